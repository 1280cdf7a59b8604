package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Gives each piece its own vertices, in the order of their first use. One table serves all pieces:
 * it holds the running number of a vertex's last first use, and numbers below those of the current
 * piece are another piece's. So thousands of pieces cost no more than one.
 */
final class ObjPieces {

  private final Frame frame;
  private final String file;
  private final Items vertices;
  private final Items normals;

  /**
   * Starts with what the pieces share.
   *
   * @param positions xyz of all vertices of the file
   * @param normals xyz of all normals of the file
   */
  ObjPieces(String file, Frame frame, float[] positions, float[] normals) {
    this.file = file;
    this.frame = frame;
    this.vertices = new Items(positions);
    this.normals = new Items(normals);
  }

  /** The pieces under the names given, which are unique. */
  List<Piece> build(Collection<ObjPiece> pieces, List<String> names, Progress progress) {
    List<Piece> built = new ArrayList<>();
    for (ObjPiece piece : pieces) {
      progress.check();
      built.add(build(piece, names.get(built.size())));
    }
    return built;
  }

  /** Whether there are vertices of the file that no triangle of any piece uses. */
  boolean leavesVertices() {
    return vertices.leaves();
  }

  /** The number of the last piece that uses a vertex of the file; -1 when none does. */
  int user(int vertex) {
    return vertices.user(vertex);
  }

  /** Whether a triangle uses the last vertex of the file. */
  boolean usesLastVertex() {
    return vertices.usesLast();
  }

  private Piece build(ObjPiece piece, String name) {
    int count = 0;
    boolean hasNormals = false;
    for (ObjRun run : piece.runs) {
      count += run.toTriangle - run.fromTriangle;
      hasNormals |= run.chunk.triangleNormals != null;
    }
    int[] triangles = new int[3 * count];
    int[] cornerNormals = hasNormals ? new int[3 * count] : null;
    int[] places = new int[count];
    int[] surfaces = piece.surfaces.isEmpty() ? null : new int[count];
    vertices.start(triangles.length);
    normals.start(hasNormals ? triangles.length : 0);
    int at = 0;
    for (ObjRun run : piece.runs) {
      int size = run.toTriangle - run.fromTriangle;
      vertices.take(run.chunk.triangles, 3 * run.fromTriangle, 3 * size, triangles, 3 * at);
      if (run.chunk.triangleNormals != null) {
        int from = 3 * run.fromTriangle;
        normals.take(run.chunk.triangleNormals, from, 3 * size, cornerNormals, 3 * at);
      } else if (hasNormals) {
        Arrays.fill(cornerNormals, 3 * at, 3 * (at + size), -1);
      }
      System.arraycopy(run.chunk.places, run.fromTriangle, places, at, size);
      if (surfaces != null) {
        Arrays.fill(surfaces, at, at + size, run.surface);
      }
      at += size;
    }
    Piece.Builder builder =
        Piece.named(name, file)
            .node(piece.name)
            .frame(frame)
            .mesh(vertices.taken(), triangles)
            .places(places)
            .surfaces(piece.surfaces, surfaces);
    float[] ownNormals = normals.taken();
    if (ownNormals.length > 0) {
      builder.normals(ownNormals, cornerNormals);
    }
    return builder.build();
  }

  /** Triples of the file from which pieces take those they use. */
  private static final class Items {
    private final float[] xyz;

    /**
     * Per triple its running number plus one when it was last taken for the first time, 0 before.
     */
    private final int[] numbers;

    /** The numbers that were given before each piece. */
    private final GrowingInts starts = new GrowingInts(0);

    private int numbered;
    private int before;
    private GrowingFloats own;

    Items(float[] xyz) {
      this.xyz = xyz;
      this.numbers = new int[xyz.length / 3];
    }

    void start(int atMost) {
      before = numbered;
      starts.add(numbered);
      own = new GrowingFloats((int) Math.min(xyz.length, 3L * atMost));
    }

    void take(int[] from, int at, int count, int[] to, int toAt) {
      for (int i = 0; i < count; i++) {
        int item = from[at + i];
        if (item < 0) {
          to[toAt + i] = -1;
          continue;
        }
        int number = numbers[item];
        if (number <= before) {
          number = ++numbered;
          numbers[item] = number;
          own.add(xyz[3 * item], xyz[3 * item + 1], xyz[3 * item + 2]);
        }
        to[toAt + i] = number - before - 1;
      }
    }

    float[] taken() {
      return own.toArray();
    }

    boolean leaves() {
      return Arrays.stream(numbers).anyMatch(number -> number == 0);
    }

    boolean usesLast() {
      return numbers.length == 0 || numbers[numbers.length - 1] != 0;
    }

    int user(int item) {
      if (numbers[item] == 0) {
        return -1;
      }
      // The last piece that began below the number; pieces without vertices begin where it ends.
      int piece = Arrays.binarySearch(starts.items(), 0, starts.size(), numbers[item]);
      piece = (piece < 0 ? -piece - 1 : piece) - 1;
      while (starts.get(piece) == numbers[item]) {
        piece--;
      }
      return piece;
    }
  }
}
