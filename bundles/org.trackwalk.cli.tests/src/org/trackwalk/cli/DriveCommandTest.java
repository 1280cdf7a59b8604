package org.trackwalk.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.report.drive.DriveCsv;
import org.w3c.dom.Element;

/** {@code drive} on a plane, held to closed forms through its table. */
class DriveCommandTest {

  private static final Path EXAMPLES =
      Path.of(System.getProperty("trackwalk.root", "../.."), "examples");

  private static final double G = 9.81;
  private static final List<String> COLUMNS = List.of(DriveCsv.HEADER.split(","));

  @TempDir private Path folder;
  private Path plane;

  @BeforeEach
  void write() throws IOException {
    plane = folder.resolve("plane.obj");
    Files.writeString(
        plane, "o road_1\nv -900 0 -900\nv 900 0 -900\nv 900 0 900\nv -900 0 900\nf 1 4 3 2\n");
  }

  private List<double[]> drive(String... more) throws IOException {
    Path table = folder.resolve("t.csv");
    List<String> words = new ArrayList<>(List.of("drive", plane.toString(), "--from", "0.3,1,0.7"));
    words.addAll(List.of("--heading", "0,0,1", "--output", table.toString()));
    words.addAll(List.of(more));
    CliRun run = CliRun.of(words.toArray(String[]::new));
    assertEquals(0, run.code(), run.toString());
    List<String> lines = Files.readAllLines(table);
    assertTrue(lines.get(0).startsWith(DriveCsv.HEADER), lines.get(0));
    return lines.stream().skip(1).map(line -> numbers(line)).toList();
  }

  /** Of a line of the table; NaN where a field is empty. */
  private static double[] numbers(String line) {
    return Arrays.stream(line.split(",", -1))
        .mapToDouble(text -> text.isEmpty() ? Double.NaN : Double.parseDouble(text))
        .toArray();
  }

  private static double at(double[] row, String column) {
    return row[COLUMNS.indexOf(column)];
  }

  @Test
  void whatFallsFollowsGravity() throws IOException {
    List<double[]> rows = drive("--shape", "sphere:0.5", "--rest", "--drop", "20");
    for (int n = 0; n < 100; n++) {
      assertEquals(-(n + 1) * G / 60, at(rows.get(n), "vy"), 1e-9);
      assertEquals(20.5 - n * (n + 1) / 2.0 * G / 3600, at(rows.get(n), "y"), 1e-6);
      assertEquals(0, at(rows.get(n), "contacts"));
    }
    assertEquals(0.5, at(rows.get(299), "y"), 0.02);
  }

  @Test
  void aSlidingSphereComesToRollWithFiveSeventhsOfItsSpeed() throws IOException {
    List<double[]> rows = drive("--shape", "sphere:0.35", "--speed", "36", "--slide");
    assertEquals(50 / 7.0, at(rows.get(299), "vz"), 0.01);
    assertEquals(50 / 7.0 / 0.35, at(rows.get(299), "wx"), 0.05);
  }

  @Test
  void aRollingSphereLosesNothing() throws IOException {
    List<double[]> rows = drive("--shape", "sphere:0.35", "--speed", "36");
    assertEquals(10, at(rows.get(299), "vz"), 1e-3);
  }

  @Test
  void aSlidingBoxStopsByFriction() throws IOException {
    List<double[]> rows = drive("--shape", "box:0.5,0.1,0.8", "--speed", "36", "--friction", "0.5");
    double way = at(rows.get(299), "z") - at(rows.get(0), "z");
    assertEquals(100 / (2 * 0.5 * G), way, 0.01 * way + 10 / 60.0);
    assertEquals(0, at(rows.get(299), "vz"), 1e-6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"one-shot", "perturbed", "hybrid"})
  void aBoxAtRestGainsNoEnergy(String manifold) throws IOException {
    List<double[]> rows =
        drive("--shape", "box:0.5,0.25,0.8", "--rest", "--steps", "10000", "--manifold", manifold);
    double least = Double.POSITIVE_INFINITY;
    for (double[] row : rows) {
      assertTrue(at(row, "energy") - least < 1e-6, "step " + at(row, "step"));
      least = Math.min(least, at(row, "energy"));
    }
    assertEquals(4, at(rows.get(0), "contacts"));
  }

