package org.trackwalk.drive.confirm;

/**
 * How much is driven.
 *
 * @param lanes that are driven along each strand
 * @param phases of the time step along a lane
 * @param jolts foretold ones that are driven over, the worst first
 */
public record Extent(int lanes, int phases, int jolts) {

  /** What is driven unless the user says another number. */
  public static final Extent USUAL = new Extent(5, 12, 1000);
}
