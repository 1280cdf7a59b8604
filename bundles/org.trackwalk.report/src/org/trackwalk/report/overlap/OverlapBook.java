package org.trackwalk.report.overlap;

import java.util.List;
import org.trackwalk.drive.overlap.Overlaps;
import org.trackwalk.mesh.level.Frame;

/**
 * The overlaps of one level, ready to be written.
 *
 * @param level its name
 * @param axes of the level's files: positions are written in them
 * @param pieces names of the level's pieces
 * @param road why there is no road, in words; empty when there is one
 */
public record OverlapBook(
    String level, Frame axes, List<String> pieces, String road, Overlaps overlaps) {

  /** A position, in the files' coordinates. */
  double[] place(double[] at) {
    return axes.toFileAxes(at[0], at[1], at[2]);
  }
}
