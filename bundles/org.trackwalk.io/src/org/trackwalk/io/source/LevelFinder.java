package org.trackwalk.io.source;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.StandIn;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.scene.formats.SceneFormats;
import org.trackwalk.mesh.progress.Progress;

/**
 * Finds the levels behind paths: mesh files, level manifests and folders. Every path and every mesh
 * file met in a folder ends in exactly one source; the order is that of the paths' names, whatever
 * the order in which they were given.
 */
public final class LevelFinder {

  /** Folders below one that are looked into only to say that they were not: no link leads round. */
  private static final int DEEPEST = 8;

  /** Stands where Java could not make a letter of what was typed. */
  private static final char UNREADABLE = '\uFFFD';

  private final LoadOptions options;
  private final Progress progress;
  private final List<LevelSource> sources = new ArrayList<>();
  private final List<MeshFile> joined = new ArrayList<>();
  private final PassedScenes scenes = new PassedScenes();
  private final Set<Path> seen = new HashSet<>();
  private final List<GlobPattern> exclude;

  private LevelFinder(LoadOptions options, Progress progress) {
    this.options = options;
    this.progress = progress;
    exclude = options.exclude().stream().map(GlobPattern::of).toList();
  }

  /**
   * Looks at paths and groups the mesh files of folders into levels. Mesh files of a folder with
   * several are read once for that and dropped again.
   *
   * @param paths mesh files, manifests, folders; one that does not exist becomes a failed source
   * @return sorted by display name
   */
  public static List<LevelSource> find(List<Path> paths, LoadOptions options, Progress progress) {
    LevelFinder finder = new LevelFinder(options, progress);
    List<MeshFile> named = new ArrayList<>();
    paths.forEach(path -> named.add(MeshFile.of(path)));
    named.sort((a, b) -> a.shown().compareTo(b.shown()));
    named.stream().filter(finder::wanted).forEach(finder::path);
    if (!finder.joined.isEmpty()) {
      finder.sources.addAll(new FileGroups(options, progress).asOneLevel(finder.joined));
    }
    finder.sources.sort((a, b) -> a.displayName().compareTo(b.displayName()));
    return List.copyOf(finder.sources);
  }

  /**
   * The level of a manifest without some of its mesh files: what is left when these cannot be read.
   *
   * @param leftOut absolute paths
   */
  public static LevelSource without(Set<Path> leftOut, Path manifest, LoadOptions options) {
    return ManifestLevel.source(MeshFile.of(manifest), options, leftOut);
  }

  private void path(MeshFile file) {
    progress.check();
    if (!Files.exists(file.path())) {
      String why = StandIn.ofLink(file.path()).orElseGet(() -> notThere(file));
      sources.add(LevelSource.failed(file.shown(), file.path(), why));
    } else if (Files.isDirectory(file.path())) {
      namedFolder(file);
    } else if (isNew(file)) {
      if (file.name().endsWith(LevelManifest.ENDING)) {
        sources.add(ManifestLevel.source(file, options));
      } else if (Importers.forFileName(file.name()).isEmpty()) {
        sources.add(SceneLevel.of(file, options).orElseGet(() -> noMesh(file)));
      } else if (options.asOneLevel()) {
        joined.add(file);
      } else {
        sources.add(FileGroups.alone(file, "", options));
      }
    }
  }

  private static LevelSource noMesh(MeshFile file) {
    String why =
        SceneFormats.of(file.path())
            .map(scene -> scene.title() + "; " + ImportAdvice.of(file.shown()))
            .orElseGet(() -> UnreadFormats.refusal(file.name()));
    return LevelSource.failed(file.shown(), file.path(), why);
  }

  private static String notThere(MeshFile file) {
    if (Files.isSymbolicLink(file.path())) {
      return FolderScan.BROKEN_LINK;
    }
    return file.shown().indexOf(UNREADABLE) >= 0
        ? "its name has bytes that are no letters here; rename it, or name its folder"
        : "it is not there" + LevelFolder.nearest(file.path());
  }

