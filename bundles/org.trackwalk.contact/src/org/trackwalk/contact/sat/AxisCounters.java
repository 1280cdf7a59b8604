package org.trackwalk.contact.sat;

/** Counts what a search for separating axes did; adds up over searches. */
public final class AxisCounters {

  /** Axes looked at: directions of faces, and cross products of edges that are not parallel. */
  public long axes;

  /** Pairs of edges left out because they are parallel. */
  public long parallelPairs;

  /** Axes that the interior objects showed to be no better; nothing was projected for them. */
  public long culled;

  /** Axes given up before all corners were projected. */
  public long earlyOuts;

  /** Corners projected onto an axis. */
  public long projected;

  /** Starts again at zero. */
  public void clear() {
    axes = 0;
    parallelPairs = 0;
    culled = 0;
    earlyOuts = 0;
    projected = 0;
  }
}
