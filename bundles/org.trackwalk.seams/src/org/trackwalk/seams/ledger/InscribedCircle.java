package org.trackwalk.seams.ledger;

import java.util.PriorityQueue;

/**
 * The largest circle inside a simple polygon: the pole of inaccessibility, found by splitting cells
 * best first (the quad-tree search that Mapbox's polylabel made known; Garcia-Castellanos and
 * Lombardo 2007 name the problem).
 *
 * @param x centre
 * @param y centre
 * @param radius of the circle
 */
record InscribedCircle(double x, double y, double radius) {
  /** Cells that the search starts with along the longer side, at most. */
  private static final int MOST_CELLS = 64;

  /**
   * A square.
   *
   * @param half of its side
   * @param distance of its middle
   * @param best distance that any of its points may have
   */
  private record Cell(double x, double y, double half, double distance, double best)
      implements Comparable<Cell> {

    /** The one that may be best comes first. */
    @Override
    public int compareTo(Cell o) {
      if (best > o.best) {
        return -1;
      }
      int byBest = best < o.best ? 1 : Double.compare(o.best, best);
      int byX = byBest != 0 ? byBest : Double.compare(x, o.x);
      return byX != 0 ? byX : Double.compare(y, o.y);
    }
  }

  /** Cells that may still be best; of those that cannot be, none is kept. */
  private static final class Open {

    private final PriorityQueue<Cell> queue = new PriorityQueue<>();

    /** A cell with this distance is looked at before any whose best is less. */
    private double sure = Double.NEGATIVE_INFINITY;

    void add(Cell cell) {
      if (!(cell.best < sure)) {
        sure = Math.max(sure, cell.distance);
        queue.add(cell);
      }
    }
  }

  /**
   * Finds the circle.
   *
   * @param outline x, y pairs of the polygon's corners in order
   * @param enough a radius from which on the search stops: larger does not matter
   */
  static InscribedCircle of(double[] outline, double enough) {
    double minX = Double.MAX_VALUE;
    double minY = Double.MAX_VALUE;
    double maxX = -Double.MAX_VALUE;
    double maxY = -Double.MAX_VALUE;
    for (int i = 0; i < outline.length; i += 2) {
      minX = Math.min(minX, outline[i]);
      maxX = Math.max(maxX, outline[i]);
      minY = Math.min(minY, outline[i + 1]);
      maxY = Math.max(maxY, outline[i + 1]);
    }
    double size = Math.min(maxX - minX, maxY - minY);
    double precision =
        Math.max(
            LedgerLimits.PRECISION * size,
            LedgerLimits.THIN_PRECISION * Math.max(maxX - minX, maxY - minY));
    Cell best = cell(outline, (minX + maxX) / 2, (minY + maxY) / 2, 0);
    if (size <= 0) {
      return new InscribedCircle(best.x, best.y, 0);
    }
    Open open = new Open();
    double side = Math.max(size, Math.max(maxX - minX, maxY - minY) / MOST_CELLS);
    int columns = (int) Math.ceil((maxX - minX) / side);
    int rows = (int) Math.ceil((maxY - minY) / side);
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows; row++) {
        double x = minX + (column + 0.5) * side;
        double y = minY + (row + 0.5) * side;
        open.add(cell(outline, x, y, side / 2));
      }
    }
    while (!open.queue.isEmpty()) {
      Cell c = open.queue.poll();
      if (c.distance > best.distance) {
        best = c;
      }
      if (best.distance >= enough || c.best - best.distance <= precision) {
        break;
      }
      double h = c.half / 2;
      open.add(cell(outline, c.x - h, c.y - h, h));
      open.add(cell(outline, c.x + h, c.y - h, h));
      open.add(cell(outline, c.x - h, c.y + h, h));
      open.add(cell(outline, c.x + h, c.y + h, h));
    }
    return new InscribedCircle(best.x, best.y, Math.max(0, best.distance));
  }

  private static Cell cell(double[] outline, double x, double y, double half) {
    double distance = signedDistance(outline, x, y);
    return new Cell(x, y, half, distance, distance + half * Math.sqrt(2));
  }

  /** Distance to the outline, positive inside. */
  private static double signedDistance(double[] outline, double x, double y) {
    boolean inside = false;
    double best = Double.MAX_VALUE;
    int n = outline.length / 2;
    for (int i = 0, j = n - 1; i < n; j = i++) {
      double ax = outline[2 * i];
      double ay = outline[2 * i + 1];
      double bx = outline[2 * j];
      double by = outline[2 * j + 1];
      if (ay > y != by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax) {
        inside = !inside;
      }
      double dx = bx - ax;
      double dy = by - ay;
      double length = dx * dx + dy * dy;
      double t = length == 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
      t = Math.max(0, Math.min(1, t));
      double ex = x - ax - t * dx;
      double ey = y - ay - t * dy;
      best = Math.min(best, ex * ex + ey * ey);
    }
    return inside ? Math.sqrt(best) : -Math.sqrt(best);
  }
}
