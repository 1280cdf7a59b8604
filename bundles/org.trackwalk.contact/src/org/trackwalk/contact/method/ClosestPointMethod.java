package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The second approach of P. Terdiman, Contact generation for meshes, chapter 2: every candidate is
 * a contact, its normal the vector from the closest point to the centre. Shows the "fear of the
 * wireframe" at every internal edge.
 */
final class ClosestPointMethod implements ContactMethod {

  @Override
  public String id() {
    return "closest-point";
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 2, second approach";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    for (int i = 0; i < candidates.size(); i++) {
      judgement.keep(i, Reason.EVERY_CANDIDATE);
    }
  }
}
