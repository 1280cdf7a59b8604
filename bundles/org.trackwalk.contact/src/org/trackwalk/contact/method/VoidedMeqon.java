package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The voided lists that P. Tchernev describes for the Meqon engine (P. Terdiman, Contact generation
 * for meshes, reference 3): first every candidate lists what it voids, then the contacts are
 * validated, faces, edges, vertices. No order by distance is needed.
 *
 * <p>The quotation says that a face voids all its edges and vertices and that an edge or a vertex
 * voids "all other" ones of its triangle, and leaves open other than what. The reading here: <b>all
 * that is not the closest feature or a part of it.</b>
 *
 * <table>
 * <caption>What a triangle voids</caption>
 * <tr><td>closest feature</td><td>edges</td><td>vertices</td></tr>
 * <tr><td>face</td><td>all three</td><td>all three</td></tr>
 * <tr><td>edge</td><td>the other two</td><td>the opposite one; its ends only once the edge's
 * contact has passed</td></tr>
 * <tr><td>vertex</td><td>all three: none of them is the vertex</td><td>the other two</td></tr>
 * </table>
 *
 * <p>If "other" went with the edges alone, a vertex would void itself and no vertex contact could
 * ever pass: a probe would fall past the corner of a kerb. Two further readings make no difference
 * where features are recognised exactly, because a triangle that holds a feature is never farther
 * than the feature: an edge's ends void at once, and a vertex voids the opposite edge only.
 *
 * <p>Unlike the paper's, this method has no rule for two triangles that both have the same edge or
 * vertex as their closest feature: neither voids it, and both contacts pass, at the same point with
 * the same normal.
 */
final class VoidedMeqon implements ContactMethod {

  @Override
  public String id() {
    return "voided-meqon";
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 3 and reference 3";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.INDEX;
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    VoidedLists lists = judgement.emptyLists();
    judgement.orderByDistance();
    int n = candidates.size();
    for (int k = 0; k < n; k++) {
      list(candidates, judgement, lists, judgement.ordered(k));
    }
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (candidates.isFace(i)) {
        judgement.keep(i, Reason.FACE);
      }
    }
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (candidates.isEdge(i)) {
        validateEdge(candidates, judgement, lists, i);
      }
    }
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (!candidates.isFace(i) && !candidates.isEdge(i)) {
        int id = judgement.vertexId(i, ClosestPoint.indexOf(candidates.feature(i)));
        judgement.keepUnlessHeld(
            i, lists.holderOfVertex(id), Reason.FEATURE_UNLISTED, Reason.VERTEX_LISTED);
      }
    }
  }

  /** Lists everything of a candidate's triangle but the closest feature and its parts. */
  private static void list(Candidates candidates, Judgement judgement, VoidedLists lists, int i) {
    int feature = candidates.feature(i);
    int closest = ClosestPoint.indexOf(feature);
    boolean edge = ClosestPoint.isEdge(feature);
    boolean vertex = ClosestPoint.isVertex(feature);
    for (int k = 0; k < 3; k++) {
      int next = (k + 1) % 3;
      if (!edge || k != closest) {
        lists.listEdge(judgement.vertexId(i, k), judgement.vertexId(i, next), i);
      }
      boolean part = vertex ? k == closest : edge && (k == closest || k == (closest + 1) % 3);
      if (!part) {
        lists.listVertex(judgement.vertexId(i, k), i);
      }
    }
  }

  private static void validateEdge(
      Candidates candidates, Judgement judgement, VoidedLists lists, int i) {
    int k = ClosestPoint.indexOf(candidates.feature(i));
    int from = judgement.vertexId(i, k);
    int to = judgement.vertexId(i, (k + 1) % 3);
    int holder = lists.holderOfEdge(from, to);
    judgement.keepUnlessHeld(i, holder, Reason.FEATURE_UNLISTED, Reason.EDGE_LISTED);
    if (holder == VoidedFeatures.NONE) {
      lists.listVertex(from, i);
      lists.listVertex(to, i);
    }
  }
}
