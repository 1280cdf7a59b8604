package org.trackwalk.check.session;

import java.util.List;

/**
 * What a check of a session did anew.
 *
 * @param everything true for a full check
 * @param why why it was a full one, half a sentence; empty when it was not
 * @param pieces names of the pieces that were looked at again, sorted: those that changed and those
 *     around them; all pieces of the level after a full check
 * @param filesRead files that were parsed, not taken from what was kept
 * @param milliseconds wall time, reading the files included
 */
public record Redone(
    boolean everything, String why, List<String> pieces, int filesRead, double milliseconds) {

  /** Takes a copy of the list. */
  public Redone {
    pieces = List.copyOf(pieces);
  }
}
