package org.trackwalk.io.scene.torcs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;
import org.trackwalk.mesh.progress.Progress;

/** Roads whose course is known in closed form. */
class TorcsRoadTest {

  private static final double EXACT = 1e-9;

  private static TorcsRoad road(int version, String main, String... segments)
      throws ImportException {
    StringBuilder text = new StringBuilder("<params name='t'><section name='Header'>");
    text.append("<attnum name='version' val='").append(version).append("'/></section>");
    text.append("<section name='Main Track'>").append(main);
    text.append(version < 4 ? "<section name='segments'>" : "<section name='Track Segments'>");
    for (int i = 0; i < segments.length; i++) {
      text.append("<section name='s").append(i).append("'>").append(segments[i]);
      text.append("</section>");
    }
    text.append("</section></section></params>");
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    return TorcsRoad.of(new TorcsSection(XmlElement.read(bytes, "t.xml")), Progress.none());
  }

  private static String number(String name, double value, String unit) {
    return "<attnum name='" + name + "' val='" + value + "' unit='" + unit + "'/>";
  }

  private static String type(String type) {
    return "<attstr name='type' val='" + type + "'/>";
  }

  private static double[] point(TorcsRoad road, int index) {
    double[] line = road.line();
    int at = index < 0 ? line.length + 3 * index : 3 * index;
    return new double[] {line[at], line[at + 1], line[at + 2]};
  }

  @Test
  void aCircleIsACircleWithItsKerbsAtTheOrigin() throws ImportException {
    String sides = "<section name='Right Border'>" + number("width", 0.5, "m") + "</section>";
    String strip = "<section name='Right Side'>" + number("width", 3, "m") + "</section>";
    String curve = type("lft") + number("radius", 100, "m") + number("arc", 360, "deg");

    TorcsRoad road = road(4, number("width", 10, "m") + sides + strip, curve);

    // The outer edge of the strip, 5 + 0.5 + 3 m outside the middle, touches x = 0 and z = 0.
    double centre = 108.5;
    for (int i = 0; i < road.line().length / 3; i++) {
      double[] p = point(road, i);
      double radius = Math.hypot(p[0] - centre, p[2] + centre);
      assertEquals(100, radius, EXACT, "point " + i);
      assertEquals(0, p[1], EXACT, "point " + i);
    }
    assertEquals(200 * Math.PI, road.length(), EXACT);
    assertEquals(0, road.gap(), EXACT);
    assertArrayEquals(new double[] {centre, 0, -8.5}, point(road, 0), EXACT);
    assertTrue(point(road, 1)[0] > centre, "driven along x first");
  }

  @Test
  void unitsAreConvertedAsTheGamesDo() throws ImportException {
    TorcsRoad road =
        road(
            4,
            number("width", 1200, "cm"),
            type("str") + number("lg", 0.1, "km"),
            type("rgt") + number("radius", 1000, "ft") + number("arc", Math.PI / 2, "rad"));

    assertEquals(12, road.width(), EXACT);
    assertEquals(100 + 304.801 * Math.PI / 2, road.length(), EXACT);
    ImportException refusal =
        assertThrows(ImportException.class, () -> road(4, number("width", 1, "yd")));
    assertTrue(refusal.getMessage().contains("'yd'"), refusal.oneLine());
  }

  @Test
  void aRadiusThatChangesTurnsByTheWholeArc() throws ImportException {
    String main = number("width", 8, "m") + number("profil steps length", 4, "m");
    String curve =
        type("lft")
            + number("radius", 30, "m")
            + number("end radius", 90, "m")
            + number("arc", 90, "deg");

    TorcsRoad road = road(4, main, curve, type("str") + number("lg", 50, "m"));

    double[] a = point(road, -2);
    double[] b = point(road, -1);
    // Along x in the beginning; after a quarter turn to the left along -z.
    assertEquals(0, b[0] - a[0], 1e-6);
    assertEquals(-50.0 / 13 / 2, b[2] - a[2], 1e-6);
  }

  @Test
  void heightsAndGradesGoOnUntilASegmentSaysOtherwise() throws ImportException {
    String straight = type("str") + number("lg", 100, "m");
    String linear = "<attstr name='profil' val='linear'/>";

    TorcsRoad road =
        road(
            4,
            number("width", 10, "m"),
            straight + linear + number("grade", 5, "%"),
            straight + linear,
            straight + linear + number("z end", 0, "m"));

    assertEquals(2.5, point(road, 25)[1], EXACT);
    assertEquals(5, point(road, 50)[1], EXACT);
    assertEquals(10, point(road, 100)[1], EXACT);
    assertEquals(5, point(road, 125)[1], EXACT);
    assertEquals(0.2, point(road, -1)[1], EXACT);
  }

  @Test
  void bankingTurnsTheRoadAboutItsMiddle() throws ImportException {
    String straight = type("str") + number("lg", 100, "m");
    String banked = number("banking start", 45, "deg") + number("banking end", 45, "deg");

    TorcsRoad road = road(4, number("width", 10, "m"), straight + banked);

    // The right edge is 5 m lower than the middle and stands at height 0.
    for (int i = 0; i < road.line().length / 3; i++) {
      assertEquals(5, point(road, i)[1], EXACT, "point " + i);
    }
  }

  @Test
  void aTrackOfVersionFiveStartsWhereItSays() throws ImportException {
    String main =
        number("width", 10, "m")
            + "<attnum name='start X' val='7'/><attnum name='start Y' val='11'/>"
            + "<attnum name='start Z' val='13'/>"
            + number("original bearing", 90, "deg")
            + "<attnum name='minimum X' val='1'/><attnum name='minimum Y' val='1'/>"
            + "<attnum name='minimum Z' val='1'/>";

    TorcsRoad road = road(5, main, type("str") + number("lg", 10, "m"));

    assertArrayEquals(new double[] {6, 12, -10}, point(road, 0), EXACT);
    assertArrayEquals(new double[] {6, 12, -12}, point(road, 1), EXACT);
  }

  @Test
  void oldFilesHaveTheirSidesAsAttributes() throws ImportException {
    String main = number("width", 10, "m") + number("rside width", 4, "m");
    String curve = type("lft") + number("radius", 50, "m") + number("arc", 360, "deg");

    TorcsRoad road = road(3, main, curve);

    assertArrayEquals(new double[] {59, 0, -9}, point(road, 0), EXACT);
  }

  @Test
  void whatIsNoRoadIsRefused() {
    String width = number("width", 10, "m");
    String far = type("str") + number("lg", 1e300, "m");
    String steps = type("str") + number("lg", 9, "m") + number("profil steps", 2e9, "m");

    assertThrows(ImportException.class, () -> road(4, width));
    assertThrows(ImportException.class, () -> road(4, number("width", -3, "m"), type("str")));
    assertThrows(ImportException.class, () -> road(4, width, type("str")));
    assertThrows(ImportException.class, () -> road(4, width, type("left")));
    assertThrows(ImportException.class, () -> road(4, width, far));
    assertThrows(ImportException.class, () -> road(4, width, steps));
    assertThrows(ImportException.class, () -> road(4, width, type("lft")));
  }
}
