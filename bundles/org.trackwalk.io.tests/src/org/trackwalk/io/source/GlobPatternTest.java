package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.mesh.progress.Progress;

class GlobPatternTest {

  private static boolean fits(String pattern, String path) {
    return GlobPattern.of(pattern).matches(path);
  }

  @Test
  void starsStopAtASlashAndTwoStarsDoNot() {
    assertTrue(fits("levels/*.obj", "levels/a.obj"));
    assertFalse(fits("levels/*.obj", "levels/x/a.obj"));
    assertTrue(fits("levels/**/*.obj", "levels/x/y/a.obj"));
    assertTrue(fits("levels/**/*.obj", "levels/a.obj"), "any folders or none");
    assertFalse(fits("levels/**/*.obj", "levelsx/a.obj"));
    assertTrue(fits("**/wip/**", "a/wip/b/c.obj"));
    assertTrue(fits("**/wip/**", "wip/c.obj"));
    assertTrue(fits("a?.obj", "ab.obj"));
    assertFalse(fits("a?.obj", "a/.obj"));
    assertTrue(fits("[ab]*.{obj,glb}", "b1.glb"));
    assertFalse(fits("[!ab]*.{obj,glb}", "b1.glb"));
    assertTrue(fits("a.b(c)+.obj", "a.b(c)+.obj"), "no regular expression");
    assertFalse(fits("a.obj", "axobj"));
  }

  @Test
  void whatIsNotClosedIsSaid() {
    assertThrows(IllegalArgumentException.class, () -> GlobPattern.of("a[b"));
    assertThrows(IllegalArgumentException.class, () -> GlobPattern.of("a{b,c"));
  }

  @Test
  void bracesAndBracketsInEachOther() {
    assertTrue(fits("{a,b{c,d}e}.obj", "bde.obj"));
    assertFalse(fits("{a,b{c,d}e}.obj", "bcde.obj"));
    assertTrue(fits("{,x}a}", "a}"));
    assertTrue(fits("[a-c1-]x", "-x"));
    assertTrue(fits("[a-c1-]x", "bx"));
    assertFalse(fits("[!a-c]x", "bx"));
    assertTrue(fits("?", "\uD83C\uDFC1"), "one letter of two halves");
    assertThrows(IllegalArgumentException.class, () -> GlobPattern.of("[c-a]"));
    assertTrue(fits("*".repeat(4_096), "a"), "as long as a path may be");
    assertThrows(IllegalArgumentException.class, () -> GlobPattern.of("*".repeat(4_097)));
  }

  @Test
  void manyStarsTakeNoLongTime() {
    String path = "a".repeat(100) + "/" + "b/".repeat(2_000) + "c".repeat(100);
    for (String some : List.of("*a", "**a", "{*a,*}", "**/", "*b/", "*c")) {
      GlobPattern pattern = GlobPattern.of(some.repeat(20) + "d");
      assertFalse(
          assertTimeoutPreemptively(Duration.ofSeconds(20), () -> pattern.leavesOut(path)), some);
      assertFalse(
          assertTimeoutPreemptively(Duration.ofSeconds(20), () -> pattern.matches(path)), some);
    }
  }

  /** The system's own patterns are the oracle, where they mean the same. */
  @Test
  void thousandPatternsFitWhatTheSystemsFit() {
    Random random = new Random(9);
    String[] signs = {"a", "b", "*", "?", "/", "[ab]", "[!a]", "{a,b*}", "{?,ab}", "**"};
    for (int i = 0; i < 1_000; i++) {
      StringBuilder pattern = new StringBuilder("x");
      for (int k = random.nextInt(6); k >= 0; k--) {
        pattern.append(signs[random.nextInt(signs.length)]);
      }
      String text = pattern.toString();
      if (text.contains("***") || text.contains("/**") || text.endsWith("/")) {
        continue; // read otherwise, or no name
      }
      PathMatcher oracle = FileSystems.getDefault().getPathMatcher("glob:" + text);
      for (int k = 0; k < 50; k++) {
        StringBuilder path = new StringBuilder("x");
        for (int n = random.nextInt(6); n > 0; n--) {
          path.append("ab/".charAt(random.nextInt(3)));
        }
        String name = path.toString().replaceAll("/+", "/").replaceAll("/$", "");
        assertEquals(oracle.matches(Path.of(name)), fits(text, name), text + " " + name);
      }
    }
  }

