package org.trackwalk.eclipse.core.change;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import org.eclipse.core.runtime.CoreException;
import org.trackwalk.eclipse.core.id.CoreLog;
import org.trackwalk.eclipse.core.level.ManifestNames;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.io.json.JsonDocument;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.mesh.progress.Progress;

/** <em>Take Back</em>: what was ignored is told again. */
public final class TakeBack {

  private TakeBack() {}

  /** What a level's manifest accepts, in its order; nothing where there is no manifest. */
  public static List<Suppression> ignored(TrackLevel level) {
    return level
        .manifest()
        .flatMap(ManifestNames::read)
        .map(LevelManifest::suppressions)
        .orElse(List.of());
  }

  /**
   * Takes entries out of the manifest.
   *
   * @param entries some of {@link #ignored}
   * @throws CoreException when the manifest says something else by now
   */
  public static LevelChange of(TrackLevel level, Collection<Suppression> entries)
      throws CoreException {
    List<Suppression> all = ignored(level);
    TreeSet<Integer> places = new TreeSet<>();
    for (Suppression entry : entries) {
      places.add(all.indexOf(entry));
    }
    if (places.isEmpty() || places.first() < 0) {
      throw new CoreException(CoreLog.refusal("the manifest has changed meanwhile"));
    }
    int count = places.size();
    return ManifestChange.of(
        count == 1 ? "Take back an ignored finding" : "Take back " + count + " ignored findings",
        level,
        manifest -> {
          JsonDocument changed = manifest;
          for (int place : places.descendingSet()) {
            JsonValue list = changed.root().get("suppress");
            changed = changed.remove(list, place);
          }
          return changed;
        },
        (file, names) -> false,
        Progress.none());
  }
}
