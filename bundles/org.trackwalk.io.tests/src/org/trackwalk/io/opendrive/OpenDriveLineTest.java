package org.trackwalk.io.opendrive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LineFile;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.io.xml.XmlElement;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.progress.Progress;

/** Real files against the places that their writers said, and roads that become one line. */
final class OpenDriveLineTest {

  @TempDir Path folder;

  private static Path shared(String name) {
    Optional<Path> shared = SharedData.folder();
    assumeTrue(
        shared.isPresent() && Files.isDirectory(shared.get().resolve("games/opendrive")),
        "the folder of games is not here");
    return shared.get().resolve("games/opendrive").resolve(name);
  }

  /** Each curve of a real file ends where its writer says that the next one begins. */
  @ParameterizedTest
  @ValueSource(strings = {"curves.xodr", "curves_elevation.xodr", "striaghtAndCurves.xodr"})
  void realCurvesMeet(String name) throws Exception {
    XmlElement road = XmlElement.read(shared(name), name).child("road");
    List<XmlElement> all = road.child("planView").children("geometry");
    assertTrue(all.size() > 10);
    for (int i = 0; i + 1 < all.size(); i++) {
      XmlElement here = all.get(i);
      double length = here.number("length", 0);
      double[] uv = RoadCurve.of(here, length).at(length);
      double h = here.number("hdg", 0);
      double x = here.number("x", 0) + Math.cos(h) * uv[0] - Math.sin(h) * uv[1];
      double y = here.number("y", 0) + Math.sin(h) * uv[0] + Math.cos(h) * uv[1];
      // The writer of these files computes spirals to some micrometres.
      assertEquals(all.get(i + 1).number("x", 0), x, 2e-5, "x behind " + i);
      assertEquals(all.get(i + 1).number("y", 0), y, 2e-5, "y behind " + i);
    }
    LineFile line = LineFile.read(shared(name), name);
    assertFalse(line.closed());
    assertEquals(road.number("length", 0), length(line), 0.1);
  }

  private static double length(LineFile line) {
    double[] p = line.points();
    double length = 0;
    for (int i = 3; i < p.length + (line.closed() ? 3 : 0); i += 3) {
      int to = i % p.length;
      length += Math.hypot(p[to] - p[i - 3], p[to + 1] - p[i - 2]);
    }
    return length;
  }

  /** A bend of 100 m radius that climbs to 20 m and back, by two cubics. */
  @Test
  void elevationRaisesTheLine() throws Exception {
    String name = "straight_500_superelevation_elevation_curve.xodr";
    double[] p = LineFile.read(shared(name), name).points();
    assertEquals(3 * 501, p.length);
    for (int[] known : new int[][] {{0, 0}, {250, 0}, {300, 10}, {350, 20}, {400, 10}, {480, 0}}) {
      int at = 3 * known[0];
      assertEquals(100 * Math.sin(known[0] / 100.0), p[at], 1e-9);
      assertEquals(100 - 100 * Math.cos(known[0] / 100.0), p[at + 1], 1e-9);
      assertEquals(known[1], p[at + 2], 1e-9);
    }
  }

  /** Roads may be linked end to end in any sense; two straights of 100 m and two half circles. */
  @Test
  void linkedRoadsAreOneLap() throws Exception {
    LineFile lap = LineFile.read(shared("circular_road.xodr"), "circular_road.xodr");
    assertTrue(lap.closed());
    assertEquals(200 + 200 * Math.PI, length(lap), 0.01);
    LineFile circle = LineFile.read(shared("circle_300m.xodr"), "circle_300m.xodr");
    assertTrue(circle.closed());
    assertEquals(300, length(circle), 0.01);
    String linked =
        "<OpenDRIVE>"
            + road("1", "<predecessor elementId='2' contactPoint='start'/>", "x='0'", "hdg='0'")
            + road(
                "2",
                "<predecessor elementId='1' contactPoint='start'/>",
                "x='0'",
                "hdg='3.14159265'")
            + "</OpenDRIVE>";
    double[] p = read(linked).points();
    assertEquals(3 * 21, p.length);
    assertEquals(20, Math.abs(p[p.length - 3] - p[0]), 1e-6, "from one end to the other");
  }

