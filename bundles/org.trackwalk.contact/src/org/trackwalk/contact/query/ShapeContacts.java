package org.trackwalk.contact.query;

import java.util.function.Function;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Ignored;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.candidate.ShapeNarrowPhase;
import org.trackwalk.contact.manifold.Manifold;
import org.trackwalk.contact.manifold.ManifoldReduction;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.Judgement;
import org.trackwalk.contact.method.OverlapReview;
import org.trackwalk.contact.narrow.ContactPoints;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The contacts of a convex shape other than a sphere: candidates are judged as those of a sphere, a
 * triangle's manifold is kept or voided as a whole, and the kept ones are merged per normal and
 * reduced (docs/contacts.md, boxes, wheels and hulls).
 */
final class ShapeContacts {

  private final ShapeNarrowPhase narrowPhase;
  private final Judgement judgement = new Judgement();
  private final OverlapReview overlaps = new OverlapReview();
  private final NormalGroups groups = new NormalGroups();
  private final ContactPoints points = new ContactPoints();
  private final Manifold manifold = new Manifold();
  private final ManifoldReduction reduction = new ManifoldReduction();
  private final ContactRows rows = new ContactRows();
  private Candidates candidates;

  ShapeContacts(ProbeScene scene, Function<ConvexShape, TriangleKernel> kernels) {
    this.narrowPhase = new ShapeNarrowPhase(scene, kernels);
  }

  /** Gathers and judges; the others ask about the result. */
  void judge(
      ConvexShape shape,
      Pose pose,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity,
      Ignored ignored) {
    candidates = narrowPhase.collect(shape, pose, contactDistance, ignored);
    judgement.reset(candidates, identity);
    method.judge(candidates, judgement);
    overlaps.review(candidates, judgement, shape.margin());
  }

  Candidates candidates() {
    return candidates;
  }

  Judgement judgement() {
    return judgement;
  }

  /** Appends the contacts of what was judged. */
  void contacts(PointLimit limit, ContactBuffer out) {
    judgement.orderByDistance();
    groups.clear();
    for (int k = 0; k < candidates.size(); k++) {
      int i = judgement.ordered(k);
      if (judgement.kept(i)) {
        groups.add(i, judgement.normal(i, 0), judgement.normal(i, 1), judgement.normal(i, 2));
      }
    }
    rows.clear();
    for (int g = 0; g < groups.size(); g++) {
      points.clear();
      for (int m = groups.first(g); m >= 0; m = groups.next(m)) {
        points(groups.candidate(m), points);
      }
      reduce(g, limit);
    }
    rows.sort(candidates);
    for (int k = 0; k < rows.size(); k++) {
      int row = rows.ordered(k);
      int i = rows.points().key(row);
      int g = rows.group(row);
      double separation = rows.points().separation(row);
      out.add(
          candidates.triangle(i),
          feature(i),
          rows.points().point(row, 0),
          rows.points().point(row, 1),
          rows.points().point(row, 2),
          groups.normal(g, 0),
          groups.normal(g, 1),
          groups.normal(g, 2),
          separation,
          separation);
    }
  }

  /** Adds a group's points to the rows, as many as the limit says. */
  private void reduce(int g, PointLimit limit) {
    if (limit == PointLimit.ALL) {
      for (int i = 0; i < points.size(); i++) {
        rows.add(
            points.point(i, 0),
            points.point(i, 1),
            points.point(i, 2),
            points.separation(i),
            points.key(i),
            g);
      }
      return;
    }
    manifold.clear();
    manifold.normal(groups.normal(g, 0), groups.normal(g, 1), groups.normal(g, 2));
    for (int i = 0; i < points.size(); i++) {
      manifold.add(
          points.point(i, 0),
          points.point(i, 1),
          points.point(i, 2),
          points.separation(i),
          points.key(i));
    }
    if (limit == PointLimit.FOUR) {
      reduction.toFour(manifold);
    } else {
      reduction.toFive(manifold);
    }
    for (int i = 0; i < manifold.size(); i++) {
      rows.add(
          manifold.point(i, 0),
          manifold.point(i, 1),
          manifold.point(i, 2),
          manifold.separation(i),
          (int) manifold.feature(i),
          g);
    }
  }

  /** The feature that a candidate makes contact with. */
  int feature(int i) {
    return judgement.reason(i) == Reason.FACE_BELOW ? ClosestPoint.FACE : candidates.feature(i);
  }

  /** Appends all contact points of one candidate, along the normal of its verdict. */
  void points(int i, ContactPoints out) {
    if (judgement.reason(i) == Reason.FACE_BELOW) {
      narrowPhase.facePoints(i, out);
    } else {
      narrowPhase.points(i, out);
    }
  }
}