  /** On what finds its points one by one a box settles, and on a single one it rocks for good. */
  @ParameterizedTest
  @CsvSource({"incremental,0,0.0001", "single,0.1,25"})
  void whatABoxAtRestGainsOnFewPoints(String manifold, double least, double most)
      throws IOException {
    List<double[]> rows =
        drive("--shape", "box:0.5,0.25,0.8", "--rest", "--steps", "10000", "--manifold", manifold);
    double lowest = Double.POSITIVE_INFINITY;
    double gained = 0;
    for (double[] row : rows) {
      gained = Math.max(gained, at(row, "energy") - lowest);
      lowest = Math.min(lowest, at(row, "energy"));
    }
    assertTrue(gained >= least && gained <= most, manifold + " gains " + gained + " J");
  }

  /** What undoing penetration adds to a box that lands on one point (docs/drive.md). */
  @Test
  void baumgarteThrowsUpWhatLands() throws IOException {
    double none = landing("none");
    assertEquals(none, landing("projection"), 0.001);
    double soft = landing("soft") - none;
    double baumgarte = landing("baumgarte") - none;
    assertTrue(soft > 0 && soft < 0.05, "soft adds " + soft);
    assertTrue(baumgarte > 0.3 && baumgarte < 0.5, "baumgarte adds " + baumgarte);
  }

  /** How much the velocity of a box changes in the step in which it hits the ground, m/s. */
  private double landing(String stabilise) throws IOException {
    List<String> words = new ArrayList<>(List.of("--shape", "box:0.5,0.25,0.8", "--rest"));
    words.addAll(List.of("--drop", "0.8", "--manifold", "incremental", "--stabilise", stabilise));
    List<double[]> rows = drive(words.toArray(String[]::new));
    double most = 0;
    for (double[] row : rows) {
      most = Math.max(most, at(row, "jolt"));
    }
    return most;
  }

  @Test
  void theIncrementalManifoldNeedsFourFrames() throws IOException {
    List<double[]> rows =
        drive(
            "--shape",
            "box:0.5,0.25,0.8",
            "--rest",
            "--drop",
            "0.8",
            "--manifold",
            "incremental",
            "--stabilise",
            "projection");
    int landed = 0;
    while (at(rows.get(landed), "contacts") == 0) {
      landed++;
    }
    int four = landed;
    while (at(rows.get(four), "contacts") < 4) {
      four++;
    }
    assertTrue(four - landed >= 3, "lands in " + landed + ", on four points in " + four);
    // On one or two points there is no inside; on the third the centre is over the hinge at best.
    for (int n = landed; n < four; n++) {
      assertTrue(at(rows.get(n), "inset") < 0.01, "stands in step " + n);
    }
    assertEquals(0.5, at(rows.get(299), "inset"), 0.02);
  }

  /** A box stands as far inside its points as it is half wide; a ball never does. */
  @Test
  void theSummarySaysWhetherItStands() {
    String[] at = {"drive", plane.toString(), "--from", "0,1,0", "--heading", "0,0,1", "--rest"};
    String box = with(at, "--shape", "box:0.5,0.25,0.8").out();
    assertTrue(box.contains("stands from step 0 on, its centre of mass 50 cm inside"), box);
    String ball = with(at, "--shape", "sphere:0.3").out();
    assertTrue(ball.contains("does not stand in the end"), ball);
  }

  private static CliRun with(String[] words, String... more) {
    List<String> line = new ArrayList<>(List.of(words));
    line.addAll(List.of(more));
    return CliRun.of(line.toArray(String[]::new));
  }

  /** Masses and geometry of {@code car}, in the balance of forces and moments. */
  @Test
  void aCarsWheelsCarryItsWeight() throws IOException {
    List<double[]> rows = drive("--vehicle", "car", "--towed", "--steps", "60");
    double[] last = rows.get(59);
    int loads = COLUMNS.size();
    assertEquals(COLUMNS.size() + 8, last.length);
    double carried = 1300 * 1.15 * G;
    double front = 0.55 * carried / 2;
    double rear = 0.45 * carried / 2;
    for (int wheel = 0; wheel < 4; wheel++) {
      double expected = wheel < 2 ? front : rear;
      assertEquals(expected, last[loads + wheel], 1e-4 * expected);
      assertEquals(0, last[loads + 4 + wheel], 1e-6);
    }
    assertEquals(0.1 + 0.25, at(last, "y"), 1e-4);
  }

