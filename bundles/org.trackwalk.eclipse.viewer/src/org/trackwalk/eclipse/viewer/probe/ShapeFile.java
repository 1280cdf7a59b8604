package org.trackwalk.eclipse.viewer.probe;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.shape.MeshHull;
import org.trackwalk.model.shape.ShapeParts;

/**
 * A shape that stands in a file: the hull of a mesh, or several parts in JSON.
 *
 * @param path of the file
 * @param shape in its own coordinates, their axes named like those of the level's file
 * @param up the axis of these that points up
 */
public record ShapeFile(Path path, Shape shape, UpAxis up) {

  private static final String PARTS = ".json";
  private static final String HULL = "hull:";

  /**
   * Reads one.
   *
   * @param pieces of a mesh each piece is a part by its hull; else it is the hull of all
   * @param frame axes and unit of the level's file
   * @param progress hears of its meshes, and may end it
   * @throws IllegalArgumentException with a line for the user when it says no shape
   */
  public static ShapeFile read(Path path, boolean pieces, Frame frame, Progress progress) {
    try {
      Shape shape =
          said(path) ? compound(path, frame, progress) : mesh(path, pieces, frame, progress);
      return new ShapeFile(path, shape, frame.up());
    } catch (JsonException e) {
      throw new IllegalArgumentException(path + ", " + e.place() + ": " + e.getMessage(), e);
    } catch (IOException e) {
      throw new IllegalArgumentException(path + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** Whether a file says its parts in words. */
  static boolean said(Path path) {
    return path.toString().toLowerCase(Locale.ROOT).endsWith(PARTS);
  }

  /** As the option {@code --shape} of the command line. */
  String option() {
    return (shape instanceof Compound ? "parts:" : HULL) + path;
  }

  private static Compound compound(Path path, Frame frame, Progress progress)
      throws IOException, JsonException {
    double unit = frame.unit().metres();
    return ShapeParts.<IOException, JsonException>of(
        JsonText.parse(Files.readAllBytes(path)),
        unit,
        text ->
            text.startsWith(HULL)
                ? hull(path.resolveSibling(text.substring(HULL.length())), frame, progress)
                : sized(path, text, unit));
  }

  private static ConvexShape sized(Path path, String text, double unit) {
    try {
      return ProbeText.body(text, unit);
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(path + ": '" + text + "' is no shape", e);
    }
  }

  private static ConvexShape hull(Path path, Frame frame, Progress progress) throws IOException {
    return (ConvexShape) mesh(path, false, frame, progress);
  }

  private static Shape mesh(Path path, boolean pieces, Frame frame, Progress progress)
      throws IOException {
    List<LevelSource> found = new ArrayList<>();
    for (LevelSource source : LevelFinder.find(List.of(path), LoadOptions.DEFAULT, progress)) {
      if (source.status() == LevelSource.Status.FOUND) {
        found.add(source);
      }
    }
    if (found.size() != 1) {
      throw new IllegalArgumentException(path + ": is no mesh that can be read");
    }
    LevelSource source = found.get(0);
    try {
      List<Piece> all = source.load(progress).pieces();
      return pieces ? MeshHull.parts(all, frame) : Compound.of(MeshHull.of(all, 0, frame));
    } catch (ImportException e) {
      throw new IllegalArgumentException(path + ": " + source.why(e), e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          path + (pieces ? ": " : ": has no hull: ") + e.getMessage(), e);
    }
  }

  /** Metres from its origin down to its lowest point. */
  double lift() {
    return -lowest(shape, Pose.at(0, 0, 0));
  }

  private double lowest(Shape part, Pose pose) {
    double[] down = new double[3];
    down[up.ordinal()] = -1;
    if (part instanceof Compound whole) {
      return whole.parts().stream()
          .mapToDouble(each -> lowest(each.shape(), pose.then(each.pose())))
          .min()
          .orElse(0);
    }
    ConvexShape convex = (ConvexShape) part;
    double[] own = new double[3];
    pose.directionToOwn(down[0], down[1], down[2], own);
    double[] at = new double[3];
    convex.support(own[0], own[1], own[2], at);
    double[] placed = new double[3];
    pose.toLevel(at[0], at[1], at[2], placed);
    return placed[up.ordinal()] - convex.margin();
  }
}
