package org.trackwalk.eclipse.viewer.stage;

import java.util.BitSet;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.pick.SurfacePick;

/**
 * From where a place is seen: an eye behind a wall, or under the ground, sees only these. Rays go
 * from the place to where the eye might be.
 */
final class FreeSight {

  /** Turns that are tried, radians, the nearest first. */
  private static final double[] TURNS = {0, 0.7, -0.7, 1.5, -1.5, 2.3, -2.3, Math.PI};

  /** Angles above the horizon that are tried beside the one there is, radians. */
  private static final double[] RISES = {Math.toRadians(40), Math.toRadians(75)};

  /** A place on a surface is looked at from a little above it, metres; of near ones less. */
  private static final double ABOVE = 0.2;

  /** Share of the distance that the same is at most. */
  private static final double ABOVE_SHARE = 0.05;

  /** Share of the free way that the eye goes where no way is free. */
  private static final double SHARE = 0.9;

  private FreeSight() {}

  /**
   * The pose, or the one most like it with nothing in between; where there is none, nearer than
   * what is in between on the widest way.
   *
   * @param wanted its target is the place
   */
  static CameraPose of(ProbeScene scene, BitSet hidden, CameraPose wanted) {
    CameraPose widest = wanted;
    double most = 0;
    for (double turn : TURNS) {
      for (double pitch : new double[] {wanted.pitch(), RISES[0], RISES[1]}) {
        CameraPose pose = wanted.from(wanted.yaw() + turn, pitch);
        double free = free(scene, hidden, pose);
        if (free >= pose.distance()) {
          return pose;
        }
        if (free > most) {
          most = free;
          widest = pose;
        }
      }
    }
    return most > 0 ? widest.within(SHARE * most) : wanted;
  }

  /** Metres from the target towards the eye without a triangle; the distance when none is. */
  private static double free(ProbeScene scene, BitSet hidden, CameraPose pose) {
    double above = Math.min(ABOVE, ABOVE_SHARE * pose.distance());
    Vector3d from = new Vector3d(pose.x(), pose.y() + above, pose.z());
    Vector3d way = pose.eye().sub(from);
    double reach = way.length();
    return SurfacePick.along(scene, hidden, from, way.normalize(), reach)
        .map(SurfaceHit::distance)
        .orElse(pose.distance());
  }
}
