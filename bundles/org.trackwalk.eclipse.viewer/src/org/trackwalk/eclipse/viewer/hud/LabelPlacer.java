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

  private final int width;
  private final int height;
  private final List<Rectangle> taken = new ArrayList<>();

  /** A view of so many pixels. */
  public LabelPlacer(int width, int height) {
    this.width = width;
    this.height = height;
  }

  /** Keeps labels away from a panel. */
  public void take(Rectangle panel) {
    taken.add(panel);
  }

  /**
   * The place of a label: right above its thing, else on the other sides, always inside the view.
   * It is taken from then on.
   *
   * @param x pixels of the thing; likewise y
   * @param w size of the label; likewise h
   */
  public Rectangle place(int x, int y, int w, int h) {
    Rectangle best = null;
    int least = Integer.MAX_VALUE;
    int[][] sides = {
      {x + BESIDE, y - BESIDE - h},
      {x + BESIDE, y + BESIDE},
      {x - BESIDE - w, y - BESIDE - h},
      {x - BESIDE - w, y + BESIDE},
      {x - w / 2, y - 2 * BESIDE - h},
      {x - w / 2, y + 2 * BESIDE},
    };
    for (int[] side : sides) {
      Rectangle tried = inside(side[0], side[1], w, h);
      int cost = overlap(tried) + (tried.contains(x, y) ? w * h : 0);
      if (cost < least) {
        least = cost;
        best = tried;
      }
    }
    taken.add(best);
    return best;
  }

  private Rectangle inside(int x, int y, int w, int h) {
    int left = Math.max(MARGIN, Math.min(x, width - MARGIN - w));
    int top = Math.max(MARGIN, Math.min(y, height - MARGIN - h));
    return new Rectangle(left, top, w, h);
  }

  private int overlap(Rectangle tried) {
    int area = 0;
    for (Rectangle panel : taken) {
      Rectangle common = panel.intersection(tried);
      area += common.width * common.height;
    }
    return area;
  }
}
