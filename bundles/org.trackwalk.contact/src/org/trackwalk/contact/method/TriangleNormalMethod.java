package org.trackwalk.contact.method;

import org.trackwalk.contact.candidate.Candidates;
import org.trackwalk.contact.candidate.Reason;
import org.trackwalk.mesh.weld.IdentityPolicy;

/**
 * The first approach of seed 000, chapter 2 (solution 1 of seed 001): every candidate is a contact,
 * its normal always the triangle's. Flat ground is smooth; at an outer edge a probe is pushed off
 * the cliff.
 */
final class TriangleNormalMethod implements ContactMethod {

  @Override
  public String id() {
    return "triangle-normal";
  }

  @Override
  public String source() {
    return "seed 000, chapter 2, first approach; seed 001, solution 1";
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
