package org.trackwalk.contact.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Ignored;
import org.trackwalk.contact.candidate.SphereNarrowPhase;
import org.trackwalk.contact.method.ContactMethod;
import org.trackwalk.contact.method.Judgement;
import org.trackwalk.contact.narrow.Kernels;
import org.trackwalk.contact.narrow.TriangleKernel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * Asks a scene for the contacts of probes. One instance per thread: it owns the buffers, so that a
 * sweep allocates nothing per probe once they have grown.
 */
public final class ContactQuery {

  private final ProbeScene scene;
  private final SphereNarrowPhase narrowPhase;
  private final Judgement judgement = new Judgement();
  private final ShapeContacts shapes;

  /** A query over a scene. */
  public ContactQuery(ProbeScene scene) {
    this(scene, Kernels::of);
  }

  /** A query with other kernels, for tests. */
  ContactQuery(ProbeScene scene, Function<ConvexShape, TriangleKernel> kernels) {
    this.scene = scene;
    this.narrowPhase = new SphereNarrowPhase(scene);
    this.shapes = new ShapeContacts(scene, kernels);
  }

  /**
   * The contacts of a probe of any shape, features compared as the method does by default, at most
   * four points for each normal.
   *
   * @param contactDistance metres, not negative: triangles farther are ignored
   * @param out cleared, then filled, see {@link #contacts(Probe, double, ContactMethod,
   *     IdentityPolicy, PointLimit, ContactBuffer)}
   * @throws IllegalArgumentException when the contact distance is negative or not finite, or the
   *     method is for spheres only and the shape is not
   */
  public void contacts(
      Probe probe, double contactDistance, ContactMethod method, ContactBuffer out) {
    contacts(probe, contactDistance, method, method.identity(), PointLimit.FOUR, out);
  }

  /**
   * The contacts of a probe of any shape. A sphere has one point per triangle. Of any other convex
   * shape each triangle's points are kept or voided together, those of one normal are merged and
   * reduced. The parts of a compound are judged each for itself, as bodies that are bolted
   * together: each culls by its own centre, and an edge under one part voids nothing under another.
   *
   * @param contactDistance metres, not negative: triangles farther are ignored
   * @param limit how many points of one convex shape and normal are kept
   * @param out cleared, then filled, part by part: of a sphere by distance, feature, geometry key;
   *     of another shape by separation, geometry key, position
   * @throws IllegalArgumentException when the contact distance is negative or not finite, or the
   *     method is for spheres only and the shape is not
   */
  public void contacts(
      Probe probe,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity,
      PointLimit limit,
      ContactBuffer out) {
    out.startAt(probe.pose().x(), probe.pose().y(), probe.pose().z());
    if (probe.shape() instanceof ConvexShape convex) {
      append(convex, probe.pose(), contactDistance, method, identity, limit, out);
      return;
    }
    for (Compound.Part part : ((Compound) probe.shape()).parts()) {
      Pose pose = probe.pose().then(part.pose());
      append(part.shape(), pose, contactDistance, method, identity, limit, out);
    }
  }

  private void append(
      ConvexShape shape,
      Pose at,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity,
      PointLimit limit,
      ContactBuffer out) {
    if (shape instanceof Sphere sphere) {
      append(at.x(), at.y(), at.z(), sphere.radius(), contactDistance, method, identity, out);
    } else {
      check(shape, contactDistance, method);
      shapes.judge(shape, at, contactDistance, method, identity, null);
      shapes.contacts(limit, out);
    }
  }

  /**
   * The contacts of a sphere, features compared as the method does by default.
   *
   * @param x centre, metres, level coordinates; likewise y and z
   * @param radius metres, above zero
   * @param contactDistance metres: triangles farther than radius plus this are ignored
   * @param out cleared, then filled: by distance, feature, geometry key
   * @throws IllegalArgumentException when a number is not finite, the radius not above zero, or the
   *     contact distance negative
   */
  public void contacts(
      double x,
      double y,
      double z,
      double radius,
      double contactDistance,
      ContactMethod method,
      ContactBuffer out) {
    contacts(x, y, z, radius, contactDistance, method, method.identity(), out);
  }

