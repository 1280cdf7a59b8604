package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.contact.neighbour.EdgeNeighbours;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * Edges are sorted beforehand into active ones, at which something may catch, and inactive ones,
 * which only cut a smooth surface: Jolt's default (ActiveEdges) and what PhysX does for boxes.
 * Every candidate is a contact; at an inactive edge, or a corner between two, its normal becomes
 * the triangle's. An edge is active when the surface ends at it, when more than two triangles meet
 * there, and when it is convex by more than the option {@code angle}.
 *
 * <p>Differences to Jolt: it also keeps a normal that the body's own motion runs into less; a
 * contact here knows no motion.
 */
final class ActiveEdges implements ContactMethod {

  private static final String NAME = "active-edges";

  private final ActiveEdgeSettings settings;
  private final double cosine;

  ActiveEdges(ActiveEdgeSettings settings) {
    this.settings = settings;
    this.cosine = StrictMath.cos(StrictMath.toRadians(settings.angle()));
  }

  @Override
  public String id() {
    return settings.id(NAME);
  }

  @Override
  public String source() {
    return "Jolt, ActiveEdges; PhysX, convex edge flags of its triangle meshes";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public Optional<ContactMethod> withOptions(Map<String, Double> options) {
    return ActiveEdgeSettings.of(options).map(ActiveEdges::new);
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    EdgeNeighbours neighbours =
        candidates.scene().derived(EdgeNeighbours.class, judgement.identity(), EdgeNeighbours::of);
    for (int i = 0; i < candidates.size(); i++) {
      if (candidates.isFace(i)) {
        judgement.keep(i, Reason.FACE);
      } else if (candidates.coincident(i)) {
        judgement.keep(i, Reason.EVERY_CANDIDATE);
      } else {
        judgement.keep(i, correct(candidates, judgement, neighbours, i));
      }
    }
  }

  private Reason correct(
      Candidates candidates, Judgement judgement, EdgeNeighbours neighbours, int i) {
    int k = ClosestPoint.indexOf(candidates.feature(i));
    Reason reason = edge(candidates, neighbours, i, k);
    if (!candidates.isEdge(i) && reason == Reason.NORMAL_OF_TRIANGLE) {
      reason = edge(candidates, neighbours, i, (k + 2) % 3);
    }
    if (reason == Reason.NORMAL_OF_TRIANGLE) {
      judgement.turnNormalToTriangle(i);
    }
    return reason;
  }

  private Reason edge(Candidates candidates, EdgeNeighbours neighbours, int i, int k) {
    int t = candidates.triangle(i);
    int h = 3 * t + k;
    if (!neighbours.hasNeighbour(h)) {
      return settings.outer() > 0 ? Reason.EDGE_WITHOUT_REGION : Reason.NORMAL_OF_TRIANGLE;
    }
    boolean convex = (candidates.behind(i) ? -1 : 1) * neighbours.bend(h) > 0;
    return convex && beyond(neighbours, t, h) ? Reason.EDGE_ACTIVE : Reason.NORMAL_OF_TRIANGLE;
  }

  private boolean beyond(EdgeNeighbours neighbours, int t, int h) {
    double dot = 0;
    for (int axis = 0; axis < 3; axis++) {
      dot += neighbours.normal(t, axis) * neighbours.normalBeyond(h, axis);
    }
    return dot < cosine;
  }
}
