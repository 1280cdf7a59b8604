package org.trackwalk.seams.ledger;

import java.util.Comparator;
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

  private record Cell(double x, double y, double half, double distance) {
    double best() {
      return distance + half * Math.sqrt(2);
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
    PriorityQueue<Cell> queue =
        new PriorityQueue<>(
            Comparator.comparingDouble(Cell::best)
                .reversed()
                .thenComparingDouble(Cell::x)
                .thenComparingDouble(Cell::y));
    double side = Math.max(size, Math.max(maxX - minX, maxY - minY) / MOST_CELLS);
    int columns = (int) Math.ceil((maxX - minX) / side);
    int rows = (int) Math.ceil((maxY - minY) / side);
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows; row++) {
        double x = minX + (column + 0.5) * side;
        double y = minY + (row + 0.5) * side;
        queue.add(cell(outline, x, y, side / 2));
      }
    }
    while (!queue.isEmpty()) {
      Cell c = queue.poll();
      if (c.distance > best.distance) {
        best = c;
      }
      if (best.distance >= enough || c.best() - best.distance <= precision) {
        break;
      }
      double h = c.half / 2;
      queue.add(cell(outline, c.x - h, c.y - h, h));
      queue.add(cell(outline, c.x + h, c.y - h, h));
      queue.add(cell(outline, c.x - h, c.y + h, h));
      queue.add(cell(outline, c.x + h, c.y + h, h));
    }
    return new InscribedCircle(best.x, best.y, Math.max(0, best.distance));
  }

  private static Cell cell(double[] outline, double x, double y, double half) {
    return new Cell(x, y, half, signedDistance(outline, x, y));
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
