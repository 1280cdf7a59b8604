package org.trackwalk.maven.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A local repository that holds the plug-in as a team would have it, and nothing else of this
 * project. What Maven itself needs comes from the repository of the build that runs the test, and
 * from nowhere else: no network is asked.
 */
final class LocalRepository {

  private static final String VERSION = System.getProperty("trackwalk.plugin.version");

  private final Path folder;
  private final Path settings;

  private LocalRepository(Path folder, Path settings) {
    this.folder = folder;
    this.settings = settings;
  }

  /** Lays it out. */
  static LocalRepository in(Path parent) throws IOException {
    Path target = Path.of(System.getProperty("trackwalk.plugin.target"));
    String name = "trackwalk-maven-plugin";
    Path at = parent.resolve("repository/org/trackwalk").resolve(name).resolve(VERSION);
    Files.createDirectories(at);
    String file = name + "-" + VERSION;
    Files.copy(target.resolve(file + ".jar"), at.resolve(file + ".jar"));
    Files.copy(target.resolve("installed-pom.xml"), at.resolve(file + ".pom"));
    Path outer = Path.of(System.getProperty("trackwalk.maven.repository"));
    Path settings =
        Files.writeString(
            parent.resolve("settings.xml"),
            "<settings><mirrors><mirror><id>outer</id><mirrorOf>*</mirrorOf><url>"
                + outer.toUri()
                + "</url></mirror></mirrors></settings>");
    return new LocalRepository(parent.resolve("repository"), settings);
  }

  Path folder() {
    return folder;
  }

  Path settings() {
    return settings;
  }

  /** The plug-in in a POM. */
  static String plugin(String configuration, String... goals) {
    return "<plugin><groupId>org.trackwalk</groupId><artifactId>trackwalk-maven-plugin</artifactId>"
        + "<version>"
        + VERSION
        + "</version><configuration>"
        + configuration
        + "</configuration><executions><execution><goals><goal>"
        + String.join("</goal><goal>", goals)
        + "</goal></goals></execution></executions></plugin>";
  }
}
