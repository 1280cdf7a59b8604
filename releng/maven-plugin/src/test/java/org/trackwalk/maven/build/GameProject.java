package org.trackwalk.maven.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** A project of a game team: a POM and levels. */
final class GameProject {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("trackwalk.root", "../..")).resolve("examples/rules/seam.step");

  private GameProject() {}

  /**
   * Writes one module.
   *
   * @param configuration of the plug-in
   * @param levels file name to which level it is: good, bad (a step) or a text of its own
   */
  static Path write(Path folder, String configuration, Map<String, String> levels)
      throws IOException {
    Path into = Files.createDirectories(folder.resolve("levels"));
    for (Map.Entry<String, String> level : levels.entrySet()) {
      Path file = into.resolve(level.getKey());
      Path example = EXAMPLES.resolve(level.getValue() + ".obj");
      Files.write(
          file,
          Files.isRegularFile(example)
              ? Files.readAllBytes(example)
              : level.getValue().getBytes(StandardCharsets.UTF_8));
    }
    pom(
        folder,
        "<build><plugins>" + LocalRepository.plugin(configuration, "check") + "</plugins></build>");
    return folder;
  }

  /** Writes a parent of modules that are there. */
  static Path parent(Path folder, String... modules) throws IOException {
    return pom(
        folder,
        "<modules><module>" + String.join("</module><module>", modules) + "</module></modules>");
  }

  private static Path pom(Path folder, String content) throws IOException {
    Files.writeString(
        folder.resolve("pom.xml"),
        "<project><modelVersion>4.0.0</modelVersion><groupId>com.example</groupId><artifactId>"
            + folder.getFileName()
            + "</artifactId><version>1</version><packaging>pom</packaging>"
            + content
            + "</project>");
    return folder;
  }
}