  /** As above, with features compared under a given policy: what an engine profile says. */
  public void contacts(
      double x,
      double y,
      double z,
      double radius,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity,
      ContactBuffer out) {
    out.startAt(x, y, z);
    append(x, y, z, radius, contactDistance, method, identity, out);
  }

  private void append(
      double x,
      double y,
      double z,
      double radius,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity,
      ContactBuffer out) {
    check(x, y, z, radius, contactDistance);
    Candidates candidates = narrowPhase.collect(x, y, z, radius + contactDistance, null);
    if (candidates.size() == 0) {
      return;
    }
    judgement.reset(candidates, identity);
    method.judge(candidates, judgement);
    judgement.orderByDistance();
    for (int k = 0; k < candidates.size(); k++) {
      int i = judgement.ordered(k);
      if (judgement.kept(i)) {
        out.add(
            candidates.triangle(i),
            candidates.feature(i),
            x - radius * candidates.direction(i, 0),
            y - radius * candidates.direction(i, 1),
            z - radius * candidates.direction(i, 2),
            judgement.normal(i, 0),
            judgement.normal(i, 1),
            judgement.normal(i, 2),
            candidates.distance(i) - radius,
            candidates.distance(i));
      }
    }
  }

  /** Why the contacts of a probe are what they are, features compared as the method does. */
  public Explanation explain(Probe probe, double contactDistance, ContactMethod method) {
    return explain(probe, contactDistance, method, method.identity());
  }

  /**
   * Why the contacts of a probe are what they are; of a compound part by part.
   *
   * @param contactDistance metres, not negative
   * @throws IllegalArgumentException when the contact distance is negative or not finite, or the
   *     method is for spheres only and the shape is not
   */
  public Explanation explain(
      Probe probe, double contactDistance, ContactMethod method, IdentityPolicy identity) {
    List<Verdict> verdicts = new ArrayList<>();
    switch (probe.shape()) {
      case ConvexShape convex ->
          explain(convex, probe.pose(), 0, contactDistance, method, identity, verdicts);
      case Compound compound -> {
        for (int i = 0; i < compound.parts().size(); i++) {
          Compound.Part part = compound.parts().get(i);
          Pose pose = probe.pose().then(part.pose());
          explain(part.shape(), pose, i, contactDistance, method, identity, verdicts);
        }
      }
    }
    ContactBuffer merged = new ContactBuffer();
    contacts(probe, contactDistance, method, identity, PointLimit.FOUR, merged);
    return new Explanation(probe, contactDistance, method.id(), verdicts, merged.toContacts());
  }

  private void explain(
      ConvexShape shape,
      Pose at,
      int part,
      double contactDistance,
      ContactMethod method,
      IdentityPolicy identity,
      List<Verdict> verdicts) {
    ProbeExplainer explainer = new ProbeExplainer(scene, shape, at, part, verdicts);
    Ignored ignored = new Ignored();
    if (shape instanceof Sphere sphere) {
      check(at.x(), at.y(), at.z(), sphere.radius(), contactDistance);
      double inflated = sphere.radius() + contactDistance;
      Candidates candidates = narrowPhase.collect(at.x(), at.y(), at.z(), inflated, ignored);
      judgement.reset(candidates, identity);
      method.judge(candidates, judgement);
      explainer.sphere(sphere, candidates, judgement);
    } else {
      check(shape, contactDistance, method);
      shapes.judge(shape, at, contactDistance, method, identity, ignored);
      explainer.shape(shapes);
    }
    explainer.ignored(ignored);
  }

  private static void check(ConvexShape shape, double contactDistance, ContactMethod method) {
    if (!method.takesShapes()) {
      throw new IllegalArgumentException(
          "the method " + method.id() + " is for spheres only, not for a " + shape.kind());
    }
    if (!(contactDistance >= 0 && Double.isFinite(contactDistance))) {
      throw new IllegalArgumentException(
          "a contact distance must be a finite number not below zero, not " + contactDistance);
    }
  }

  private static void check(double x, double y, double z, double radius, double distance) {
    if (!(Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z))) {
      throw new IllegalArgumentException("a probe's centre must be finite");
    }
    if (!(radius > 0 && distance >= 0 && Double.isFinite(radius + distance))) {
      throw new IllegalArgumentException(
          "radius " + radius + " must be above zero, contact distance " + distance + " not below");
    }
  }
}
