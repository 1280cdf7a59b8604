package org.trackwalk.ground.border;

import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What lies around a point of a border: layers over or under it, surfaces that it abuts, ground
 * beyond it. Holds scratch space: one per thread.
 */
public final class Surroundings {

  /** Cosine, negated, of 160 degrees: beyond that a sheet lies on another, wound the other way. */
  private static final double UPSIDE_DOWN = 0.94;

  /** A wall bars a way up to 60 degrees from square to it; else one rolls on along it. */
  private static final double ACROSS = 0.5;

  /** So high over a border a hill lies whose foot is nearer than a car is wide, metres. */
  private static final double HILL = 3 * Body.CAR.width();

  private final WeldedSurface surface;
  private final SurfaceTree triangles;
  private final BorderLimits limits;
  private final IntPredicate copies;
  private final IntList hits = new IntList();
  private final double[] normal = new double[3];
  private final double[] closest = new double[ClosestPoint.RESULT_LENGTH];

  /** Looks around on a surface through a tree over its triangles. */
  public Surroundings(WeldedSurface surface, SurfaceTree triangles, BorderLimits limits) {
    this(surface, triangles, limits, surface::repeats);
  }

  /**
   * Likewise.
   *
   * @param copies triangles of what is there a second time
   */
  public Surroundings(
      WeldedSurface surface, SurfaceTree triangles, BorderLimits limits, IntPredicate copies) {
    this.surface = surface;
    this.triangles = triangles;
    this.limits = limits;
    this.copies = copies;
  }

  /** A surface near a point. */
  public record Near(int triangle, double distance) {}

  /**
   * The other surface of the same direction that lies over or under a point inside a sheet, within
   * the layer limit; of several the one that is nearest at the rim; null when there is none. Only
   * triangles that hold the point strictly inside count, so those of one sheet never lie over each
   * other.
   *
   * @param p the point inside the sheet
   * @param rim the point of the sheet's border beside it, where the distance is measured
   * @param n unit normal of the sheet
   * @param own the triangle whose sheet it is
   */
  public Near layer(double[] p, double[] rim, double[] n, int own) {
    gather(p, limits.layerLimit());
    Near best = null;
    int sheets = 0;
    for (int i = 0; i < hits.size(); i++) {
      int t = triangles.triangle(hits.get(i));
      double[] m = normalOf(t);
      double facing = Vec.dot(m, 0, n, 0);
      if (facing < Slopes.GROUND) {
        continue;
      }
      double distance = alongTo(p, n, t, m, facing);
      // What is there twice is one sheet, of two triangles.
      if (Math.abs(distance) <= limits.layerLimit()
          && covers(t, p, n, distance, true)
          && !copies.test(t)) {
        sheets++;
        double atRim = alongTo(rim, n, t, m, facing);
        if (t != own && (best == null || Math.abs(atRim) < Math.abs(best.distance()))) {
          best = new Near(t, atRim);
        }
      }
    }
    return sheets > 1 ? best : null;
  }

  /**
   * A surface within the exact limit of a point, over 60 degrees from {@code n} (a hull that leans
   * outward stands on the ground at over 90), or steeper than that where {@code n} is ground's (a
   * bank meets a wall's foot at less); null when none.
   */
  public Near abutting(double[] p, double[] n, int own) {
    gather(p, limits.exact());
    for (int i = 0; i < hits.size(); i++) {
      int t = triangles.triangle(hits.get(i));
      if (t == own) {
        continue;
      }
      double[] m = Vec.normal(surface.positions(), surface.triangles(), t);
      boolean footOfWall = Math.abs(n[1]) >= Slopes.GROUND && Math.abs(m[1]) < limits.steep();
      double facing = Vec.dot(m, 0, n, 0);
      if (footOfWall || (facing < limits.steep() && facing > -UPSIDE_DOWN)) {
        double distance = distance(p, t);
        if (distance <= limits.exact()) {
          return new Near(t, distance);
        }
      }
    }
    return null;
  }

