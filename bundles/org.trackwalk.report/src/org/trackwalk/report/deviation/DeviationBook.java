package org.trackwalk.report.deviation;

import org.trackwalk.drive.deviation.Deviations;
import org.trackwalk.mesh.level.Frame;

/**
 * What is seen against what is felt in one level, ready to be written.
 *
 * @param level name of what is felt
 * @param axes of its files: positions are written in them
 * @param road why there is no road, in words; empty when there is one
 * @param warning from so many metres on two are apart
 * @param found what was measured
 */
public record DeviationBook(
    String level, Frame axes, String road, double warning, Deviations found) {

  /** A position, in the files' coordinates. */
  double[] place(double... at) {
    return axes.toFileAxes(at[0], at[1], at[2]);
  }
}
