package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The first approach of P. Terdiman, Contact generation for meshes, chapter 2 (solution 1 of E.
 * Coumans' talk): every candidate is a contact, its normal always the triangle's. Flat ground is
 * smooth; at an outer edge a probe is pushed off the cliff.
 */
final class TriangleNormalMethod implements ContactMethod {

  @Override
  public String id() {
    return "triangle-normal";
  }

  @Override
  public String source() {
    return "P. Terdiman, Contact generation for meshes, chapter 2, first approach; E. Coumans,"
        + " Contact Generation, 2010, solution 1";
  }

  @Override
  public IdentityPolicy identity() {
    return IdentityPolicy.LEVEL_BITS;
  }

  @Override
  public void judge(Candidates candidates, Judgement judgement) {
    for (int i = 0; i < candidates.size(); i++) {
      if (!candidates.isFace(i)) {
        judgement.turnNormalToTriangle(i);
      }
      judgement.keep(i, Reason.EVERY_CANDIDATE);
    }
  }
}
