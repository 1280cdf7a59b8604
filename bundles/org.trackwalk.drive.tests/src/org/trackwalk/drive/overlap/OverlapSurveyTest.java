package org.trackwalk.drive.overlap;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;
import org.trackwalk.mesh.level.Piece;

/** Why a pair is told, or only counted, on both sides of each limit. */
class OverlapSurveyTest {

  private static final double CLOSE = 1e-4;

  private static void assertVerdict(String expected, Overlaps found) {
    List<String> told = found.told().stream().map(o -> o.why().name()).toList();
    List<String> meant =
        found.meant().entrySet().stream().map(e -> e.getKey() + "x" + e.getValue()).toList();
    boolean isTold = !expected.equals("NONE") && !expected.contains("x");
    assertEquals(isTold ? List.of(expected) : List.of(), told, "told");
    assertEquals(isTold || expected.equals("NONE") ? List.of() : List.of(expected), meant, "meant");
  }

  /** From half a metre inside the border on a post stands on the road, on either side. */
  @ParameterizedTest
  @CsvSource({
    "0, ON_ROAD", "4.28, ON_ROAD", "4.47, ON_ROAD", "4.5, ON_ROAD", "4.53, STANDSx1",
        "4.75, STANDSx1",
    "-4.48, ON_ROAD", "-4.67, ON_ROAD", "-4.7, ON_ROAD", "-4.73, STANDSx1", "-4.95, STANDSx1",
        "8, STANDSx1"
  })
  void aPostThatBeginsAt(double x, String expected) {
    Bodies level = Bodies.of(List.of(Bodies.post("post", x, 0.2, 0.5)));
    Overlaps found = level.overlaps(Bodies.TOUCH);
    assertVerdict(expected, found);
    for (Overlap told : found.told()) {
      assertEquals("post", level.name(told.a()));
      assertEquals("road", level.name(told.b()));
      assertEquals(4 * 0.2, told.contourLength(), CLOSE);
      assertEquals(1, told.places());
      assertTrue(Double.isNaN(told.volume()), "a road is no body");
      assertEquals(30.1, told.position()[2], 0.1 + CLOSE);
    }
  }

  /** What lies on the road along less than 50 mm is none: all around a square, four times. */
  @ParameterizedTest
  @CsvSource({"0.002, STANDSx1", "0.0122, STANDSx1", "0.0128, ON_ROAD", "0.1, ON_ROAD"})
  void aPostSoThin(double wide, String expected) {
    assertVerdict(
        expected, Bodies.of(List.of(Bodies.post("post", 1, wide, 0.5))).overlaps(Bodies.TOUCH));
  }

  /**
   * A plate is sunk into the road. Its top is so high over the road; from level with it on it comes
   * up nowhere. One whose sides are cut into strips, one of them just at the road, comes up as
   * well.
   */
  @ParameterizedTest
  @CsvSource({
    "-0.1, NONE",
    "0, NONE",
    "0.0009, NONE",
    "0.0012, ON_ROAD",
    "0.05, ON_ROAD",
    "1, ON_ROAD"
  })
  void aPlateWhoseTopIsSoHigh(double top, String expected) {
    for (double x : new double[] {-3, 0.5}) {
      Piece plate = Bodies.boxes("plate", x, -0.5, 30, x + 2, top, 32);
      assertVerdict(expected, Bodies.of(List.of(plate)).overlaps(Bodies.TOUCH));
      if (top > 0.0011) {
        Piece cut = cut("plate", x, -0.5, new double[] {0, top}, 30, 2);
        assertVerdict(expected, Bodies.of(List.of(cut)).overlaps(Bodies.TOUCH));
      }
    }
  }

