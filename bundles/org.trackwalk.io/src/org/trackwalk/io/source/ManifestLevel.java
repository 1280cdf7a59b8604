package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.manifest.ManifestReader;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * A level as its manifest describes it.
 *
 * @param file the manifest
 * @param options what the user says is stronger than the manifest
 * @param leftOut mesh files that are passed over although the manifest names them
 */
record ManifestLevel(MeshFile file, LoadOptions options, Set<Path> leftOut)
    implements LevelSource.Loader {

  static LevelSource source(MeshFile file, LoadOptions options) {
    return source(file, options, Set.of());
  }

  static LevelSource source(MeshFile file, LoadOptions options, Set<Path> leftOut) {
    ManifestLevel level = new ManifestLevel(file, options, Set.copyOf(leftOut));
    return LevelSource.found(file.shown(), List.of(file.path()), level);
  }

  @Override
  public String identity() {
    // What is left out is a passing state of somebody who mends a level.
    return leftOut.isEmpty() ? String.join("\n", "manifest", file.shown(), options.toString()) : "";
  }

  @Override
  public List<Path> meshFiles() {
    List<Path> files = new ArrayList<>();
    try {
      LevelManifest manifest = ManifestReader.read(file.path(), file.shown());
      List<ManifestPiece> entries = manifest.pieces() == null ? beside() : manifest.pieces();
      for (ManifestPiece entry : entries) {
        files.add(file.folder().resolve(entry.file().text().replace('\\', '/')));
      }
      for (String neighbour : manifest.neighbours()) {
        files.add(file.folder().resolve(neighbour.replace('\\', '/')));
      }
      if (manifest.carMesh() != null) {
        String car = manifest.carMesh().file().text();
        files.add(file.folder().resolve(car.replace('\\', '/')));
      }
    } catch (ImportException | IOException | InvalidPathException e) {
      return QuotedFiles.in(file.path()); // loading it says what is wrong
    }
    return files;
  }

  @Override
  public Level load(KeptFiles kept, Progress progress) throws ImportException, IOException {
    kept.note(List.of(file.path()));
    try {
      return load(ManifestReader.read(file.path(), file.shown()), kept, progress);
    } catch (ImportException | IOException e) {
      kept.note(QuotedFiles.in(file.path())); // what it would have come to
      throw e;
    }
  }

  /** The level that a manifest describes which stands, or might stand, where the file does. */
  Level load(LevelManifest manifest, KeptFiles kept, Progress progress)
      throws ImportException, IOException {
    if (manifest.pieces() == null) {
      kept.note(List.of(file.folder())); // a mesh file more is a piece more
    }
    LoadOptions effective = stated(manifest);
    LevelFolder wall = new LevelFolder(file.folder(), options.allowOutside());
    ManifestPieces pieces = new ManifestPieces(file, wall, effective, kept, progress);
    List<ManifestPiece> entries = manifest.pieces() == null ? beside() : manifest.pieces();
    List<ManifestPiece> wanted = entries.stream().filter(this::wanted).toList();
    if (wanted.isEmpty()) {
      throw new ImportException(file.shown(), "", "none of its mesh files can be read");
    }
    pieces.add(wanted);
    Frame first = pieces.firstFrame();
    UpAxis up = effective.up() == null ? first.up() : effective.up();
    LengthUnit unit = effective.unit() == null ? first.unit() : effective.unit();
    ManifestHints hints = new ManifestHints(file, wall, Frame.of(up, unit));
    ManifestPieces neighbours = new ManifestPieces(file, wall, effective, kept, progress);
    neighbours.add(manifest.neighbours().stream().map(ManifestPiece::of).toList());
    ManifestPieces car = new ManifestPieces(file, wall, effective, kept, progress);
    car.add(manifest.carMesh() == null ? List.of() : List.of(manifest.carMesh()));
    List<Piece> all = new ArrayList<>(pieces.pieces());
    all.addAll(neighbours.pieces());
    all.addAll(car.pieces());
    InstanceLimit.check(all, kept, file.shown());
    LevelHints known = hints.of(manifest, neighbours.pieces(), car.pieces(), pieces.seen());
    kept.note(hints.filesRead());
    List<Path> read = new ArrayList<>(pieces.filesRead());
    read.addAll(neighbours.filesRead());
    read.addAll(car.filesRead());
    read.addAll(hints.filesRead());
    return new Level(
        manifest.name() == null ? PrintableName.of(stem()) : manifest.name(),
        pieces.grouping(),
        pieces.pieces(),
        pieces.problems(),
        SourcePaths.shown(file, read),
        known,
        pieces.markers());
  }

  private boolean wanted(ManifestPiece entry) {
    try {
      String name = entry.file().text().replace('\\', '/');
      return leftOut.isEmpty() || !leftOut.contains(file.folder().resolve(name).normalize());
    } catch (InvalidPathException e) {
      return true; // reading it says what is wrong
    }
  }

  private LoadOptions stated(LevelManifest manifest) {
    return new LoadOptions(
        options.up() == null ? manifest.up() : options.up(),
        options.unit() == null ? manifest.unit() : options.unit(),
        options.separate(),
        options.asOneLevel(),
        options.allowOutside(),
        options.exclude());
  }

  private List<ManifestPiece> beside() throws ImportException, IOException {
    FolderScan scan =
        FolderScan.of(
            new MeshFile(file.folder(), file.folder().toString()), options.allowOutside());
    if (scan.meshes().isEmpty()) {
      throw new ImportException(
          file.shown(), "", "it has no 'pieces' and there is no mesh file beside it");
    }
    return scan.meshes().stream().map(mesh -> ManifestPiece.of(mesh.name())).toList();
  }

  private String stem() {
    String name = file.name();
    return name.endsWith(LevelManifest.ENDING)
        ? name.substring(0, name.length() - LevelManifest.ENDING.length())
        : name;
  }
}