  @Test
  void whatIsLeftOutIsNamedOrPathed() {
    assertTrue(GlobPattern.of("*_wip.obj").leavesOut("levels/a_wip.obj"));
    assertTrue(GlobPattern.of("wip").leavesOut("levels/wip"));
    assertTrue(GlobPattern.of("wip").leavesOut("levels/wip/a.obj"), "and what is in it");
    assertFalse(GlobPattern.of("wip").leavesOut("levels/wipeout/wip.obj"));
    assertTrue(GlobPattern.of("wip/*.obj").leavesOut("levels/wip/a.obj"));
    assertFalse(GlobPattern.of("wip/*.obj").leavesOut("levels/xwip/a.obj"));
    assertTrue(GlobPattern.of("levels/**").leavesOut("levels/wip/a.obj"));
  }

  @TempDir private Path folder;

  private Path floor(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, "v 0 0 0\nv 0 0 4\nv 4 0 4\nf 1 2 3\n");
  }

  @Test
  void aPatternThatNoShellExpandedIsItsFiles() throws IOException {
    Path a = floor("a.obj");
    Path b = floor("x/b.obj");
    Path c = floor("x/y/c.obj");
    floor("x/.hidden/d.obj");
    floor("x/notes.txt");
    String base = folder.toString().replace('\\', '/');
    assertEquals(List.of(a, b, c), GlobFiles.of(GlobPattern.of(base + "/**/*.obj")));
    assertEquals(List.of(a), GlobFiles.of(GlobPattern.of(base + "/*.obj")));
    assertEquals(List.of(a, b, c), GlobFiles.of(GlobPattern.of(base + "/**")));
    assertEquals(List.of(folder.resolve("x")), GlobFiles.of(GlobPattern.of(base + "/x*")));
    assertEquals(List.of(), GlobFiles.of(GlobPattern.of(base + "/nothing/*.obj")));
  }

  @Test
  void foldersAndFilesAreLeftOut() throws IOException {
    floor("a/a.obj");
    floor("wip/b.obj");
    floor("c/c_old.obj");
    floor("c/c.obj");
    LoadOptions options =
        new LoadOptions(null, null, false, false, false, List.of("wip", "*_old.obj"));
    List<String> names =
        LevelFinder.find(List.of(folder), options, Progress.none()).stream()
            .map(source -> Path.of(source.displayName()).getFileName().toString())
            .toList();
    assertEquals(List.of("a.obj", "c.obj"), names);
  }

  @Test
  void aStarFitsFoldersOnlyWhereMeshesAre() throws IOException {
    Path a = floor("monza/deep/a.obj");
    Files.createDirectories(folder.resolve("LICENSES"));
    Files.writeString(folder.resolve("LICENSES").resolve("cc0.txt"), "do what you want");
    Path plans = Files.createDirectories(folder.resolve("plans"));
    Files.writeString(plans.resolve("plan.skp"), "known, but not read: that is worth a line");
    String base = folder.toString().replace('\\', '/');
    Path monza = a.getParent().getParent();
    assertEquals(List.of(monza, plans), GlobFiles.of(GlobPattern.of(base + "/*")));
    assertEquals(List.of(monza, plans), GlobFiles.of(GlobPattern.of(base + "/**/*")));
    String parent = base.substring(0, base.lastIndexOf('/'));
    assertEquals(
        List.of(folder.resolve("LICENSES")),
        GlobFiles.of(GlobPattern.of(parent + "/" + folder.getFileName() + "*/LICENSES")),
        "who names it is told that nothing is in it");
  }

  @Test
  void aFolderThatMayNotBeListedIsFoundWhereAllInItIsAskedFor() throws IOException {
    floor("open/a.obj");
    Path dark = floor("dark/b.obj").getParent();
    assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
    Files.setPosixFilePermissions(dark, Set.of());
    try {
      assumeFalse(Files.isReadable(dark), "who may read everything is not stopped");
      String base = folder.toString();
      assertTrue(GlobFiles.of(GlobPattern.of(base + "/**/*.obj")).contains(dark));
      List<LevelSource> found =
          LevelFinder.find(List.of(dark), LoadOptions.DEFAULT, Progress.none());
      assertEquals(LevelSource.Status.FAILED, found.get(0).status());
      assertTrue(found.get(0).reason().contains("no permission"), found.get(0).reason());
    } finally {
      Files.setPosixFilePermissions(dark, PosixFilePermissions.fromString("rwx------"));
    }
  }
}
