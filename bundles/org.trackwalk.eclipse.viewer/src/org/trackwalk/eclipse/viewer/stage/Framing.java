package org.trackwalk.eclipse.viewer.stage;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.hud.NiceLength;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.section.FaultSection;
import org.trackwalk.eclipse.viewer.section.SectionGround;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** From where something is seen best. */
final class Framing {

  /** A place without a size of its own is seen with so many metres around it. */
  private static final double USUAL_SIZE = 6;

  /** Of a long finding so many metres are seen, unless the fault is seen from farther away too. */
  private static final double LARGEST_SIZE = 14;

  /** Lengths of a finding that are seen, so that there is something around it. */
  private static final double AROUND = 1.5;

  /** The eye comes no nearer to a place than to see so many metres, unless the fault is small. */
  private static final double SMALLEST_SIZE = 0.5;

  /** So many times the fault is seen: from nearby, and of a long finding at most. */
  private static final double FAULTS = 24;

  /** Metres that are seen from nearby at least. */
  private static final double NEAREST_SIZE = 0.01;

  /** From nearby one looks along the fault, low over the ground, radians. */
  private static final double LOW = Math.toRadians(14);

  /** Beside the fault's own direction, radians: its front is seen too. */
  private static final double ASIDE = Math.toRadians(20);

  /** Metres that are seen where there is nothing. */
  private static final double NOTHING = 1000;

  /** The whole road is looked down on at least so, radians. */
  private static final double FLATTEST = Math.toRadians(25);

  /** Share of the view's height that a fault fills at most, drawn larger than it is. */
  private static final double ROOM = 0.2;

  /** Distances that differ by less than this share are the same. */
  private static final double SAME = 0.02;

  /** A legend that takes more of the view's width is not made room for. */
  private static final double LEGEND_SHARE = 0.45;

  private final ViewState state;
  private final Control canvas;
  private final Eye eye;

  Framing(ViewState state, Control canvas, Eye eye) {
    this.state = state;
    this.canvas = canvas;
    this.eye = eye;
  }

  /**
   * The whole road, beside the legend.
   *
   * @param legend where the legend is, points
   */
  CameraPose all(LevelScene scene, Rectangle legend) {
    Point size = canvas.getSize();
    int left = legend.x + legend.width;
    boolean room = legend.height > 0 && left < LEGEND_SHARE * size.x;
    return all(scene.driven(), room ? left : 0);
  }

  /** All of a box, right of so many points. */
  CameraPose all(double[] box, int taken) {
    Point size = canvas.getSize();
    double aspect = aspect(size.x - taken, size.y);
    CameraPose goal = eye.goal();
    CameraPose pose = goal.from(goal.yaw(), Math.max(FLATTEST, goal.pitch())).framing(box, aspect);
    return pose.moved(-taken / 2.0 * pose.metresPerPixel(size.y), 0, 0);
  }

  /**
   * What is shown of a finding that one is close to: gaps and steps no larger than leaves room for
   * the road beside them.
   */
  ViewOptions seen(ViewOptions options, Projection view) {
    double fault = state.glyph().map(FaultSection::fault).orElse(Double.NaN);
    double room = ROOM * view.pose().metresPerPixel(1) / fault;
    return Double.isNaN(room) || options.factor() <= room
        ? options
        : options.exaggerated(room < 2 ? 1 : NiceLength.under(room));
  }

