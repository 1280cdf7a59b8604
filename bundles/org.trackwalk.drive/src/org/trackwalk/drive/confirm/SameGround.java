package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EnginePass;

/**
 * What a pass could meet that differs between a level and its healed copy. Where all triangles
 * within its reach lie in one body, share their vertices, and are those of the copy, only the order
 * in which an engine asks them, the body that they lie in and last digits are others: what parts
 * level and copy there is the engine's own. Where they are those of the copy but lie in several
 * bodies, what parts the two is a border of these.
 */
final class SameGround {

  /**
   * Part of a change that counts: healing may have moved the ground by so much in a step, which is
   * 0.17 mm at 60 steps a second.
   */
  private static final double PART = 0.1;

  /** Beyond the probe's farthest corner, metres: more than any engine's pair margin. */
  private static final double MARGIN = 0.1;

  /** Over and below the probe's way, metres: it is thrown no farther in a window. */
  private static final double HEIGHT = 2;

  /** How the ground within reach is made of the triangles of the copy. */
  enum Part {
    /** Of the same ones, in one body that shares its vertices. */
    SAME,
    /** Of the same ones; bodies, or vertices of their own, meet there. */
    BORDERS,
    /** Of others. */
    OTHER
  }

  private final List<EngineBody> level;
  private final List<EngineBody> copy;

  /** Of a level as an engine has it, and its copy. */
  SameGround(List<EngineBody> level, List<EngineBody> copy) {
    this.level = List.copyOf(level);
    this.copy = List.copyOf(copy);
  }

  /** The bodies of the copy. */
  List<EngineBody> copy() {
    return copy;
  }

  /** A rectangle over the ground, along a pass as far as its jolt, all that the probe can touch. */
  record Reach(
      double x, double z, double hx, double hz, double to, double aside, double low, double high) {

    static Reach of(EnginePass pass, Jolted jolt, Probe probe, double step) {
      double[] half = probe.half();
      double reach = Math.sqrt(half[0] * half[0] + half[1] * half[1] + half[2] * half[2]) + MARGIN;
      double[] from = pass.pose();
      double dx = jolt.place()[0] - from[0];
      double dz = jolt.place()[2] - from[2];
      double length = Math.max(Double.MIN_NORMAL, Math.hypot(dx, dz));
      double hx = dx / length;
      double hz = dz / length;
      // the probe's middle, behind the step in which it was jolted
      double end = Math.max(0, length - Traces.ahead(probe)) + pass.speed() * step;
      double aside = 0;
      for (int i = 0; i < pass.line().length; i += 2) {
        double x = pass.line()[i] - from[0];
        double z = pass.line()[i + 1] - from[2];
        double along = x * hx + z * hz;
        double across = Math.abs(x * hz - z * hx);
        // a corner behind the end bends the line before it no farther than it lies there itself
        aside = Math.max(aside, along <= end ? across : across * end / along);
      }
      double low = Math.min(from[1], jolt.place()[1]) - reach - HEIGHT;
      double high = Math.max(from[1], jolt.place()[1]) + reach + HEIGHT;
      double back = reach;
      return new Reach(
          from[0] - back * hx,
          from[2] - back * hz,
          hx,
          hz,
          back + end + reach,
          aside + reach,
          low,
          high);
    }

    /** Whether a line of xyz triples comes over or under the rectangle. */
    boolean meets(double[] path) {
      float[] points = new float[path.length];
      for (int i = 0; i < path.length; i++) {
        points[i] = (float) path[i];
      }
      for (int i = 0; i < path.length; i += 3) {
        int next = Math.min(i + 3, path.length - 3);
        if (meets(points, i, next, next)) {
          return true;
        }
      }
      return false;
    }

    /** Whether a triangle comes over or under the rectangle, by the separating axes of both. */
    boolean meets(float[] points, int a, int b, int c) {
      double least = Math.min(points[a + 1], Math.min(points[b + 1], points[c + 1]));
      double most = Math.max(points[a + 1], Math.max(points[b + 1], points[c + 1]));
      if (least > high || most < low) {
        return false;
      }
      double[] u = {along(points, a), along(points, b), along(points, c)};
      double[] w = {across(points, a), across(points, b), across(points, c)};
      if (apart(u, 0, to) || apart(w, -aside, aside)) {
        return false;
      }
      for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3;
        double nu = w[i] - w[j];
        double nw = u[j] - u[i];
        double[] own = new double[3];
        for (int k = 0; k < 3; k++) {
          own[k] = nu * u[k] + nw * w[k];
        }
        double side = Math.abs(nw) * aside;
        double far = nu * to;
        if (apart(own, Math.min(0, far) - side, Math.max(0, far) + side)) {
          return false;
        }
      }
      return true;
    }

