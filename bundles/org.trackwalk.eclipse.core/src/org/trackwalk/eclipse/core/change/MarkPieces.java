package org.trackwalk.eclipse.core.change;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.JsonWords;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** <em>Mark as road, verge, …</em>: writes into the manifest what files or pieces are for. */
public final class MarkPieces {

  /** A file, and an object in it; the object is null for the whole file. */
  private record Target(String file, String node) {}

  private MarkPieces() {}

  /**
   * Marks whole files of a level. A manifest is created where there is none; then meshes are read:
   * not for the UI thread.
   *
   * @throws CoreException when a file lies outside the level's folder, or the manifest cannot be
   *     read
   */
  public static LevelChange files(
      TrackLevel level, Collection<IFile> files, PieceClass as, Progress progress)
      throws CoreException {
    Set<Target> targets = new LinkedHashSet<>();
    for (IFile file : files) {
      targets.add(new Target(relative(level, file), null));
    }
    return change(level, targets, as, progress);
  }

  /**
   * Marks pieces by their names; all pieces of a file are marked as that file.
   *
   * @throws CoreException as {@link #files}
   */
  public static LevelChange pieces(
      TrackLevel level, LevelPart part, Collection<String> names, PieceClass as, Progress progress)
      throws CoreException {
    Map<String, List<Piece>> byFile = new LinkedHashMap<>();
    for (Piece piece : part.checked().context().level().pieces()) {
      byFile.computeIfAbsent(piece.file(), f -> new ArrayList<>()).add(piece);
    }
    Set<Target> targets = new LinkedHashSet<>();
    byFile.forEach(
        (file, pieces) -> {
          List<Piece> meant = pieces.stream().filter(p -> names.contains(p.name())).toList();
          boolean all = meant.size() == pieces.size();
          for (Piece piece : meant) {
            boolean whole = all || piece.node().isEmpty();
            targets.add(new Target(file, whole ? null : piece.node()));
          }
        });
    return change(level, targets, as, progress);
  }

  private static LevelChange change(
      TrackLevel level, Set<Target> targets, PieceClass as, Progress progress)
      throws CoreException {
    if (targets.isEmpty()) {
      throw new CoreException(CoreLog.refusal("choose a piece or a mesh file"));
    }
    List<String> beside = new ArrayList<>();
    for (IFile mesh : Levels.meshes(level.folder())) {
      beside.add(mesh.getName());
    }
    int count = targets.size();
    String label = "Mark " + (count == 1 ? "a piece" : count + " pieces") + " as " + as.words();
    return ManifestChange.of(
        label,
        level,
        manifest -> {
          JsonDocument changed = listed(manifest, beside);
          for (Target target : targets) {
            changed = marked(changed, target, as);
          }
          return changed;
        },
        (file, names) -> targets.stream().anyMatch(t -> names.contains(t.file())),
        progress);
  }

  /** A manifest without a list takes all meshes beside it: then they are listed first. */
  private static JsonDocument listed(JsonDocument manifest, List<String> beside)
      throws JsonException {
    if (manifest.root().get("pieces") != null) {
      return manifest;
    }
    List<String> rows = new ArrayList<>();
    beside.stream().sorted().forEach(name -> rows.add(new JsonWords().text("file", name).object()));
    String list = rows.isEmpty() ? "[]" : "[\n    " + String.join(",\n    ", rows) + "\n  ]";
    return manifest.set(manifest.root(), "pieces", list);
  }

  /** Marks all entries of the target; where there is none, one is added. */
  private static JsonDocument marked(JsonDocument manifest, Target target, PieceClass as)
      throws JsonException, CoreException {
    JsonDocument changed = manifest;
    int count = manifest.root().get("pieces").items().size();
    boolean done = false;
    boolean named = false;
    for (int i = 0; i < count; i++) {
      JsonValue entry = changed.root().get("pieces").items().get(i);
      JsonValue file = entry.get("file");
      JsonValue node = entry.get("node");
      boolean same = file != null && file.text().replace('\\', '/').equals(target.file());
      named |= same;
      if (same && (node == null ? target.node() == null : node.text().equals(target.node()))) {
        changed = set(changed, i, as);
        done = true;
      }
    }
    if (done) {
      return changed;
    }
    if (!named) {
      throw new CoreException(
          CoreLog.refusal("the manifest does not name " + target.file() + "; add it there first"));
    }
    JsonWords words = new JsonWords().text("file", target.file()).text("node", target.node());
    changed = changed.append(changed.root().get("pieces"), words.object());
    return set(changed, count, as);
  }

  private static JsonDocument set(JsonDocument manifest, int index, PieceClass as)
      throws JsonException {
    if (as == PieceClass.NOT_COLLIDABLE) {
      return manifest.set(entry(manifest, index), "collidable", "false");
    }
    String word = JsonWords.quoted(as.words());
    JsonDocument changed = manifest.set(entry(manifest, index), "class", word);
    return entry(changed, index).get("collidable") == null
        ? changed
        : changed.set(entry(changed, index), "collidable", "true");
  }

  private static JsonValue entry(JsonDocument manifest, int index) throws JsonException {
    return manifest.root().get("pieces").items().get(index);
  }

  private static String relative(TrackLevel level, IFile file) throws CoreException {
    Path folder = DiskPath.of(level.folder()).orElse(null);
    Path path = DiskPath.of(file).orElse(null);
    if (folder == null || path == null || !path.startsWith(folder)) {
      throw new CoreException(
          CoreLog.refusal(file.getName() + " does not lie in the folder of " + level.name()));
    }
    return folder.relativize(path).toString().replace('\\', '/');
  }
}
