package org.trackwalk.contact.method;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * What Jolt does (InternalEdgeRemovingCollector, after P. Terdiman's paper): faces first, then the
 * others deepest first; what is voided is vertices alone, found again by position within a
 * tolerance. An edge is void when both its ends are, by one triangle or by two, which is where it
 * drops more than the paper.
 *
 * <p>Differences to Jolt: no limits of 16 delayed contacts and 128 voided vertices; the closest
 * feature is known and need not be guessed from the normal, unless the option {@code face-angle}
 * asks for it; and two vertices are one exactly when they are within the tolerance, while there a
 * vertex that is near a voided one is not noted itself.
 */
final class VoidedVertices implements ContactMethod {

  private static final String NAME = "voided-vertices";

  private final VertexSettings settings;

  private final double faceCosine;

  VoidedVertices(VertexSettings settings) {
    this.settings = settings;
    this.faceCosine = StrictMath.cos(StrictMath.toRadians(settings.faceAngle()));
  }

  @Override
  public String id() {
    return settings.id(NAME);
  }

  @Override
  public double faceAngle() {
    return settings.faceAngle();
  }

  @Override
  public String source() {
    return "Jolt, InternalEdgeRemovingCollector, after P. Terdiman, Contact generation for meshes";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public Optional<ContactMethod> withOptions(Map<String, Double> options) {
    return VertexSettings.of(options).map(VoidedVertices::new);
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    VoidedPositions voided = judgement.emptyPositions(settings.tolerance());
    judgement.orderByDistance();
    int n = candidates.size();
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (isFace(candidates, judgement, i)) {
        judgement.keep(i, Reason.FACE);
        voidVertices(candidates, judgement, voided, i);
      }
    }
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (!isFace(candidates, judgement, i)) {
        judgeDelayed(candidates, judgement, voided, i);
        voidVertices(candidates, judgement, voided, i);
      }
    }
  }

  private boolean isFace(Candidates candidates, Judgement judgement, int i) {
    return candidates.isFace(i)
        || settings.faceAngle() > 0 && judgement.cosineToTriangle(i) > faceCosine;
  }

  private void judgeDelayed(
      Candidates candidates, Judgement judgement, VoidedPositions voided, int i) {
    int k = ClosestPoint.indexOf(candidates.feature(i));
    int holder = holder(candidates, judgement, voided, i, k);
    if (!candidates.isEdge(i)) {
      judgement.keepUnlessHeld(i, holder, Reason.FEATURE_FREE, Reason.VERTEX_VOIDED);
      return;
    }
    int other = holder(candidates, judgement, voided, i, (k + 1) % 3);
    boolean both = holder != VoidedFeatures.NONE && other != VoidedFeatures.NONE;
    judgement.keepUnlessHeld(
        i,
        !both
            ? VoidedFeatures.NONE
            : comesFirst(candidates, judgement, other, holder) ? other : holder,
        Reason.FEATURE_FREE,
        Reason.EDGE_ENDS_VOIDED);
  }

  /** Whether i comes before j: of two culprits the first is named, whichever end it voided. */
  private boolean comesFirst(Candidates candidates, Judgement judgement, int i, int j) {
    boolean face = isFace(candidates, judgement, i);
    if (face != isFace(candidates, judgement, j)) {
      return face;
    }
    return candidates.compare(i, j) < 0;
  }

  private static void voidVertices(
      Candidates candidates, Judgement judgement, VoidedPositions voided, int i) {
    float[] p = candidates.scene().surface().positions();
    for (int k = 0; k < 3; k++) {
      int v = vertex(candidates, i, k);
      int body = body(candidates, judgement, i);
      voided.add(v, body, p[3 * v], p[3 * v + 1], p[3 * v + 2], i);
    }
  }

  private static int holder(
      Candidates candidates, Judgement judgement, VoidedPositions voided, int i, int k) {
    float[] p = candidates.scene().surface().positions();
    int v = vertex(candidates, i, k);
    int body = body(candidates, judgement, i);
    return voided.holder(v, body, p[3 * v], p[3 * v + 1], p[3 * v + 2]);
  }

  private static int vertex(Candidates candidates, int i, int k) {
    return candidates.scene().surface().triangles()[3 * candidates.triangle(i) + k];
  }

  /** All pieces are one body, or those of a file, or each is its own. */
  private static int body(Candidates candidates, Judgement judgement, int i) {
    return candidates.scene().bodyOf(candidates.triangle(i), judgement.identity());
  }
}
