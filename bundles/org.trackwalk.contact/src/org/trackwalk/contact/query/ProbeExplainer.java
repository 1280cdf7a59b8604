package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Feature;
import org.trackwalk.contact.candidate.Ignored;
import org.trackwalk.contact.method.Judgement;
import org.trackwalk.contact.narrow.ContactPoints;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Puts what happened to one convex shape into verdicts. */
final class ProbeExplainer {

  private final WeldedSurface surface;
  private final ConvexShape shape;
  private final Pose at;
  private final int part;
  private final List<Verdict> verdicts;

  /** Explains one part of a probe; verdicts are appended to a list. */
  ProbeExplainer(ProbeScene scene, ConvexShape shape, Pose at, int part, List<Verdict> verdicts) {
    this.surface = scene.surface();
    this.shape = shape;
    this.at = at;
    this.part = part;
    this.verdicts = verdicts;
  }

  void sphere(Sphere sphere, Candidates c, Judgement judgement) {
    double radius = sphere.radius();
    for (int k = 0; k < c.size(); k++) {
      int i = judgement.judged(k);
      Contact contact =
          contact(
              at.x() - radius * c.direction(i, 0),
              at.y() - radius * c.direction(i, 1),
              at.z() - radius * c.direction(i, 2),
              judgement,
              i,
              c.distance(i) - radius);
      verdict(k, i, c.feature(i), Axis.CENTRE, c, judgement, contact, List.of(contact));
    }
  }

  void shape(ShapeContacts judged) {
    Candidates c = judged.candidates();
    Judgement judgement = judged.judgement();
    ContactPoints points = new ContactPoints();
    for (int k = 0; k < c.size(); k++) {
      int i = judgement.judged(k);
      points.clear();
      judged.points(i, points);
      List<Contact> contacts = new ArrayList<>();
      for (int n = 0; n < points.size(); n++) {
        contacts.add(
            contact(
                points.point(n, 0),
                points.point(n, 1),
                points.point(n, 2),
                judgement,
                i,
                points.separation(n)));
      }
      Contact deepest = contacts.get(0);
      for (Contact contact : contacts) {
        deepest = contact.separation() < deepest.separation() ? contact : deepest;
      }
      int feature = judged.feature(i);
      Axis axis = axis(c.feature(i), c.distance(i));
      verdict(k, i, feature, axis, c, judgement, deepest, contacts);
    }
  }

  private Axis axis(int feature, double separation) {
    if (feature == ClosestPoint.FACE) {
      return Axis.TRIANGLE_NORMAL;
    }
    return separation < -shape.margin() ? Axis.SHORTEST_WAY_OUT : Axis.CLOSEST_POINTS;
  }

  private Contact contact(
      double x, double y, double z, Judgement judgement, int i, double separation) {
    return Contact.of(
        at.x(),
        at.y(),
        at.z(),
        x,
        y,
        z,
        judgement.normal(i, 0),
        judgement.normal(i, 1),
        judgement.normal(i, 2),
        separation);
  }

  private void verdict(
      int order,
      int i,
      int feature,
      Axis axis,
      Candidates c,
      Judgement judgement,
      Contact deepest,
      List<Contact> points) {
    int t = c.triangle(i);
    int culprit = judgement.culprit(i);
    verdicts.add(
        new Verdict(
            order,
            surface.pieces().get(surface.pieceOf(t)).name(),
            surface.sourceTriangle(t),
            t,
            Feature.of(feature),
            feature,
            c.distance(i),
            judgement.kept(i),
            judgement.reason(i),
            culprit == Judgement.NO_CULPRIT ? -1 : c.triangle(culprit),
            deepest,
            part,
            axis,
            points));
  }

  void ignored(Ignored ignored) {
    for (Ignored.Triangle left : ignored.triangles()) {
      boolean measured = !Double.isNaN(left.distance());
      verdicts.add(
          new Verdict(
              -1,
              surface.pieces().get(surface.pieceOf(left.triangle())).name(),
              surface.sourceTriangle(left.triangle()),
              left.triangle(),
              measured ? Feature.of(left.feature()) : null,
              measured ? left.feature() : -1,
              left.distance(),
              false,
              left.reason(),
              -1,
              null,
              part,
              null,
              List.of()));
    }
  }
}
