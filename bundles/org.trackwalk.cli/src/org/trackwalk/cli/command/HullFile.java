package org.trackwalk.cli.command;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.HullBuilder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The convex hull of a mesh file as a probe. It stands as its file says, up axis and unit included;
 * its own axes are then named like those of the level's file, as for every other probe.
 */
final class HullFile {

  private HullFile() {}

  /**
   * Reads a hull.
   *
   * @param margin how far its edges are rounded, metres, not negative
   * @param frame axes of the level's file
   * @throws InputException when it cannot be read, or its points have no hull
   */
  static ConvexHull read(String file, double margin, Frame frame, Progress progress)
      throws InputException, UsageException {
    Level mesh =
        OneLevel.load(List.of(NamedPath.of("--shape", file)), LoadOptions.DEFAULT, progress);
    Frame axes = Frame.of(frame.up(), LengthUnit.METRE);
    double[] points = new double[0];
    for (Piece piece : mesh.pieces()) {
      float[] placed = piece.frame().place(piece.positions());
      int at = points.length;
      points = Arrays.copyOf(points, at + placed.length);
      for (int i = 0; i < placed.length; i += 3) {
        double[] own = axes.toFileAxes(placed[i], placed[i + 1], placed[i + 2]);
        System.arraycopy(own, 0, points, at + i, 3);
      }
    }
    try {
      return HullBuilder.rounded(margin, points);
    } catch (IllegalArgumentException e) {
      throw new InputException(file + ": has no hull: " + e.getMessage());
    }
  }
}
