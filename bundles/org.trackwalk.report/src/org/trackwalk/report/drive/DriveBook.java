package org.trackwalk.report.drive;

import org.joml.Quaterniond;
import org.joml.Quaterniondc;
import org.joml.Vector3dc;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.mesh.level.Frame;

/**
 * The drive of one body, ready to be written.
 *
 * @param level its name
 * @param body its shape as the user wrote it
 * @param profile id of the engine whose contacts it has
 * @param axes of the level's files: all places and directions are written in them
 */
public record DriveBook(String level, String body, String profile, Frame axes, Trial trial) {

  /** Where the shape's origin is, in the files' axes and unit. */
  double[] place(TrialStep step) {
    return axes.toFileAxes(step.pose().x(), step.pose().y(), step.pose().z());
  }

  /** A place in the files' axes and unit. */
  double[] place(Vector3dc at) {
    return axes.toFileAxes(at.x(), at.y(), at.z());
  }

  /** A direction or velocity in the files' axes; its unit stays. */
  double[] direction(Vector3dc v) {
    double metres = axes.unit().metres();
    double[] turned = axes.toFileAxes(v.x(), v.y(), v.z());
    return new double[] {turned[0] * metres, turned[1] * metres, turned[2] * metres};
  }

  /** The rotation from the body's own axes to the files': x, y, z, w. */
  double[] turn(TrialStep step) {
    Quaterniondc level =
        switch (axes.up()) {
          case X -> new Quaterniond(0, 0, -1, 1).normalize();
          case Y -> new Quaterniond();
          case Z -> new Quaterniond(1, 0, 0, 1).normalize();
        };
    Quaterniond turn = level.mul(step.turn(), new Quaterniond());
    return new double[] {turn.x, turn.y, turn.z, turn.w};
  }
}
