package org.trackwalk.check.cache;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.settings.CheckSettings;

/** What a check goes by, but the number of threads and what makes it fail. */
public final class SettingsDigest {

  private SettingsDigest() {}

  /**
   * A digest of it.
   *
   * @param files profiles and vehicles of the user's own, which the settings only name
   * @throws IOException when one of these cannot be read
   */
  public static String of(CheckSettings settings, List<Path> files) throws IOException {
    StringBuilder text = new StringBuilder(text(settings));
    for (Path file : files) {
      text.append('\n').append(FileDigest.of(file));
    }
    return FileDigest.of(text.toString());
  }

  static String text(CheckSettings s) {
    return String.join(
        "\n",
        s.profiles().stream().map(Profile::id).toList().toString(),
        String.valueOf(s.bodies()),
        String.valueOf(s.speed()),
        s.vehicle() == null ? "" : s.vehicle().id(),
        s.vehicleMesh() == null ? "" : s.vehicleMesh().digest(),
        Arrays.toString(s.line()),
        Arrays.toString(s.lineSpeeds()),
        Arrays.toString(s.lineSides()),
        String.valueOf(s.lineAxes()),
        String.valueOf(s.lineClosed()),
        Arrays.toString(s.start()),
        new TreeSet<>(s.only()).toString(),
        new TreeSet<>(s.skip()).toString(),
        new TreeMap<>(s.parameters()).toString(),
        s.ruleSets().toString());
  }
}
