package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * P. Terdiman, Contact generation for meshes, chapter 5: face contacts in a first pass, then all
 * delayed contacts sorted by distance, features voided unconditionally along the way. Vertices are
 * indices inside a piece, so two triangles of different pieces share nothing: what most engines do.
 */
final class VoidedSorted implements ContactMethod {

  @Override
  public String id() {
    return "voided-sorted";
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 5";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.INDEX;
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    for (int i = 0; i < candidates.size(); i++) {
      if (candidates.isFace(i)) {
        judgement.keepUnlessVoided(i);
      }
    }
    judgement.orderByDistance();
    // a face is kept whatever came before; of several that void a feature the nearest is to blame
    for (int k = 0; k < candidates.size(); k++) {
      int i = judgement.ordered(k);
      if (candidates.isFace(i)) {
        judgement.voidFeaturesOf(i);
      }
    }
    for (int k = 0; k < candidates.size(); k++) {
      int i = judgement.ordered(k);
      if (!candidates.isFace(i)) {
        judgement.keepUnlessVoided(i);
        judgement.voidFeaturesOf(i);
      }
    }
  }
}
