package org.trackwalk.check.cache;

import java.io.IOException;
import java.nio.file.Path;
import org.trackwalk.io.source.LevelSource;
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
    text.append('\n').append(source.identity()).append('\n').append(SettingsDigest.text(settings));
    for (Path file : source.files()) {
      text.append('\n').append(FileDigest.of(file));
    }
    return FileDigest.of(text.toString());
  }
}
