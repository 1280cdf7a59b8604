package org.trackwalk.eclipse.viewer.camera;

/**
 * The way of the eye from one pose to another: it starts and ends gently, and rises on long ways so
 * that one sees where it goes. Zoom is even in its logarithm.
 */
public final class Flight {

  /** Height of the rise as a share of the way. */
  private static final double RISE = 0.3;

  private final CameraPose start;
  private final CameraPose end;
  private final double seconds;
  private final double turn;
  private final double rise;

  /**
   * A flight.
   *
   * @param seconds it takes; 0 is there at once
   */
  public Flight(CameraPose start, CameraPose end, double seconds) {
    this.start = start;
    this.end = end;
    this.seconds = seconds;
    double full = 2 * Math.PI;
    turn = Math.IEEEremainder(end.yaw() - start.yaw(), full);
    double dx = end.x() - start.x();
    double dy = end.y() - start.y();
    double dz = end.z() - start.z();
    double way = Math.sqrt(dx * dx + dy * dy + dz * dz);
    rise = Math.max(0, RISE * way - Math.max(start.distance(), end.distance()));
  }

  /** Where it ends. */
  public CameraPose end() {
    return end;
  }

  /** True when it is over after so many seconds. */
  public boolean over(double elapsed) {
    return elapsed >= seconds;
  }

  /** The pose after so many seconds; the end's from then on. */
  public CameraPose at(double elapsed) {
    if (over(elapsed)) {
      return end;
    }
    double t = Math.max(0, elapsed / seconds);
    double s = t * t * (3 - 2 * t);
    double zoom = Math.log(end.distance() / start.distance());
    double distance = start.distance() * Math.exp(zoom * s) + rise * 4 * s * (1 - s);
    return new CameraPose(
        start.x() + (end.x() - start.x()) * s,
        start.y() + (end.y() - start.y()) * s,
        start.z() + (end.z() - start.z()) * s,
        distance,
        start.yaw() + turn * s,
        start.pitch() + (end.pitch() - start.pitch()) * s);
  }
}