  /**
   * An older road lies so far below the road, and a post in it ends at a height. No car drives on
   * the lower one where the other is less than a metre over it, so a post that ends between the two
   * is met by nobody; one that comes through both is told with both.
   */
  @ParameterizedTest
  @CsvSource({
    "0.3, -0.1, 0",
    "0.3, -0.02, 0",
    "0.3, 0.0005, 0",
    "0.3, 0.002, 2",
    "0.3, 0.5, 2",
    "0.95, -0.2, 0",
    "0.95, 0.3, 2",
    "1.05, -0.2, 1",
    "1.05, 0.3, 2"
  })
  void aPostInARoadBelowTheRoad(double below, double top, int expected) {
    for (double x : new double[] {-3.1, 0, 2.4}) {
      Piece older = DrivenLevel.sheet("road_old", -Bodies.HALF, 0, Bodies.HALF, 60, -below);
      Piece post = Bodies.boxes("post", x, -below - 0.4, 30, x + 0.3, top, 30.3);
      Overlaps found = Bodies.of(List.of(older, post)).overlaps(Bodies.TOUCH);
      assertEquals(expected, found.told().size(), x + " " + found.meant());
      found.told().forEach(told -> assertEquals(Why.ON_ROAD, told.why()));
    }
  }

  /** A plate on the road whose top is road itself covers nothing of what it stands in. */
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void aPlateOfRoad(boolean welded) {
    Piece plate = Bodies.boxes("road_plate", 0, -0.2, 30, 2, 0.1, 32);
    if (!welded) {
      plate = apart(plate);
    }
    List<Overlap> told = Bodies.of(List.of(plate)).overlaps(Bodies.TOUCH).told();
    assertTrue(told.stream().anyMatch(one -> one.why() == Why.ON_ROAD), told.toString());
  }

  /** The same triangles, none of which shares a corner with another side's. */
  private static Piece apart(Piece piece) {
    float[] p = new float[piece.triangles().length * 3];
    int[] corners = new int[piece.triangles().length];
    for (int i = 0; i < corners.length; i++) {
      System.arraycopy(piece.positions(), 3 * piece.triangles()[i], p, 3 * i, 3);
      corners[i] = i;
    }
    return Piece.named(piece.name(), "level.obj").mesh(p, corners).build();
  }

  /** A kerb that is sunk into the road's edge may come up as far as a kerb may, and no farther. */
  @ParameterizedTest
  @CsvSource({
    "kerb_3, 0.01, MEANT",
    "kerb_3, 0.024, MEANT",
    "kerb_3, 0.04, ON_ROAD",
    "Cube, 0.01, ON_ROAD",
    "Cube, 0.0008, LAIDx1"
  })
  void aWedgeAtTheRoadsEdge(String name, double rise, String expected) {
    // level with the road 2.5 m inside its border, so high over it where the outermost lane lies
    float[] p = new float[24];
    double slope = rise / 2;
    for (int v = 0; v < 8; v++) {
      boolean outer = (v & 1) != 0;
      p[3 * v] = (float) (outer ? Bodies.HALF + 0.8 : Bodies.HALF - 2.5);
      p[3 * v + 1] = (float) ((v & 2) == 0 ? -0.3 : outer ? 3.3 * slope : 0);
      p[3 * v + 2] = (v & 4) == 0 ? 20 : 35;
    }
    Piece wedge = Piece.named(name, "level.obj").mesh(p, Bodies.BOX.clone()).build();
    Overlaps found = Bodies.of(List.of(wedge)).overlaps(Bodies.TOUCH);
    assertEquals(
        expected.equals("ON_ROAD") ? List.of("ON_ROAD") : List.of(),
        found.told().stream().map(o -> o.why().name()).toList(),
        name + rise + found.meant());
  }

  /** What goes less far through the road touches it. */
  @ParameterizedTest
  @CsvSource({
    "0, 0.001, NONE",
    "0.0009, 0.001, NONE",
    "0.0011, 0.001, ON_ROAD",
    "0.049, 0.05, NONE",
    "0.051, 0.05, ON_ROAD"
  })
  void aPostThatReachesDown(double into, double touch, String expected) {
    Overlaps found = Bodies.of(List.of(Bodies.post("post", 1, 0.5, into))).overlaps(touch);
    assertVerdict(expected, found);
    for (Overlap told : found.told()) {
      assertEquals(into, told.depth(), CLOSE / 10);
    }
  }

