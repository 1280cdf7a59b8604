package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneAxes;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.io.scene.gltf.GltfEntries;
import org.trackwalk.mesh.progress.Progress;

/** Reads text scenes of Godot 3 and 4 with all scenes and grid maps in them. */
public final class GodotSceneFormat implements SceneFormat {

  private static final String ENDING = ".tscn";

  @Override
  public String id() {
    return "godot";
  }

  @Override
  public String title() {
    return "Godot scene (NAME.tscn)";
  }

  @Override
  public boolean reads(Path file) {
    return String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT).endsWith(ENDING);
  }

  @Override
  public ImportedScene read(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    GodotFile scene = GodotFile.read(request.file(), request.displayName());
    if (scene.sections().isEmpty() || !scene.sections().get(0).tag().equals("gd_scene")) {
      throw new ImportException(
          request.displayName(), "line 1", "a scene of Godot begins with [gd_scene …]");
    }
    GodotProject project = GodotProject.of(request);
    GodotLevel level = new GodotLevel();
    new GodotWalk(project, level, progress).walk(scene);
    if (level.placed().isEmpty()) {
      String why = String.join("; ", level.notes());
      throw new ImportException(
          request.displayName(),
          "",
          "there is no mesh in it that can be read" + (why.isEmpty() ? "" : ". " + why));
    }
    String name = request.file().getFileName().toString();
    String stem = name.substring(0, name.length() - ENDING.length());
    Path folder = folder(request, project, level);
    List<String> notes = new ArrayList<>(level.notes());
    Map<Path, List<ManifestPiece>> entries = new HashMap<>();
    List<ManifestPiece> pieces = new ArrayList<>();
    for (GodotLevel.Placed placed : level.placed()) {
      progress.check();
      List<ManifestPiece> known = entries.get(placed.file());
      if (known == null) {
        known = entries(request, placed.file(), notes, progress);
        entries.put(placed.file(), known);
      }
      for (ManifestPiece entry : known) {
        pieces.add(piece(folder, placed, entry));
      }
    }
    LevelManifest manifest =
        LevelManifest.of(stem, null, null, pieces).withSpawns(level.vehicles());
    ImportedScene found = new ImportedScene(stem, folder, manifest, null, false, notes);
    return SceneAxes.written(found, request.allowOutside(), progress);
  }

  /** The lowest folder that has the scene and all meshes of its project; never one above that. */
  private static Path folder(SceneRequest request, GodotProject project, GodotLevel level) {
    Path folder = request.folder();
    for (GodotLevel.Placed placed : level.placed()) {
      while (placed.file().startsWith(project.root()) && !placed.file().startsWith(folder)) {
        folder = folder.getParent();
      }
    }
    return folder;
  }

  /** A glTF file may name its colliders; any other mesh counts as it is. */
  private static List<ManifestPiece> entries(
      SceneRequest request, Path file, List<String> notes, Progress progress)
      throws ImportException, IOException {
    String name = file.getFileName().toString();
    String lower = name.toLowerCase(Locale.ROOT);
    if (!lower.endsWith(".glb") && !lower.endsWith(".gltf")) {
      return List.of(ManifestPiece.of(name));
    }
    SceneRequest wanted = new SceneRequest(file, name, request.allowOutside(), null);
    GltfEntries entries = GltfEntries.of(wanted, file, progress);
    notes.addAll(entries.notes());
    return entries.pieces();
  }

  private static ManifestPiece piece(Path folder, GodotLevel.Placed placed, ManifestPiece entry) {
    boolean related = folder.getRoot().equals(placed.file().getRoot());
    Path named = related ? folder.relativize(placed.file()) : placed.file();
    String file = named.toString().replace('\\', '/');
    boolean moved = !Arrays.equals(placed.placement(), Placement.identity());
    double[] placement = moved ? plus(placed.placement()) : null;
    return new ManifestPiece(
        FileReference.of(file), entry.node(), "", placement, entry.collidable(), null, null, null);
  }

  /** Zeros without a sign: the manifest is for people to read. */
  private static double[] plus(double[] rows) {
    double[] clean = rows.clone();
    for (int i = 0; i < clean.length; i++) {
      clean[i] += 0.0;
    }
    return clean;
  }
}
