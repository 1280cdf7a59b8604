package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.polygon.FaceFaults;
import org.trackwalk.io.text.TextCursor;
import org.trackwalk.mesh.level.ImportProblem;

/** What is wrong in a file, in words. */
final class ObjProblems {

  private static final int QUOTED = 60;

  private final String file;
  private final FileBytes content;
  private final float[] positions;
  private final List<ImportProblem> problems = new ArrayList<>();

  ObjProblems(String file, FileBytes content, float[] positions) {
    this.file = file;
    this.content = content;
    this.positions = positions;
  }

  List<ImportProblem> list() {
    return problems;
  }

  /** Adds what was left out of a piece. */
  void add(ObjPiece piece, String name) {
    FaceFaults faults = new FaceFaults();
    boolean any = false;
    for (ObjRun run : piece.runs) {
      if (run.faults() != null) {
        faults.add(run.faults());
        any = true;
      }
    }
    if (any) {
      problems.addAll(faults.problems(name, file, positions));
    }
  }

  /**
   * Adds the vertices that no triangle of the file uses.
   *
   * @param user name of a piece that uses a vertex; null when none does
   */
  void addUnused(IntFunction<String> user) {
    problems.addAll(new ObjLooseVertices(positions, user).problems(file, content));
  }

  /**
   * Refuses the file when a triangle stands on a vertex that cannot be read. One that nobody uses
   * does no harm.
   *
   * @param chunks with their triangles
   */
  void refuseBadVertices(List<ObjChunk> chunks) throws ImportException {
    BitSet bad = new BitSet();
    for (ObjChunk chunk : chunks) {
      GrowingInts list = chunk.badVertices;
      for (int i = 0; i < list.size(); i += 3) {
        bad.set(list.get(i) + chunk.vertexBase);
      }
    }
    if (bad.isEmpty()) {
      return;
    }
    BitSet used = new BitSet();
    for (ObjChunk chunk : chunks) {
      for (int i = 0; i < 3 * chunk.triangleCount; i++) {
        if (bad.get(chunk.triangles[i])) {
          used.set(chunk.triangles[i]);
        }
      }
    }
    for (ObjChunk chunk : chunks) {
      GrowingInts list = chunk.badVertices;
      for (int i = 0; i < list.size(); i += 3) {
        if (used.get(list.get(i) + chunk.vertexBase)) {
          throw new ImportException(
              file,
              "line " + (list.get(i + 1) + chunk.lineBase),
              "a vertex needs three numbers, but here stands \"" + line(list.get(i + 2)) + "\"");
        }
      }
    }
  }

  /** The text of the line that holds a byte, from that byte on, cut when it is long. */
  private String line(int from) {
    String line = new TextCursor(content.bytes(), from, content.end(), 1).restOfLine();
    return line.length() <= QUOTED ? line : line.substring(0, QUOTED) + "…";
  }
}