  @Test
  void aCarIsToldByItsWheels() throws IOException {
    Path json = folder.resolve("car.json");
    Path picture = folder.resolve("car.svg");
    CliRun run =
        CliRun.of(
            "drive",
            EXAMPLES.resolve("circuit-planted").toString(),
            "--vehicle",
            "car:wheels=cylinder",
            "--speed",
            "100",
            "--towed",
            "--steps",
            "450",
            "--report",
            "json=" + json,
            "--report",
            "svg=" + picture);
    assertEquals(0, run.code(), run.toString());
    // The step of 25 mm between road_08 and road_09 is what it meets hardest, with both axles.
    List<String> told = run.out().lines().filter(l -> l.contains("of its load at rest")).toList();
    assertTrue(told.get(0).contains("on road_09"), run.out());
    assertTrue(told.get(1).contains("on road_09"), run.out());
    String text = Files.readString(json);
    assertEquals(450, text.split("\"wheels\"").length - 1);
    assertEquals(4 * 450, text.split("\"loadOfRest\"").length - 1);
    String svg = Files.readString(picture);
    assertEquals(told.size(), svg.split("<circle").length - 1);
    // Six strips of the chassis, and two of four wheels each.
    assertEquals(6 + 2 * 4, svg.split("<path").length - 1);
  }

  @Test
  void itBeginsOnTheRacingLineAndKeepsToIt() throws IOException {
    Path line = folder.resolve("line.csv");
    Files.writeString(line, "x,y,z\n5,0,-20\n5,0,200\n105,0,300\n");
    Path table = folder.resolve("line-drive.csv");
    for (boolean reverse : new boolean[] {false, true}) {
      List<String> words =
          new ArrayList<>(
              List.of("drive", plane.toString(), "--line", line.toString(), "--vehicle", "car"));
      words.addAll(List.of("--speed", "36", "--towed", "--steps", "120"));
      words.addAll(List.of("--output", table.toString()));
      if (reverse) {
        words.add("--reverse");
      }
      CliRun run = CliRun.of(words.toArray(String[]::new));
      assertEquals(0, run.code(), run.toString());
      List<String> lines = Files.readAllLines(table);
      double[] last = numbers(lines.get(120));
      double way = 10 * 119 / 60.0;
      double diagonal = way / Math.sqrt(2);
      assertEquals(reverse ? 105 - diagonal : 5, at(last, "x"), 0.01, run.toString());
      assertEquals(reverse ? 300 - diagonal : way - 20, at(last, "z"), 0.01, run.toString());
    }
  }

  /** As many marks as jolts are told, and a curve in each strip; the way is as long as driven. */
  @Test
  void thePictureShowsTheJoltsThatAreTold() throws Exception {
    Path picture = folder.resolve("drive.svg");
    String planted = EXAMPLES.resolve("circuit-planted").toString();
    CliRun run =
        CliRun.of(
            "drive",
            planted,
            "--shape",
            "sphere:0.35",
            "--speed",
            "100",
            "--towed",
            "--steps",
            "450",
            "--report",
            "svg=" + picture);
    assertEquals(0, run.code(), run.toString());
    Element svg =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(picture.toFile())
            .getDocumentElement();
    long told = run.out().lines().filter(line -> line.startsWith("jolt of ")).count();
    assertTrue(told > 0, run.out());
    assertEquals(told, svg.getElementsByTagName("circle").getLength());
    assertEquals(6, svg.getElementsByTagName("path").getLength());
    // 450 steps of a sixtieth of a second at 27.8 m/s are 208 m.
    String text = svg.getTextContent();
    assertTrue(text.contains("200 m") && !text.contains("220 m"), text);
  }

  @Test
  void theTowedBodyKeepsItsWay() throws IOException {
    List<double[]> rows = drive("--shape", "box:0.5,0.1,0.8", "--speed", "36", "--towed");
    assertEquals(10, at(rows.get(299), "vz"), 1e-6);
    assertEquals(0.1, at(rows.get(299), "y"), 0.01);
  }

