package org.trackwalk.report.drive;

import java.util.List;
import org.joml.Quaterniond;
import org.joml.Quaterniondc;
import org.joml.Vector3dc;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The drive of one body or of several at once, ready to be written.
 *
 * @param level its name
 * @param bodies the shape of each as the user wrote it, or its name
 * @param profile id of the engine whose contacts it has
 * @param axes of the level's files: all places and directions are written in them
 * @param trials in the order of the bodies
 */
public record DriveBook(
    String level, List<String> bodies, String profile, Frame axes, List<Trial> trials) {

  /** Takes copies of the lists. */
  public DriveBook {
    bodies = List.copyOf(bodies);
    trials = List.copyOf(trials);
  }

  /** The drive of the first body. */
  Trial trial() {
    return trials.get(0);
  }

  /** What drives, in a few words. */
  String body() {
    return bodies.size() == 1 ? bodies.get(0) : bodies.size() + " bodies";
  }

  /** Name of the piece that a triangle is of. */
  String piece(WeldedSurface surface, int triangle) {
    return surface.pieces().get(surface.pieceOf(triangle)).name();
  }

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
