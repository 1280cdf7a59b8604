package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.neighbour.EdgeNeighbours;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The fourth approach of P. Terdiman, Contact generation for meshes, chapter 2, solution 2 of E.
 * Coumans' talk and what Bullet's internal edge utility does: every candidate is a contact, and a
 * normal outside the Voronoi region of its edge is turned into it. Nothing is removed, so a kept
 * contact's line may miss the probe's centre.
 *
 * <ul>
 *   <li>A convex edge's region reaches from the triangle's normal to the neighbour's: a normal
 *       beyond is turned to the neighbour's, one between is left alone.
 *   <li>At a flat or concave edge the normal is the triangle's.
 *   <li>An edge that not exactly two triangles have is never corrected.
 *   <li>At a corner the two edges of the triangle that meet there bound the region. A normal that
 *       is beyond a flat or concave one becomes the triangle's. One that is beyond a convex one is
 *       turned around it; when it then is beyond the other, the direction where both wedges end is
 *       taken. An edge without a region bounds nothing.
 * </ul>
 */
final class VoronoiMethod implements ContactMethod {

  private static final String NAME = "voronoi";

  private final VoronoiSettings settings;

  VoronoiMethod(VoronoiSettings settings) {
    this.settings = settings;
  }

  @Override
  public String id() {
    return settings.id(NAME);
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 2, fourth approach; E. Coumans,"
        + " Contact Generation, 2010, solution 2; btInternalEdgeUtility";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public Optional<ContactMethod> withOptions(Map<String, Double> options) {
    return VoronoiSettings.of(options).map(VoronoiMethod::new);
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    EdgeNeighbours neighbours =
        candidates.scene().derived(EdgeNeighbours.class, judgement.identity(), EdgeNeighbours::of);
    VoronoiRegion region = judgement.region();
    for (int i = 0; i < candidates.size(); i++) {
      int feature = candidates.feature(i);
      if (feature == ClosestPoint.FACE) {
        judgement.keep(i, Reason.FACE);
      } else if (candidates.coincident(i)) {
        judgement.keep(i, Reason.EVERY_CANDIDATE);
      } else {
        judgement.keep(i, correct(candidates, judgement, neighbours, region, i));
      }
    }
  }

  private Reason correct(
      Candidates candidates,
      Judgement judgement,
      EdgeNeighbours neighbours,
      VoronoiRegion region,
      int i) {
    region.start(candidates, i, neighbours, settings.flatSine());
    int k = ClosestPoint.indexOf(candidates.feature(i));
    Reason reason = candidates.isEdge(i) ? region.ofEdge(k) : region.ofCorner(k);
    if (settings.edgeDistance() > 0 && region.isOuter(candidates.feature(i))) {
      int nearest = region.nearestEdge(settings.edgeDistance());
      reason = nearest < 0 ? reason : region.ofEdge(nearest);
    }
    if (reason == Reason.NORMAL_OF_TRIANGLE) {
      judgement.turnNormalToTriangle(i);
    } else if (reason == Reason.NORMAL_TURNED) {
      judgement.turnNormal(i, region.turned(0), region.turned(1), region.turned(2));
    }
    return reason;
  }
}
