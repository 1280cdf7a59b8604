package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * P. Terdiman, Contact generation for meshes, chapter 6, the reference: one pass over the
 * candidates of all pieces, sorted by distance; vertices are compared by their bits, so pieces that
 * abut exactly are one surface.
 */
final class VoidedWelded implements ContactMethod {

  @Override
  public String id() {
    return "voided-welded";
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 6";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    judgement.orderByDistance();
    for (int k = 0; k < candidates.size(); k++) {
      int i = judgement.ordered(k);
      judgement.keepUnlessVoided(i);
      judgement.voidFeaturesOf(i);
    }
  }
}
