package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;

/** Builds steps, drains and ridges into the road of a segment, between its two edge lines. */
final class FacePlanter {

  /** Over so many metres the road comes down again behind a step. */
  private static final double RAMP = 14;

  /** Over so many metres a step or ridge rises from each edge line. */
  private static final double SIDE = 2;

  /** Radius of the wheel that spans a drain, metres. */
  private static final double WHEEL = 0.3;

  /** Half the wheelbase and half the length of the car that runs aground, metres. */
  private static final double AXLE = 0.32 * 4.5;

  private static final double NOSE = 4.5 / 2;

  private final Workpiece work;
  private final Random random;

  FacePlanter(Workpiece work, Random random) {
    this.work = work;
    this.random = random;
  }

  Truth plant(ShapeDefect defect, int segment) {
    Workpiece.Part road = work.part("road", segment);
    return switch (defect) {
      case STEP_UP -> step(defect, road);
      case GROOVE -> groove(defect, road);
      case RIDGE -> ridge(defect, road);
      default -> throw new IllegalArgumentException(defect + " has no face");
    };
  }

  private int row(Workpiece.Part road) {
    int rows = road.strip().rows();
    return rows / 4 + random.nextInt(rows / 4);
  }

  /**
   * How much of a height each column has: none at the edge lines, all of it from some way inside
   * on, so that nothing ends steeply towards the road's sides.
   */
  private static double[] share(Workpiece.Part road, int row) {
    int last = road.strip().columns();
    double[] share = new double[last + 1];
    for (int c = 1; c < last; c++) {
      double left = Measures.distance(road.position(row, 1), road.position(row, c));
      double right = Measures.distance(road.position(row, last - 1), road.position(row, c));
      share[c] = Math.min(1, Math.min(left, right) / SIDE);
    }
    return share;
  }

  private Truth step(ShapeDefect defect, Workpiece.Part road) {
    MeshDraft mesh = road.mesh();
    int row = row(road);
    int last = road.strip().columns();
    double height = Sizes.logarithmic(random, 0.008, 0.05);
    double[] share = share(road, row);
    int[] top = new int[last + 1];
    double highest = 0;
    List<float[]> points = new ArrayList<>();
    for (int c = 0; c <= last; c++) {
      float[] p = road.position(row, c);
      boolean end = share[c] == 0;
      top[c] = end ? road.vertex(row, c) : mesh.vertex(p[0], p[1] + share[c] * height, p[2]);
      float[] q = mesh.position(top[c]);
      highest = Math.max(highest, (double) q[1] - p[1]);
      points.add(p);
      points.add(q);
    }
    for (int c = 0; c < last; c++) {
      int near = road.nearTriangle(row, c);
      int far = road.farTriangle(row, c);
      Workpiece.replace(mesh, near, road.vertex(row, c), top[c]);
      Workpiece.replace(mesh, near, road.vertex(row, c + 1), top[c + 1]);
      Workpiece.replace(mesh, far, road.vertex(row, c), top[c]);
      int a = road.vertex(row, c);
      int b = road.vertex(row, c + 1);
      if (top[c] == a && top[c + 1] != b) {
        mesh.triangle(a, b, top[c + 1], "asphalt");
      } else if (top[c] != a && top[c + 1] == b) {
        mesh.triangle(a, b, top[c], "asphalt");
      } else if (top[c] != a) {
        mesh.quad(a, b, top[c + 1], top[c], "asphalt");
      }
    }
    float[] begin = road.position(row, last / 2);
    for (int r = row + 1; r < road.strip().rows(); r++) {
      double part = 1 - Measures.distance(begin, road.position(r, last / 2)) / RAMP;
      for (int c = 1; c < last && part > 0; c++) {
        float[] p = road.position(r, c);
        mesh.move(road.vertex(r, c), p[0], p[1] + share[c] * part * height, p[2]);
      }
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points)
        .also("quality.sliver")
        .metres("height", highest);
  }

