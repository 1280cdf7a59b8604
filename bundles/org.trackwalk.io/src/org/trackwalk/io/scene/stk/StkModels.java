package org.trackwalk.io.scene.stk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** The models of a scene as pieces of its manifest. */
final class StkModels {

  private final LevelFolder wall;
  private final Set<String> ghosts;
  private final StkRoadway roadway;
  private final StkNotes notes;
  private final Progress progress;
  private final List<ManifestPiece> pieces = new ArrayList<>();
  private final Map<Path, List<Piece>> read = new HashMap<>();

  /** What a model is in the scene. */
  enum Role {
    /** The track itself. */
    TRACK,
    /** Something solid that stands on it. */
    OBJECT,
    /** Something that is seen and never touched. */
    GHOST
  }

  /**
   * No model yet.
   *
   * @param wall the folder of the scene
   * @param roadway where karts drive
   * @param ghosts textures, in lower case, that karts drive through
   */
  StkModels(
      LevelFolder wall, StkRoadway roadway, Set<String> ghosts, StkNotes notes, Progress progress) {
    this.wall = wall;
    this.roadway = roadway;
    this.ghosts = ghosts;
    this.notes = notes;
    this.progress = progress;
  }

  /** In the order of the scene. */
  List<ManifestPiece> pieces() {
    return List.copyOf(pieces);
  }

  /** How many pieces there are so far. */
  int count() {
    return pieces.size();
  }

  /**
   * Places a model.
   *
   * @param base the folder that its name is relative to
   * @param placement left-handed
   * @return false when there is no such model, or none that is read: then a note says so
   */
  boolean add(Path base, String model, double[] placement, Role role)
      throws ImportException, IOException {
    progress.check();
    Path file = file(base, model);
    if (!isThere(base, model)) {
      notes.count("left out because the model is not there", model);
      return false;
    }
    Optional<MeshImporter> importer = Importers.forFileName(model);
    if (importer.isEmpty()) {
      notes.count(
          "left out because the format is not read (export the models as .b3d, .obj or .glb)",
          model);
      return false;
    }
    if (!wall.contains(file)) {
      notes.count(
          "left out because the model is outside the track's folder (import and check with"
              + " --allow-outside)",
          model);
      return false;
    }
    String text = wall.folder().relativize(file).toString().replace('\\', '/');
    double[] right = StkPlacement.mirrored(placement);
    if (!Placement.isFinite(right)) {
      notes.count("left out because its place is not finite", model);
      return false;
    }
    List<Piece> meshes = role == Role.GHOST ? List.of() : meshes(file, importer.get());
    boolean aside =
        role == Role.OBJECT
            && !roadway.unknown()
            && meshes.stream().noneMatch(piece -> roadway.passesOver(piece, right));
    place(
        text, null, right, role == Role.GHOST ? false : null, aside ? SurfaceClass.SCENERY : null);
    for (Piece piece : meshes) {
      if (drivenThrough(piece)) {
        place(text, piece.name(), right, false, null);
      }
    }
    return true;
  }

  /** Whether there is a file of a model's name. */
  boolean isThere(Path base, String model) {
    Path file = file(base, model);
    return file != null && Files.isRegularFile(file);
  }

  /** Whether a model that is there may not be read. */
  boolean isOutside(Path base, String model) {
    return !wall.contains(file(base, model));
  }

  private void place(
      String file, String node, double[] placement, Boolean collidable, SurfaceClass surfaceClass) {
    boolean unmoved = Arrays.equals(placement, Placement.identity());
    pieces.add(
        new ManifestPiece(
            FileReference.of(file),
            node,
            "",
            unmoved ? null : placement,
            collidable,
            null,
            surfaceClass,
            null));
  }

  private static Path file(Path base, String model) {
    try {
      return base.resolve(model.replace('\\', '/')).normalize();
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private List<Piece> meshes(Path file, MeshImporter importer) throws IOException {
    List<Piece> known = read.get(file);
    if (known == null) {
      try {
        known = importer.read(ImportRequest.of(file), progress).pieces();
      } catch (ImportException e) {
        known = List.of(); // checking the level says what is wrong with the file
      }
      read.put(file, known);
    }
    return known;
  }

  private boolean drivenThrough(Piece piece) {
    boolean all = piece.triangleCount() > 0 && !ghosts.isEmpty();
    for (int i = 0; i < piece.triangleCount() && all; i++) {
      all = ghosts.contains(StkMaterials.key(piece.surface(i)));
    }
    return all;
  }
}
