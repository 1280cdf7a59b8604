package org.trackwalk.eclipse.core.check;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.core.resources.IFile;
import org.trackwalk.check.session.LevelSession;
import org.trackwalk.eclipse.core.level.DiskPath;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.LeftOut;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/**
 * How the files of a level are grouped, and a session for each group. Found once and again when
 * files come or go: finding reads every mesh of a folder.
 *
 * @param files paths of the meshes when they were grouped, to see that files came or went
 * @param unread inputs that failed
 * @param leftOut files that a manifest names and that cannot be read
 * @param groups those that can be loaded
 */
record LevelGroups(
    Set<String> files, List<LevelSource> unread, Set<Path> leftOut, List<Group> groups) {

  /** What is checked as one. */
  record Group(LevelSource source, LevelSession session) {}

  /** Looks at the disk and opens sessions; nothing is kept from before. */
  static LevelGroups find(TrackLevel level, CheckSettings settings, Progress progress) {
    Set<String> files = names(level);
    List<LevelSource> unread = new ArrayList<>();
    List<Group> groups = new ArrayList<>();
    Path path = level.location().orElse(null);
    List<LevelSource> found =
        path == null ? List.of() : LevelFinder.find(List.of(path), LoadOptions.DEFAULT, progress);
    Set<Path> out = level.kind() == TrackLevel.Kind.FOLDER ? LeftOut.of(level.project()) : Set.of();
    for (LevelSource source : found) {
      if (out.containsAll(source.files())) {
        continue;
      }
      if (source.status() == LevelSource.Status.FOUND) {
        groups.add(new Group(source, LevelSession.open(source, settings)));
      } else if (source.status() == LevelSource.Status.FAILED) {
        unread.add(source);
      }
    }
    return new LevelGroups(files, List.copyOf(unread), Set.of(), List.copyOf(groups));
  }

  /** A manifest's level without files that cannot be read. */
  static LevelGroups without(Set<Path> leftOut, Path manifest, CheckSettings settings) {
    LevelSource source = LevelFinder.without(leftOut, manifest, LoadOptions.DEFAULT);
    Group group = new Group(source, LevelSession.open(source, settings));
    return new LevelGroups(Set.of(), List.of(), Set.copyOf(leftOut), List.of(group));
  }

  /** Whether the files are still those that were grouped, as far as the workspace knows. */
  boolean fits(TrackLevel level) {
    return unread.isEmpty() && leftOut.isEmpty() && files.equals(names(level));
  }

  void close() {
    groups.forEach(group -> group.session().close());
  }

  /** A manifest names its files itself, and its session looks after them. */
  private static Set<String> names(TrackLevel level) {
    Set<String> names = new TreeSet<>();
    if (level.kind() == TrackLevel.Kind.FOLDER) {
      for (IFile file : Levels.files(level)) {
        if (LeftOut.is(file)) {
          continue;
        }
        DiskPath.of(file).ifPresent(path -> names.add(path.toString()));
      }
    }
    return names;
  }
}