  /** What the manifest says goes before all else; where it says neither, nothing is changed. */
  @ParameterizedTest
  @CsvSource({
    "1, true, ALLOWEDx1", "1, false, STATED", "1, , ON_ROAD",
    "8, true, ALLOWEDx1", "8, false, STATED", "8, , STANDSx1"
  })
  void aPostOfWhichIsSaid(double x, Boolean allowed, String expected) {
    Bodies level = Bodies.of(List.of(Bodies.post("post_7", x, 0.2, 0.5)));
    assertVerdict(expected, level.overlaps(Bodies.TOUCH, Bodies.said("post_*", "*", allowed)));
    assertVerdict(expected, level.overlaps(Bodies.TOUCH, Bodies.said("*", "post_*", allowed)));
    String usual = x < Bodies.HALF ? "ON_ROAD" : "STANDSx1";
    assertVerdict(usual, level.overlaps(Bodies.TOUCH, Bodies.said("post_8", "*", allowed)));
  }

  /** Of what only touches nothing is told, whatever is said. */
  @Test
  void aPostThatOnlyStandsOnTheRoad() {
    Bodies level = Bodies.of(List.of(Bodies.post("post", 1, 0.5, 0)));
    assertVerdict("NONE", level.overlaps(Bodies.TOUCH, Bodies.said("*", "*", false)));
    assertVerdict("NONE", level.overlaps(Bodies.TOUCH, Bodies.said("*", "*", true)));
  }

  /** A tenth of the smaller body's volume is the limit. */
  @ParameterizedTest
  @CsvSource({
    "2, 0.89, 0, SAME_PLACE",
    "2, 0.91, 0, BUILTx1",
    "0.5, 1.69, 0, SAME_PLACE",
    "2, 0.1, 0.99, SAME_PLACE",
    "2, 0.1, 1.01, BUILTx1"
  })
  void twoBodiesSoFarApart(double small, double aside, double higher, String expected) {
    double x = small == 2 ? 20 + 2 * aside : 20 + aside + 0.25;
    Piece one = Bodies.boxes("house", 20, 10, 40, 22, 12, 42);
    Piece other =
        Bodies.boxes("hut", x, 10 + higher, 40.1, x + small, 12 + higher, 40.1 + small * 0.9);
    Overlaps found = Bodies.of(List.of(one, other)).overlaps(Bodies.TOUCH);
    assertVerdict(expected, found);
    for (Overlap told : found.told()) {
      assertEquals(
          (22 - x) * (2 - higher) * small * 0.9, told.volume(), CLOSE, "cubic metres shared");
    }
  }

  /** Of two bodies that are flush above and below no corner lies inside the other. */
  @ParameterizedTest
  @CsvSource({
    "1, 1, SAME_PLACE", "1.3, 1.3, SAME_PLACE", "1.4, 1.4, BUILTx1", "1.7, 0, SAME_PLACE",
    "1.85, 0, BUILTx1", "2, 0, NONE", "1.9995, 0, NONE", "1.99, 1, BUILTx1"
  })
  void flushAboveAndBelow(double aside, double along, String expected) {
    Piece one = Bodies.boxes("house", 20, 10, 40, 22, 12, 42);
    Piece other = Bodies.boxes("hut", 20 + aside, 10, 40 + along, 22 + aside, 12, 42 + along);
    Overlaps found = Bodies.of(List.of(one, other)).overlaps(Bodies.TOUCH);
    assertVerdict(expected, found);
    for (Overlap told : found.told()) {
      assertEquals((2 - aside) * (2 - along) * 2, told.volume(), CLOSE);
      // Within half a millimetre, as the search for it ends.
      assertEquals(
          Math.max(wall(aside, along), wall(along, aside)), told.depth(), 0.0006, "metres deep");
    }
  }

  /** A wall so far into a cube of 2 m, from so far along it on: its place that is the deepest. */
  private static double wall(double into, double from) {
    return Math.min(Math.min(into, 2 - into), from <= 1 ? 1 : 2 - from);
  }

