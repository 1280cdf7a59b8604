package org.trackwalk.examples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The folder {@code examples} of the project holds what the generator makes. */
final class ExampleFilesTest {

  private static final String HOW =
      "run org.trackwalk.examples.GenerateExamples on the project's folder examples";

  @TempDir Path temp;

  private static Path committed() {
    String root = System.getProperty("trackwalk.root", System.getProperty("user.dir"));
    for (Path p = Path.of(root).toAbsolutePath(); p != null; p = p.getParent()) {
      if (Files.isDirectory(p.resolve("bundles/org.trackwalk.examples"))) {
        return p.resolve("examples");
      }
    }
    return null;
  }

  /** Scripts for modelling tools and the build around the nightly levels, written by hand. */
  private static boolean byHand(String path) {
    boolean level = path.matches(".*/(levels|planted)/.*") && !path.contains("/target/");
    return path.startsWith("blender/") || path.startsWith("nightly/") && !level;
  }

  @Test
  void committedFilesAreTheGeneratedOnes() throws IOException {
    Path folder = committed();
    assumeTrue(folder != null, "the project's folder is not above the working folder");
    SortedMap<String, byte[]> generated = ExampleFiles.all();
    for (Map.Entry<String, byte[]> file : generated.entrySet()) {
      Path path = folder.resolve(file.getKey());
      assertTrue(Files.exists(path), path + " is missing: " + HOW);
      assertArrayEquals(file.getValue(), Files.readAllBytes(path), path + " is old: " + HOW);
    }
    TreeSet<String> there = new TreeSet<>();
    try (Stream<Path> walk = Files.walk(folder)) {
      walk.filter(Files::isRegularFile)
          .map(p -> folder.relativize(p).toString().replace('\\', '/'))
          .filter(p -> !byHand(p))
          .forEach(there::add);
    }
    there.removeAll(List.of("README.md", ".gitattributes"));
    assertEquals(new TreeSet<>(generated.keySet()), there, "what nothing generates");
  }

  @Test
  void allFilesTogetherStaySmall() {
    long size = ExampleFiles.all().values().stream().mapToLong(b -> b.length).sum();
    assertTrue(size < 5_000_000, "bytes: " + size);
  }

  @Test
  void theProgramWritesThemAll() throws IOException {
    GenerateExamples.main(new String[] {temp.resolve("new/folder").toString()});
    for (Map.Entry<String, byte[]> file : ExampleFiles.all().entrySet()) {
      byte[] written = Files.readAllBytes(temp.resolve("new/folder").resolve(file.getKey()));
      assertArrayEquals(file.getValue(), written, file.getKey());
    }
    assertThrows(IllegalArgumentException.class, () -> GenerateExamples.main(new String[0]));
  }
}
