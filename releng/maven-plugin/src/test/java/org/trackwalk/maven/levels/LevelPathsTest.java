package org.trackwalk.maven.levels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LevelPathsTest {

  @TempDir private Path base;
  private LevelPaths paths;

  @BeforeEach
  void files() throws IOException {
    paths = new LevelPaths(base);
    for (String file : List.of("art/a.obj", "art/b.glb", "art/deep/c.obj", "art/deep/er/d.obj")) {
      Files.createDirectories(base.resolve(file).getParent());
      Files.createFile(base.resolve(file));
    }
  }

  @Test
  void withoutNamesTheFirstUsualFolderThatIsThere() throws IOException {
    assertEquals(List.of(), paths.find(List.of()));
    Files.createDirectory(base.resolve("levels"));
    assertEquals(List.of(base.resolve("levels")), paths.find(List.of()));
    Files.createDirectories(base.resolve("src/main/levels"));
    assertEquals(List.of(base.resolve("src/main/levels")), paths.find(List.of()));
  }

  @Test
  void plainNamesAreTakenAsTheyAreInTheirOrder() throws IOException {
    assertEquals(
        List.of(base.resolve("art/b.glb"), base.resolve("not-there")),
        paths.find(List.of("art/b.glb", "not-there")));
  }

  @Test
  void patternsNameFilesInOrder() throws IOException {
    assertEquals(List.of("art/a.obj"), names("art/*.obj"));
    assertEquals(
        List.of("art/a.obj", "art/deep/c.obj", "art/deep/er/d.obj"), names("art/**/*.obj"));
    assertEquals(List.of("art/a.obj", "art/b.glb"), names("art/?.*"));
    assertEquals(List.of("art/deep/c.obj"), names("*/deep/c.obj"));
  }

  @Test
  void aPatternThatMatchesNothingIsNoSilence() {
    IOException e = assertThrows(IOException.class, () -> paths.find(List.of("art/*.fbx")));
    assertTrue(e.getMessage().contains("art/*.fbx"), e.getMessage());
  }

  private List<String> names(String pattern) throws IOException {
    return paths.find(List.of(pattern)).stream()
        .map(f -> base.relativize(f).toString().replace('\\', '/'))
        .toList();
  }
}