  /** One that lies wholly inside another meets it nowhere, and yet takes its place. */
  @ParameterizedTest
  @CsvSource({"1.1, SAME_PLACE", "0.9, BUILTx1"})
  void aBodyInsideAnother(double high, String expected) {
    Piece one = Bodies.boxes("house", 20, 10, 40, 22, 12, 42);
    Piece other = Bodies.boxes("hut", 20.5, 10.4, 40.5, 21.5, 10.4 + high, 41.5);
    Overlaps found = Bodies.of(List.of(one, other)).overlaps(Bodies.TOUCH);
    assertVerdict(expected, found);
    for (Overlap told : found.told()) {
      assertEquals(high, told.volume(), CLOSE);
      assertEquals(0, told.contourLength());
      assertTrue(told.contours().isEmpty());
      assertEquals(1, told.first().length);
    }
  }

  /** Two bodies of one piece are a pair, too; two parts of which one is open are none. */
  @Test
  void twoBodiesOfOnePiece() {
    Bodies level =
        Bodies.of(
            List.of(Bodies.boxes("houses", 20, 10, 40, 22, 12, 42, 21, 10.1, 41, 23, 12.1, 43)));
    Overlaps found = level.overlaps(Bodies.TOUCH);
    assertVerdict("SAME_PLACE", found);
    Overlap told = found.told().get(0);
    assertEquals(told.a(), told.b());
    assertEquals(1 * 1.9 * 1, told.volume(), CLOSE);
    assertEquals(2, told.parts().length);
    float[] crossed = {20, 9, 40, 20, 11, 40, 22, 11, 40, 20, 10, 39, 20, 10, 41, 22, 10, 41};
    Piece sheets =
        Piece.named("sheets", "level.obj").mesh(crossed, new int[] {0, 1, 2, 3, 4, 5}).build();
    assertVerdict("NONE", Bodies.of(List.of(sheets)).overlaps(Bodies.TOUCH));
  }

  /** A lawn that dips through another lies in ground; so does none that is a wall. */
  @Test
  void groundInGround() {
    float[] dips = {10, 0.4f, 20, 10, 0.4f, 30, 14, -0.4f, 30, 14, -0.4f, 20};
    Piece lawn =
        Piece.named("grass_more", "level.obj").mesh(dips, new int[] {0, 1, 2, 0, 2, 3}).build();
    assertVerdict("LAIDx1", Bodies.of(List.of(lawn)).overlaps(Bodies.TOUCH));
    float[] stands = {11.9f, 2, 20, 11.9f, 2, 30, 12.1f, -2, 30, 12.1f, -2, 20};
    Piece wall =
        Piece.named("wall", "level.obj").mesh(stands, new int[] {0, 1, 2, 0, 2, 3}).build();
    assertVerdict("STANDSx1", Bodies.of(List.of(wall)).overlaps(Bodies.TOUCH));
  }

  /** Those of one pair of pieces become one line, with sums, and the deepest point. */
  @Test
  void onePairOfPieces() {
    Piece posts =
        Bodies.boxes(
            "posts", 0, -0.02, 20, 0.3, 1, 20.3, 0, -0.05, 30, 0.4, 1, 30.4, 9, -1, 9, 10, 1, 10);
    Piece house = Bodies.boxes("house", 20, 10, 40, 22, 12, 42);
    Piece hut = Bodies.boxes("hut", 21, 10, 41, 23, 12, 43);
    Bodies level = Bodies.of(List.of(house, hut, posts));
    Overlaps found = level.overlaps(Bodies.TOUCH);
    assertEquals(3, found.told().size(), found.toString());
    assertEquals(Map.of(Meant.STANDS, 1), found.meant());
    Overlaps pairs = found.byPair(o -> true);
    assertEquals(
        List.of(Why.ON_ROAD, Why.SAME_PLACE), pairs.told().stream().map(Overlap::why).toList());
    Overlap first = pairs.told().get(0);
    assertEquals(2, first.places());
    assertEquals(4 * 0.3 + 4 * 0.4, first.contourLength(), CLOSE);
    assertEquals(0.05, first.depth(), CLOSE);
    assertEquals(30.2, first.position()[2], 0.2 + CLOSE);
    assertEquals(4, first.parts().length);
    assertEquals(2, first.contours().size());
    assertEquals(30.2, first.contours().get(0)[2], 0.2 + CLOSE);
    assertEquals(1, found.byPair(o -> o.why() == Why.SAME_PLACE).told().size());
  }

