package org.trackwalk.course.line;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.PitLane;
import org.trackwalk.model.settings.CheckSettings;

/** The racing line of a level: the user's, else the manifest's. */
public final class RacingLine {

  /**
   * From so far over or under a place there is another road, metres: 14 feet, the least clear
   * height under a bridge (AASHTO, A policy on geometric design of highways and streets, 2018).
   */
  public static final double LEVEL = 4.3;

  /** How far above or below its ground a line may be drawn, metres. */
  public static final double OVER = 2;

  /**
   * Places that are visited along a line at most, without its points: a metre apart they are 1,000
   * km, longer than any race's lap. Of a longer one, whose points are wrong, they lie farther
   * apart.
   */
  private static final int MOST_PLACES = 1_000_000;

  private final double[] points;
  private final boolean closed;
  private final double[] speeds;
  private final double[] sides;
  private final PitLane pits;

  private RacingLine(
      double[] points, boolean closed, double[] speeds, double[] sides, PitLane pits) {
    this.points = points;
    this.closed = closed;
    this.speeds = speeds;
    this.sides = sides;
    this.pits = pits;
  }

  /** A level's line; one without points when nobody gave one. */
  public static RacingLine of(Level level, CheckSettings settings) {
    PitLane pits = level.hints().game().pitLane();
    if (settings.line() != null) {
      Frame axes = settings.lineAxes();
      return new RacingLine(
          toLevel(axes == null ? level.reportFrame() : axes, settings.line()),
          settings.lineClosed(),
          settings.lineSpeeds(),
          settings.lineSides(),
          pits);
    }
    double[] line = level.hints().line();
    return new RacingLine(
        line == null ? new double[0] : line,
        level.hints().lineClosed(),
        line == null ? null : level.hints().lineSpeeds(),
        line == null ? null : level.hints().lineSides(),
        pits);
  }

  /** No line. */
  public static RacingLine none() {
    return new RacingLine(new double[0], false, null, null, PitLane.NONE);
  }

  private static double[] toLevel(Frame frame, double[] line) {
    double[] out = new double[line.length];
    for (int i = 0; i + 2 < line.length; i += 3) {
      double[] p = frame.fromFileAxes(line[i], line[i + 1], line[i + 2]);
      System.arraycopy(p, 0, out, i, 3);
    }
    return out;
  }

  /** True when somebody gave a line. */
  public boolean known() {
    return points.length > 0;
  }

  /** Whether it returns to its start. */
  public boolean closed() {
    return closed;
  }

  /** xyz triples in level coordinates. Shared: do not write. */
  public double[] points() {
    return points;
  }

  /** How fast each point is driven through, m/s; null when nobody says. Shared: do not write. */
  public double[] speeds() {
    return speeds;
  }

  /**
   * Metres of road to the left and to the right of each point, in turn, as who recorded the line
   * says; null when nobody does. Shared: do not write.
   */
  public double[] sides() {
    return sides;
  }

  /** The line through the pits, which is no lap; one without points when nobody gave one. */
  public RacingLine pits() {
    return new RacingLine(pits.points(), false, pits.speeds(), pits.sides(), PitLane.NONE);
  }

  /** Gets places along the line, level coordinates. */
  @FunctionalInterface
  public interface Visitor {

    /** Of one place, and which way the line goes there, seen from above, of any length. */
    void visit(double x, double y, double z, double dx, double dz);
  }

  /**
   * Visits places along the line, in its direction, at most so far apart, metres; farther where the
   * line is so long that they would be more than {@link #MOST_PLACES}.
   */
  public void walk(double apart, Visitor visitor) {
    int n = points.length / 3;
    double step = Math.max(apart, length() / MOST_PLACES);
    for (int i = 0; i < (closed ? n : n - 1); i++) {
      int a = 3 * i;
      int b = 3 * ((i + 1) % n);
      double dx = points[b] - points[a];
      double dy = points[b + 1] - points[a + 1];
      double dz = points[b + 2] - points[a + 2];
      int steps = (int) Math.max(1, Math.ceil(flat(dx, dz) / step));
      for (int k = 0; k < steps; k++) {
        double t = (double) k / steps;
        visitor.visit(points[a] + t * dx, points[a + 1] + t * dy, points[a + 2] + t * dz, dx, dz);
      }
    }
  }

  /** Length seen from above, also where its square is beyond all numbers. */
  private static double flat(double dx, double dz) {
    double flat = Math.sqrt(dx * dx + dz * dz);
    return Double.isInfinite(flat) ? StrictMath.hypot(dx, dz) : flat;
  }

  /** Length of the line seen from above, metres. */
  public double length() {
    int n = points.length / 3;
    double length = 0;
    for (int i = 0; i < (closed ? n : n - 1); i++) {
      int a = 3 * i;
      int b = 3 * ((i + 1) % n);
      length += flat(points[b] - points[a], points[b + 2] - points[a + 2]);
    }
    return length;
  }

  /**
   * Distance in metres, seen from above, from a path to the line where that is at its level;
   * infinite without a line, and where the line only goes by on a bridge or in a tunnel.
   *
   * @param path xyz triples in level coordinates
   */
  public double distance(double[] path) {
    double least = Double.POSITIVE_INFINITY;
    int n = points.length / 3;
    for (int i = 0; i + 2 < path.length; i += 3) {
      for (int k = 0; k < n; k++) {
        int next = k + 1 < n ? k + 1 : closed ? 0 : k;
        least = Math.min(least, toSegment(path, i, 3 * k, 3 * next));
      }
    }
    return least;
  }

  private double toSegment(double[] path, int at, int a, int b) {
    double dx = points[b] - points[a];
    double dz = points[b + 2] - points[a + 2];
    double px = path[at] - points[a];
    double pz = path[at + 2] - points[a + 2];
    double square = dx * dx + dz * dz;
    double t = square == 0 ? 0 : Math.max(0, Math.min(1, (px * dx + pz * dz) / square));
    double up = points[a + 1] + t * (points[b + 1] - points[a + 1]) - path[at + 1];
    if (Math.abs(up) > LEVEL) {
      return Double.POSITIVE_INFINITY;
    }
    double ex = px - t * dx;
    double ez = pz - t * dz;
    return Math.sqrt(ex * ex + ez * ez);
  }
}
