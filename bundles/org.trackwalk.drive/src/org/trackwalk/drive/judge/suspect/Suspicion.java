package org.trackwalk.drive.judge.suspect;

import java.util.Map;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Kind;

/**
 * An edge that no ledger class owns and that may still be felt, with what is felt there.
 *
 * @param halfEdge of the welded surface
 * @param cause why it is suspicious
 * @param profile whose contacts were judged
 * @param body that was moved over it
 * @param way over its middle
 * @param sine of the angle at which it is met
 * @param felt per kind of difference, the mesh effect
 */
public record Suspicion(
    int halfEdge,
    Cause cause,
    Treatment profile,
    Body body,
    Crossing way,
    double sine,
    Map<Kind, Felt> felt) {

  /** Why an edge is suspicious. */
  public enum Cause {
    /** The surface folds back onto itself. */
    FOLD,
    /** Three or more triangles meet. */
    NON_MANIFOLD
  }
}
