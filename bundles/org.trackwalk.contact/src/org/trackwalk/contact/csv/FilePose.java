package org.trackwalk.contact.csv;

import org.trackwalk.contact.shape.Pose;
import org.trackwalk.mesh.level.Frame;

/**
 * Places given in the axes and the unit of a file. A shape's own axes are named like the file's: a
 * box that is not turned has hx along the file's x, a wheel its axle, a capsule its length along
 * the file's y.
 */
public final class FilePose {

  private FilePose() {}

  /**
   * A place in the level.
   *
   * @param frame axes and unit of the numbers, without its placement
   * @param centre three coordinates
   * @param rotation quaternion x, y, z, w of any length but zero
   * @throws IllegalArgumentException when a number is not finite or the rotation is zero
   */
  public static Pose of(Frame frame, double[] centre, double[] rotation) {
    double[] at = frame.fromFileAxes(centre[0], centre[1], centre[2]);
    Pose turned = Pose.of(0, 0, 0, rotation[0], rotation[1], rotation[2], rotation[3]);
    // The turn that UpAxis describes; its entries are exactly 0, 1 and -1.
    Pose axes =
        switch (frame.up()) {
          case X -> Pose.of(at[0], at[1], at[2], 0, 0, 1, 1);
          case Y -> Pose.at(at[0], at[1], at[2]);
          case Z -> Pose.of(at[0], at[1], at[2], -1, 0, 0, 1);
        };
    return axes.then(turned);
  }
}
