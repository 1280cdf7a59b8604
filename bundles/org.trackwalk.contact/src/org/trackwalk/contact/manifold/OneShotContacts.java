package org.trackwalk.contact.manifold;

import org.trackwalk.contact.sat.AxisSet;
import org.trackwalk.contact.sat.PlacedPolyhedron;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.contact.shape.Pose;

/** The whole manifold of two polyhedra in every frame, reduced to four points. */
public final class OneShotContacts implements ContactSource {

  private final OneShotManifold oneShot = new OneShotManifold();
  private final ManifoldReduction reduction = new ManifoldReduction();
  private final Manifold found = new Manifold();
  private final PlacedPolyhedron probeCore;
  private final PlacedPolyhedron groundCore;
  private final double probeMargin;
  private final double groundMargin;
  private final Pose place;
  private final double contactDistance;

  /**
   * The manifold of a pair.
   *
   * @param shape the probe, a box or a hull
   * @param ground what it lies on, likewise
   * @param place where that stands
   * @param contactDistance metres, not negative: points farther apart are left out
   * @throws IllegalArgumentException when a shape is round
   */
  public OneShotContacts(
      ConvexShape shape, ConvexShape ground, Pose place, double contactDistance) {
    this.probeCore = new PlacedPolyhedron(AxisSet.of(core(shape)));
    this.groundCore = new PlacedPolyhedron(AxisSet.of(core(ground)));
    this.probeMargin = shape.margin();
    this.groundMargin = ground.margin();
    this.place = place;
    this.contactDistance = contactDistance;
    groundCore.place(place, place.x(), place.y(), place.z());
  }

  private static Polyhedron core(ConvexShape shape) {
    if (shape instanceof Box box) {
      return Polyhedron.ofBox(box);
    }
    if (shape instanceof ConvexHull hull) {
      return hull.core();
    }
    throw new IllegalArgumentException("a " + shape.kind() + " has no sides to clip");
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    out.clear();
    // told from the ground, so that nothing is lost far from the level's origin
    probeCore.place(probe, place.x(), place.y(), place.z());
    if (!oneShot.find(probeCore, probeMargin, groundCore, groundMargin, contactDistance, found)) {
      return;
    }
    reduction.toFour(found);
    for (int i = 0; i < found.size(); i++) {
      out.add(
          found.point(i, 0) + place.x(),
          found.point(i, 1) + place.y(),
          found.point(i, 2) + place.z(),
          found.nx(),
          found.ny(),
          found.nz(),
          found.separation(i),
          found.feature(i));
    }
  }
}
