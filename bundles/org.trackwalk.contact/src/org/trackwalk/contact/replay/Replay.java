package org.trackwalk.contact.replay;

import java.util.ArrayList;
import java.util.List;
import org.joml.Quaterniond;
import org.joml.Vector3d;
import org.trackwalk.contact.manifold.Stability;
import org.trackwalk.contact.manifold.WitnessBuffer;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.solver.ContactSolver;
import org.trackwalk.contact.solver.RigidBody;

/**
 * A body's way, frame by frame.
 *
 * @param frames in order of time, at least one
 */
public record Replay(List<Frame> frames) {

  /**
   * How near to the border of its contact points a centre of mass still counts as on it, metres. A
   * body that is hinged on two points turns by a few thousandths from frame to frame, and its
   * centre leans over that hinge by as much times its height.
   */
  public static final double BORDER = 0.01;

  /** Straight down. */
  private static final double[] DOWN = {0, -1, 0};

  /**
   * Takes a copy of the list.
   *
   * @throws IllegalArgumentException when it is empty
   */
  public Replay {
    frames = List.copyOf(frames);
    if (frames.isEmpty()) {
      throw new IllegalArgumentException("a replay needs at least one frame");
    }
  }

  /**
   * Lets a solver's body go.
   *
   * @param count number of frames, above zero
   */
  public static Replay of(ContactSolver solver, int count) {
    List<Frame> frames = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      frames.add(settled(i, solver));
      solver.move();
    }
    return new Replay(frames);
  }

  /** Settles the velocities of a solver's body, and tells what came of it; it does not move yet. */
  public static Frame settled(int number, ContactSolver solver) {
    Pose pose = solver.body().pose();
    solver.settle();
    return frame(number, pose, solver);
  }

  private static Frame frame(int number, Pose pose, ContactSolver solver) {
    RigidBody body = solver.body();
    WitnessBuffer points = solver.points();
    List<Touch> touches = new ArrayList<>(points.size());
    for (int i = 0; i < points.size(); i++) {
      touches.add(
          new Touch(
              new Vector3d(points.onProbe(i, 0), points.onProbe(i, 1), points.onProbe(i, 2)),
              new Vector3d(points.normal(i, 0), points.normal(i, 1), points.normal(i, 2)),
              points.separation(i)));
    }
    double[] centre = {body.centre(0), body.centre(1), body.centre(2)};
    double inset = Stability.inset(points, centre, DOWN);
    return new Frame(
        number,
        number * solver.settings().step(),
        pose,
        new Quaterniond(body.turn(0), body.turn(1), body.turn(2), body.turn(3)),
        new Vector3d(centre),
        new Vector3d(body.velocity(0), body.velocity(1), body.velocity(2)),
        new Vector3d(body.spin(0), body.spin(1), body.spin(2)),
        touches,
        inset,
        inset > BORDER,
        body.energy(solver.settings().gravity()));
  }

  /** The last frame. */
  public Frame last() {
    return frames.get(frames.size() - 1);
  }

  /**
   * By how much the shape is turned against the first frame, radians. Two rotations are as far
   * apart as the chord between their matrices says, which is exact for small angles too.
   */
  public double turned(Frame frame) {
    Pose from = frames.get(0).pose();
    double squared = 0;
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        double by = frame.pose().rotation(row, column) - from.rotation(row, column);
        squared += by * by;
      }
    }
    return 2 * StrictMath.asin(Math.min(1, Math.sqrt(squared / 8)));
  }
}
