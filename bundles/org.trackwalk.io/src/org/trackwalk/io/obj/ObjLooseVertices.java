package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.ImportProblem;

/**
 * The vertices that no face uses, piece by piece. The format has one list of vertices for all
 * pieces; what is written without another line between belongs together: exporters write the
 * vertices of an object in one go, before its faces. A loose vertex is of the piece whose vertex
 * stands nearest to it in that run of lines; in a run that nobody uses, of no piece.
 */
final class ObjLooseVertices {

  private static final String NO_PIECE = "";

  private static final class Loose {
    final int line;
    final List<Float> places = new ArrayList<>();

    Loose(int line) {
      this.line = line;
    }
  }

  private final float[] positions;
  private final IntFunction<String> user;
  private final Map<String, Loose> byPiece = new LinkedHashMap<>();

  /** The vertices of the run that is being read: number of the first, and their lines. */
  private int first;

  private final GrowingInts lines = new GrowingInts(0);

  /**
   * Loose vertices of a file.
   *
   * @param positions xyz of all vertices of the file
   * @param user name of a piece that uses a vertex; null when none does
   */
  ObjLooseVertices(float[] positions, IntFunction<String> user) {
    this.positions = positions;
    this.user = user;
  }

  /** Looks through the file again, for lines of vertices are not kept: one problem per piece. */
  List<ImportProblem> problems(String file, FileBytes content) {
    TextCursor cursor = new TextCursor(content);
    int seen = 0;
    while (!cursor.atEnd()) {
      if (cursor.skipBlanks()) {
        if (cursor.word("v")) {
          lines.add(cursor.line());
          seen++;
          numbers(cursor);
        } else if (cursor.word("vn")) {
          numbers(cursor);
        } else if (cursor.word("f") || cursor.word("fo")) {
          endRun(seen);
          words(cursor);
        } else if (cursor.word("l") || cursor.word("p")) {
          words(cursor);
        } else if (cursor.word("o") || cursor.word("g")) {
          endRun(seen);
        }
      }
      cursor.nextLine();
    }
    endRun(seen);
    List<ImportProblem> problems = new ArrayList<>();
    byPiece.forEach((piece, loose) -> problems.add(problem(piece, file, loose)));
    return problems;
  }

  /** Over what {@link ObjChunkReader} reads of a vertex or a normal, in one line or in several. */
  private static void numbers(TextCursor cursor) {
    for (int k = 0; k < 3 && cursor.skipBlanks() && cursor.number(); k++) {
      // The next one.
    }
  }

  /** Over the corners of a face, a line or points, in one line or in several. */
  private static void words(TextCursor cursor) {
    while (cursor.skipBlanks() && cursor.peek() != '#') {
      cursor.skipWord();
    }
  }

  private void endRun(int end) {
    String before = null;
    int last = -1;
    int next = first;
    for (int v = first; v < end; v++) {
      String own = user.apply(v);
      if (own != null) {
        before = own;
        last = v;
        continue;
      }
      while (next < end && (next < v || user.apply(next) == null)) {
        next++;
      }
      boolean after = next < end && (before == null || next - v < v - last);
      String owner = after ? user.apply(next) : before;
      add(owner == null ? NO_PIECE : owner, v, lines.get(v - first));
    }
    first = end;
    lines.truncate(0);
  }

  private void add(String piece, int vertex, int line) {
    List<Float> places = byPiece.computeIfAbsent(piece, k -> new Loose(line)).places;
    for (int k = 0; k < 3; k++) {
      places.add(positions[3 * vertex + k]);
    }
  }

  private static ImportProblem problem(String piece, String file, Loose loose) {
    int count = loose.places.size() / 3;
    String message =
        count == 1 ? "1 vertex is used by no face" : count + " vertices are used by no face";
    return new ImportProblem(
        ImportProblem.ISOLATED_VERTEX,
        piece,
        file,
        loose.line,
        count,
        message,
        List.copyOf(loose.places));
  }
}
