package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.mesh.level.ImportProblem;

/**
 * The vertices that no face uses, piece by piece. The format has one list of vertices for all
 * pieces; what is written without another line between belongs together: exporters write the
 * vertices of an object in one go, before its faces. A loose vertex is of the piece whose vertex
 * stands nearest to it in that run of lines; in a run that nobody uses, of no piece.
 */
final class ObjLooseVertices implements ObjChunkReader.Lines {

  private static final String NO_PIECE = "";

  /** Bytes that are read at once: what is read of them is thrown away again. */
  private static final int PART = 1 << 20;

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

  /** Vertices seen so far. */
  private int seen;

  /** Lines of the parts that were read. */
  private int linesBefore;

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

  /**
   * Reads the file again as it was read, a part after the other, for lines of vertices are not
   * kept: one problem per piece.
   */
  List<ImportProblem> problems(String file, FileBytes content) {
    int from = content.start();
    for (int to : ObjChunks.ends(content, Math.max(1, content.size() / PART))) {
      ObjChunk chunk = new ObjChunk(from, to);
      ObjChunkReader.lines(content.bytes(), chunk, this);
      linesBefore += chunk.lines;
      from = to;
    }
    other();
    List<ImportProblem> problems = new ArrayList<>();
    byPiece.forEach((piece, loose) -> problems.add(problem(piece, file, loose)));
    return problems;
  }

  @Override
  public void vertex(int line) {
    lines.add(linesBefore + line);
    seen++;
  }

  @Override
  public void other() {
    endRun(seen);
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
