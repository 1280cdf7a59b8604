package org.trackwalk.drive.judge.sweep;

import org.trackwalk.drive.judge.body.JudgeLimits;

/** What one direction of travel has felt so far of one kind. */
public final class FeltTally {

  /** Phases that must feel something: in a single one it may be rounding just over an edge. */
  private static final int FEWEST = 2;

  private Felt worst = Felt.NOTHING;
  private int felt;

  /**
   * Notes a phase.
   *
   * @param counts whether it is one of those that the share is of
   */
  void note(Felt now, boolean counts) {
    worst = worst.worse(now);
    felt += counts && now.worst() >= JudgeLimits.FELT ? 1 : 0;
  }

  /** The worst phase, without a share. */
  Felt worst() {
    return worst;
  }

  /**
   * The worst of all phases with the share of those that feel something.
   *
   * @param spacing metres between two phases
   * @param stride metres that the body moves in a step
   */
  Felt total(double spacing, double stride) {
    Felt w = worst;
    if (felt < FEWEST) {
      return Felt.NOTHING;
    }
    double share = Math.min(1, felt * spacing / stride);
    return new Felt(w.up(), w.forward(), w.side(), share, w.at(), w.degrees(), w.offset());
  }
}