  /** A pit with upright walls inside one row of quads, some lanes wide. */
  private Truth groove(ShapeDefect defect, Workpiece.Part road) {
    MeshDraft mesh = road.mesh();
    int row = row(road);
    int last = road.strip().columns();
    double lane = Measures.distance(road.position(row, 1), road.position(row, 2));
    int span = (int) Math.max(1, Math.ceil(2 / lane));
    int from = 2 + random.nextInt(last - 3 - span);
    int to = from + span;
    double gap = Measures.distance(road.position(row, from), road.position(row + 1, from));
    double width = Sizes.logarithmic(random, 0.1, Math.min(0.3, 0.6 * gap));
    double depth = Sizes.logarithmic(random, 0.06, 0.3);
    double begin = (gap - width) / 2 / gap;
    int[] rim = new int[4];
    int[] floor = new int[4];
    double[][] at = {{begin, 0}, {begin, 1}, {1 - begin, 1}, {1 - begin, 0}};
    for (int i = 0; i < 4; i++) {
      int left = at[i][1] == 0 ? from : to - 1;
      double aside = span > 1 ? 0.5 : at[i][1] == 0 ? 0.3 : 0.7;
      double[] p = inside(road, row, left, at[i][0], aside);
      rim[i] = mesh.vertex(p[0], p[1], p[2]);
      float[] q = mesh.position(rim[i]);
      floor[i] = mesh.vertex(q[0], q[1] - depth, q[2]);
    }
    for (int c = from; c < to; c++) {
      mesh.remove(road.nearTriangle(row, c));
      mesh.remove(road.farTriangle(row, c));
    }
    int middle = from + span / 2;
    for (int c = from; c < to; c++) {
      int pit = c < middle ? 0 : 1;
      mesh.triangle(road.vertex(row, c), road.vertex(row, c + 1), rim[pit], "asphalt");
      int far = c < middle ? 3 : 2;
      mesh.triangle(road.vertex(row + 1, c + 1), road.vertex(row + 1, c), rim[far], "asphalt");
    }
    mesh.triangle(road.vertex(row, middle), rim[1], rim[0], "asphalt");
    mesh.triangle(road.vertex(row + 1, middle), rim[3], rim[2], "asphalt");
    mesh.quad(road.vertex(row, from), rim[0], rim[3], road.vertex(row + 1, from), "asphalt");
    mesh.quad(rim[1], road.vertex(row, to), road.vertex(row + 1, to), rim[2], "asphalt");
    for (int i = 0; i < 4; i++) {
      int j = (i + 1) % 4;
      mesh.quad(rim[i], rim[j], floor[j], floor[i], "concrete");
    }
    mesh.quad(floor[0], floor[1], floor[2], floor[3], "concrete");
    List<float[]> points = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      points.add(mesh.position(rim[i]));
      points.add(mesh.position(floor[i]));
    }
    double half = Measures.distance(mesh.position(rim[0]), mesh.position(rim[3])) / 2;
    double sinks = WHEEL - Math.sqrt(WHEEL * WHEEL - half * half);
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points)
        .metres("fall", depth - sinks);
  }

  /** A point inside a quad, by its two parts. */
  private static double[] inside(
      Workpiece.Part road, int row, int column, double along, double aside) {
    float[] a = road.position(row, column);
    float[] b = road.position(row, column + 1);
    float[] c = road.position(row + 1, column + 1);
    float[] d = road.position(row + 1, column);
    double[] p = new double[3];
    for (int k = 0; k < 3; k++) {
      double near = a[k] + aside * ((double) b[k] - a[k]);
      double far = d[k] + aside * ((double) c[k] - d[k]);
      p[k] = near + along * (far - near);
    }
    return p;
  }

  /** Rows that rise and fall by one slope to both sides of a row, over about 1.6 m each. */
  private Truth ridge(ShapeDefect defect, Workpiece.Part road) {
    MeshDraft mesh = road.mesh();
    int row = row(road);
    int last = road.strip().columns();
    double length = Measures.distance(road.position(row, 1), road.position(row + 1, 1));
    int flank = (int) Math.max(1, Math.round(1.6 / length));
    double[] share = share(road, row);
    double height = 0.16 + 0.08 * random.nextDouble();
    List<float[]> points = new ArrayList<>();
    for (int r = row - flank; r <= row + flank; r++) {
      double up = height * (1 - (double) Math.abs(r - row) / flank);
      for (int c = 0; c <= last; c++) {
        float[] p = road.position(r, c);
        mesh.move(road.vertex(r, c), p[0], p[1] + share[c] * up, p[2]);
        points.add(road.position(r, c));
      }
    }
    return Truth.at(defect.id(), defect.rule(), List.of(road.name()), points)
        .also("ride.kink")
        .metres("height", aground(height, flank * length));
  }

  /** How far a ridge of two slopes reaches over the plane of the wheels, where it does so most. */
  private static double aground(double height, double flank) {
    double most = 0;
    for (double middle = -NOSE - flank; middle <= NOSE + flank; middle += 0.005) {
      double front = ridge(height, flank, middle + AXLE);
      double rear = ridge(height, flank, middle - AXLE);
      double slope = (front - rear) / (2 * AXLE);
      if (Math.abs(middle) <= NOSE) {
        most = Math.max(most, height - (front + rear) / 2 + middle * slope);
      }
    }
    return most;
  }

  private static double ridge(double height, double flank, double at) {
    return Math.max(0, height * (1 - Math.abs(at) / flank));
  }
}
