package org.trackwalk.check.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a cache knows the tool's own code by. */
class ToolDigestTest {

  /** Stands for the tool. */
  public static final class Tool {}

  @TempDir private Path folder;

  /** As a process that begins now sees it. */
  private Class<?> tool() throws Exception {
    String name = Tool.class.getName();
    Path file = folder.resolve(name.replace('.', '/') + ".class");
    Files.createDirectories(file.getParent());
    try (InputStream bytes = Tool.class.getResourceAsStream("ToolDigestTest$Tool.class")) {
      Files.write(file, bytes.readAllBytes());
    }
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
      return loader.loadClass(name);
    }
  }

  @Test
  void anotherFileIsAnotherTool() throws Exception {
    String before = ToolDigest.of(List.of(tool()));
    assertEquals(before, ToolDigest.of(List.of(tool())));
    Files.writeString(folder.resolve("words"), "new");
    assertNotEquals(before, ToolDigest.of(List.of(tool())));
  }

  /** Its answers would pass for those of the new one. */
  @Test
  void whatIsPutInItsPlaceLaterIsNotWhatRuns() throws Exception {
    Class<?> running = tool();
    String before = ToolDigest.of(List.of(running));
    Files.writeString(folder.resolve("words"), "new");
    assertEquals(before, ToolDigest.of(List.of(running)));
  }

  @Test
  void anyOfItsClassesStandsForItsPlace() throws Exception {
    Class<?> one = tool();
    assertEquals(ToolDigest.of(List.of(one)), ToolDigest.of(List.of(tool(), one)));
    assertNotEquals(ToolDigest.of(List.of(one)), ToolDigest.of(List.of(one, getClass())));
  }

  @Test
  void classesOfJavaComeFromNowhere() {
    assertThrows(IOException.class, () -> ToolDigest.of(List.of(String.class)));
  }
}
