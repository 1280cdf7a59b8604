package org.trackwalk.eclipse.viewer.gl;

import java.util.ArrayList;
import java.util.List;

/** What is laid over the view, in pixels from the upper left corner; later things are above. */
public final class Sheet {

  /**
   * A filled triangle.
   *
   * @param xy three points
   * @param rgb colour
   * @param opacity 0 to 255
   */
  record Patch(float[] xy, int rgb, int opacity) {}

  /** A picture with its upper left corner. */
  record Placed(Picture picture, int x, int y) {}

  private final List<Patch> patches = new ArrayList<>();
  private final List<Placed> pictures = new ArrayList<>();

  /** Adds a straight stroke. */
  public void stroke(
      double ax, double ay, double bx, double by, double wide, int rgb, int opacity) {
    double dx = bx - ax;
    double dy = by - ay;
    double length = Math.sqrt(dx * dx + dy * dy);
    if (length == 0) {
      return;
    }
    double sx = -dy / length * wide / 2;
    double sy = dx / length * wide / 2;
    triangle(ax + sx, ay + sy, bx + sx, by + sy, bx - sx, by - sy, rgb, opacity);
    triangle(ax + sx, ay + sy, bx - sx, by - sy, ax - sx, ay - sy, rgb, opacity);
  }

  /** Adds a filled triangle. */
  public void triangle(
      double ax, double ay, double bx, double by, double cx, double cy, int rgb, int opacity) {
    float[] xy = {(float) ax, (float) ay, (float) bx, (float) by, (float) cx, (float) cy};
    patches.add(new Patch(xy, rgb, opacity));
  }

  /** Adds a picture; pictures lie over strokes. */
  public void picture(Picture picture, int x, int y) {
    pictures.add(new Placed(picture, x, y));
  }

  List<Patch> patches() {
    return patches;
  }

  List<Placed> pictures() {
    return pictures;
  }
}
