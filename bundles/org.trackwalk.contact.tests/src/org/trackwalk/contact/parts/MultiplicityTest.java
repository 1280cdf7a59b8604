package org.trackwalk.contact.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

final class MultiplicityTest {

  private static final double EXACT = 1e-12;

  @Test
  void solidsThatOnlyTouchShareNothing() {
    List<Solid> solids =
        List.of(
            box(0, 0, 0, 1, 1, 1),
            box(1, 0, 0, 2, 1, 1),
            box(0, 1, 0, 2, 2, 1),
            box(5, 5, 5, 6, 6, 6));
    Multiplicity found = measured(solids);
    assertEquals(0, found.more(), EXACT);
    assertEquals(5, Arrays.stream(found.first()).sum(), 0.01 * 5);
  }

  @Test
  void aSolidInAnotherIsSharedWholeAndHasNothingOfItsOwn() {
    Multiplicity found = measured(List.of(box(0, 0, 0, 4, 2, 1), box(1, 0.5, 0.2, 3, 1, 0.7)));
    assertEquals(0.5, found.more(), 0.01 * 0.5);
    assertEquals(0, found.first()[1], 0);
    assertEquals(8, found.first()[0], 0.01 * 8);
  }

  @Test
  void oneOfTwoInTheSamePlaceKeepsItsRoom() {
    Multiplicity found = measured(List.of(box(0, 0, 0, 3, 2, 1), box(0, 0, 0, 3, 2, 1)));
    assertEquals(6, found.more(), 0.01 * 6);
    assertEquals(6, found.first()[0], 0.01 * 6);
    assertEquals(0, found.first()[1], EXACT);
  }

  @Test
  void ballsInEachOtherShareALens() {
    // Two caps of height 1 - d/2 (d: distance of the middles).
    double d = 0.8;
    double lens = Math.PI * (4 + d) * (2 - d) * (2 - d) / 12;
    Bricks balls = new Bricks().ball(1, 96, 128);
    Solid one = solids(balls).get(0);
    Multiplicity found = measured(List.of(one, moved(one, d)));
    assertEquals(lens, found.more(), 0.005 * lens);
  }

  @Test
  void manyBoxesAreWhatTheirCornersSay() {
    Random random = new Random(5);
    for (int round = 0; round < 20; round++) {
      List<double[]> boxes = new ArrayList<>();
      List<Solid> solids = new ArrayList<>();
      double sum = 0;
      for (int i = 0; i < 8; i++) {
        double[] b = new double[6];
        for (int axis = 0; axis < 3; axis++) {
          b[axis] = (float) (2 * random.nextDouble());
          b[3 + axis] = (float) (b[axis] + 0.2 + 1.5 * random.nextDouble());
        }
        boxes.add(b);
        solids.add(box(b[0], b[1], b[2], b[3], b[4], b[5]));
        sum += (b[3] - b[0]) * (b[4] - b[1]) * (b[5] - b[2]);
      }
      Multiplicity found = measured(solids);
      double union = sum - found.more();
      assertEquals(together(boxes), union, 0.005 * union, "round " + round);
      assertEquals(union, Arrays.stream(found.first()).sum(), 0.01 * union, "round " + round);
    }
  }

  @Test
  void slabsOnALongRayAreTheirUnion() {
    // Several hundred places on each ray, in no order; bars are told apart by nothing but x.
    Random random = new Random(7);
    List<Solid> solids = new ArrayList<>();
    List<double[]> boxes = new ArrayList<>();
    double sum = 0;
    for (int i = 0; i < 200; i++) {
      double from = (float) (90 * random.nextDouble());
      double to = (float) (from + 0.1 + 0.5 * random.nextDouble());
      solids.add(box(from, 0, 0, to, 1, 1));
      boxes.add(new double[] {from, 0, 0, to, 1, 1});
      sum += to - from;
    }
    // One below all others makes of them one walk, and is before none.
    solids.add(box(0, 0, 0, 91, 1, 1));
    Multiplicity found = measured(solids);
    assertEquals(sum, found.more(), 1e-9 * sum);
    double union = together(boxes);
    assertEquals(91 - union, found.first()[200], 1e-9 * sum);
    assertEquals(union, Arrays.stream(found.first()).sum() - found.first()[200], 1e-9 * sum);
    assertEquals(91, found.met()[200], 1e-9 * 91);
  }

