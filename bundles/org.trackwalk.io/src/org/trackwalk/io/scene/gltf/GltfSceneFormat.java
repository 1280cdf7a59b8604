package org.trackwalk.io.scene.gltf;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.trackwalk.io.gltf.GltfOutline;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.SceneNames;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.progress.Progress;

/** Makes a manifest of a glTF file, one of its scenes, or all glTF files of a folder. */
public final class GltfSceneFormat implements SceneFormat {

  @Override
  public String id() {
    return "gltf";
  }

  @Override
  public String title() {
    return "glTF (NAME.glb, NAME.gltf, or a folder of them)";
  }

  @Override
  public boolean hasSeveral() {
    return true;
  }

  @Override
  public boolean reads(Path file) {
    try {
      return Files.isDirectory(file) ? !inside(file).isEmpty() : isGltf(file);
    } catch (IOException e) {
      return false;
    }
  }

  /** Of a folder with several files there is nothing to choose: all of them are the scene. */
  @Override
  public SceneNames scenes(Path file) {
    try {
      List<Path> files = Files.isDirectory(file) ? inside(file) : List.of(file);
      if (files.size() != 1) {
        return SceneNames.NONE;
      }
      Path one = files.get(0).toAbsolutePath();
      String name = one.getFileName().toString();
      ImportRequest request =
          new ImportRequest(one, name, one.getParent(), false, null, null, null);
      GltfOutline outline = GltfOutline.read(request, Progress.none());
      return new SceneNames(outline.scenes(), outline.usual());
    } catch (ImportException | IOException e) {
      return SceneNames.NONE; // whoever reads the scene says why
    }
  }

  private static boolean isGltf(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return name.endsWith(".glb") || name.endsWith(".gltf");
  }

  private static List<Path> inside(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).filter(GltfSceneFormat::isGltf).sorted().toList();
    }
  }

  @Override
  public ImportedScene read(SceneRequest request, Progress progress)
      throws ImportException, IOException {
    boolean whole = Files.isDirectory(request.file());
    List<Path> files = whole ? inside(request.file()) : List.of(request.file());
    if (whole && files.size() > 1 && request.scene() != null) {
      throw new ImportException(
          request.displayName(),
          "",
          "--scene needs the name of a file: each has scenes of its own");
    }
    List<ManifestPiece> pieces = new ArrayList<>();
    List<double[]> starts = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    for (Path file : files) {
      progress.check();
      GltfEntries entries = GltfEntries.of(request, file, progress);
      pieces.addAll(entries.pieces());
      starts.addAll(entries.starts());
      notes.addAll(entries.notes());
    }
    String name = name(request, whole);
    LevelManifest manifest = LevelManifest.of(name, null, null, pieces).withSpawns(starts);
    return new ImportedScene(name, request.folder(), manifest, null, false, notes);
  }

  private static String name(SceneRequest request, boolean whole) {
    String name = request.file().toAbsolutePath().normalize().getFileName().toString();
    String stem = whole ? name : name.substring(0, name.lastIndexOf('.'));
    String scene = request.scene() == null ? "" : "-" + request.scene();
    return (stem + scene).replaceAll("[\\\\/:*?\"<>|\\p{Cntrl}]", "_");
  }
}