  @Test
  void threadsChangeNothing() {
    Piece[] posts = new Piece[12];
    for (int i = 0; i < posts.length; i++) {
      posts[i] = Bodies.post("post" + i, -11 + 2 * i, 0.3, 0.1 + 0.02 * i);
    }
    Bodies level = Bodies.of(List.of(posts));
    Overlaps one = level.overlaps(Bodies.TOUCH, 1);
    Overlaps four = level.overlaps(Bodies.TOUCH, 4);
    assertEquals(4, one.told().size(), "at -3, -1, 1 and 3 m");
    assertEquals(one.meant(), four.meant());
    for (int i = 0; i < one.told().size(); i++) {
      assertEquals(one.told().get(i).b(), four.told().get(i).b());
      assertArrayEquals(one.told().get(i).position(), four.told().get(i).position());
    }
  }

  /** The first rule that fits holds, whichever of two pieces is named first. */
  @ParameterizedTest
  @CsvSource({
    "tree, rock, true, false", "rock, tree, true, true", "tree_1, rock, false, false",
    "rock, tree_1, false, true", "rock, bush, , false", "a, b, , false"
  })
  void whatIsSaid(String one, String other, Boolean allowed, boolean turned) {
    SaidMeetings said =
        new SaidMeetings(
            List.of(
                Bodies.said("tree", "rock", true),
                Bodies.said("tree*", "r*", false),
                Bodies.said("rock", "tree*", true)));
    assertEquals(allowed, said.allowed(one, other));
    SaidMeetings.Said found = said.of(one, other);
    assertEquals(allowed == null, found == null);
    assertEquals(turned, found != null && found.turned());
  }

  /** A pair of which no contacts are made may go through each other, unless that is said. */
  @ParameterizedTest
  @CsvSource({"inactive, , true", "inactive, false, false", "other, , ", ", true, true"})
  void aPairWithoutContacts(String method, Boolean allowed, Boolean expected) {
    MeetingRule rule = new MeetingRule("a", "b", allowed, method, null, null);
    assertEquals(expected, new SaidMeetings(List.of(rule)).allowed("b", "a"));
  }

  /** A square post whose sides are strips: from its foot to each height. */
  private static Piece cut(
      String name, double x, double foot, double[] heights, double z, double wide) {
    int rings = heights.length + 1;
    float[] p = new float[12 * rings];
    int[] corners = new int[24 * heights.length + 12];
    int n = 0;
    for (int ring = 0; ring < rings; ring++) {
      for (int k = 0; k < 4; k++) {
        p[12 * ring + 3 * k] = (float) (x + (k == 1 || k == 2 ? wide : 0));
        p[12 * ring + 3 * k + 1] = (float) (ring == 0 ? foot : heights[ring - 1]);
        p[12 * ring + 3 * k + 2] = (float) (z + (k > 1 ? wide : 0));
        int a = 4 * ring + k;
        int b = 4 * ring + (k + 1) % 4;
        if (ring + 1 < rings) {
          for (int corner : new int[] {a, a + 4, b + 4, a, b + 4, b}) {
            corners[n++] = corner;
          }
        }
      }
    }
    int top = 4 * (rings - 1);
    for (int corner : new int[] {0, 1, 2, 0, 2, 3, top, top + 2, top + 1, top, top + 3, top + 2}) {
      corners[n++] = corner;
    }
    return Piece.named(name, "level.obj").mesh(p, corners).build();
  }
}
