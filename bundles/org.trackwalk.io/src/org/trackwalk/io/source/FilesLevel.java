package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * A level that is made of one or several mesh files as they stand.
 *
 * @param name the level's name
 * @param grouping how the files came together; empty when there is nothing to say
 * @param files at least one
 * @param options axis, unit and whether references may leave a file's folder
 */
record FilesLevel(String name, String grouping, List<MeshFile> files, LoadOptions options)
    implements LevelSource.Loader {

  @Override
  public String identity() {
    List<String> shown = new ArrayList<>();
    for (MeshFile file : files) {
      shown.add(file.shown());
      shown.add(shownInside(commonFolder(), file));
    }
    return String.join("\n", name, grouping, options.toString(), String.join("\n", shown));
  }

  @Override
  public List<Path> meshFiles() {
    return files.stream().map(MeshFile::path).toList();
  }

  @Override
  public Level load(KeptFiles kept, Progress progress) throws ImportException, IOException {
    List<ImportedMesh> meshes = new ArrayList<>();
    Path top = commonFolder();
    for (MeshFile file : files) {
      progress.check();
      meshes.add(kept.read(file, shownInside(top, file), file.folder(), options, progress));
    }
    PieceNames names = new PieceNames(meshes);
    List<Piece> pieces = new ArrayList<>();
    List<ImportProblem> problems = new ArrayList<>();
    List<String> sources = new ArrayList<>();
    List<Marker> markers = new ArrayList<>();
    for (int i = 0; i < files.size(); i++) {
      ImportedMesh mesh = names.unique(meshes.get(i));
      pieces.addAll(mesh.pieces());
      problems.addAll(mesh.problems());
      markers.addAll(mesh.markers());
      sources.addAll(SourcePaths.shown(files.get(i), mesh.filesRead()));
    }
    if (pieces.isEmpty()) {
      throw new ImportException(files.get(0).shown(), "", "there are markers in it and no mesh");
    }
    ColliderTwins twins = ColliderTwins.of(pieces, progress);
    return new Level(
        PrintableName.of(name),
        twins.grouping(grouping),
        twins.pieces(),
        problems,
        sources,
        LevelHints.NONE,
        markers);
  }

  /**
   * Reads one mesh file.
   *
   * @param levelFolder what its references must not leave
   * @throws ImportException also when there is no piece in it
   */
  static ImportedMesh read(
      MeshFile file, String displayName, Path levelFolder, LoadOptions options, Progress progress)
      throws ImportException, IOException {
    MeshImporter importer =
        Importers.forFileName(file.name())
            .orElseThrow(
                () -> new ImportException(displayName, "", UnreadFormats.refusal(file.name())));
    ImportedMesh mesh =
        MarkerPieces.drawnOnly(
            importer.read(request(file, displayName, levelFolder, options), progress));
    if (mesh.pieces().isEmpty() && mesh.markers().isEmpty()) {
      String why =
          mesh.problems().isEmpty()
              ? "there is no mesh in it"
              : "no triangle of it can be used: " + mesh.problems().get(0).message();
      throw new ImportException(displayName, "", why);
    }
    return mesh;
  }

  private static ImportRequest request(
      MeshFile file, String displayName, Path levelFolder, LoadOptions options) {
    return new ImportRequest(
        file.path(),
        displayName,
        levelFolder,
        options.allowOutside(),
        options.up(),
        options.unit(),
        file.scene());
  }

  private Path commonFolder() {
    Path top = files.get(0).folder();
    for (MeshFile file : files) {
      while (!file.folder().startsWith(top) && top.getParent() != null) {
        top = top.getParent();
      }
    }
    return top;
  }

  private static String shownInside(Path top, MeshFile file) {
    Path absolute = file.path().toAbsolutePath().normalize();
    return absolute.startsWith(top)
        ? top.relativize(absolute).toString().replace('\\', '/')
        : file.shown();
  }
}