  private static String road(String id, String links, String x, String heading) {
    return "<road id='"
        + id
        + "' junction='-1' length='10'><link>"
        + links
        + "</link><planView>\n<geometry s='0' "
        + x
        + " y='0' "
        + heading
        + " length='10'><line/></geometry></planView></road>\n";
  }

  private LineFile read(String text) throws Exception {
    return LineFile.read(Files.writeString(folder.resolve("a.xodr"), text), "a.xodr");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<scenario/> | line 1 | no OpenDRIVE file",
        "<OpenDRIVE></OpenDRIVE> | '' | no road outside of junctions",
        "<OpenDRIVE><road id='1'/></OpenDRIVE> | line 1 | no planView",
        "<OpenDRIVE><road><planView><geometry x='0' y='0'"
            + " length='5'/></planView></road></OpenDRIVE> | line 1 | no line, arc, spiral, poly3"
            + " or paramPoly3",
        "<OpenDRIVE><road><planView><geometry x='0' length='5'><line/></geometry></planView></road>"
            + "</OpenDRIVE> | line 1 | 'y' is missing",
        "<OpenDRIVE><road><planView><geometry x='0' y='0' length='-5'><line/></geometry></planView>"
            + "</road></OpenDRIVE> | line 1 | -5 m long",
        "<OpenDRIVE><road><planView><geometry x='0' y='0' length='5'><line/></geometry><geometry"
            + " s='5' x='9' y='0' length='5'><line/></geometry></planView></road></OpenDRIVE>"
            + " | line 1 | begins 4.00 m from where",
        "<OpenDRIVE><road><planView><geometry x='0' y='0' length='five'><line/></geometry>"
            + "</planView></road></OpenDRIVE> | line 1 | 'five', which is not a number"
      })
  void whatIsNoLineIsSaid(String text, String place, String words) {
    ImportException e = assertThrows(ImportException.class, () -> read(text.strip()));
    assertEquals(place, e.place(), e.oneLine());
    assertTrue(e.getMessage().contains(words), e.oneLine());
  }

  @Test
  void roadsThatDoNotHangTogetherAreNamed() {
    ImportException e =
        assertThrows(
            ImportException.class, () -> LineFile.read(shared("tunnels.xodr"), "tunnels.xodr"));
    assertTrue(e.getMessage().startsWith("road '2' is not linked with the others"), e.oneLine());
    assertTrue(e.place().startsWith("line "), e.place());
  }

  /** Lanes are 3.07 m wide on both sides in the file, what lies beside them is no lane. */
  @Test
  void drivenLanesOfARealFileAreTheRoadBesideIt() throws Exception {
    LineFile line = LineFile.read(shared("curves_elevation.xodr"), "curves_elevation.xodr");
    assertEquals(2 * line.points().length / 3, line.sides().length);
    for (double side : line.sides()) {
      assertEquals(3.07, side, 1e-9);
    }
  }

  private static String lanes(String side, String... lanes) {
    return "<" + side + ">" + String.join("", lanes) + "</" + side + ">";
  }

  private static String lane(int id, String type, String widths) {
    return "<lane id='" + id + "' type='" + type + "'>" + widths + "</lane>";
  }

  /** Ten metres: lanes move by an offset, grow by a cubic, and one more comes in the middle. */
  @Test
  void lanesAreAddedOutwardUpToTheFirstThatIsNotDriven() throws Exception {
    String grows = "<width sOffset='0' a='3' b='0.1' c='0.01' d='0.001'/>";
    String even = "<width sOffset='0' a='2' b='0' c='0' d='0'/><width sOffset='3' a='2.5'/>";
    String text =
        "<lanes><laneOffset s='0' a='0.5'/><laneOffset s='6' a='0.5' b='0.25'/>"
            + "<laneSection s='0'>"
            + lanes("left", lane(2, "border", even), lane(1, "driving", grows))
            + lanes(
                "right",
                lane(-1, "driving", even),
                lane(-2, "sidewalk", even),
                lane(-3, "driving", even))
            + "</laneSection><laneSection s='5'>"
            + lanes("left", lane(1, "driving", grows))
            + lanes("right", lane(-2, "offRamp", even), lane(-1, "driving", even))
            + "</laneSection></lanes>";
    String road = road("1", "", "x='0'", "hdg='0'").replace("</road>", text + "</road>");
    LineFile line = read("<OpenDRIVE>" + road + "</OpenDRIVE>");
    assertEquals(22, line.sides().length);
    for (int s = 0; s <= 10; s++) {
      double offset = 0.5 + 0.25 * Math.max(0, s - 6);
      double in = s < 5 ? s : s - 5;
      double left = 3 + 0.1 * in + 0.01 * in * in + 0.001 * in * in * in;
      double lane = in < 3 ? 2 : 2.5;
      assertEquals(left + offset, line.sides()[2 * s], 1e-12, "left at " + s);
      assertEquals(
          (s < 5 ? 1 : 2) * lane - offset, line.sides()[2 * s + 1], 1e-12, "right at " + s);
    }
    // Driven from its end, left is right.
    String back = road("2", "<successor elementId='1' contactPoint='end'/>", "x='20'", "hdg='0'");
    String both = road.replace("<link>", "<link><successor elementId='2' contactPoint='end'/>");
    String turned = back.replace("hdg='0'", "hdg='3.141592653589793'");
    LineFile first =
        read("<OpenDRIVE>" + both + turned.replace("</road>", text + "</road>") + "</OpenDRIVE>");
    assertEquals(3 * 21, first.points().length);
    assertEquals(line.sides()[0], first.sides()[0], 1e-12);
    // the second road is met at its own end, ten metres from its start
    int last = first.sides().length - 2;
    assertEquals(line.sides()[1], first.sides()[last], 1e-12);
    assertEquals(line.sides()[0], first.sides()[last + 1], 1e-12);
  }

  @Test
  void bordersStandForWidths() throws Exception {
    String border = "<border sOffset='0' a='4' b='0.1' c='0' d='0'/>";
    String text =
        "<lanes><laneSection s='0'>"
            + lanes("left", lane(1, "driving", border))
            + lanes("right", lane(-1, "driving", border.replace("'4'", "'-3'")))
            + "</laneSection></lanes>";
    String road = road("1", "", "x='0'", "hdg='0'").replace("</road>", text + "</road>");
    double[] sides = read("<OpenDRIVE>" + road + "</OpenDRIVE>").sides();
    assertEquals(4.7, sides[14], 1e-12);
    assertEquals(2.3, sides[15], 1e-12);
    assertNull(read("<OpenDRIVE>" + road("1", "", "x='0'", "hdg='0'") + "</OpenDRIVE>").sides());
    ImportException e =
        assertThrows(
            ImportException.class,
            () -> read("<OpenDRIVE>" + road.replace("'4'", "'4000'") + "</OpenDRIVE>"));
    assertEquals("a.xodr, point 1: the lanes beside it are 4.00e+03 m wide", start(e));
  }

  private static String start(ImportException e) {
    return e.oneLine().substring(0, e.oneLine().indexOf(", wider"));
  }

  /** Each point of the line asks all lanes beside it. */
  @Test
  void moreLanesThanAnyRoadHasAreRefused() throws Exception {
    String[] lanes = new String[101];
    for (int i = 0; i < lanes.length; i++) {
      lanes[i] = lane(-1 - i, "driving", "<width a='0.5'/>");
    }
    String open = "<OpenDRIVE>" + road("1", "", "x='0'", "hdg='0'");
    String text =
        open.replace(
            "</road>",
            "<lanes><laneSection s='0'>"
                + lanes("right", lanes)
                + "</laneSection></lanes></road></OpenDRIVE>");
    ImportException e = assertThrows(ImportException.class, () -> read(text));
    assertTrue(e.getMessage().contains("more than 100 driven lanes"), e.oneLine());
    LineFile fewer = read(text.replace(lanes[100], ""));
    assertEquals(50, fewer.sides()[1], 1e-9);
  }

  /** Two roads of 10 m, between them the way of 10 m through a junction. */
  @Test
  void theOnlyWayThroughAJunctionIsTaken() throws Exception {
    String into = "<successor elementType='junction' elementId='9'/>";
    String from = "<predecessor elementType='junction' elementId='9'/>";
    String link =
        "<predecessor elementType='road' elementId='1' contactPoint='end'/>"
            + "<successor elementType='road' elementId='2' contactPoint='start'/>";
    String way = road("5", link, "x='10'", "hdg='0'").replace("'-1'", "'9'");
    String roads = road("1", into, "x='0'", "hdg='0'") + road("2", from, "x='20'", "hdg='0'");
    double[] p = read("<OpenDRIVE>" + roads + way + "</OpenDRIVE>").points();
    assertEquals(3 * 31, p.length);
    for (int i = 0; i <= 30; i++) {
      assertArrayEquals(new double[] {i, 0, 0}, Arrays.copyOfRange(p, 3 * i, 3 * i + 3), 1e-9);
    }
    String other = way.replace("id='5'", "id='6'");
    ImportException e =
        assertThrows(
            ImportException.class,
            () -> read("<OpenDRIVE>" + roads + way + other + "</OpenDRIVE>"));
    assertTrue(e.getMessage().contains("through junction '9' (5, 6)"), e.oneLine());
  }

  /** Cut off anywhere, or with bytes changed: a line, or one clear refusal. */
  @Test
  void damagedFilesAreReadOrRefused() throws Exception {
    byte[] good = Files.readAllBytes(shared("curves_elevation.xodr"));
    Path file = folder.resolve("b.xodr");
    for (int length = 0; length < good.length - 20; length += 37) {
      Files.write(file, Arrays.copyOf(good, length));
      assertThrows(ImportException.class, () -> LineFile.read(file, "b.xodr"), length + " bytes");
    }
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      byte[] bytes = good.clone();
      for (int k = 0; k <= i % 4; k++) {
        bytes[random.nextInt(bytes.length)] =
            (byte) ("0123456789.-e\"<>x".charAt(random.nextInt(17)));
      }
      Files.write(file, bytes);
      try {
        for (double number : LineFile.read(file, "b.xodr").points()) {
          assertTrue(Double.isFinite(number));
        }
      } catch (ImportException e) {
        assertFalse(e.getMessage().isEmpty());
      }
    }
  }

  /** Its z is up whatever is up in the level's own files. */
  @ParameterizedTest
  @ValueSource(strings = {"", "\"up\": \"y\", \"units\": \"cm\", ", "\"up\": \"z\", "})
  void aLevelIsMetInItsOwnAxes(String stated) throws Exception {
    Files.writeString(folder.resolve("road.obj"), "v 0 0 0\nv 0 0 9\nv 9 0 9\nf 1 2 3\n");
    String curve = "<elevationProfile><elevation s='0' a='2' b='0.5' c='0' d='0'/>";
    String text = "<OpenDRIVE>" + road("1", "", "x='3'", "hdg='1.5707963267948966'");
    Files.writeString(
        folder.resolve("road.xodr"),
        text.replace("</planView>", "</planView>" + curve + "</elevationProfile>")
            + "</OpenDRIVE>");
    Path manifest = folder.resolve("road.trackwalk.json");
    Files.writeString(
        manifest,
        "{"
            + stated
            + "\"pieces\": [{\"file\": \"road.obj\"}], \"line\": {\"file\": \"road.xodr\"}}");
    LevelHints hints =
        LevelFinder.find(List.of(manifest), LoadOptions.DEFAULT, Progress.none())
            .get(0)
            .load(Progress.none())
            .hints();
    double[] line = hints.line();
    assertEquals(3 * 11, line.length);
    for (int i = 0; i <= 10; i++) {
      double[] expected = {3, 2 + 0.5 * i, -i};
      assertArrayEquals(expected, Arrays.copyOfRange(line, 3 * i, 3 * i + 3), 1e-9);
    }
  }
}