  @Test
  void whatIsFarFromAllOthersDoesNotSpreadTheRays() {
    Multiplicity near = measured(List.of(box(0, 0, 0, 4, 2, 1), box(1, 0.5, 0.2, 3, 1, 0.7)));
    Multiplicity far =
        measured(
            List.of(
                box(0, 0, 0, 4, 2, 1),
                box(9000, 800, 70, 9001, 801, 71),
                box(1, 0.5, 0.2, 3, 1, 0.7)));
    assertEquals(near.more(), far.more(), EXACT);
    assertEquals(near.met()[1], far.met()[2], EXACT);
    assertEquals(1, far.first()[1], 1e-9);
  }

  @Test
  void tallTrianglesTakeRoomOnce() {
    // 20,000 sides of a column that reach all rows; each was kept once for each row, 164 MB.
    int n = 10_000;
    double[] xy = new double[2 * n];
    for (int i = 0; i < n; i++) {
      xy[2 * i] = StrictMath.cos(2 * Math.PI * i / n);
      xy[2 * i + 1] = StrictMath.sin(2 * Math.PI * i / n);
    }
    List<Solid> one = solids(new Bricks().prism(0, 1.9, xy));
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    Multiplicity found = measured(one);
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    assertEquals(0, found.more(), 1e-9);
    assertTrue(bytes < 40_000_000, bytes + " bytes");
  }

  @Test
  void itCanBeCancelled() {
    List<Solid> solids = List.of(box(0, 0, 0, 4, 2, 1), box(1, 0.5, 0.2, 3, 1, 0.7));
    int[] asked = new int[1];
    Progress some = Progress.unsaid(() -> asked[0]++ >= 5);
    assertThrows(CancelledException.class, () -> Multiplicity.of(solids, some));
    assertEquals(6, asked[0]);
  }

  private static Multiplicity measured(List<Solid> solids) {
    return Multiplicity.of(solids, Progress.none());
  }

  /** The volume of boxes together, cell by cell of a grid through all their sides. */
  private static double together(List<double[]> boxes) {
    double[][] at = new double[3][];
    for (int axis = 0; axis < 3; axis++) {
      int k = axis;
      at[axis] =
          boxes.stream()
              .flatMapToDouble(b -> Arrays.stream(new double[] {b[k], b[3 + k]}))
              .distinct()
              .sorted()
              .toArray();
    }
    double sum = 0;
    for (int i = 1; i < at[0].length; i++) {
      for (int j = 1; j < at[1].length; j++) {
        for (int k = 1; k < at[2].length; k++) {
          double x = (at[0][i - 1] + at[0][i]) / 2;
          double y = (at[1][j - 1] + at[1][j]) / 2;
          double z = (at[2][k - 1] + at[2][k]) / 2;
          boolean in =
              boxes.stream()
                  .anyMatch(
                      b -> b[0] < x && x < b[3] && b[1] < y && y < b[4] && b[2] < z && z < b[5]);
          sum +=
              in
                  ? (at[0][i] - at[0][i - 1])
                      * (at[1][j] - at[1][j - 1])
                      * (at[2][k] - at[2][k - 1])
                  : 0;
        }
      }
    }
    return sum;
  }

  private static Solid box(double x0, double y0, double z0, double x1, double y1, double z1) {
    return solids(new Bricks().box(x0, y0, z0, x1, y1, z1)).get(0);
  }

  private static List<Solid> solids(Bricks bricks) {
    WeldedSurface surface = bricks.surface();
    return Bodies.of(surface, Topology.of(surface, 1, Progress.none())).solids();
  }

  private static Solid moved(Solid solid, double along) {
    SolidBuilder out = new SolidBuilder();
    for (int i = 0; i < solid.points().length; i += 3) {
      out.point(solid.points()[i] + along, solid.points()[i + 1], solid.points()[i + 2]);
    }
    for (int f = 0; f < solid.polygons(); f++) {
      for (int k = 0; k < solid.size(f); k++) {
        out.corner(solid.corner(f, k));
      }
      out.end();
    }
    return out.solid(solid.surface());
  }
}