  @ParameterizedTest
  @CsvSource({
    "--steps,0,2,'--steps: a whole number'",
    "--manifold,oneshot,2,did you mean 'one-shot'",
    "--stabilise,hard,2,'--stabilise'",
    "--drop,-1,2,'below zero'",
    "--at,999,2,'only one of them'",
    "--shape,ball:1,2,'is not known'",
    "--vehicle,body,2,'it has no wheels on springs'",
    "--vehicle,lorry,2,'--vehicle'",
  })
  void whatCannotBeIsWrongUsage(String option, String value, int code, String words) {
    List<String> line = new ArrayList<>(List.of("drive", plane.toString(), "--from", "0,1,0"));
    if (!option.equals("--shape") && !option.equals("--vehicle")) {
      line.addAll(List.of("--shape", "sphere:0.3"));
    }
    line.addAll(List.of(option, value));
    CliRun run = CliRun.of(line.toArray(String[]::new));
    assertEquals(code, run.code(), run.toString());
    assertTrue(run.err().contains(words), run.err());
  }

  /** From behind a triangle stops what Bullet moves, and nothing that Unity does. */
  @ParameterizedTest
  @CsvSource({"bullet,0.5", "physx-unity,-30"})
  void theEnginesSidesCount(String profile, double height) throws IOException {
    Files.writeString(
        plane, "o road_1\nv -900 0 -900\nv 900 0 -900\nv 900 0 900\nv -900 0 900\nf 1 2 3 4\n");
    List<double[]> rows =
        drive("--shape", "sphere:0.5", "--rest", "--drop", "0.1", "--profile", profile);
    double y = at(rows.get(rows.size() - 1), "y");
    assertTrue(height > 0 ? Math.abs(y - height) < 0.05 : y < height, profile + " ends at " + y);
  }

  /** Who tows gives and takes energy; of what is let go it is told. */
  @Test
  void theEnergyIsToldOfWhatIsLetGo() {
    String[] at = {"drive", plane.toString(), "--from", "0,1,0", "--heading", "0,0,1"};
    assertTrue(with(at, "--vehicle", "car").out().contains("\nenergy: "));
    assertFalse(with(at, "--vehicle", "car", "--towed").out().contains("energy"));
  }

  @Test
  void withoutGroundBelowItSaysSo() {
    CliRun run =
        CliRun.of("drive", plane.toString(), "--from", "5000,1,0", "--shape", "sphere:0.3");
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("there is no ground below"), run.err());
  }

  /** Faster than any number, too small for one, or thrown apart: one line that names the level. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"shape\": \"sphere:0.3\", \"velocity\": [1e300, 0, 0]",
        "\"shape\": \"box:0.5,0.5,0.5\", \"spin\": [0, 1e38, 3]",
        "\"shape\": \"box:1e-60,1e-60,1e-60\", \"spin\": [3, 0, 1e20]",
      })
  void aBodyThatNobodyCanReckonIsLost(String said) throws Exception {
    Path level = Tracks.bad(folder);
    Path file = folder.resolve("bodies.json");
    Files.writeString(file, "{\"bodies\": [{\"at\": [102, 3, -60], " + said + "}]}");
    CliRun run = CliRun.of("drive", level.toString(), "--together", file.toString());
    assertEquals(3, run.code(), run.toString());
    assertTrue(run.err().contains("the body is lost"), run.toString());
  }

  @Test
  void aShapeWithoutMassIsRefused() throws Exception {
    Path level = Tracks.bad(folder);
    Path file = folder.resolve("bodies.json");
    String tiny = "box:1e-120,1e-120,1e-120";
    Files.writeString(file, "{\"bodies\": [{\"at\": [0, 0, 0], \"shape\": \"" + tiny + "\"}]}");
    CliRun several = CliRun.of("drive", level.toString(), "--together", file.toString());
    assertEquals(3, several.code(), several.toString());
    assertTrue(several.err().contains(file + ", line 1"), several.toString());
    CliRun one = CliRun.of("drive", level.toString(), "--shape", tiny);
    assertEquals(2, one.code(), one.toString());
    assertTrue(one.err().contains(tiny + ": a body needs volume"), one.toString());
  }
}
