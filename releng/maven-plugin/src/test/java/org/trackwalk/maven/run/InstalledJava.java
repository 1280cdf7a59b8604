package org.trackwalk.maven.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A folder that looks like an installed Java. */
final class InstalledJava {

  private InstalledJava() {}

  static Path in(Path home, String version) throws IOException {
    Files.createDirectories(home.resolve("bin"));
    Files.createFile(home.resolve("bin/java"));
    Files.writeString(
        home.resolve("release"), "IMPLEMENTOR=\"X\"\nJAVA_VERSION=\"" + version + "\"\n");
    return home;
  }
}
