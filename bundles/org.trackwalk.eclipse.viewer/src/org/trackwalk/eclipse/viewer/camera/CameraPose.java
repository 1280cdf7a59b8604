package org.trackwalk.eclipse.viewer.camera;

import org.joml.Vector3d;

/**
 * An eye that looks at a target from a distance. Level coordinates: metres, Y up.
 *
 * @param x of the target; likewise y and z
 * @param distance from the target to the eye, metres
 * @param yaw radians around the Y axis; at 0 the eye is on the target's +Z side
 * @param pitch radians above the horizon; a quarter turn looks straight down
 */
public record CameraPose(double x, double y, double z, double distance, double yaw, double pitch) {

  /** Vertical opening of the view, radians. */
  public static final double OPENING = Math.toRadians(45);

  /** Nearest distance to the target, metres: a gap of a millimetre fills the view. */
  public static final double NEAREST = 0.005;

  /** Farthest distance to the target, metres. */
  public static final double FARTHEST = 200_000;

  /** Tangent of half the opening. */
  private static final double HALF = Math.tan(OPENING / 2);

  /** Room left around what is framed, as a factor. */
  private static final double ROOM = 1.1;

  /** Keeps pitch and distance in range. */
  public CameraPose {
    pitch = Math.max(-Math.PI / 2, Math.min(Math.PI / 2, pitch));
    distance = Math.max(NEAREST, Math.min(FARTHEST, distance));
  }

  /** From the target to the eye, of unit length. */
  public Vector3d toEye() {
    double flat = Math.cos(pitch);
    return new Vector3d(flat * Math.sin(yaw), Math.sin(pitch), flat * Math.cos(yaw));
  }

  /** Where the eye is. */
  public Vector3d eye() {
    return toEye().mul(distance).add(x, y, z);
  }

  /** To the right of the view, of unit length. */
  public Vector3d right() {
    return new Vector3d(Math.cos(yaw), 0, -Math.sin(yaw));
  }

  /** Upward in the view, of unit length. */
  public Vector3d up() {
    return toEye().cross(right());
  }

  /** Metres per pixel at the target's distance, in a view of a height in pixels. */
  public double metresPerPixel(int height) {
    return 2 * distance * HALF / Math.max(1, height);
  }

  /** The same eye direction onto another target. */
  public CameraPose at(double tx, double ty, double tz) {
    return new CameraPose(tx, ty, tz, distance, yaw, pitch);
  }

  /** The same target from another direction. */
  public CameraPose from(double newYaw, double newPitch) {
    return new CameraPose(x, y, z, distance, newYaw, newPitch);
  }

  /** The same from another distance. */
  public CameraPose within(double newDistance) {
    return new CameraPose(x, y, z, newDistance, yaw, pitch);
  }

  /**
   * Turns around a point, which stays where it is in the view.
   *
   * @param turn radians around Y
   * @param rise radians towards the zenith
   */
  public CameraPose orbit(Vector3d pivot, double turn, double rise) {
    CameraPose turned = from(yaw + turn, pitch + rise);
    Vector3d arm = new Vector3d(x, y, z).sub(pivot);
    double right = arm.dot(right());
    double up = arm.dot(up());
    double back = arm.dot(toEye());
    Vector3d moved =
        turned.right().mul(right).add(turned.up().mul(up)).add(turned.toEye().mul(back)).add(pivot);
    return turned.at(moved.x, moved.y, moved.z);
  }

  /** Moves along the view's axes, metres. */
  public CameraPose moved(double toRight, double upward, double forward) {
    Vector3d by = right().mul(toRight).add(up().mul(upward)).sub(toEye().mul(forward));
    return at(x + by.x, y + by.y, z + by.z);
  }

  /**
   * Flown: forward comes nearer to what is looked at, so that a flight from the overview slows down
   * over the road and does not end in the sky behind it; backward goes away from it. What is close
   * is pushed ahead.
   *
   * @param forward metres; negative is backward
   * @param close so near that the whole view moves, metres
   */
  public CameraPose flown(double toRight, double upward, double forward, double close) {
    double nearer = distance < close ? 0 : Math.min(forward, distance - close);
    return moved(toRight, upward, forward - nearer).within(distance - nearer);
  }

  /** Turns the head: the eye stays, the target goes round it. */
  public CameraPose turned(double turn, double rise) {
    Vector3d eye = eye();
    CameraPose turned = from(yaw + turn, pitch + rise);
    Vector3d target = eye.sub(turned.toEye().mul(distance));
    return turned.at(target.x, target.y, target.z);
  }

  /** Scales the distance to a point, which stays where it is in the view. */
  public CameraPose zoomed(Vector3d to, double factor) {
    double wanted = Math.max(NEAREST, Math.min(FARTHEST, distance * factor));
    double f = wanted / distance;
    return new CameraPose(
        to.x + (x - to.x) * f, to.y + (y - to.y) * f, to.z + (z - to.z) * f, wanted, yaw, pitch);
  }

  /**
   * Looks at all of a ball from the same direction.
   *
   * @param radius metres
   * @param aspect width of the view by its height
   */
  public CameraPose framing(double cx, double cy, double cz, double radius, double aspect) {
    double half = Math.min(HALF, HALF * aspect);
    double away = ROOM * radius / Math.sin(Math.atan(half));
    return new CameraPose(cx, cy, cz, away, yaw, pitch);
  }

  /**
   * Looks at all of a box from the same direction: its eight corners are seen.
   *
   * @param box min and max corner, six numbers
   * @param aspect width of the view by its height
   */
  public CameraPose framing(double[] box, double aspect) {
    double cx = (box[0] + box[3]) / 2;
    double cy = (box[1] + box[4]) / 2;
    double cz = (box[2] + box[5]) / 2;
    Vector3d right = right();
    Vector3d up = up();
    Vector3d back = toEye();
    double away = NEAREST;
    for (int corner = 0; corner < 8; corner++) {
      Vector3d arm =
          new Vector3d(
              box[(corner & 1) == 0 ? 0 : 3] - cx,
              box[(corner & 2) == 0 ? 1 : 4] - cy,
              box[(corner & 4) == 0 ? 2 : 5] - cz);
      double aside = Math.max(Math.abs(arm.dot(right)) / aspect, Math.abs(arm.dot(up)));
      away = Math.max(away, arm.dot(back) + ROOM * aside / HALF);
    }
    return new CameraPose(cx, cy, cz, away, yaw, pitch);
  }
}