  /** Metres from the target to the farthest corner of a box; null for no box. */
  static double reach(double[] b, CameraPose pose) {
    if (b == null) {
      return NOTHING;
    }
    double dx = Math.max(Math.abs(b[0] - pose.x()), Math.abs(b[3] - pose.x()));
    double dy = Math.max(Math.abs(b[1] - pose.y()), Math.abs(b[4] - pose.y()));
    double dz = Math.max(Math.abs(b[2] - pose.z()), Math.abs(b[5] - pose.z()));
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  private static double aspect(int width, int height) {
    return (double) Math.max(1, width) / Math.max(1, height);
  }

  /**
   * A place.
   *
   * @param size metres to be seen; 0 for the usual
   */
  CameraPose at(double x, double y, double z, double size) {
    double seen = Math.max(SMALLEST_SIZE, size <= 0 ? USUAL_SIZE : size);
    return framed(x, y, z, seen, eye.goal().yaw(), usualPitch());
  }

  private double usualPitch() {
    return Math.max(Math.toRadians(25), Math.min(Math.toRadians(65), eye.goal().pitch()));
  }

  private CameraPose framed(double x, double y, double z, double size, double yaw, double pitch) {
    CameraPose there = looking(x, y, z, size, yaw, pitch);
    return state.probes().map(p -> FreeSight.of(p, state.hidden(), there)).orElse(there);
  }

  private CameraPose looking(double x, double y, double z, double size, double yaw, double pitch) {
    Point pixels = canvas.getSize();
    return eye.goal().from(yaw, pitch).framing(x, y, z, size / 2, aspect(pixels.x, pixels.y));
  }

  /** A finding; one that is seen so already from nearby, as near as the fault is large. */
  CameraPose glyph(Glyph glyph) {
    CameraPose usual =
        whole(glyph) ? box(glyph) : at(glyph.at(0), glyph.at(1), glyph.at(2), size(glyph));
    CameraPose goal = eye.goal();
    boolean there =
        goal.x() == usual.x()
            && goal.y() == usual.y()
            && goal.z() == usual.z()
            && Math.abs(goal.distance() - usual.distance()) < SAME * usual.distance();
    return there ? near(glyph, goal) : usual;
  }

  private CameraPose near(Glyph glyph, CameraPose from) {
    double fault = FaultSection.fault(glyph);
    double nearby = Double.isNaN(fault) ? SMALLEST_SIZE : FAULTS * fault;
    double wanted = FaultSection.stretch(glyph).orElse(nearby);
    double size = Math.max(NEAREST_SIZE, Math.min(size(glyph), wanted));
    Vector3d along =
        state
            .probes()
            .map(p -> FaultSection.sight(glyph, SectionGround.of(p, state.hidden())))
            .orElseGet(() -> FaultSection.sight(glyph));
    double yaw = Math.atan2(along.x, along.z);
    double other = yaw + Math.PI;
    double turn = Math.IEEEremainder(from.yaw() - yaw, 2 * Math.PI);
    double best = Math.abs(turn) <= Math.PI / 2 ? yaw : other;
    double aside = Math.copySign(ASIDE, Math.IEEEremainder(from.yaw() - best, 2 * Math.PI));
    return framed(glyph.at(0), glyph.at(1), glyph.at(2), size, best + aside, LOW);
  }

  /** Metres to be seen around a finding: its length, but near enough to see the fault. */
  static double size(Glyph glyph) {
    return Math.max(USUAL_SIZE, Math.min(largest(glyph), AROUND * glyph.size()));
  }

  private static double largest(Glyph glyph) {
    double fault = FaultSection.fault(glyph);
    return Double.isNaN(fault) ? LARGEST_SIZE : Math.max(LARGEST_SIZE, FAULTS * fault);
  }

  /** Whether a long finding is seen whole: its fault is large enough. */
  private static boolean whole(Glyph glyph) {
    double all = AROUND * glyph.size();
    return all > LARGEST_SIZE && all <= largest(glyph);
  }

  /** All of a finding. Its middle may lie inside a body, from where nothing can be seen. */
  private CameraPose box(Glyph glyph) {
    double[] b = glyph.finding().bounds();
    Vector3d middle = new Vector3d(b[0] + b[3], b[1] + b[4], b[2] + b[5]).div(2);
    return looking(middle.x, middle.y, middle.z, size(glyph), eye.goal().yaw(), usualPitch());
  }
}
