package org.trackwalk.eclipse.viewer.hud;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;

/** Finds room for labels beside the things that they name, in a view that has other panels. */
public final class LabelPlacer {

  /** Pixels between a thing and its label. */
  private static final int BESIDE = 26;

  /** Pixels between a label and the border of the view. */
  private static final int MARGIN = 8;

  /** Lying over its own thing is so many times as bad as lying over something else. */
  private static final long COVERED = 1000;

  private final int width;
  private final int height;
  private final List<Rectangle> taken = new ArrayList<>();
  private final List<int[]> lights = new ArrayList<>();

  /** A view of so many pixels. */
  public LabelPlacer(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** Keeps labels away from a panel. */
  public void take(Rectangle panel) {
    taken.add(panel);
  }

  /** Keeps labels away from a light, whatever else they cover then. */
  public void light(int x, int y) {
    lights.add(new int[] {x, y});
  }

  /**
   * The place of a label: right above its thing, else on the other sides, always inside the view;
   * of a thing that the view does not show also in a corner. It is taken from then on.
   *
   * @param x pixels of the thing; likewise y
   * @param w size of the label; likewise h
   */
  public Rectangle place(int x, int y, int w, int h) {
    Rectangle best = null;
    long least = Long.MAX_VALUE;
    for (int[] side : sides(x, y, w, h)) {
      Rectangle tried = inside(side[0], side[1], w, h);
      long cost = overlap(tried) + (covers(tried, x, y) ? COVERED * w * h : 0);
      for (int[] light : lights) {
        cost += covers(tried, light[0], light[1]) ? COVERED * w * h : 0;
      }
      if (cost < least) {
        least = cost;
        best = tried;
      }
    }
    taken.add(best);
    return best;
  }

  /** Upper left corners to try, those near the thing first. */
  private List<int[]> sides(int x, int y, int w, int h) {
    List<int[]> sides = new ArrayList<>();
    sides.add(new int[] {x + BESIDE, y - BESIDE - h});
    sides.add(new int[] {x + BESIDE, y + BESIDE});
    sides.add(new int[] {x - BESIDE - w, y - BESIDE - h});
    sides.add(new int[] {x - BESIDE - w, y + BESIDE});
    sides.add(new int[] {x - w / 2, y - 2 * BESIDE - h});
    sides.add(new int[] {x - w / 2, y + 2 * BESIDE});
    if (!new Rectangle(0, 0, width, height).contains(x, y)) {
      // All of those end at one border of the view, perhaps on a panel there.
      for (int corner = 0; corner < 4; corner++) {
        sides.add(new int[] {corner % 2 * width, corner / 2 * height});
      }
    }
    return sides;
  }

  private Rectangle inside(int x, int y, int w, int h) {
    int left = Math.max(MARGIN, Math.min(x, width - MARGIN - w));
    int top = Math.max(MARGIN, Math.min(y, height - MARGIN - h));
    return new Rectangle(left, top, w, h);
  }

  /** Whether a label would lie over the light that it names. */
  private static boolean covers(Rectangle label, int x, int y) {
    int free = BESIDE / 2;
    return label.intersects(x - free, y - free, 2 * free, 2 * free);
  }

  private long overlap(Rectangle tried) {
    long area = 0;
    for (Rectangle panel : taken) {
      Rectangle common = panel.intersection(tried);
      area += (long) common.width * common.height;
    }
    return area;
  }
}
