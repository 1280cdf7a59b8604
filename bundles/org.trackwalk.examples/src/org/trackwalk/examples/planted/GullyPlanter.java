package org.trackwalk.examples.planted;

import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;

/** Sinks a gully into two rows of a verge's column and lays a short ridge across it. */
final class GullyPlanter {

  /** Half the length of the ridge, and its height over the foot of it, metres. */
  private static final double HALF = 0.16;

  private static final double RIDGE = 0.016;

  /** How far its feet stand from it, metres: its sides are steep. */
  private static final double FOOT = 0.02;

  /** Slope of the gully's bottom, upward from the ridge to both sides. */
  private static final double BOTTOM = 0.06;

  /** How far its bottom line goes from the ridge, metres. */
  private static final double CLOSE = 0.6;

  private final Workpiece work;
  private final Random random;

  GullyPlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  Truth plant(ShapeDefect defect, int segment) {
    boolean left = random.nextBoolean();
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    MeshDraft mesh = verge.mesh();
    int row = verge.strip().rows() / 4 + random.nextInt(verge.strip().rows() / 2);
    int column = verge.strip().columns() / 2;
    for (int r = row; r < row + 2; r++) {
      mesh.remove(verge.nearTriangle(r, column));
      mesh.remove(verge.farTriangle(r, column));
    }
    Plane plane = new Plane(verge, row, column);
    double rim = BOTTOM * (1 - FOOT);
    int one = plane.vertex(-HALF, 0, RIDGE - rim);
    int two = plane.vertex(HALF, 0, RIDGE - rim);
    int near = plane.vertex(0, -FOOT, -rim);
    int far = plane.vertex(0, FOOT, -rim);
    double bottom = BOTTOM * (CLOSE - FOOT) - rim;
    int nearBottom = plane.vertex(0, -CLOSE, bottom);
    int farBottom = plane.vertex(0, CLOSE, bottom);
    int nearLeft = verge.vertex(row, column);
    int nearRight = verge.vertex(row, column + 1);
    int farLeft = verge.vertex(row + 2, column);
    int farRight = verge.vertex(row + 2, column + 1);
    mesh.triangle(one, near, two, "grass");
    mesh.triangle(two, far, one, "grass");
    side(mesh, new int[] {near, nearBottom}, one, two, nearLeft, nearRight);
    side(mesh, new int[] {far, farBottom}, two, one, farRight, farLeft);
    int midLeft = verge.vertex(row + 1, column);
    int midRight = verge.vertex(row + 1, column + 1);
    mesh.triangle(nearLeft, one, midLeft, "grass");
    mesh.triangle(midLeft, one, farLeft, "grass");
    mesh.triangle(nearRight, midRight, two, "grass");
    mesh.triangle(midRight, farRight, two, "grass");
    // In a narrow patch the slopes of the gully are steep enough to be forgotten, too.
    List<float[]> points =
        List.of(
            mesh.position(near),
            mesh.position(nearBottom),
            mesh.position(nearLeft),
            mesh.position(nearRight),
            mesh.position(farLeft),
            mesh.position(farRight));
    return Truth.at(defect.id(), defect.rule(), List.of(verge.name()), points);
  }

  /** One half of the gully: both sides of its bottom line, and the slopes up to the rim. */
  private static void side(MeshDraft mesh, int[] bottom, int one, int two, int rimOne, int rimTwo) {
    mesh.triangle(one, bottom[1], bottom[0], "grass");
    mesh.triangle(two, bottom[0], bottom[1], "grass");
    mesh.triangle(rimOne, bottom[1], one, "grass");
    mesh.triangle(rimTwo, two, bottom[1], "grass");
    mesh.triangle(rimOne, rimTwo, bottom[1], "grass");
  }

  /** The plane of four corners, two rows long and a column wide; metres to the right and ahead. */
  private static final class Plane {
    private final MeshDraft mesh;
    private final double[] middle = new double[3];
    private final double[] right = new double[3];
    private final double[] ahead = new double[3];

    Plane(Workpiece.Part part, int row, int column) {
      mesh = part.mesh();
      float[] a = part.position(row, column);
      float[] b = part.position(row, column + 1);
      float[] c = part.position(row + 2, column + 1);
      float[] d = part.position(row + 2, column);
      for (int k = 0; k < 3; k++) {
        middle[k] = ((double) a[k] + b[k] + c[k] + d[k]) / 4;
        right[k] = ((double) b[k] + c[k] - a[k] - d[k]) / 2;
        ahead[k] = ((double) c[k] + d[k] - a[k] - b[k]) / 2;
      }
      double r = Math.hypot(right[0], right[2]);
      double f = Math.hypot(ahead[0], ahead[2]);
      for (int k = 0; k < 3; k++) {
        right[k] /= r;
        ahead[k] /= f;
      }
    }

    int vertex(double u, double v, double up) {
      return mesh.vertex(
          middle[0] + u * right[0] + v * ahead[0],
          middle[1] + u * right[1] + v * ahead[1] + up,
          middle[2] + u * right[2] + v * ahead[2]);
    }
  }
}
