package org.trackwalk.check.tiles;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * The planted circuit in the middle of hills of some kilometres, in which things are wrong, too.
 */
final class WideWorld {

  /** Side of the hills' squares, metres. */
  private static final int STEP = 25;

  /** Squares along the side of one of the hills' pieces. */
  private static final int SQUARES = 30;

  /** Pieces along each side; the circuit lies over those in the middle. */
  private static final int PIECES = 6;

  /** Squares from which on a plateau is high, and up to which. */
  private static final int HIGH = 5;

  private static final int HIGH_END = 25;

  /** What is wrong far off the road. */
  private final boolean wrong;

  /** What the hills are called; some names say what they are for. */
  private final String called;

  private final List<MeshDraft> drafts = new ArrayList<>();

  private WideWorld(String called, boolean wrong) {
    this.called = called;
    this.wrong = wrong;
  }

  /** The circuit alone, with each kind of defect once. */
  static Level circuit() {
    return PlantedCircuit.plant(
            Circuit.generate(CircuitShape.EXAMPLE), 7, List.of(DefectKind.values()))
        .level();
  }

  /**
   * The circuit over its hills.
   *
   * @param called the name of the hills
   * @param wrong whether there are faults in them
   */
  static Level of(String called, boolean wrong) {
    Level circuit = circuit();
    List<Piece> pieces = new ArrayList<>(circuit.pieces());
    pieces.addAll(new WideWorld(called, wrong).hills());
    return new Level(
        "wide world",
        circuit.grouping(),
        pieces,
        circuit.problems(),
        circuit.sources(),
        circuit.hints());
  }

  private List<Piece> hills() {
    for (int i = 0; i < PIECES; i++) {
      for (int k = 0; k < PIECES; k++) {
        drafts.add(piece(i, k));
      }
    }
    if (wrong) {
      spoil();
    }
    return drafts.stream().map(draft -> draft.build("hills.obj")).toList();
  }

  private MeshDraft piece(int i, int k) {
    MeshDraft draft = new MeshDraft(called + "_" + i + "_" + k, SurfaceClass.UNKNOWN);
    for (int z = 0; z <= SQUARES; z++) {
      for (int x = 0; x <= SQUARES; x++) {
        double px = ((i - PIECES / 2) * SQUARES + x) * (double) STEP;
        double pz = ((k - PIECES / 2) * SQUARES + z) * (double) STEP;
        draft.vertex(px, height(px, pz), pz);
      }
    }
    for (int z = 0; z < SQUARES; z++) {
      for (int x = 0; x < SQUARES; x++) {
        int a = at(x, z);
        draft.quad(a, at(x, z + 1), at(x + 1, z + 1), at(x + 1, z), "moss");
      }
    }
    return draft;
  }

  private static int at(int x, int z) {
    return z * (SQUARES + 1) + x;
  }

  private static double height(double x, double z) {
    return 6 * Math.sin(x / 170) * Math.cos(z / 210) - 12;
  }

  /** Each fault in a piece of its own, hundreds of metres beyond all that is kept. */
  private void spoil() {
    double miss = 0.0003;
    shift(called + "_0_0", SQUARES, 12, 0, miss); // its seam to the next piece misses it
    shift(called + "_0_1", SQUARES, 14, 0.05, 0); // a step
    MeshDraft hole = draft(called + "_0_2");
    remove(hole, 10, 10);
    MeshDraft twice = draft(called + "_0_3");
    int[] c = twice.corners(100);
    twice.triangle(c[0], c[1], c[2], "moss");
    MeshDraft flat = draft(called + "_0_4");
    flat.triangle(at(3, 3), at(3, 3), at(4, 3), "moss");
    MeshDraft knot = draft(called + "_0_5");
    fin(knot, at(15, 15), at(16, 15));
    MeshDraft thin = draft(called + "_1_0");
    needle(thin, 20, 20);
    shift(called + "_5_0", 0, 15, 0, 0.2); // a gap
    draft(called + "_5_3").move(at(9, 9), 0, 0, 0); // placed below
    float[] p = draft(called + "_5_3").position(at(10, 9));
    draft(called + "_5_3").move(at(9, 9), p[0] - STEP, p[1] - 40, p[2]); // a pit
    MeshDraft tee = draft(called + "_5_5");
    splitAtBorder(tee);
    plateau(called + "_3_0", 7); // its walls are turned, and more than itself
    plateau(called + "_3_5", 5); // as many
    plateau(called + "_2_0", 2); // fewer
  }

