package org.trackwalk.maven.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelPathsTest {

  @TempDir private Path start;

  @Test
  void withoutNamesTheFirstUsualFolderThatIsThere() throws IOException {
    LevelPaths paths = new LevelPaths(start, new ShortPath(start));
    assertEquals(List.of(), paths.find(List.of()));
    Files.createDirectory(start.resolve("levels"));
    assertEquals(List.of("levels"), paths.find(List.of()));
    Files.createDirectories(start.resolve("src/main/levels"));
    assertEquals(List.of("src/main/levels"), paths.find(List.of()));
  }

  @Test
  void namesAndPatternsAreBelowTheProject() {
    String away = start.resolve("away.obj").toString();
    List<String> named = List.of("b.glb", "art/**/*.obj", away);
    assertEquals(named, new LevelPaths(start, new ShortPath(start)).find(named));
    assertEquals(
        List.of("game/b.glb", "game/art/**/*.obj", away),
        new LevelPaths(start.resolve("game"), new ShortPath(start)).find(named));
  }
}