  /**
   * Height of the ground at (x, z), the highest between {@code y - down} and {@code y + up}; NaN
   * when there is none.
   */
  public double ground(double x, double y, double z, double up, double down) {
    triangles.overlapping(x, y - down, z, x, y + up, z, hits);
    double best = Double.NaN;
    for (int i = 0; i < hits.size(); i++) {
      double h = heightOver(triangles.triangle(hits.get(i)), x, y, z, Slopes.GROUND);
      if (h <= up && h >= -down && !(best >= y + h)) {
        best = y + h;
      }
    }
    return best;
  }

  /** Whether there is ground at (x, z) between {@code y - down} and {@code y + up}. */
  public boolean hasGround(double x, double y, double z, double up, double down) {
    return triangles.any(
        x,
        y - down,
        z,
        x,
        y + up,
        z,
        t -> {
          double h = heightOver(t, x, y, z, Slopes.GROUND);
          return h <= up && h >= -down;
        },
        hits);
  }

  /** Whether something lies over (x, y, z), however steep, up to {@code y + up}. */
  public boolean isCovered(double x, double y, double z, double up) {
    return isCovered(x, y, z, up, -1);
  }

  /** The same of what lies over it by more than some metres. */
  public boolean isCovered(double x, double y, double z, double up, double more) {
    return triangles.any(
        x,
        y,
        z,
        x,
        y + up,
        z,
        t -> {
          double h = heightOver(t, x, y, z, Double.MIN_NORMAL);
          return h <= up && h >= 0 && y + h - y > more;
        },
        hits);
  }

  /** How far over (x, y, z) a triangle lies that is at least so level; NaN where it does not. */
  private double heightOver(int t, double x, double y, double z, double level) {
    double[] m = Vec.normal(surface.positions(), surface.triangles(), t);
    if (!(Math.abs(m[1]) >= level)) {
      return Double.NaN;
    }
    double[] p = {x, y, z};
    double[] vertical = {0, 1, 0};
    double h = alongTo(p, vertical, t, m, m[1]);
    return covers(t, p, vertical, h, false) ? h : Double.NaN;
  }

  /**
   * The triangle of the ground at (x, z) nearest to height y within {@code reach}; -1 when none.
   */
  public int groundTriangle(double x, double y, double z, double reach) {
    triangles.overlapping(x, y - reach, z, x, y + reach, z, hits);
    int best = -1;
    double bestDistance = reach;
    for (int i = 0; i < hits.size(); i++) {
      int t = triangles.triangle(hits.get(i));
      double[] m = Vec.normal(surface.positions(), surface.triangles(), t);
      if (Math.abs(m[1]) < Slopes.GROUND) {
        continue;
      }
      double[] p = {x, y, z};
      double[] vertical = {0, 1, 0};
      double h = alongTo(p, vertical, t, m, m[1]);
      if (Math.abs(h) <= bestDistance && covers(t, p, vertical, h, false)) {
        bestDistance = Math.abs(h);
        best = t;
      }
    }
    return best;
  }

  /**
   * Whether what lies over a point of a border comes down, on the way inward, too low for a car,
   * nearer than a car is wide: the last of a sheet that runs on into a hill.
   *
   * @param p the point
   * @param out level unit direction outward
   */
  public boolean wedged(double[] p, double[] out) {
    double layer = limits.layerLimit();
    if (!isCovered(p[0], p[1] + layer, p[2], HILL)) {
      return false;
    }
    double pace = limits.lookFar();
    double h = p[1];
    for (double at = pace; at <= Body.CAR.width(); at += pace) {
      double x = p[0] - at * out[0];
      double z = p[2] - at * out[2];
      h = nearest(x, h, z, pace);
      if (Double.isNaN(h)) {
        return false;
      }
      if (isCovered(x, h + layer, z, limits.headroom() - layer)) {
        return true;
      }
    }
    return false;
  }