  /**
   * Squares lifted by some 20 m, with slopes around them that are wound the wrong way: gentle at
   * foot and top, else steep, so that of more than two rows nobody says which side faces down.
   *
   * @param rows triangles up the walls, in pairs
   */
  private void plateau(String name, int rows) {
    MeshDraft draft = draft(name);
    int side = HIGH_END - HIGH + 1;
    int[] low = new int[4 * (side - 1)];
    int[] high = new int[side * side];
    for (int i = 0; i < high.length; i++) {
      high[i] = lifted(draft, at(HIGH + i % side, HIGH + i / side), rows, rows);
    }
    int[] top = new int[low.length];
    for (int i = 0; i < low.length; i++) {
      int k = i % (side - 1);
      int far = side - 1;
      int x = i < far ? 0 : i < 2 * far ? k : i < 3 * far ? far : far - k;
      int z = i < far ? k : i < 2 * far ? far : i < 3 * far ? far - k : 0;
      low[i] = at(HIGH + x, HIGH + z);
      top[i] = high[z * side + x];
    }
    for (int z = 0; z < side - 1; z++) {
      for (int x = 0; x < side - 1; x++) {
        remove(draft, HIGH + x, HIGH + z);
        int a = z * side + x;
        draft.quad(high[a], high[a + side], high[a + side + 1], high[a + 1], "moss");
      }
    }
    int[] below = low;
    for (int row = 1; row <= rows; row++) {
      int[] above = top.clone();
      for (int i = 0; i < top.length && row < rows; i++) {
        above[i] = lifted(draft, low[i], row, rows);
      }
      for (int i = 0; i < top.length; i++) {
        int next = (i + 1) % top.length;
        draft.quad(above[i], above[next], below[next], below[i], "moss");
      }
      below = above;
    }
  }

  /** A vertex of the slope, or of the top, that belongs to one of the ground. */
  private static int lifted(MeshDraft draft, int ground, int row, int rows) {
    double gentle = row < rows ? 5 : 10;
    double steep = 17.0 * (row < rows ? row - 1 : rows - 2) / Math.max(1, rows - 2);
    double inward = (gentle + 0.05 * steep) / ((HIGH_END - HIGH) * STEP / 2.0);
    float[] p = draft.position(ground);
    int middle = (HIGH + HIGH_END) / 2;
    float[] c = draft.position(at(middle, middle));
    return draft.vertex(
        p[0] + inward * (c[0] - p[0]), p[1] + 0.36 * gentle + steep, p[2] + inward * (c[2] - p[2]));
  }

  private MeshDraft draft(String name) {
    return drafts.stream().filter(d -> d.name().equals(name)).findFirst().orElseThrow();
  }

  private void shift(String name, int x, int z, double up, double along) {
    MeshDraft draft = draft(name);
    for (int i = z; i < z + 3; i++) {
      float[] p = draft.position(at(x, i));
      draft.move(at(x, i), p[0] + (x == 0 ? along : -along), p[1] + up, p[2]);
    }
  }

  private static void remove(MeshDraft draft, int x, int z) {
    int from = at(x, z);
    int to = at(x + 1, z + 1);
    draft.remove(draft.triangleWithEdge(from, at(x, z + 1)));
    draft.remove(draft.triangleWithEdge(to, at(x + 1, z)));
  }

  /** A third triangle on an edge. */
  private static void fin(MeshDraft draft, int a, int b) {
    float[] p = draft.position(a);
    float[] q = draft.position(b);
    int top = draft.vertex((p[0] + q[0]) / 2, p[1] + 5, (p[2] + q[2]) / 2);
    draft.triangle(a, b, top, "moss");
  }

  /** A vertex inside a triangle, 0.2 mm off one of its sides. */
  private static void needle(MeshDraft draft, int x, int z) {
    int a = at(x, z);
    int b = at(x, z + 1);
    int t = draft.triangleWithEdge(a, b);
    int[] c = draft.corners(t);
    float[] p = draft.position(a);
    float[] q = draft.position(b);
    int v = draft.vertex((p[0] + q[0]) / 2 + 0.0002, (p[1] + q[1]) / 2, (p[2] + q[2]) / 2);
    draft.remove(t);
    for (int k = 0; k < 3; k++) {
      draft.triangle(c[k], c[(k + 1) % 3], v, "moss");
    }
  }

  /** A vertex in the middle of a border's edge, which the neighbour does not have. */
  private static void splitAtBorder(MeshDraft draft) {
    int a = at(0, 15);
    int b = at(0, 16);
    int t = draft.triangleWithEdge(a, b);
    int[] c = draft.corners(t);
    int third = c[0] + c[1] + c[2] - a - b;
    float[] p = draft.position(a);
    float[] q = draft.position(b);
    int v = draft.vertex(p[0], (p[1] + q[1]) / 2, (p[2] + q[2]) / 2);
    draft.remove(t);
    draft.triangle(a, v, third, "moss");
    draft.triangle(v, b, third, "moss");
  }
}
