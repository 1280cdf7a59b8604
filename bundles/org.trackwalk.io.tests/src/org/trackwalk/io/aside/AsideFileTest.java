package org.trackwalk.io.aside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files appear whole or not at all, and nothing that lies in the way is followed or written. */
final class AsideFileTest {

  @TempDir private Path folder;
  private Path target;

  @BeforeEach
  void name() {
    target = folder.resolve("monza.json");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void whatIsNotMovedGoes() throws IOException {
    Files.writeString(target, "old");
    try (AsideFile aside = AsideFile.beside(target)) {
      aside.fill(bytes("new"));
      assertEquals(2, names().size());
      assertTrue(names().get(0).matches(AsideFile.NAMES), names().toString());
    }
    assertEquals(List.of("monza.json"), names());
    assertEquals("old", Files.readString(target));
  }

  @Test
  void itTakesThePlaceWhole() throws IOException {
    Files.writeString(target, "old");
    try (AsideFile aside = AsideFile.beside(target);
        OutputStream out = aside.stream()) {
      out.write(bytes("new"));
      aside.moveTo(target);
    }
    assertEquals("new", Files.readString(target));
    assertEquals(List.of("monza.json"), names());
  }

  @Test
  void nobodyKnowsTheNameBefore() throws IOException {
    try (AsideFile one = AsideFile.beside(target);
        AsideFile other = AsideFile.beside(target)) {
      assertNotEquals(one.path(), other.path());
      assertFalse(one.path().getFileName().toString().contains("monza"), one.path().toString());
    }
  }

  @Test
  void aLinkInThePlaceIsReplacedAndNotFollowed() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "mine");
    Files.createSymbolicLink(target, secret);
    AsideFile.write(bytes("new"), target, true);
    assertEquals("mine", Files.readString(secret));
    assertFalse(Files.isSymbolicLink(target));
    assertEquals("new", Files.readString(target));
  }

  @Test
  void aLinkToNothingIsAFileThatIsThere() throws IOException {
    Path nothing = folder.resolve("nothing");
    Files.createSymbolicLink(target, nothing);
    assertThrows(
        FileAlreadyExistsException.class, () -> AsideFile.write(bytes("new"), target, false));
    assertFalse(Files.exists(nothing));
    assertTrue(Files.isSymbolicLink(target));
  }

  @Test
  void aHiddenOneIsItsOwnersAlone() throws IOException {
    assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"), "no permissions");
    try (AsideFile aside = AsideFile.hidden(target)) {
      String may = PosixFilePermissions.toString(Files.getPosixFilePermissions(aside.path()));
      assertEquals("rw-------", may);
    }
  }

  @Test
  void aKeptFileComesBackAsItWas() throws IOException {
    Files.writeString(target, "old");
    try (KeptFile kept = KeptFile.of(target)) {
      AsideFile.write(bytes("new"), target, true);
      assertEquals("new", Files.readString(target));
      kept.putBack();
    }
    assertEquals("old", Files.readString(target));
    assertEquals(List.of("monza.json"), names());
    try (KeptFile kept = KeptFile.of(target)) {
      Files.delete(target);
      kept.putBack();
    }
    assertEquals("old", Files.readString(target));
    assertEquals(List.of("monza.json"), names());
  }
}