  /** Height of the ground at (x, z) nearest to height y within {@code reach}; NaN when none. */
  private double nearest(double x, double y, double z, double reach) {
    int t = groundTriangle(x, y, z, reach);
    if (t < 0) {
      return Double.NaN;
    }
    return height(t, x, z);
  }

  /** Height of the plane of a triangle of the ground at (x, z), metres. */
  public double height(int triangle, double x, double z) {
    double[] m = Vec.normal(surface.positions(), surface.triangles(), triangle);
    return alongTo(new double[] {x, 0, z}, new double[] {0, 1, 0}, triangle, m, m[1]);
  }

  /**
   * Whether something upright stands across a level way.
   *
   * @param p a point; the way passes over or under it
   * @param y height of the way
   * @param way its unit direction, level
   * @param from where it begins, metres along {@code way} from p
   * @param to where it ends
   */
  public boolean uprightAcross(double[] p, double y, double[] way, double from, double to) {
    double[] q = {p[0], y, p[2]};
    triangles.overlapping(
        p[0] + Math.min(from * way[0], to * way[0]),
        y,
        p[2] + Math.min(from * way[2], to * way[2]),
        p[0] + Math.max(from * way[0], to * way[0]),
        y,
        p[2] + Math.max(from * way[2], to * way[2]),
        hits);
    for (int i = 0; i < hits.size(); i++) {
      int t = triangles.triangle(hits.get(i));
      double[] m = Vec.normal(surface.positions(), surface.triangles(), t);
      double facing = Vec.dot(m, 0, way, 0);
      if (Math.abs(m[1]) < limits.steep() && Math.abs(facing) >= ACROSS) {
        double at = alongTo(q, way, t, m, facing);
        if (at >= from && at <= to && covers(t, q, way, at, false)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Unit normal of a triangle; valid until the next call. */
  private double[] normalOf(int t) {
    Vec.areaNormal(surface.positions(), surface.triangles(), t, normal, 0);
    Vec.normalize(normal);
    return normal;
  }

  /** Signed distance from p along unit {@code n} to the plane of triangle t with unit normal m. */
  private double alongTo(double[] p, double[] n, int t, double[] m, double facing) {
    float[] v = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (v[a + k] - p[k]) * m[k];
    }
    return sum / facing;
  }

  /** True when p + h n lies inside triangle t, seen along n; borders count unless strict. */
  private boolean covers(int t, double[] p, double[] n, double h, boolean strict) {
    float[] v = surface.positions();
    int[] c = surface.triangles();
    // In locals: of a pile many are asked at each place, and the fast compiler keeps what is made.
    double x = p[0] + h * n[0];
    double y = p[1] + h * n[1];
    double z = p[2] + h * n[2];
    int sign = 0;
    for (int k = 0; k < 3; k++) {
      int a = 3 * c[3 * t + k];
      int b = 3 * c[3 * t + (k + 1) % 3];
      double dx = (double) v[b] - v[a];
      double dy = (double) v[b + 1] - v[a + 1];
      double dz = (double) v[b + 2] - v[a + 2];
      double qx = x - v[a];
      double qy = y - v[a + 1];
      double qz = z - v[a + 2];
      double side =
          (dy * qz - dz * qy) * n[0] + (dz * qx - dx * qz) * n[1] + (dx * qy - dy * qx) * n[2];
      int s = side > 0 ? 1 : side < 0 ? -1 : 0;
      if ((s == 0 && strict) || (s != 0 && sign != 0 && s != sign)) {
        return false;
      }
      sign = s == 0 ? sign : s;
    }
    return sign != 0;
  }

  private double distance(double[] p, int t) {
    int[] c = surface.triangles();
    ClosestPoint.onTriangle(
        surface.positions(), c[3 * t], c[3 * t + 1], c[3 * t + 2], p[0], p[1], p[2], closest);
    return Math.sqrt(closest[6]);
  }

  private void gather(double[] p, double reach) {
    triangles.overlapping(
        p[0] - reach, p[1] - reach, p[2] - reach, p[0] + reach, p[1] + reach, p[2] + reach, hits);
  }
}
