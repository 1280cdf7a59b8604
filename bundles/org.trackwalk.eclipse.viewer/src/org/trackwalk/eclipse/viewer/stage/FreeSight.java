package org.trackwalk.eclipse.viewer.stage;

import java.util.BitSet;
import org.joml.Vector3d;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.pick.SurfacePick;

/**
 * From where a place is seen: an eye behind a wall, or under the ground, sees only these. Rays go
 * from the place to where the eye might be; a wall at whose foot the place is must show its front.
 */
final class FreeSight {

  /** Turns that are tried, radians, the nearest first. */
  private static final double[] TURNS = {0, 0.7, -0.7, 1.5, -1.5, 2.3, -2.3, Math.PI};

  /** Angles above the horizon that are tried beside the one there is, radians. */
  private static final double[] RISES = {Math.toRadians(40), Math.toRadians(75)};

  /**
   * So far before the place the way begins, metres: what touches it hides nothing, and in the
   * corner of a wall and the ground it begins on the side where the eye is.
   */
  private static final double START = 0.2;

  /** Share of the distance that the same is at most. */
  private static final double START_SHARE = 0.05;

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
    NearWalls walls = NearWalls.at(scene, hidden, wanted.x(), wanted.y(), wanted.z());
    CameraPose free = null;
    CameraPose widest = wanted;
    double most = 0;
    for (double turn : TURNS) {
      for (double pitch : new double[] {wanted.pitch(), RISES[0], RISES[1]}) {
        CameraPose pose = wanted.from(wanted.yaw() + turn, pitch);
        double way = free(scene, hidden, pose);
        boolean reached = way >= pose.distance();
        if (reached && walls.facing(pose.toEye())) {
          return pose;
        }
        free = reached && free == null ? pose : free;
        if (way > most) {
          most = way;
          widest = pose;
        }
      }
    }
    // Where each wall is seen from behind, nothing else in between is enough.
    return free != null ? free : most > 0 ? widest.within(SHARE * most) : wanted;
  }

  /** Metres from the target towards the eye without a triangle; the distance when none is. */
  private static double free(ProbeScene scene, BitSet hidden, CameraPose pose) {
    double start = Math.min(START, START_SHARE * pose.distance());
    Vector3d way = pose.toEye();
    Vector3d from = new Vector3d(way).mul(start).add(pose.x(), pose.y(), pose.z());
    return SurfacePick.along(scene, hidden, from, way, pose.distance() - start)
        .map(hit -> start + hit.distance())
        .orElse(pose.distance());
  }
}
