package org.trackwalk.io.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.io.importer.ImportException;

/** What a file in a level's folder may refer to. */
final class LevelFolderTest {

  @TempDir Path top;

  private Path level;

  @BeforeEach
  void aLevelWithANeighbour() throws Exception {
    level = Files.createDirectories(top.resolve("level"));
    Files.createDirectories(level.resolve("parts"));
    Files.writeString(level.resolve("parts/a.bin"), "a");
    Files.createDirectories(top.resolve("level2"));
    Files.writeString(top.resolve("level2/b.bin"), "b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"parts/a.bin", "./parts/a.bin", "parts\\a.bin", "parts/../parts/a.bin"})
  void insideIsRead(String reference) throws Exception {
    assertEquals("a", Files.readString(resolve(reference, false)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../level2/b.bin",
        "parts/../../level2/b.bin",
        "..\\level2\\b.bin",
        "/etc/hostname",
        "C:/windows/win.ini",
        "\\\\server\\share\\a.bin",
        "file:///etc/hostname",
        "https://example.org/a.bin",
        "FILE:parts/a.bin",
        "",
        " ",
        "parts",
        "parts/a.bin\u0000"
      })
  void whatIsOutsideOrNoFileIsRefused(String reference) {
    ImportException e =
        assertThrows(ImportException.class, () -> resolve(reference, false), reference);
    assertEquals("level.gltf", e.file());
    assertEquals("line 3", e.place());
    assertEquals(1, e.oneLine().lines().count(), e.oneLine());
  }

  @Test
  void outsideIsReadWhenAllowedButNoUrl() throws Exception {
    assertEquals("b", Files.readString(resolve("../level2/b.bin", true)));
    String absolute = top.resolve("level2/b.bin").toString();
    assertEquals("b", Files.readString(resolve(absolute, true)));
    assertThrows(ImportException.class, () -> resolve("file://" + absolute, true));
  }

  @Test
  void aFolderWhoseNameOnlyBeginsTheSameIsOutside() {
    ImportException e =
        assertThrows(ImportException.class, () -> resolve("../level2/b.bin", false));
    assertTrue(e.getMessage().contains("--allow-outside"), e.getMessage());
  }

  @Test
  void theNearestNameIsThatOfTheFirstMissingStep() {
    assertEquals(" (did you mean 'a.bin'?)", LevelFolder.nearest(level.resolve("parts/b.bin")));
    assertEquals(" (did you mean 'parts'?)", LevelFolder.nearest(level.resolve("part/a.bin")));
    assertEquals("", LevelFolder.nearest(level.resolve("parts/something.else")));
  }

  @Test
  void aSceneIsNoBuffer() throws Exception {
    Files.writeString(level.resolve("Box.gltf"), "{}");
    assertEquals("", LevelFolder.nearest(level.resolve("Box.bin")));
    Files.writeString(level.resolve("Box0.BIN"), "");
    assertEquals(" (did you mean 'Box0.BIN'?)", LevelFolder.nearest(level.resolve("Box.bin")));
  }

  private Path resolve(String reference, boolean allowOutside) throws ImportException {
    return new LevelFolder(level, allowOutside).resolve(level, reference, "level.gltf", "line 3");
  }
}
