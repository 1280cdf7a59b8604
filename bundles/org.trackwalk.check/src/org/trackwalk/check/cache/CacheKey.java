package org.trackwalk.check.cache;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.settings.CheckSettings;

/** Under what an answer is found: everything that is known before a level is loaded. */
final class CacheKey {

  private CacheKey() {}

  /**
   * The key.
   *
   * @param tool digest of the tool and of what the run keeps
   * @return a digest; null when the source does not say what it is
   * @throws IOException when a file cannot be read
   */
  static String of(String tool, LevelSource source, CheckSettings settings) throws IOException {
    if (source.identity().isEmpty()) {
      return null;
    }
    StringBuilder text = new StringBuilder(tool);
    text.append('\n').append(source.identity()).append('\n').append(settings(settings));
    for (Path file : source.files()) {
      text.append('\n').append(FileDigest.of(file));
    }
    return FileDigest.of(text.toString());
  }

  /** What a check goes by, but the number of threads and what makes it fail. */
  private static String settings(CheckSettings s) {
    return String.join(
        "\n",
        s.profiles().stream().map(Profile::id).toList().toString(),
        String.valueOf(s.bodies()),
        String.valueOf(s.speed()),
        s.vehicle() == null ? "" : s.vehicle().id(),
        s.vehicleMesh() == null ? "" : s.vehicleMesh().digest(),
        Arrays.toString(s.line()),
        String.valueOf(s.lineClosed()),
        Arrays.toString(s.start()),
        new TreeSet<>(s.only()).toString(),
        new TreeSet<>(s.skip()).toString(),
        new TreeMap<>(s.parameters()).toString());
  }
}
