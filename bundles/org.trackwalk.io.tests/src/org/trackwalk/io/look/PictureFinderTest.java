package org.trackwalk.io.look;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportRequest;

/** What a mesh file in a folder of its own may name. */
class PictureFinderTest {

  @TempDir private Path outside;

  private Path level;
  private Path secret;

  @BeforeEach
  void files() throws Exception {
    level = Files.createDirectory(outside.resolve("level"));
    secret = Files.write(outside.resolve("secret.png"), new byte[] {1});
    Files.write(level.resolve("a.png"), new byte[] {1});
  }

  private PictureFinder finder(boolean allowOutside) {
    return PictureFinder.of(
        new ImportRequest(level.resolve("a.obj"), "a.obj", level, allowOutside, null, null));
  }

  @Test
  void aLinkThatLeadsOutIsNotFollowed() throws Exception {
    Files.createSymbolicLink(level.resolve("link.png"), secret);
    Files.createSymbolicLink(level.resolve("out"), outside);
    PictureFinder finder = finder(false);
    for (String name : new String[] {"link.png", "LINK.png", "x/link.png", "out/secret.png"}) {
      assertEquals(Optional.empty(), finder.file(name), name);
    }
    assertEquals(Optional.of(level.resolve("link.png")), finder(true).file("link.png"));
  }

  @Test
  void anAbsolutePathIsNotFollowed() throws Exception {
    PictureFinder finder = finder(false);
    assertEquals(Optional.empty(), finder.file(secret.toString()));
    assertEquals(Optional.empty(), finder.file("../secret.png"));
    assertEquals(Optional.of(secret), finder(true).file(secret.toString()));
    assertEquals(
        Optional.of(level.resolve("a.png")),
        finder.file("/home/somebody/A.png"),
        "its last step is a file beside the mesh");
  }

  @Test
  void whatIsLongerThanAnyPathIsNotLookedFor() {
    PictureFinder finder = finder(false);
    assertEquals(Optional.of(level.resolve("a.png")), finder.file("./".repeat(2045) + "a.png"));
    assertEquals(Optional.empty(), finder.file("./".repeat(2046) + "a.png"));
    assertEquals(Optional.empty(), finder.file("./".repeat(2045) + "g.png"));
    assertEquals(Optional.empty(), finder.file(""));
  }

  @Test
  void aReferenceIsLookedForOnce() throws Exception {
    PictureFinder finder = finder(false);
    assertEquals(Optional.empty(), finder.file("late.png"));
    Files.write(level.resolve("late.png"), new byte[] {1});
    assertEquals(Optional.empty(), finder.file("late.png"));
    assertEquals(Optional.of(level.resolve("late.png")), finder(false).file("late.png"));
  }
}
