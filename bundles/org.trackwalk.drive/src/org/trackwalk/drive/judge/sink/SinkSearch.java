package org.trackwalk.drive.judge.sink;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.trackwalk.contact.query.ContactBuffer;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.drive.judge.place.NearPlaces;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.Side;
import org.trackwalk.drive.judge.sweep.WorstNear;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.seams.heal.HealedSurface;

/**
 * Where spheres sink because a contact is lost that the truth has: K(profile, A) against
 * K(reference, A), at edges that healing leaves as they are.
 *
 * <p>Methods that void features which a nearer triangle has lose nothing: the reference voids them
 * too, as it takes all triangles in the order of their distance, and a triangle that has a feature
 * is never farther than the feature. Methods that void nothing lose nothing either. What is left
 * are methods that void an edge because its ends are void ({@link Treatment#voidsByEnds}).
 */
public final class SinkSearch {

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final Judged by;
  private final double least;
  private final Map<List<Double>, List<HeldEdge>> held = new HashMap<>();

  /**
   * Searches nothing yet.
   *
   * @param least metres that a body must sink in
   */
  public SinkSearch(
      WeldedSurface surface, Topology topology, SurfaceClasses classes, Judged by, double least) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
    this.by = by;
    this.least = least;
  }

  /** Edges at which a profile lets a sphere sink, the deepest place of each. */
  public List<Sinking> sinkings(Supplier<HealedSurface> healed) {
    List<Sinking> found = new ArrayList<>();
    for (Profile profile : by.profiles()) {
      for (Body body : by.bodies()) {
        Treatment treatment = by.treatment(profile, body);
        if (treatment.voidsByEnds() && body.shape() instanceof Sphere sphere) {
          List<HeldEdge> edges = edges(sphere.radius(), treatment.margin());
          probe(profile, treatment, body, sphere, edges, healed, found);
        }
      }
    }
    return found;
  }

  /** The edges that may be lost, as many as are probed in full. */
  List<HeldEdge> edges(double radius, double margin) {
    return held.computeIfAbsent(
        List.of(radius, margin),
        k -> {
          List<HeldEdge> all = HeldEdges.of(surface, topology, classes, radius, margin);
          return WorstNear.of(all, e -> e.poses().get(0).at());
        });
  }

  private void probe(
      Profile profile,
      Treatment treatment,
      Body body,
      Sphere sphere,
      List<HeldEdge> edges,
      Supplier<HealedSurface> healed,
      List<Sinking> found) {
    if (edges.isEmpty()) {
      return;
    }
    List<double[]> points = edges.stream().map(e -> e.poses().get(0).at()).toList();
    List<int[]> near = NearPlaces.of(surface, points, body.reach());
    for (int i = 0; i < edges.size(); i++) {
      if (isHealed(healed.get(), near.get(i))) {
        continue;
      }
      Patch patch = Patch.of(surface, healed.get(), near.get(i));
      Side is = Side.of(patch.authored(), treatment);
      Side should = Side.truth(patch.authored(), treatment);
      Sinking worst = null;
      for (EdgePose pose : edges.get(i).poses()) {
        Sinking here = press(edges.get(i).halfEdge(), profile, body, sphere, pose, is, should);
        worst = here != null && (worst == null || here.depth() > worst.depth()) ? here : worst;
      }
      if (worst != null) {
        found.add(worst);
      }
    }
  }

  /** Whether healing changes something there: then what it heals is the cause. */
  private static boolean isHealed(HealedSurface healed, int[] triangles) {
    for (int t : triangles) {
      if (healed.changed(t)) {
        return true;
      }
    }
    return false;
  }

  private Sinking press(
      int halfEdge,
      Profile profile,
      Body body,
      Sphere sphere,
      EdgePose pose,
      Side is,
      Side should) {
    ContactBuffer truth = should.contacts(body, pose.centre(), null);
    for (int i = 0; i < truth.size(); i++) {
      if (truth.separation(i) < -JudgeLimits.TOUCH) {
        return null;
      }
    }
    if (!hasContact(truth, pose) || hasContact(is.contacts(body, pose.centre(), null), pose)) {
      return null;
    }
    double[] a = EdgePlaces.point(surface, topology.from(halfEdge));
    double[] b = EdgePlaces.point(surface, topology.to(halfEdge));
    Press press = new Press(body, sphere);
    double depth = press.depth(is, pose.centre(), pose.up(), a, b);
    if (depth < least || press.depth(should, pose.centre(), pose.up(), a, b) >= least) {
      return null;
    }
    return new Sinking(
        halfEdge, profile, body, pose.at(), pose.centre(), depth, depth >= sphere.radius());
  }

  /** Whether there is a contact where the edge is touched. */
  private static boolean hasContact(ContactBuffer contacts, EdgePose pose) {
    for (int i = 0; i < contacts.size(); i++) {
      double sum = 0;
      double cosine = 0;
      for (int k = 0; k < 3; k++) {
        double d = contacts.point(i, k) - pose.at()[k];
        sum += d * d;
        cosine += contacts.normal(i, k) * pose.up()[k];
      }
      if (sum < JudgeLimits.TOUCH * JudgeLimits.TOUCH && cosine > JudgeLimits.SAME_WAY) {
        return true;
      }
    }
    return false;
  }
}
