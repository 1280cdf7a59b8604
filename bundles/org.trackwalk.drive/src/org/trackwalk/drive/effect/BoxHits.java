package org.trackwalk.drive.effect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.clip.PolygonClip;
import org.trackwalk.mesh.parallel.Budget;

/**
 * Contacts of a box with rounded edges and triangles under it, as Jolt makes them. The nearest
 * points of the box without its rounding and a triangle give the contact's normal: the triangle's
 * where a corner of the box is over it, the underside's where a corner of the triangle is under
 * that, and that of both where sides cross. Which normals stay so, {@link BoxContacts} says; each
 * contact then has the corners of what underside and triangle share. All contacts with a body whose
 * normals are within 5 degrees get one, their mean, and four of their corners ({@link
 * KeptContacts}).
 */
final class BoxHits {

  /** A corner counts up to so much beyond the margin: {@code mManifoldTolerance}, metres. */
  private static final double TOLERANCE = 1e-3;

  /** What the ends of the underside would go through is measured from that far over it, metres. */
  private static final double CLEAR = 1e-3;

  /** What is steeper than its triangle by more, along the way, is a jolt, radians. */
  private static final double JOLT = StrictMath.toRadians(5);

  /** Contacts nearer in direction are one: {@code mContactNormalCosMaxDeltaRotation}, 5 degrees. */
  private static final double ALIKE = StrictMath.cos(JOLT);

  private final GroundTriangles ground;
  private final BoxContacts engine;
  private final HitChoice choice;
  private final double face;
  private final double[] half;
  private final double margin;
  private final double[] core = new double[12];
  private final double[] local = new double[9];
  private final CoreGap gap = new CoreGap();
  private final PolygonClip shared = new PolygonClip();

  /**
   * Corners of contacts: along and aside from the middle, how far apart, slope of the normal along
   * and aside, impulse.
   */
  final List<double[]> corners = new ArrayList<>();

  /**
   * Contacts with some ground.
   *
   * @param half half the length and width of the box, metres
   * @param margin metres between box and ground up to which there is a contact
   */
  BoxHits(GroundTriangles ground, BoxContacts engine, double[] half, double margin) {
    this.ground = ground;
    this.engine = engine;
    choice = new HitChoice(ground);
    face = StrictMath.cos(StrictMath.toRadians(engine.faceAngle()));
    this.half = half;
    this.margin = margin;
  }

  /**
   * Finds them.
   *
   * @param x place of the middle, metres along
   * @param pose height of the middle of the underside, its slopes along and aside
   * @param velocity along and up, m/s
   */
  void find(double x, double[] pose, double[] velocity) {
    corners.clear();
    underside(pose);
    for (int body = 0; body < ground.bodies(); body++) {
      List<BoxHit> hits = hits(body, x, pose);
      reduce(
          engine.faceAngle() > 0
              ? choice.enhanced(hits, x, face)
              : choice.active(hits, x, velocity));
    }
  }

  /** One normal and four corners for all that are alike. */
  private void reduce(List<BoxHit> hits) {
    List<List<BoxHit>> groups = new ArrayList<>();
    for (BoxHit hit : hits) {
      List<BoxHit> group = null;
      for (int i = 0; i < groups.size() && group == null; i++) {
        double[] n = groups.get(i).get(0).normal();
        double[] m = hit.normal();
        group = n[0] * m[0] + n[1] * m[1] + n[2] * m[2] >= ALIKE ? groups.get(i) : null;
      }
      if (group == null) {
        group = new ArrayList<>();
        groups.add(group);
      }
      group.add(hit);
    }
    groups.forEach(this::merge);
  }

  private void merge(List<BoxHit> group) {
    double[] sum = new double[3];
    List<double[]> rows = new ArrayList<>();
    for (BoxHit hit : group) {
      for (int k = 0; k < 3; k++) {
        sum[k] += hit.normal()[k];
      }
      rows.addAll(Arrays.asList(hit.corners()));
    }
    double[][] all = rows.toArray(double[][]::new);
    int kept = KeptContacts.first(all, 0, all.length);
    for (int i = 0; i < kept; i++) {
      all[i][3] = -sum[0] / sum[1];
      all[i][4] = -sum[2] / sum[1];
      corners.add(all[i]);
    }
  }

