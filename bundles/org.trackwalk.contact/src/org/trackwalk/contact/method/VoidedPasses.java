package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * P. Terdiman, Contact generation for meshes, chapter 4: faces first, then all edges, then all
 * vertices, each delayed contact voided by the triangles before it. In which order edges and
 * vertices come inside their pass is an option, because chapter 5 shows (figure 7) that the result
 * hangs on it.
 */
final class VoidedPasses implements ContactMethod {

  static final String ID = "voided-passes";

  private final PassOrder order;

  VoidedPasses(PassOrder order) {
    this.order = order;
  }

  @Override
  public String id() {
    return order == PassOrder.MIDPHASE ? ID : ID + ":order=" + order.id();
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 4";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.INDEX;
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    switch (order) {
      case MIDPHASE -> judgement.orderAsFound();
      case REVERSE -> judgement.orderReversed();
      case DISTANCE -> judgement.orderByDistance();
    }
    int n = candidates.size();
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (candidates.isFace(i)) {
        judgement.keepUnlessVoided(i);
        judgement.voidFeaturesOf(i);
      }
    }
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (candidates.isEdge(i)) {
        judgement.keepUnlessVoided(i);
        judgement.voidFeaturesOf(i);
      }
    }
    for (int k = 0; k < n; k++) {
      int i = judgement.ordered(k);
      if (!candidates.isFace(i) && !candidates.isEdge(i)) {
        judgement.keepUnlessVoided(i);
        judgement.voidFeaturesOf(i);
      }
    }
  }
}
