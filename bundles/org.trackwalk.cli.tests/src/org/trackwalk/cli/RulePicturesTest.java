package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.rules.RuleList;

/** The pictures of the rules' pages are the cards of what the rules find in their bad scenes. */
class RulePicturesTest {

  private static final String HOW = "; run sh docs/pictures/rules/draw RULE and look at it";

  @TempDir Path temp;

  private static Path root() {
    String root = System.getProperty("trackwalk.root", System.getProperty("user.dir"));
    for (Path p = Path.of(root).toAbsolutePath(); p != null; p = p.getParent()) {
      if (Files.isDirectory(p.resolve("docs/pictures/rules"))) {
        return p;
      }
    }
    return null;
  }

  /** The bad scene: its manifest where there is one, as the script takes it. */
  private static Path bad(Path scenes, String rule) throws IOException {
    Path manifest = scenes.resolve(rule).resolve("bad.trackwalk.json");
    if (Files.exists(manifest)) {
      return manifest;
    }
    try (Stream<Path> files = Files.list(scenes.resolve(rule))) {
      return files
          .filter(f -> f.getFileName().toString().startsWith("bad."))
          .min(Path::compareTo)
          .orElseThrow();
    }
  }

  @Test
  void eachPictureIsTheCardOfTheBadScene() throws IOException {
    Path root = root();
    assumeTrue(root != null, "the project's folder is not above the working folder");
    List<String> old = new ArrayList<>();
    for (var rule : RuleList.all()) {
      String id = rule.info().id();
      Path drawn = temp.resolve(id + ".svg");
      Path scene = bad(root.resolve("examples/rules"), id);
      CliRun.of(
          "check",
          scene.toString(),
          "--quiet",
          "--fail-on",
          "never",
          "--only",
          id,
          "--report",
          "card=" + drawn);
      Path picture = root.resolve("docs/pictures/rules").resolve(id + ".svg");
      assertTrue(Files.readString(drawn).contains("class=\"title\""), id + " drew nothing");
      if (!Files.exists(picture) || Files.mismatch(drawn, picture) >= 0) {
        old.add(id);
      }
    }
    assertEquals(List.of(), old, "old or missing" + HOW);
  }

  /** What the scenes are made with, by their own descriptions, stands beside the marks. */
  @Test
  void picturesOfTheRoadsShapeSayHowMuch() throws IOException {
    Path root = root();
    assumeTrue(root != null, "the project's folder is not above the working folder");
    Path pictures = root.resolve("docs/pictures/rules");
    double degrees = StrictMath.toDegrees(StrictMath.atan(0.03));
    String angle = String.format(Locale.ROOT, ">bent by %.1f deg<", degrees);
    assertTrue(Files.readString(pictures.resolve("ride.kink.svg")).contains(angle), angle);
    // A slope of 0.1 is turned into its opposite over 30 m; one of 0.05 made over 30 m.
    assertTrue(Files.readString(pictures.resolve("ride.crest.svg")).contains(">radius 150 m<"));
    String dip = Files.readString(pictures.resolve("ride.compression.svg"));
    assertTrue(dip.contains(">radius 600 m<"), dip);
    for (String rule : List.of("ride.kink", "ride.crest", "ride.compression")) {
      String picture = Files.readString(pictures.resolve(rule + ".svg"));
      assertTrue(picture.contains("heights drawn "), rule + " does not say its factor");
    }
  }

  @Test
  void noPictureIsLeftOver() throws IOException {
    Path root = root();
    assumeTrue(root != null, "the project's folder is not above the working folder");
    TreeSet<String> there = new TreeSet<>();
    try (Stream<Path> files = Files.list(root.resolve("docs/pictures/rules"))) {
      files
          .map(f -> f.getFileName().toString())
          .filter(n -> n.endsWith(".svg"))
          .forEach(there::add);
    }
    RuleList.all().forEach(rule -> there.remove(rule.info().id() + ".svg"));
    assertEquals(new TreeSet<>(), there);
  }
}