    private static boolean apart(double[] values, double from, double to) {
      double least = Math.min(values[0], Math.min(values[1], values[2]));
      double most = Math.max(values[0], Math.max(values[1], values[2]));
      return most < from || least > to;
    }

    private double along(float[] points, int at) {
      return (points[at] - x) * hx + (points[at + 2] - z) * hz;
    }

    private double across(float[] points, int at) {
      return (points[at] - x) * hz - (points[at + 2] - z) * hx;
    }
  }

  /** What the ground is made of that a pass could touch until its jolt. */
  Part under(Reach reach, double step) {
    double alike = PART * Jolted.LEAST * step;
    Within own = within(level, reach, alike);
    Within healed = within(copy, reach, alike);
    if (own.triangles().isEmpty() || healed.triangles().size() != own.triangles().size()) {
      return Part.OTHER;
    }
    for (float[] triangle : own.triangles()) {
      if (!healed.triangles().removeIf(other -> isAlike(triangle, other, alike))) {
        return Part.OTHER;
      }
    }
    if (!healed.triangles().isEmpty()) {
      return Part.OTHER;
    }
    return own.borders() || healed.borders() ? Part.BORDERS : Part.SAME;
  }

  /**
   * What lies within reach.
   *
   * @param triangles their corners
   * @param borders whether bodies or separate vertices meet there
   */
  private record Within(List<float[]> triangles, boolean borders) {}

  private static Within within(List<EngineBody> bodies, Reach reach, double alike) {
    List<float[]> triangles = new ArrayList<>();
    boolean borders = false;
    int one = -1;
    for (int body = 0; body < bodies.size(); body++) {
      float[] points = bodies.get(body).points();
      int[] corners = bodies.get(body).corners();
      Set<Integer> vertices = new HashSet<>();
      for (int t = 0; t < corners.length; t += 3) {
        if (!reach.meets(points, 3 * corners[t], 3 * corners[t + 1], 3 * corners[t + 2])) {
          continue;
        }
        borders |= one >= 0 && one != body;
        one = body;
        float[] triangle = new float[9];
        for (int k = 0; k < 3; k++) {
          System.arraycopy(points, 3 * corners[t + k], triangle, 3 * k, 3);
          vertices.add(corners[t + k]);
        }
        triangles.add(triangle);
      }
      borders = borders || isTwice(points, vertices, alike);
    }
    return new Within(triangles, borders);
  }

  /** Whether two vertices lie in one place, so that edges there are not shared. */
  private static boolean isTwice(float[] points, Set<Integer> vertices, double alike) {
    for (int a : vertices) {
      for (int b : vertices) {
        if (a < b && isNear(points, 3 * a, points, 3 * b, alike)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether two triangles have the same corners in the same sense. */
  private static boolean isAlike(float[] a, float[] b, double alike) {
    for (int turn = 0; turn < 3; turn++) {
      boolean all = true;
      for (int k = 0; k < 3; k++) {
        all = all && isNear(a, 3 * k, b, 3 * ((k + turn) % 3), alike);
      }
      if (all) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNear(float[] a, int i, float[] b, int j, double alike) {
    return Math.abs(a[i] - b[j]) <= alike
        && Math.abs(a[i + 1] - b[j + 1]) <= alike
        && Math.abs(a[i + 2] - b[j + 2]) <= alike;
  }
}
