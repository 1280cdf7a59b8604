package org.trackwalk.check.rules.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.LevelHints.MeetingRule;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Boxes beside a road of 10 m, and bodies on it: what is told of a pair, and how severely. */
class OverlapPiecesTest {

  private static final String RULE = "overlap.pieces";

  private static List<Finding> found(LevelHints hints, Piece... things) {
    return Blocks.found(RULE, hints, things);
  }

  /** Two boxes of 4 x 4 x 3 m beside the road, of which one reaches so far into the other. */
  private static Piece[] pair(String a, String b, double depth) {
    return new Piece[] {
      Blocks.box(a, SurfaceClass.BARRIER, 20, -1, 50, 24, 2, 54),
      Blocks.box(b, SurfaceClass.BARRIER, 24 - depth, -1.2, 49, 28, 2.3, 55)
    };
  }

  @ParameterizedTest
  @CsvSource({"0.5", "1", "1.5"})
  void bodiesInOnePlaceAreANoteWithTheirDepth(double depth) {
    List<Finding> notes = found(LevelHints.NONE, pair("b_hut", "a_hut", depth));
    assertEquals(1, notes.size(), notes.toString());
    Finding note = notes.get(0);
    assertEquals(Severity.INFO, note.severity());
    assertEquals(depth, note.measure().value(), 1e-4);
    assertEquals(0.001, note.measure().threshold());
    assertEquals(SurfaceClass.BARRIER, note.surfaceClass());
    assertEquals(1, note.count());
    assertTrue(note.message().startsWith("a_hut | b_hut: they stand in"), note.message());
    // Around what is 3 m high and 4 m wide of the one, in a face of the other.
    assertTrue(note.message().endsWith(" m deep along 14.0 m"), note.message());
    assertEquals(14, note.length(), 1e-3);
    assertFalse(note.message().contains("places"), note.message());
    assertTrue(note.help().contains("Where it is meant"), note.help());
    double x = note.position()[0];
    assertTrue(x >= 24 - depth - 1e-3 && x <= 24 + 1e-3, "where both are: " + x);
  }

  @Test
  void whatTheManifestForbidsIsAWarning() {
    MeetingRule never = new MeetingRule("*_hut", "*_hut", false, null, null, null);
    List<Finding> told =
        found(LevelHints.NONE.withMeetings(List.of(never)), pair("a_hut", "b_hut", 1));
    assertEquals(1, told.size(), told.toString());
    assertEquals(Severity.WARNING, told.get(0).severity());
    assertTrue(told.get(0).message().contains("the manifest says that they must not"));
    assertFalse(told.get(0).help().contains("Where it is meant"), told.get(0).help());
  }

  @Test
  void whatTheManifestAllowsIsNothing() {
    MeetingRule may = new MeetingRule("*_hut", "*_hut", true, null, null, "meant");
    assertEquals(
        List.of(), found(LevelHints.NONE.withMeetings(List.of(may)), pair("a_hut", "b_hut", 1)));
  }

  @Test
  void whatOnlyTouchesIsNothing() {
    assertEquals(List.of(), found(LevelHints.NONE, pair("a_hut", "b_hut", 0.0005)));
    assertEquals(List.of(), found(LevelHints.NONE, pair("a_hut", "b_hut", -0.1)));
  }

  @Test
  void aBodyThatIsThereTwiceIsOfTheRuleOfDoubleTriangles() {
    Piece hut = Blocks.box("a_hut", SurfaceClass.BARRIER, 20, -1, 50, 24, 2, 54);
    Piece again = Blocks.box("b_hut", SurfaceClass.BARRIER, 20, -1, 50, 24, 2, 54);
    assertEquals(List.of(), found(LevelHints.NONE, hut, again));
    Piece other = Blocks.box("b_hut", SurfaceClass.BARRIER, 20.5, -1, 50.5, 24.5, 2, 54.5);
    assertEquals(1, found(LevelHints.NONE, hut, other).size());
  }

  @Test
  void whatStandsThroughTheOtherInTwoPlacesIsOneFindingOfTwo() {
    Piece wall = Blocks.box("a_wall", SurfaceClass.BARRIER, 20, -1, 40, 24, 2, 60);
    Piece first = Blocks.box("b_posts", SurfaceClass.BARRIER, 19, -2, 42, 22, 3, 44);
    Piece second = Blocks.box("b_posts", SurfaceClass.BARRIER, 19, -2, 52, 22, 3, 54);
    List<Finding> told = found(LevelHints.NONE, wall, Blocks.joined("b_posts", first, second));
    assertEquals(1, told.size(), told.toString());
    assertEquals(2, told.get(0).count());
    assertTrue(told.get(0).message().endsWith(", in 2 places"), told.get(0).message());
  }

  @Test
  void twoBodiesOfOnePieceAreCalledSo() {
    Piece[] two = pair("a", "b", 1);
    List<Finding> told = found(LevelHints.NONE, Blocks.joined("huts", two));
    assertEquals(1, told.size(), told.toString());
    assertTrue(told.get(0).message().startsWith("huts, two bodies of it: "));
  }

  /**
   * A plate that lies in the road and comes out of it by 4 mm is no thing, no step and no ground.
   */
  @Test
  void aBodyInTheRoadIsAWarningOnTheRoad() {
    Piece plate = Blocks.box("plate", SurfaceClass.BARRIER, 4, -0.3, 40, 6, 0.004, 43);
    List<Finding> told = found(LevelHints.NONE, plate);
    assertEquals(1, told.size(), told.toString());
    assertEquals(Severity.WARNING, told.get(0).severity());
    assertEquals(SurfaceClass.ROAD, told.get(0).surfaceClass());
    assertTrue(told.get(0).message().contains("one goes through the other on the road"));
    assertEquals(0.004, told.get(0).measure().value(), 1e-4);
  }

  /** Ground that comes up through the road has a rule of its own; what is no ground has not. */
  @ParameterizedTest
  @CsvSource({"VERGE, 0", "ROAD, 0", "BARRIER, 1"})
  void groundThroughTheRoadIsOfAnotherRule(SurfaceClass use, int findings) {
    List<Finding> told = found(LevelHints.NONE, Blocks.ridge("ridge", use, 0.004));
    assertEquals(findings, told.size(), told.toString());
  }

  /** A millimetre is nothing. */
  @ParameterizedTest
  @CsvSource({"0.0009, 0", "0.0011, 1"})
  void whatComesUpLessTouches(double high, int findings) {
    Piece plate = Blocks.box("plate", SurfaceClass.BARRIER, 4, -0.3, 40, 6, high, 43);
    assertEquals(findings, found(LevelHints.NONE, plate).size());
  }
}
