package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;

/** Plants what only some engines suffer from. */
final class EnginePlanter {

  /** How far from the road the scrap lies, metres. */
  private static final double FAR = 800;

  private static final double BELOW = 150;

  /** Bits per axis in which an engine stores vertices, and how far apart is told, metres. */
  private static final int BITS = 21;

  private static final double SPLIT = 0.0001;

  private final Workpiece work;
  private final Random random;

  EnginePlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  Truth plant(ShapeDefect defect, int segment) {
    return switch (defect) {
      case LEANING_NORMAL -> leaningNormal(defect, segment);
      case FAR_SCRAP -> farScrap(defect, segment);
      case BANK -> bank(defect, segment);
      case RIDGE_IN_GULLY -> new GullyPlanter(work, random).plant(defect, segment);
      default -> throw new IllegalArgumentException(defect + " concerns every engine");
    };
  }

  private Truth leaningNormal(ShapeDefect defect, int segment) {
    Workpiece.Part road = work.part("road", segment);
    MeshDraft mesh = road.mesh();
    int row = 3 + random.nextInt(road.strip().rows() - 6);
    int column = 2 + random.nextInt(road.strip().columns() - 4);
    int v = road.vertex(row, column);
    double[] mean = mesh.meanNormal(v);
    float[] a = road.position(row, column - 1);
    float[] b = road.position(row, column + 1);
    double width = Measures.distance(a, b);
    double angle = StrictMath.toRadians(45 + 30 * random.nextDouble());
    double[] leaning = new double[3];
    double length = 0;
    for (int k = 0; k < 3; k++) {
      double across = ((double) b[k] - a[k]) / width;
      leaning[k] = StrictMath.cos(angle) * mean[k] + StrictMath.sin(angle) * across;
      length += leaning[k] * leaning[k];
    }
    for (int k = 0; k < 3; k++) {
      leaning[k] /= Math.sqrt(length);
    }
    mesh.leaningNormal(v, leaning);
    List<float[]> points =
        List.of(
            road.position(row - 1, column - 1),
            road.position(row + 1, column + 1),
            road.position(row - 1, column + 1),
            road.position(row + 1, column - 1));
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points)
        .measured("angle", StrictMath.toDegrees(angle), "deg");
  }

  private Truth farScrap(ShapeDefect defect, int segment) {
    Workpiece.Part road = work.part("road", segment);
    MeshDraft mesh = road.mesh();
    float[] p = road.position(0, 0);
    double way = 2 * Math.PI * random.nextDouble();
    double x = p[0] + FAR * StrictMath.cos(way);
    double z = p[2] + FAR * StrictMath.sin(way);
    int a = mesh.vertex(x, p[1] - BELOW, z);
    int b = mesh.vertex(x + 1, p[1] - BELOW, z);
    int c = mesh.vertex(x, p[1] - BELOW, z - 1);
    mesh.triangle(a, b, c, "asphalt");
    double[][] own = grid(mesh);
    double worst = 0;
    Set<String> pieces = new HashSet<>();
    List<float[]> points = new ArrayList<>();
    for (String name : work.circuit().strips().keySet()) {
      MeshDraft other = work.draft(name);
      if (other == mesh || name.startsWith("wall")) {
        continue;
      }
      List<float[]> shared = shared(mesh, other);
      double[][] grid = shared.size() < 2 ? null : grid(other);
      for (float[] q : shared.size() < 2 ? List.<float[]>of() : shared) {
        double apart = 0;
        for (int k = 0; k < 3; k++) {
          double d = stored(own, q[k], k) - stored(grid, q[k], k);
          apart += d * d;
        }
        apart = Math.sqrt(apart);
        if (apart > SPLIT) {
          pieces.add(name);
          points.add(q);
        }
        worst = Math.max(worst, apart);
      }
    }
    pieces.add(road.name());
    return Truth.at(defect.id(), defect.rule(), List.copyOf(pieces), points)
        .metres("distance", worst);
  }

  /** Positions that both have, bit for bit. */
  private static List<float[]> shared(MeshDraft one, MeshDraft other) {
    Set<List<Float>> known = new HashSet<>();
    for (int v = 0; v < one.vertexCount(); v++) {
      float[] p = one.position(v);
      known.add(List.of(p[0], p[1], p[2]));
    }
    List<float[]> shared = new ArrayList<>();
    for (int v = 0; v < other.vertexCount(); v++) {
      float[] p = other.position(v);
      if (known.contains(List.of(p[0], p[1], p[2]))) {
        shared.add(p);
      }
    }
    return shared;
  }

  /** Least coordinate and size of a step, per axis. */
  private static double[][] grid(MeshDraft mesh) {
    double[] least = new double[3];
    double[] most = new double[3];
    Arrays.fill(least, Double.POSITIVE_INFINITY);
    Arrays.fill(most, Double.NEGATIVE_INFINITY);
    for (int v = 0; v < mesh.vertexCount(); v++) {
      for (int k = 0; k < 3; k++) {
        least[k] = Math.min(least[k], mesh.position(v)[k]);
        most[k] = Math.max(most[k], mesh.position(v)[k]);
      }
    }
    double[] step = new double[3];
    for (int k = 0; k < 3; k++) {
      step[k] = (most[k] - least[k]) / ((1 << BITS) - 1);
    }
    return new double[][] {least, step};
  }

  private static double stored(double[][] grid, double value, int axis) {
    double step = grid[1][axis];
    return step == 0
        ? value
        : grid[0][axis] + StrictMath.rint((value - grid[0][axis]) / step) * step;
  }

  /** Takes rows of a verge away, one more at each end, and hangs a bank to the road's edge. */
  private Truth bank(ShapeDefect defect, int segment) {
    boolean left = random.nextBoolean();
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    Workpiece.Part road = work.part("road", segment);
    MeshDraft mesh = road.mesh();
    int rim = left ? 0 : road.strip().columns();
    int rows = road.strip().rows();
    int from = rows / 8 + random.nextInt(rows / 8);
    int to = from + rows / 2 + random.nextInt(rows / 4);
    for (int row = from - 1; row <= to; row++) {
      for (int c = 0; c < verge.strip().columns(); c++) {
        verge.mesh().remove(verge.nearTriangle(row, c));
        verge.mesh().remove(verge.farTriangle(row, c));
      }
    }
    verge.mesh().dropUnused();
    List<float[]> points = new ArrayList<>();
    int last = -1;
    for (int row = from; row <= to; row++) {
      float[] p = road.position(row, rim);
      double[] out = RimPlanter.outward(road, row, left);
      points.add(p);
      int foot = mesh.vertex(p[0] + out[0], p[1] - 1.75, p[2] + out[1]);
      if (row > from) {
        int a = road.vertex(row - 1, rim);
        int b = road.vertex(row, rim);
        if (left) {
          mesh.quad(last, a, b, foot, "grass");
        } else {
          mesh.quad(a, last, foot, b, "grass");
        }
      }
      last = foot;
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points);
  }
}
