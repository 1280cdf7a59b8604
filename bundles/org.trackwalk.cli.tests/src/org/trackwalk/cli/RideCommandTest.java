package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.ride.LaneProfile;
import org.trackwalk.model.ride.Ride;
import org.trackwalk.report.ride.RideCsv;
import org.xml.sax.InputSource;

/** {@code ride} on the example circuits, whose shape is known. */
class RideCommandTest {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("trackwalk.root", "../.."), "examples");
  private static final String CLEAN = EXAMPLES.resolve("circuit/circuit.obj").toString();
  private static final String PLANTED = EXAMPLES.resolve("circuit-planted").toString();

  @TempDir private Path folder;

  @Test
  void theTableHasEverySampleOfEveryLane() throws IOException {
    Path file = folder.resolve("ride.csv");
    CliRun run = CliRun.of("ride", CLEAN, "--lanes", "3", "--report", "csv=" + file);
    assertEquals(0, run.code(), run.toString());
    List<String> lines = Files.readAllLines(file);
    assertEquals(RideCsv.HEADER, lines.get(0));
    int columns = RideCsv.HEADER.split(",").length;
    double before = -1;
    int forward = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split(",", -1);
      assertEquals(columns, fields.length, line);
      double s = Double.parseDouble(fields[2]);
      if (fields[1].equals("forward") && fields[0].equals("+0.0")) {
        assertEquals(before < 0 ? 0 : before + 0.1, s, 0.011, line);
        before = s;
        forward++;
      }
      // The circuit is a figure of eight, 7 m high at most, without any break.
      double height = Double.parseDouble(fields[4]);
      assertTrue(height > -0.5 && height < 8, line);
      double gravity = Double.parseDouble(fields[10]);
      assertTrue(gravity > 0.4 && gravity < 1.6, line);
    }
    assertTrue(forward > 9000, "a lap of the circuit has " + forward + " samples");
    assertTrue(run.out().contains("+0.0     forward"), run.out());
    assertFalse(run.out().contains("jumps on lane"), run.out());
  }

  /** A straight so long that its lanes take nine tenths of all memory, of which few fit. */
  @Test
  void lanesThatDoNotFitAreRefusedBeforeOneIsMeasured() throws IOException {
    double samples = 0.9 * Runtime.getRuntime().maxMemory() / Ride.BYTES;
    int quads = (int) (samples * LaneProfile.SPACING / (2 * 99) / 50);
    StringBuilder obj = new StringBuilder("o road\n");
    for (int i = 0; i <= quads; i++) {
      obj.append("v -6 0 ").append(50 * i).append("\nv 6 0 ").append(50 * i).append('\n');
    }
    for (int i = 0; i < quads; i++) {
      int a = 2 * i + 1;
      obj.append(String.format("f %d %d %d %d%n", a, a + 2, a + 3, a + 1));
    }
    String level = Files.writeString(folder.resolve("road.obj"), obj).toString();

    CliRun run = CliRun.of("ride", level, "--lanes", "99");

    assertEquals(3, run.code(), run.toString());
    assertEquals("", run.out());
    assertTrue(run.err().contains("road.obj: 99 lanes of so much road need "), run.err());
    Matcher fit = Pattern.compile("ask for ([0-9]+) \\(--lanes\\)").matcher(run.err());
    assertTrue(fit.find(), run.err());
    assertEquals(99 * 0.75 / 0.9, Integer.parseInt(fit.group(1)), 3);
    assertEquals(0, CliRun.of("ride", level, "--lanes", "1").code());
  }

  /** A line along the circuit's middle, from another place on, is a lane like its middle lane. */
  @Test
  void theRacingLineIsALane() throws IOException {
    Path table = folder.resolve("lanes.csv");
    CliRun.of("ride", CLEAN, "--lanes", "1", "--report", "csv=" + table);
    List<String> middle =
        Files.readAllLines(table).stream().filter(l -> l.startsWith("+0.0,forward")).toList();
    StringBuilder points = new StringBuilder("x,y,z\n");
    int n = middle.size();
    for (int k = 0; k < n; k += 40) {
      String[] fields = middle.get((k + n / 3) % n).split(",", -1);
      points.append(fields[3] + "," + fields[4] + "," + fields[5] + "\n");
    }
    Path line = folder.resolve("line.csv");
    Files.writeString(line, points);
    Path lined = folder.resolve("lined.csv");
    Path picture = folder.resolve("lined.svg");
    CliRun run =
        CliRun.of(
            "ride",
            CLEAN,
            "--line",
            line.toString(),
            "--lanes",
            "1",
            "--report",
            "csv=" + lined,
            "--report",
            "svg=" + picture);
    assertEquals(0, run.code(), run.toString());
    assertTrue(run.out().contains("the racing line and 1 lane in both directions"), run.out());
    List<String> driven =
        Files.readAllLines(lined).stream().filter(l -> l.startsWith("line,forward")).toList();
    assertEquals(n, driven.size(), 0.01 * n);
    for (String sample : driven) {
      double gravity = Double.parseDouble(sample.split(",", -1)[10]);
      assertTrue(gravity > 0.4 && gravity < 1.6, sample);
    }
    assertTrue(Files.readString(picture).contains("racing line, forward"));
  }

  @Test
  void theStepIsAJumpForWhoComesDownItOnly() {
    CliRun run = CliRun.of("ride", PLANTED, "--lanes", "1");
    assertEquals(0, run.code(), run.toString());
    // Road 9 begins 25 mm lower than road 8 ends, seen from road 9: a step for one direction.
    boolean reverse = run.out().contains("jumps on lane +0.0, reverse");
    boolean forward = run.out().contains("jumps on lane +0.0, forward");
    assertTrue(reverse ^ forward, run.out());
    assertTrue(run.out().contains("m long"), run.out());
  }

  @Test
  void thePictureIsWellFormedAndMarksFindings() throws Exception {
    CliRun run = CliRun.of("ride", PLANTED, "--report", "svg=-");
    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().startsWith("<svg"), run.out().substring(0, 80));
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(run.out())));
    for (int number = 1; number <= 10; number++) {
      assertTrue(run.out().contains("class=\"no\">" + number + "</text>"), "finding " + number);
    }
    assertTrue(run.out().contains("suspension, mm"), "the car has springs");
  }

  @ParameterizedTest
  @CsvSource({
    "--lanes,0,'--lanes: a whole number from 1 to 99'",
    "--lanes,1.5,'--lanes: a whole number from 1 to 99'",
    "--report,csv,'where to?'",
    "--report,cvs=x,did you mean 'csv'",
    "--vehicle,no,no",
  })
  void whatCannotBeIsWrongUsage(String option, String value, String words) {
    CliRun run = CliRun.of("ride", CLEAN, option, value);
    assertEquals(2, run.code(), run.toString());
    assertTrue(run.err().contains(words), run.err());
  }

  @Test
  void theLevelItselfIsNeverWrittenOver() throws IOException {
    Path level = folder.resolve("level.obj");
    Files.copy(Path.of(CLEAN), level);
    CliRun run = CliRun.of("ride", level.toString(), "--report", "csv=" + level);
    assertEquals(2, run.code(), run.toString());
    assertEquals(Files.size(Path.of(CLEAN)), Files.size(level));
  }

  @Test
  void withoutARoadItSaysWhy() throws IOException {
    Path level = folder.resolve("box.obj");
    Files.writeString(level, "o thing\nv 0 0 0\nv 1 0 0\nv 0 0 1\nf 1 3 2\n");
    CliRun run = CliRun.of("ride", level.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("there is no road to drive along"), run.err());
  }
}
