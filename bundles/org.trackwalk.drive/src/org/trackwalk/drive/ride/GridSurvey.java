package org.trackwalk.drive.ride;

import java.util.Arrays;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.ride.SurfaceGrid;

/** Samples the longest stretch of a road on a grid along its middle. */
public final class GridSurvey {

  /** Metres from row to row, as from sample to sample of a ride. */
  private static final double STEP = LaneProfile.SPACING;

  /** Metres from column to column: three on a tyre of 0.3 m. */
  private static final double SPACING = 0.1;

  /** Times that the corners of the middle line are cut: then it turns evenly. */
  private static final int CUTS = 3;

  /** How far over or under the sample beside it the road is looked for, metres. */
  private static final double REACH = 0.5;

  private GridSurvey() {}

  /**
   * The grid.
   *
   * @throws IllegalArgumentException when the road has no stretch
   */
  public static SurfaceGrid of(Road road, Progress progress) {
    Strand longest =
        road.strands().stream()
            .max((a, b) -> Double.compare(a.length(), b.length()))
            .orElseThrow(() -> new IllegalArgumentException("there is no road"));
    double[] line = even(smooth(longest));
    int rows = line.length / 3;
    int left = columns(longest, true);
    int right = columns(longest, false);
    float[] heights = new float[rows * (left + right + 1)];
    Arrays.fill(heights, Float.NaN);
    Floor.Reader ground = road.ground().reader();
    double[] headings = headings(line);
    progress.begin("grid", rows);
    for (int row = 0; row < rows; row++) {
      progress.check();
      row(line, headings, row, right, left, ground, heights);
      progress.worked(1);
    }
    return new SurfaceGrid(STEP, SPACING, right, line[0], -line[2], headings, heights);
  }

  private static int columns(Strand strand, boolean left) {
    double most = 0;
    for (int row = 0; row < strand.rows(); row++) {
      most = Math.max(most, left ? strand.left(row) : strand.right(row));
    }
    return (int) Math.floor(most / SPACING);
  }

  /** The middles of the rows, with corners cut; a lap ends where it began. */
  private static double[] smooth(Strand strand) {
    int n = strand.rows() + (strand.closed() ? 1 : 0);
    double[] line = new double[3 * n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        line[3 * i + k] = strand.centre(i % strand.rows(), k);
      }
    }
    for (int cut = 0; cut < CUTS; cut++) {
      int m = line.length / 3;
      double[] finer = new double[6 * m];
      System.arraycopy(line, 0, finer, 0, 3);
      System.arraycopy(line, 3 * m - 3, finer, 6 * m - 3, 3);
      for (int i = 0; i + 1 < m; i++) {
        for (int k = 0; k < 3; k++) {
          double a = line[3 * i + k];
          double b = line[3 * i + 3 + k];
          finer[3 * (2 * i + 1) + k] = (3 * a + b) / 4;
          finer[3 * (2 * i + 2) + k] = (a + 3 * b) / 4;
        }
      }
      line = finer;
    }
    return line;
  }

  /** Points on a line, each exactly a step from the last, seen from above. */
  private static double[] even(double[] line) {
    double[] points = new double[line.length];
    System.arraycopy(line, 0, points, 0, 3);
    int count = 1;
    int corner = 3;
    double[] at = Arrays.copyOf(line, 3);
    while (corner < line.length) {
      double dx = line[corner] - at[0];
      double dz = line[corner + 2] - at[2];
      double px = at[0] - points[3 * count - 3];
      double pz = at[2] - points[3 * count - 1];
      // Where the way from here to the corner leaves the circle around the last point.
      double a = dx * dx + dz * dz;
      double b = px * dx + pz * dz;
      double c = px * px + pz * pz - STEP * STEP;
      double root = b * b - a * c;
      double t = a == 0 || root < 0 ? 2 : (-b + Math.sqrt(root)) / a;
      if (t > 1) {
        System.arraycopy(line, corner, at, 0, 3);
        corner += 3;
        continue;
      }
      for (int k = 0; k < 3; k++) {
        at[k] += t * (line[corner + k] - at[k]);
      }
      if (3 * count == points.length) {
        points = Arrays.copyOf(points, 2 * points.length);
      }
      System.arraycopy(at, 0, points, 3 * count, 3);
      count++;
    }
    return Arrays.copyOf(points, 3 * count);
  }

  private static double[] headings(double[] line) {
    double[] headings = new double[line.length / 3 - 1];
    for (int i = 0; i < headings.length; i++) {
      double angle =
          StrictMath.atan2(-(line[3 * i + 5] - line[3 * i + 2]), line[3 * i + 3] - line[3 * i]);
      double before = i == 0 ? angle : headings[i - 1];
      headings[i] = angle + 2 * Math.PI * Math.rint((before - angle) / (2 * Math.PI));
    }
    return headings;
  }

  /**
   * A row lies on the bisector of the line's two parts, so that its columns keep their distance.
   */
  private static void row(
      double[] line,
      double[] headings,
      int row,
      int right,
      int left,
      Floor.Reader ground,
      float[] heights) {
    double before = headings[Math.max(0, row - 1)];
    double after = headings[Math.min(headings.length - 1, row)];
    double across = (before + after) / 2 + Math.PI / 2;
    double wider = 1 / StrictMath.cos((after - before) / 2);
    double nx = wider * StrictMath.cos(across);
    double nz = -wider * StrictMath.sin(across);
    int at = row * (left + right + 1) + right;
    for (int side = 1; side >= -1; side -= 2) {
      double y = line[3 * row + 1];
      for (int column = side > 0 ? 0 : 1; column <= (side > 0 ? left : right); column++) {
        double aside = side * column * SPACING;
        if (ground.find(line[3 * row] + aside * nx, y, line[3 * row + 2] + aside * nz, REACH)) {
          y = ground.height();
          heights[at + side * column] = (float) y;
        }
      }
    }
  }
}
