package org.trackwalk.cli.command;

import java.util.List;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.shape.MeshHull;

/** The convex hull of a mesh file, or those of its pieces, as a probe, see {@link MeshHull}. */
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
    Level mesh = load(file, progress);
    try {
      return MeshHull.of(mesh.pieces(), margin, frame);
    } catch (IllegalArgumentException e) {
      throw new InputException(file + ": has no hull: " + e.getMessage());
    }
  }

  /**
   * Reads the hull of each piece; together they move as one.
   *
   * @param frame axes of the level's file
   * @throws InputException when it cannot be read, or the points of a piece have no hull
   */
  static Compound parts(String file, Frame frame, Progress progress)
      throws InputException, UsageException {
    List<Piece> pieces = load(file, progress).pieces();
    try {
      return MeshHull.parts(pieces, frame);
    } catch (IllegalArgumentException e) {
      throw new InputException(file + ": " + e.getMessage());
    }
  }

  private static Level load(String file, Progress progress) throws InputException, UsageException {
    return OneLevel.load(List.of(NamedPath.of("--shape", file)), LoadOptions.DEFAULT, progress);
  }
}
