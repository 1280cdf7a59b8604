package org.trackwalk.benchmarks.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.joml.Vector3d;
import org.joml.Vector3dc;
import org.trackwalk.contact.replay.Frame;
import org.trackwalk.contact.replay.Replay;
import org.trackwalk.contact.replay.Touch;
import org.trackwalk.contact.shape.Box;

/** The first frames of a dropped box: from the side, and what it stands on from above. */
final class BuildUpPicture {

  private static final int FRAMES = 5;
  private static final int CELL = 154;
  private static final int ROW = 250;
  private static final double SCALE = 72;
  private static final String GREY = "#9aa5b1";
  private static final String DARK = "#1f2933";
  private static final String RED = "#c81e1e";
  private static final String GREEN = "#1c7a3e";

  private final SvgSheet sheet =
      new SvgSheet(
          CELL * FRAMES + 10, 2 * ROW + 8, "A dropped box: point by point, and in one shot");

  /** To the right in the side view: the diagonal, to where the first point is. */
  private final Vector3d along;

  private BuildUpPicture(Vector3d along) {
    this.along = along;
  }

  static String draw() {
    Replay slow = DroppedBox.drop(DroppedBox.incremental(), DroppedBox.FIRM, FRAMES);
    Replay fast = DroppedBox.drop(DroppedBox.oneShot(), DroppedBox.FIRM, FRAMES);
    Vector3dc first = slow.frames().get(0).points().get(0).at();
    BuildUpPicture picture = new BuildUpPicture(new Vector3d(first.x(), 0, first.z()).normalize());
    picture.row(0, "Incremental: one point per frame, by GJK and EPA, into a cache", slow);
    picture.row(ROW, "One shot: separating axis and clipping, every frame", fast);
    return picture.sheet.toString();
  }

  private void row(int top, String words, Replay replay) {
    sheet.text(12, top + 20, "b", words);
    for (Frame frame : replay.frames()) {
      double left = 5 + CELL * frame.number();
      side(left + CELL / 2.0, top + 92, frame);
      above(left + CELL / 2.0, top + 176, frame);
      int count = frame.points().size();
      String said = count + (count == 1 ? " point, " : " points, ");
      sheet.text(
          left + CELL / 2.0,
          top + 40,
          "n m",
          String.format(
              Locale.ROOT, "frame %d: %.2f rad/s", frame.number() + 1, frame.spin().length()));
      sheet.text(
          left + CELL / 2.0,
          top + 242,
          frame.stands() ? "g m" : "r m",
          said + (frame.stands() ? "stable" : "unstable"));
    }
  }

  private void side(double x, double ground, Frame frame) {
    sheet.line(x - 74, ground, x + 74, ground, "#1d4ed8", 2);
    Box box = DroppedBox.BOX;
    double[] corner = new double[3];
    double[][] flat = new double[8][];
    for (int i = 0; i < 8; i++) {
      frame
          .pose()
          .toLevel(
              (i & 1) == 0 ? -box.hx() : box.hx(),
              (i & 2) == 0 ? -box.hy() : box.hy(),
              (i & 4) == 0 ? -box.hz() : box.hz(),
              corner);
      flat[i] = seen(x, ground, new Vector3d(corner));
    }
    for (int i = 0; i < 8; i++) {
      for (int bit = 1; bit < 8; bit <<= 1) {
        if ((i & bit) == 0) {
          double[] to = flat[i | bit];
          sheet.line(flat[i][0], flat[i][1], to[0], to[1], DARK, 1);
        }
      }
    }
    double[] centre = seen(x, ground, frame.centre());
    cross(centre[0], centre[1]);
    for (Touch touch : frame.points()) {
      double[] at = seen(x, ground, touch.at());
      sheet.dot(at[0], at[1], 3.5, frame.stands() ? GREEN : RED);
    }
  }

  private double[] seen(double x, double ground, Vector3dc p) {
    return new double[] {x + SCALE * (p.x() * along.x + p.z() * along.z), ground - SCALE * p.y()};
  }

  private void above(double x, double y, Frame frame) {
    Box box = DroppedBox.BOX;
    double[] outline = new double[8];
    double[] corner = new double[3];
    for (int i = 0; i < 4; i++) {
      frame
          .pose()
          .toLevel(
              i == 0 || i == 3 ? -box.hx() : box.hx(),
              -box.hy(),
              i < 2 ? -box.hz() : box.hz(),
              corner);
      outline[2 * i] = x + SCALE * corner[2];
      outline[2 * i + 1] = y + SCALE * corner[0];
    }
    sheet.polygon(outline, "none", GREY, 1);
    List<Touch> around = new ArrayList<>(frame.points());
    Vector3d middle = new Vector3d();
    around.forEach(touch -> middle.add(touch.at()));
    middle.div(Math.max(1, around.size()));
    around.sort(
        (a, b) ->
            Double.compare(
                StrictMath.atan2(a.at().x() - middle.x, a.at().z() - middle.z),
                StrictMath.atan2(b.at().x() - middle.x, b.at().z() - middle.z)));
    double[] polygon = new double[2 * around.size()];
    for (int i = 0; i < around.size(); i++) {
      polygon[2 * i] = x + SCALE * around.get(i).at().z();
      polygon[2 * i + 1] = y + SCALE * around.get(i).at().x();
    }
    String colour = frame.stands() ? GREEN : RED;
    if (polygon.length > 0) {
      sheet.polygon(polygon, frame.stands() ? "#cfe8d6" : "#fbe0e0", colour, 1.5);
    }
    for (int i = 0; i < polygon.length; i += 2) {
      sheet.dot(polygon[i], polygon[i + 1], 3.5, colour);
    }
    cross(x + SCALE * frame.centre().z(), y + SCALE * frame.centre().x());
  }

  /** The centre of mass. */
  private void cross(double x, double y) {
    sheet.line(x - 4, y, x + 4, y, DARK, 1.5);
    sheet.line(x, y - 4, x, y + 4, DARK, 1.5);
  }
}
