package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.contact.collide.ContactSettings;
import org.trackwalk.contact.collide.DistanceGrid;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.drive.overlap.OverlapGrids;
import org.trackwalk.mesh.progress.Progress;

/**
 * Distance grids of closed bodies that go through something: their bounds, and where they are 0, as
 * a line in the middle of each layer of cells. That is what a grid takes for the body.
 */
public final class GridLines {

  /** Bodies at most: of more, one sees nothing. */
  private static final int MOST = 20;

  private static final int ZERO = 0x00A0C8;
  private static final int BOUNDS = 0x8090A0;

  private GridLines() {}

  /** The lines of a checked level. */
  public static LineSet of(LevelScene scene, Progress progress) {
    List<Overlap> told = OverlapPieces.survey(scene.context(), progress).byPair(one -> true).told();
    LineSet lines = new LineSet();
    for (DistanceGrid grid :
        OverlapGrids.of(scene.surface(), told, ContactSettings.CELLS, MOST, progress)) {
      bounds(grid, lines);
      for (int layer = 0; layer < grid.cells()[1]; layer++) {
        double y = grid.from()[1] + (layer + 0.5) * grid.spacing();
        double[] line = grid.section(y);
        for (int i = 0; i < line.length; i += 4) {
          lines.add(line[i], y, line[i + 1], line[i + 2], y, line[i + 3], ZERO);
        }
      }
    }
    return lines;
  }

  private static void bounds(DistanceGrid grid, LineSet lines) {
    double[][] corners = new double[8][3];
    for (int c = 0; c < 8; c++) {
      for (int axis = 0; axis < 3; axis++) {
        double size = grid.cells()[axis] * grid.spacing();
        corners[c][axis] = grid.from()[axis] + (c >> axis & 1) * size;
      }
    }
    for (int c = 0; c < 8; c++) {
      for (int axis = 0; axis < 3; axis++) {
        if ((c >> axis & 1) == 0) {
          double[] a = corners[c];
          double[] b = corners[c | 1 << axis];
          lines.add(a[0], a[1], a[2], b[0], b[1], b[2], BOUNDS);
        }
      }
    }
  }

  /** What the colours mean. */
  public static Legend legend() {
    return new Legend(
        "Distance grids, " + ContactSettings.CELLS + " cells along the longest side",
        List.of(
            new Legend.Entry(ZERO, "where a grid is 0"),
            new Legend.Entry(BOUNDS, "where it ends")));
  }
}
