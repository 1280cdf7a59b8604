package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code parts} of an angle: two boxes side by side, one solid. */
class PartsCommandTest {

  private static final String ANGLE =
      """
      o angle
      v 0 0 0
      v 2 0 0
      v 2 1 0
      v 1 1 0
      v 1 2 0
      v 0 2 0
      v 0 0 4
      v 2 0 4
      v 2 1 4
      v 1 1 4
      v 1 2 4
      v 0 2 4
      f 6 5 4 1
      f 4 3 2 1
      f 7 10 11 12
      f 7 8 9 10
      f 1 2 8 7
      f 2 3 9 8
      f 3 4 10 9
      f 4 5 11 10
      f 5 6 12 11
      f 6 1 7 12
      """;

  @TempDir private Path folder;

  private Path angle() throws IOException {
    return Files.writeString(folder.resolve("angle.obj"), ANGLE);
  }

  /** A volume that reaches to the end of all numbers says nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"1.8e28", "-3e15", "1e38"})
  void aCornerFarOffAllOthersIsRefused(String far) throws IOException {
    Path body =
        Files.writeString(folder.resolve("far.obj"), ANGLE.replace("v 0 2 4", "v 0 2 " + far));
    Path svg = folder.resolve("far.svg");
    Path parts = folder.resolve("far.parts.obj");
    CliRun run =
        CliRun.of("parts", body.toString(), "--output", parts.toString(), "--report", "svg=" + svg);
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("cannot be divided: a corner lies"), run.toString());
    assertTrue(!Files.exists(svg) && !Files.exists(parts), run.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"glb", "obj"})
  void itsPartsAreReadBackAndConvex(String ending) throws IOException {
    Path parts = folder.resolve("angle.parts." + ending);
    CliRun run = CliRun.of("parts", angle().toString(), "--output", parts.toString());

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("2 convex parts"), run.out());
    assertTrue(run.out().contains("12 m³, the parts have 0.00 % too much"), run.out());
    byte[] first = Files.readAllBytes(parts);

    CliRun check = CliRun.of("parts", parts.toString(), "--check");
    assertEquals(0, check.code(), check.out() + check.err());
    assertTrue(check.out().contains("2 of 2 pieces are convex"), check.out());

    CliRun.of("parts", angle().toString(), "--output", parts.toString());
    assertArrayEquals(first, Files.readAllBytes(parts));
  }

  @Test
  void whatIsNotConvexIsToldWithItsPlace() throws IOException {
    CliRun check = CliRun.of("parts", angle().toString(), "--check");

    assertEquals(1, check.code(), check.err());
    assertTrue(check.out().contains("707 mm under its hull at (1.00, 1.00, 2.00)"), check.out());
    assertTrue(check.out().contains("it fills 85.71 % of it"), check.out());
    assertEquals(0, CliRun.of("parts", angle().toString(), "--check", "--within", "0.8").code());
  }

  @Test
  void anErrorThatIsNotKeptIsSaid() throws IOException {
    CliRun run = CliRun.of("parts", angle().toString(), "--parts", "1");

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("the parts have 16.67 % too much"), run.out());
    assertTrue(run.out().contains("more than the 3 % asked for"), run.out());
  }

  @Test
  void thePictureHasBothSides() throws IOException {
    CliRun run = CliRun.of("parts", angle().toString(), "--report", "svg=-");

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("<svg "), run.out());
    // Three sides of each of two boxes are seen from either side.
    assertEquals(12, run.out().split("<polygon fill", -1).length - 1);
  }

  @ParameterizedTest
  @CsvSource({
    "--parts, 0, --parts: a whole number from 1 to 256",
    "--error, 101, --error: a number from 0 to 100",
    "--output, x.fbx, name a file that ends in .glb or .obj",
    "--within, 1, --within goes with --check",
    "--report, csv=x, 'csv' is not known"
  })
  void wrongUsageIsOneClearLine(String option, String value, String words) throws IOException {
    CliRun run = CliRun.of("parts", angle().toString(), option, value);

    assertEquals(2, run.code());
    assertTrue(run.err().contains(words), run.err());
    assertFalse(Files.exists(folder.resolve(value)));
  }

  @Test
  void aPlaneHasNoInside() throws IOException {
    Path plane = folder.resolve("plane.obj");
    Files.writeString(plane, "v 0 0 0\nv 1 0 0\nv 0 0 1\nf 1 3 2\n");
    CliRun run = CliRun.of("parts", plane.toString(), "--output", folder + "/p.glb");

    assertEquals(3, run.code());
    assertTrue(run.err().contains("it has no inside"), run.err());
    assertFalse(Files.exists(folder.resolve("p.glb")));
  }
}
