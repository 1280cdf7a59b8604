package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rules.RuleList;

/** A manifest comes from anybody: no number in it makes a small level take long. */
final class ParameterBoundsTest {

  /** A second at most where nothing else runs. */
  private static final Duration LONG = Duration.ofSeconds(60);

  @TempDir private Path folder;

  /** A lap of a few triangles. */
  @BeforeEach
  void write() throws Exception {
    StringBuilder obj = new StringBuilder("o road\n");
    int n = 24;
    for (int i = 0; i < n; i++) {
      double x = StrictMath.cos(2 * Math.PI * i / n);
      double z = -StrictMath.sin(2 * Math.PI * i / n);
      for (int radius : new int[] {26, 34}) {
        obj.append(String.format(Locale.ROOT, "v %.4f 0 %.4f%n", radius * x, radius * z));
      }
    }
    for (int i = 0; i < n; i++) {
      int a = 2 * i + 1;
      int c = 2 * ((i + 1) % n) + 1;
      obj.append(String.format(Locale.ROOT, "f %d %d %d%n", a, a + 1, c));
      obj.append(String.format(Locale.ROOT, "f %d %d %d%n", a + 1, c + 1, c));
    }
    Files.writeString(folder.resolve("ring.obj"), obj);
  }

  private CliRun check(List<String> rules) throws Exception {
    Path manifest = folder.resolve("ring.trackwalk.json");
    Files.writeString(
        manifest,
        "{\"pieces\":[{\"file\":\"ring.obj\"}],\"rules\":{" + String.join(",", rules) + "}}");
    return assertTimeoutPreemptively(LONG, () -> CliRun.of("check", manifest.toString()));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e9, 1e300, 1000, 0, 1e-300})
  void allParametersAtOnceEnd(double value) throws Exception {
    List<String> rules = new ArrayList<>();
    for (Rule rule : RuleList.all()) {
      for (Parameter parameter : rule.info().parameters()) {
        double number = Math.min(value, parameter.most());
        rules.add("\"" + rule.info().id() + "." + parameter.name() + "\":" + number);
      }
    }
    CliRun run = check(rules);
    assertTrue(run.code() < 2, run.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"length", "width"})
  void whatMultipliesWorkIsRefused(String name) throws Exception {
    String key = "probe.chassis-hit." + name;
    for (String number : List.of("1e9", "60.5", "1e308")) {
      CliRun manifest = check(List.of("\"" + key + "\":" + number));
      assertEquals(3, manifest.code(), manifest.toString());
      assertTrue(manifest.toString().contains("60 m at most"), manifest.toString());
      String ring = folder.resolve("ring.obj").toString();
      CliRun typed =
          assertTimeoutPreemptively(
              LONG, () -> CliRun.of("check", ring, "--set", key + "=" + number));
      assertEquals(2, typed.code(), typed.toString());
      assertTrue(typed.err().contains("60 m at most"), typed.toString());
    }
    assertTrue(check(List.of("\"" + key + "\":60")).code() < 2);
  }

  /** Stars of a pattern are not tried in all ways. */
  @Test
  void manyStarsInTheRoadsNameEnd() throws Exception {
    Path mesh = folder.resolve("ring.obj");
    Files.writeString(mesh, Files.readString(mesh).replace("o road", "o " + "a".repeat(100)));
    Path manifest = folder.resolve("r.trackwalk.json");
    for (String of : List.of("pieces", "materials")) {
      Files.writeString(
          manifest,
          "{\"pieces\":[{\"file\":\"ring.obj\"}],\"corridor\":{\""
              + of
              + "\":[\""
              + "*a".repeat(12)
              + "b\"]}}");
      CliRun run = assertTimeoutPreemptively(LONG, () -> CliRun.of("check", manifest.toString()));
      assertTrue(run.code() < 4, run.toString());
    }
  }
}