  /** The least height of the underside over the ground, metres. */
  double least(double x, double[] pose) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < ground.count(); i++) {
      if (near(i, x)) {
        clip();
        for (int k = 0; k < shared.size(); k++) {
          least = Math.min(least, apart(k, pose));
        }
      }
    }
    return least;
  }

  private void underside(double[] pose) {
    double r = engine.rounded();
    for (int i = 0; i < 4; i++) {
      core[3 * i] = (i == 0 || i == 3 ? 1 : -1) * (half[0] - r);
      core[3 * i + 2] = (i < 2 ? 1 : -1) * (half[1] - r);
      core[3 * i + 1] = pose[0] + r + core[3 * i] * pose[1] + core[3 * i + 2] * pose[2];
    }
  }

  /** Whether a triangle is under the box or its rim; its corners from the middle then. */
  private boolean near(int triangle, double x) {
    double[] p = ground.corners(triangle);
    for (int k = 0; k < 9; k++) {
      local[k] = k % 3 == 0 ? p[k] - x : p[k];
    }
    for (int axis = 0; axis <= 2; axis += 2) {
      double low = Math.min(local[axis], Math.min(local[axis + 3], local[axis + 6]));
      double high = Math.max(local[axis], Math.max(local[axis + 3], local[axis + 6]));
      double reach = half[axis / 2] + margin;
      if (low > reach || high < -reach) {
        return false;
      }
    }
    return true;
  }

  private List<BoxHit> hits(int body, double x, double[] pose) {
    List<BoxHit> hits = new ArrayList<>();
    for (int i = 0; i < ground.count(); i++) {
      if (ground.body(i) == body && near(i, x)) {
        BoxHit hit = hit(i, pose);
        if (hit != null) {
          hits.add(hit);
        }
      }
    }
    return hits;
  }

  private BoxHit hit(int triangle, double[] pose) {
    Budget.spend(1);
    clip();
    double deepest = Double.NEGATIVE_INFINITY;
    double[] aparts = new double[shared.size()];
    for (int i = 0; i < aparts.length; i++) {
      aparts[i] = apart(i, pose);
      deepest = Math.max(deepest, -aparts[i]);
    }
    double r = engine.rounded();
    // what stands in the box deeper than its rounding is seen from over it
    double lift = Math.max(0, deepest + CLEAR - r);
    double[] lifted = core;
    if (lift > 0) {
      lifted = core.clone();
      for (int k = 1; k < 12; k += 3) {
        lifted[k] += lift;
      }
    }
    gap.measure(lifted, local);
    double deep = r + lift - gap.distance;
    if (deep < -margin || gap.normal[1] <= 0 || isJolt(triangle)) {
      return null;
    }
    double[] normal = gap.normal.clone();
    List<double[]> found = new ArrayList<>();
    for (int i = 0; i < aparts.length; i++) {
      double apart = aparts[i] / normal[1];
      if (apart < margin + TOLERANCE) {
        found.add(row(shared.point(i, 0), shared.point(i, 2), apart));
      }
    }
    double[] place = gap.place.clone();
    if (found.isEmpty()) {
      found.add(row(place[0], place[2], -deep));
    }
    return new BoxHit(triangle, normal, place, deep, found.toArray(double[][]::new));
  }

  /** Whether the rounded front is on a side as on a step: a jolt there is told by itself. */
  private boolean isJolt(int triangle) {
    double[] own = GroundTriangles.normal(ground.corners(triangle));
    double rises = StrictMath.atan2(-gap.normal[0], gap.normal[1]);
    return Math.abs(rises - StrictMath.atan2(-own[0], own[1])) > JOLT;
  }

  private static double[] row(double along, double aside, double apart) {
    return new double[] {along, aside, apart, 0, 0, 0};
  }

  /** What the underside and the triangle share, seen from above. */
  private void clip() {
    shared.clear();
    for (int k = 0; k < 9; k += 3) {
      shared.add(local[k], local[k + 1], local[k + 2]);
    }
    double l = half[0];
    double w = half[1];
    shared.cut(l, 0, -w, -l, 0, -w, 0, 1, 0, 0);
    shared.cut(-l, 0, -w, -l, 0, w, 0, 1, 0, 1);
    shared.cut(-l, 0, w, l, 0, w, 0, 1, 0, 2);
    shared.cut(l, 0, w, l, 0, -w, 0, 1, 0, 3);
  }

  private double apart(int corner, double[] pose) {
    double under = pose[0] + shared.point(corner, 0) * pose[1] + shared.point(corner, 2) * pose[2];
    return under - shared.point(corner, 1);
  }
}