  private void namedFolder(MeshFile folder) {
    int before = sources.size();
    int joinedBefore = joined.size();
    folder(folder);
    sources.addAll(scenes.told());
    List<LevelSource> added = sources.subList(before, sources.size());
    boolean read = added.stream().anyMatch(s -> s.status() != LevelSource.Status.SKIPPED);
    if (!read && joined.size() == joinedBefore) {
      String why =
          added.isEmpty()
              ? "there is no mesh file and no level manifest in this folder"
                  + (exclude.isEmpty() ? "" : " that is not left out (exclude)")
              : "no file in this folder can be read (" + added.size() + " skipped)";
      sources.add(LevelSource.failed(folder.shown(), folder.path(), why));
    }
  }

  private void folder(MeshFile folder) {
    progress.check();
    FolderScan scan;
    try {
      if (!seen.add(folder.path().toRealPath())) {
        return;
      }
      scan = FolderScan.of(folder, options.allowOutside()).only(this::wanted);
    } catch (IOException e) {
      String why = "the folder cannot be listed: " + ReadProblems.reason(e);
      sources.add(LevelSource.failed(folder.shown(), folder.path(), why));
      return;
    }
    if (!scan.manifests().isEmpty()) {
      for (MeshFile manifest : scan.manifests()) {
        if (isNew(manifest)) {
          sources.add(ManifestLevel.source(manifest, options));
        }
      }
      tellOthers(folder, scan.manifests().size());
      return;
    }
    List<LevelSource> games = options.asOneLevel() ? List.of() : SceneLevel.in(folder, options);
    if (!games.isEmpty()) {
      for (LevelSource game : games) {
        MeshFile file = new MeshFile(game.files().get(0), game.displayName());
        if (wanted(file) && isNew(file)) {
          sources.add(game);
        }
      }
      sources.addAll(scan.skipped());
      return;
    }
    sources.addAll(scan.skipped());
    scenes.in(folder, options.allowOutside(), this::wanted);
    if (scan.meshes().isEmpty()) {
      scan.subfolders().forEach(this::folder);
      return;
    }
    for (MeshFile subfolder : scan.subfolders()) {
      if (!Files.isSymbolicLink(subfolder.path()) && holdsLevels(subfolder, DEEPEST)) {
        String why =
            "not looked into, as meshes lie beside it: name it too, or say '"
                + folder.shown()
                + "/**/*.obj'";
        sources.add(LevelSource.skipped(subfolder.shown(), subfolder.path(), why));
      }
    }
    List<MeshFile> meshes = scan.meshes().stream().filter(this::isNew).toList();
    if (options.asOneLevel()) {
      joined.addAll(meshes);
    } else if (!meshes.isEmpty()) {
      sources.addAll(new FileGroups(options, progress).inFolder(folder, meshes));
    }
  }

  /** Where a game has more levels in a folder than manifests stand in it, the others are told. */
  private void tellOthers(MeshFile folder, int manifests) {
    List<LevelSource> games = SceneLevel.in(folder, options);
    if (games.size() > manifests) {
      LevelSource first = games.get(0);
      String all = String.join("', '", games.stream().map(LevelSource::displayName).toList());
      String why =
          "of the game's "
              + games.size()
              + " levels here only those of the manifests are checked; name the others too, or"
              + " import them: '"
              + all
              + "'";
      sources.add(LevelSource.skipped(first.displayName(), first.files().get(0), why));
    }
  }

  /** Whether a folder, or one in it, has what would be checked if it were named. */
  private boolean holdsLevels(MeshFile folder, int depth) {
    try {
      FolderScan scan = FolderScan.of(folder, false).only(this::wanted);
      return !scan.manifests().isEmpty()
          || !scan.meshes().isEmpty()
          || depth > 0 && scan.subfolders().stream().anyMatch(f -> holdsLevels(f, depth - 1));
    } catch (IOException e) {
      return e instanceof AccessDeniedException; // who names it is told so
    }
  }

  private boolean wanted(MeshFile file) {
    return exclude.stream().noneMatch(pattern -> pattern.leavesOut(file.shown()));
  }

  private boolean isNew(MeshFile file) {
    try {
      return seen.add(file.path().toRealPath());
    } catch (IOException e) {
      return true;
    }
  }
}
