package org.trackwalk.drive.edges;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;

/**
 * A road's border that is tucked in under the leaning face of a kerb, too steep for a car: what
 * lies deep below the kerb is no slot, as nothing gets past its face.
 */
class KerbFaceTest {

  private static final int SCENES = 60;
  private static final double LENGTH = 200;
  private static final double WIDE = 10;

  /** What lies below the kerb: nothing, ground half a metre deep, or a slab's lower side. */
  private enum Below {
    VOID,
    GROUND,
    SLAB
  }

  @Test
  void belowTheFaceOfAKerbIsNoSlot() {
    for (Below below : Below.values()) {
      Random random = new Random(7);
      for (int i = 0; i < SCENES; i++) {
        double high = 0.06 + 0.34 * random.nextDouble();
        double run = high / Math.tan(Math.toRadians(62 + 23 * random.nextDouble()));
        double tuck = 0.2 * run * random.nextDouble();
        double bank = 0.3 * random.nextDouble();
        List<Piece> pieces = kerbed(high, run, tuck, bank);
        add(below, pieces);
        String scene = below + " " + i + ": " + high + " " + run + " " + tuck + " " + bank;
        assertEquals(List.of(), DrivenLevel.of(pieces).gaps(60), scene);
      }
    }
  }

  /** A road that rises from its border at x = 0, and a kerb as a sheet along it. */
  private static List<Piece> kerbed(double high, double run, double tuck, double bank) {
    double foot = tuck * bank - 0.01;
    double[] x = {-2, tuck - run, tuck};
    double[] y = {high, high, foot};
    List<Piece> pieces = new ArrayList<>();
    pieces.add(along("road", new double[] {0, WIDE}, new double[] {0, bank * WIDE}));
    pieces.add(along("kerb", x, y));
    return pieces;
  }

  private static void add(Below below, List<Piece> pieces) {
    switch (below) {
      case GROUND -> pieces.add(DrivenLevel.sheet("grass", -40, -10, 40, LENGTH + 10, -0.5));
      case SLAB -> {
        pieces.add(along("inside", new double[] {-20, 0}, new double[] {-0.005, -0.005}));
        pieces.add(along("inside", new double[] {0, -20}, new double[] {-0.55, -0.55}));
      }
      default -> {}
    }
  }

  private static Piece along(String name, double[] x, double[] y) {
    float[] p = new float[6 * x.length];
    int[] t = new int[6 * (x.length - 1)];
    for (int i = 0; i < x.length; i++) {
      for (int end = 0; end < 2; end++) {
        p[6 * i + 3 * end] = (float) x[i];
        p[6 * i + 3 * end + 1] = (float) y[i];
        p[6 * i + 3 * end + 2] = (float) (end * LENGTH);
      }
    }
    for (int i = 0; i < x.length - 1; i++) {
      int[] quad = {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3};
      System.arraycopy(quad, 0, t, 6 * i, 6);
    }
    return Piece.named(name, "level.obj").mesh(p, t).build();
  }
}
