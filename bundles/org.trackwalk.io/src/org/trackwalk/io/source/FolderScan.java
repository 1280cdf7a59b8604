package org.trackwalk.io.source;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.StandIn;
import org.trackwalk.io.manifest.LevelManifest;

/**
 * What lies directly in a folder, each list by name.
 *
 * @param manifests level manifests
 * @param meshes files of a format that is read
 * @param skipped files of a format that is known and not read, and links that leave the folder
 * @param subfolders folders in it, without hidden ones
 */
record FolderScan(
    List<MeshFile> manifests,
    List<MeshFile> meshes,
    List<LevelSource> skipped,
    List<MeshFile> subfolders) {

  /** What artists work in; it lies beside what they export from it. */
  private static final String WORKING_FILE = ".blend";

  static final String BROKEN_LINK = "a link to a file that is not there";

  private static final String WORKING_FILE_REASON =
      "a file that is worked in is not part of a level, its export is; name it to have it read";

  static FolderScan of(MeshFile folder, boolean allowOutside) throws IOException {
    FolderScan scan =
        new FolderScan(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    LevelFolder wall = new LevelFolder(folder.path(), allowOutside);
    List<Path> children = new ArrayList<>();
    try (Stream<Path> listed = Files.list(folder.path())) {
      listed.forEach(children::add);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    children.sort((a, b) -> a.getFileName().toString().compareTo(b.getFileName().toString()));
    for (Path child : children) {
      scan.add(folder.child(child), wall);
    }
    return scan;
  }

  /** Without the files and folders that are to be passed over. */
  FolderScan only(Predicate<MeshFile> wanted) {
    return new FolderScan(
        manifests.stream().filter(wanted).toList(),
        meshes.stream().filter(wanted).toList(),
        skipped.stream()
            .filter(s -> wanted.test(new MeshFile(s.files().get(0), s.displayName())))
            .toList(),
        subfolders.stream().filter(wanted).toList());
  }

  private void add(MeshFile file, LevelFolder wall) {
    String name = file.name();
    boolean isFolder = Files.isDirectory(file.path());
    if (name.startsWith(".")) {
      return;
    }
    boolean manifest = name.endsWith(LevelManifest.ENDING);
    boolean mesh = Importers.forFileName(name).isPresent();
    if (!isFolder && !manifest && !mesh) {
      UnreadFormats.reason(name)
          .ifPresent(why -> skipped.add(LevelSource.skipped(file.shown(), file.path(), why)));
      return;
    }
    if (!isFolder && name.toLowerCase(Locale.ROOT).endsWith(WORKING_FILE)) {
      skipped.add(LevelSource.skipped(file.shown(), file.path(), WORKING_FILE_REASON));
      return;
    }
    Optional<String> stored = StandIn.ofLink(file.path());
    if (stored.isPresent()) {
      skipped.add(LevelSource.failed(file.shown(), file.path(), stored.get()));
    } else if (!Files.exists(file.path())) {
      skipped.add(LevelSource.skipped(file.shown(), file.path(), BROKEN_LINK));
    } else if (!wall.contains(file.path())) {
      String why = "a link that leads out of the folder; --allow-outside lets it be read";
      skipped.add(LevelSource.skipped(file.shown(), file.path(), why));
    } else if (isFolder) {
      subfolders.add(file);
    } else {
      (manifest ? manifests : meshes).add(file);
    }
  }
}
