package org.trackwalk.io.scene;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Games place meshes in metres with Y up, whatever their files are in; a manifest places them in
 * the file's own axes and unit. With F from the file's axes and unit to the level's, the placement
 * M of the game is F<sup>-1</sup> M F in the manifest.
 */
public final class SceneAxes {

  /** Formats that are in metres and Y up, always: nothing to look up. */
  private static final Set<String> LIKE_LEVEL = Set.of("b3d", "glb", "gltf", "kn5", "obj");

  private final ImportedScene scene;
  private final boolean allowOutside;
  private final Progress progress;
  private final Map<Path, Frame> frames = new HashMap<>();
  private final List<String> notes = new ArrayList<>();

  private SceneAxes(ImportedScene scene, boolean allowOutside, Progress progress) {
    this.scene = scene;
    this.allowOutside = allowOutside;
    this.progress = progress;
  }

  /**
   * A scene as its manifest must say it.
   *
   * <p>Where all files are in metres and Y up nothing changes. Else the manifest states neither
   * unit nor axis, as that would overrule the files; then line and start positions are in those of
   * the first piece (docs/manifest.md).
   *
   * @param scene placements, start positions and line in metres, Y up
   * @throws IOException when a mesh file cannot be read from disk
   */
  public static ImportedScene written(ImportedScene scene, boolean allowOutside, Progress progress)
      throws IOException {
    return new SceneAxes(scene, allowOutside, progress).written();
  }

  /**
   * A placement of the level in the axes and unit of a file.
   *
   * @param level 12 doubles, three rows of four, metres, Y up
   * @param own the file's; its placement does not count
   * @return a new array: turns and scales are the same numbers in other places, the move is rounded
   *     once per number
   */
  public static double[] placement(double[] level, Frame own) {
    Frame axes = Frame.of(own.up(), LengthUnit.METRE);
    double[] rows = new double[12];
    for (int column = 0; column < 3; column++) {
      double[] axis =
          axes.fromFileAxes(column == 0 ? 1 : 0, column == 1 ? 1 : 0, column == 2 ? 1 : 0);
      double[] turned = new double[3];
      for (int k = 0; k < 3; k++) {
        turned[k] =
            level[4 * k] * axis[0] + level[4 * k + 1] * axis[1] + level[4 * k + 2] * axis[2];
      }
      column(rows, column, axes.toFileAxes(turned[0], turned[1], turned[2]));
    }
    column(rows, 3, own.toFileAxes(level[3], level[7], level[11]));
    return rows;
  }

  private static void column(double[] rows, int column, double[] numbers) {
    for (int k = 0; k < 3; k++) {
      rows[4 * k + column] = numbers[k];
    }
  }

  private ImportedScene written() throws IOException {
    LevelManifest m = scene.manifest();
    List<ManifestPiece> pieces = new ArrayList<>();
    for (ManifestPiece piece : m.pieces()) {
      progress.check();
      Frame own = frame(piece);
      boolean stays = piece.placement() == null || likeLevel(own);
      pieces.add(stays ? piece : piece.withPlacement(placement(piece.placement(), own)));
    }
    List<String> all = new ArrayList<>(scene.notes());
    all.addAll(notes);
    // A file that could not be read may know its own, too.
    if (notes.isEmpty() && frames.values().stream().allMatch(SceneAxes::likeLevel)) {
      return new ImportedScene(
          scene.name(),
          scene.folder(),
          m,
          scene.line(),
          scene.lineClosed(),
          all,
          scene.lineSpeeds(),
          scene.lineSides());
    }
    Frame first = frame(m.pieces().get(0));
    List<double[]> spawns =
        m.spawns().stream().map(spawn -> first.toFileAxes(spawn[0], spawn[1], spawn[2])).toList();
    return new ImportedScene(
        scene.name(),
        scene.folder(),
        m.withPieces(null, null, pieces).withSpawns(spawns),
        line(first),
        scene.lineClosed(),
        all,
        scene.lineSpeeds(),
        scene.lineSides());
  }

  private double[] line(Frame first) {
    if (scene.line() == null) {
      return null;
    }
    double[] line = new double[scene.line().length];
    for (int i = 0; i + 2 < line.length; i += 3) {
      double[] level = scene.line();
      System.arraycopy(first.toFileAxes(level[i], level[i + 1], level[i + 2]), 0, line, i, 3);
    }
    return line;
  }

  private static boolean likeLevel(Frame frame) {
    return frame.up() == UpAxis.Y && frame.unit() == LengthUnit.METRE;
  }

  private Frame frame(ManifestPiece piece) throws IOException {
    Path file = scene.folder().resolve(piece.file().text()).normalize();
    Frame known = frames.get(file);
    if (known == null) {
      known = read(file, piece.file().text());
      frames.put(file, known);
    }
    return known;
  }

  private Frame read(Path file, String shown) throws IOException {
    String ending = shown.substring(shown.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    Optional<MeshImporter> importer = Importers.forFileName(shown);
    if (LIKE_LEVEL.contains(ending) || importer.isEmpty()) {
      return Frame.LEVEL;
    }
    ImportRequest request =
        new ImportRequest(file, shown, scene.folder(), allowOutside, null, null);
    try {
      List<Piece> found = importer.get().read(request, progress).pieces();
      return found.isEmpty() ? Frame.LEVEL : found.get(0).frame();
    } catch (ImportException e) {
      notes.add(
          "the unit and up axis of "
              + shown
              + " are not known, so its place is written in metres with Y up: "
              + e.getMessage());
      return Frame.LEVEL;
    }
  }
}
