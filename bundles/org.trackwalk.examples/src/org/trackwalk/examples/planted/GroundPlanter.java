package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;

/** Takes ground away: a piece of the road, one of the verge, a slit between two segments. */
final class GroundPlanter {

  /** How far apart points are that stand for what is gone, as parts of a quad. */
  private static final int PARTS = 3;

  private final Workpiece work;
  private final Random random;

  GroundPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  /** Takes two or three rows of the road away, from border to border. */
  ThingPlanter.Placed road(int segment, int row) {
    return gone(work.part("road", segment), row, 2 + random.nextInt(2));
  }

  /** Takes two rows of the verge on one side away. */
  ThingPlanter.Placed verge(int segment, int row) {
    String side = random.nextBoolean() ? "verge_l" : "verge_r";
    return gone(work.part(side, segment), row, 2);
  }

  private static ThingPlanter.Placed gone(Workpiece.Part part, int row, int rows) {
    List<double[]> points = new ArrayList<>();
    for (int r = row; r < row + rows; r++) {
      for (int c = 0; c < part.strip().columns(); c++) {
        quad(part, r, c, points);
        part.mesh().remove(part.nearTriangle(r, c));
        part.mesh().remove(part.farTriangle(r, c));
      }
    }
    return new ThingPlanter.Placed(part.name(), points);
  }

  private static void quad(Workpiece.Part part, int row, int column, List<double[]> points) {
    for (int i = 0; i <= PARTS; i++) {
      for (int j = 0; j <= PARTS; j++) {
        double[] p = new double[3];
        for (int corner = 0; corner < 4; corner++) {
          double along = (corner & 1) == 0 ? PARTS - i : i;
          double across = (corner & 2) == 0 ? PARTS - j : j;
          float[] q = part.position(row + (corner & 1), column + (corner >> 1));
          for (int k = 0; k < 3; k++) {
            p[k] += q[k] * along * across / (PARTS * PARTS);
          }
        }
        points.add(p);
      }
    }
  }

  /**
   * Draws the first row of a segment back, from the road to the inner part of the verges; their
   * outer rims stay.
   */
  ThingPlanter.Placed slit(int segment, double width) {
    List<double[]> points = new ArrayList<>();
    for (String kind : List.of("road", "kerb_l", "kerb_r", "verge_l", "verge_r")) {
      if (!kind.startsWith("kerb") || work.has(kind, segment)) {
        Workpiece.Part part = work.part(kind, segment);
        int columns = part.strip().columns();
        for (int c = 0; c <= columns; c++) {
          boolean rim = kind.equals("verge_l") && c == 0 || kind.equals("verge_r") && c == columns;
          near(part, 0, Math.min(c, columns - 1), points);
          if (!rim) {
            back(part, c, width);
          }
        }
      }
    }
    return new ThingPlanter.Placed(work.part("road", segment).name(), points);
  }

  /** Points between two columns at a slit's near side. */
  private static void near(Workpiece.Part part, int row, int column, List<double[]> points) {
    float[] a = part.position(row, column);
    float[] b = part.position(row, column + 1);
    for (int i = 0; i <= PARTS; i++) {
      double[] p = new double[3];
      for (int k = 0; k < 3; k++) {
        p[k] = a[k] + ((double) b[k] - a[k]) * i / PARTS;
      }
      points.add(p);
    }
  }

  private static void back(Workpiece.Part part, int column, double width) {
    MeshDraft mesh = part.mesh();
    float[] p = part.position(0, column);
    double[] q = Measures.towards(p, part.position(1, column), width);
    mesh.move(part.vertex(0, column), q[0], q[1], q[2]);
  }
}
