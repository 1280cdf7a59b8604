package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.seeded.CleanScenes;
import org.trackwalk.examples.seeded.Expected;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.examples.seeded.GapScenes;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.examples.seeded.ThingScenes;
import org.trackwalk.model.finding.Severity;

/** Some of the scenes that {@link SeededMeasure} counts by the hundred. */
class SeededScenesTest {

  /** Each kind of clean road twice. */
  static LongStream clean() {
    return LongStream.range(21, 51);
  }

  /** What looks like a gap and is none. */
  static LongStream noGaps() {
    return LongStream.range(0, 60).filter(seed -> seed % 12 > 6);
  }

  /** Pieces gone from roads of any width, with ground below. */
  static LongStream gaps() {
    return LongStream.range(0, 60).filter(seed -> seed % 12 == 1);
  }

  /** What stands on the border of the ground: a house, a gantry's leg, all of it. */
  static Stream<Arguments> onTheBorder() {
    return Stream.of(
        Arguments.of(CleanScenes.Kind.HOUSE, 18),
        Arguments.of(CleanScenes.Kind.GANTRY, 166),
        Arguments.of(CleanScenes.Kind.ALL_OF_IT, 1094));
  }

  /**
   * Crates beside the road, whole ones and broken ones. The inside of one of seed 10 is told as a
   * hole, which is wrong still.
   */
  static LongStream crates() {
    return LongStream.range(1, 14).filter(seed -> seed != 10);
  }

  /** In a hairpin's tunnel, and a strip as long as the road in exact parts of it. */
  static LongStream moreNoGaps() {
    return LongStream.of(93, 248);
  }

  /** On roads of 42 m to 51 m, on banks, and beside rows that swing around them. */
  static LongStream wideGaps() {
    return LongStream.of(27, 73, 74, 1010, 5127);
  }

  /** Of a narrow road, whose brinks lie all near its borders, and where a bend begins. */
  static LongStream slits() {
    return LongStream.of(40073, 40433);
  }

  /** Walls at the border of wide roads, where rows turn at the road's end. */
  static LongStream wallsAtEnds() {
    return LongStream.of(880055, 880153);
  }

  /** The same where rows turn at a gap: on a bend, in a hairpin on a bank, on a straight. */
  static LongStream wallsAtGaps() {
    return LongStream.of(880118, 920115, 870049);
  }

  @ParameterizedTest
  @MethodSource({"clean", "wallsAtEnds"})
  void nothingIsToldOfACleanRoad(long seed) {
    Heard heard = Heard.of(seed, s -> CleanScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("onTheBorder")
  void nothingIsToldOfWhatStandsOnTheBorderOfTheGround(CleanScenes.Kind kind, long seed) {
    Heard heard = Heard.of(seed, s -> CleanScenes.of(kind, s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource("crates")
  void nothingIsToldOfCratesBesideTheRoad(long seed) {
    Heard heard = Heard.of(seed, s -> CleanScenes.of(CleanScenes.Kind.CRATE, s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource({"noGaps", "moreNoGaps"})
  void nothingIsToldOfWhatIsNoGap(long seed) {
    Heard heard = Heard.of(seed, s -> GapScenes.of(s, false));
    assertTrue(heard.scene().expected().silent(), heard.scene().told());
    assertTrue(heard.right(), heard.words(true));
  }

  @ParameterizedTest
  @MethodSource({"gaps", "wideGaps", "slits", "wallsAtGaps"})
  void aPieceThatIsGoneIsAnError(long seed) {
    Heard heard = Heard.of(seed, s -> GapScenes.of(s, false));
    assertTrue(heard.scene().expected().least() == Expected.Told.ERROR, heard.scene().told());
    assertTrue(heard.right(), heard.words(true));
  }

  /** A sphere through the border of the road: nothing is said of the ground inside it. */
  @Test
  void whatStandsOnTheBorderIsToldOnce() {
    Heard heard = Heard.of(179, s -> ThingScenes.of(ThingScenes.Kind.SPHERE, s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /**
   * A sheet and a broken box that reach far out of the road, which also turn their backs to it, and
   * a sphere that goes through a large triangle of the road; a wedge and a sphere that cross the
   * road where nobody meets them, and a wedge that folds back onto itself at its tip.
   */
  @ParameterizedTest
  @ValueSource(longs = {211038, 211103, 211071, 1100396, 1020063, 830036})
  void whatElseIsWrongWithAThingIsToldWithIt(long seed) {
    Heard heard = Heard.of(seed, s -> ThingScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /** A wedge and a cylinder between the borders, 0.3 m and 0.1 m off one; an open box of road. */
  @ParameterizedTest
  @ValueSource(longs = {210134, 50185, 60262})
  void whatStandsInTheRoadIsToldHoweverNearToItsBorder(long seed) {
    Heard heard = Heard.of(seed, s -> ThingScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /**
   * Between the legs of a hairpin, in which a verge, terrain and its verge lie in pieces as long as
   * the road's, nothing fills a gap in it.
   */
  @ParameterizedTest
  @ValueSource(longs = {1100404, 1180020})
  void aStartTakesNoVergeBetweenTheLegsOfAHairpin(long seed) {
    Heard heard = Heard.of(seed, s -> ThingScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /**
   * A block of the road's own piece, on top of which a walk along the road steps: it came down from
   * none. A barrier on a bank of 15 degrees, a metre off the border, which leans over it.
   */
  @ParameterizedTest
  @ValueSource(longs = {1150028, 1200469})
  void whatAWalkStepsOntoOrLeansOverTheBorderStandsInTheRoad(long seed) {
    Heard heard = Heard.of(seed, s -> ThingScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /** What a house closes between the two legs of a hairpin with ground beside it is no hole. */
  @Test
  void theInsideOfAHairpinIsNoHole() {
    Heard heard = Heard.of(231299, s -> CleanScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /** A sphere on a bank: a car that comes by leans, and what is left for it is 0.3 m less. */
  @Test
  void whatIsLeftOnABankIsLeftForACarThatLeans() {
    Heard heard = Heard.of(5171, s -> ThingScenes.of(ThingScenes.Kind.SPHERE, s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /** A slit that only rays fall into, without ground below and with some. */
  @ParameterizedTest
  @ValueSource(longs = {20189, 20274})
  void howMuchDeeperARayFallsThanAWheelIsMeasured(long seed) {
    Heard heard = Heard.of(seed, s -> GapScenes.of(s, false));
    assertTrue(heard.right(), heard.words(true));
  }

  /**
   * A box that stops a car and a plate over which it climbs; holes, and vertices that leave one.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 5, 22, 31, 33, 42, 55})
  void theFaultThatCostsMoreIsReadFirst(long seed) {
    assertEquals("", WorseFirst.wrong(seed));
  }

  /** Its triangles are left out; who looks from 30 m off sees nothing else. */
  @ParameterizedTest
  @ValueSource(longs = {20000, 20001, 20002})
  void aVertexFarOffIsToldOnceAndSwitchesNothingOff(long seed) {
    assertEquals(List.of(), FarOff.of(GapScenes.of(seed, false), seed));
  }

  /** The same triangles without names, each by itself, and cut into sixteen. */
  @ParameterizedTest
  @EnumSource(
      value = Form.class,
      names = {"ONE_MESH", "SOUP", "FINE"})
  void howAFileIsMadeChangesNothing(Form form) {
    Heard thing = Heard.of(6002, s -> form.of(ThingScenes.of(s, false)));
    assertTrue(thing.right(), thing.words(true));
    Heard gap = Heard.of(6000, s -> form.of(GapScenes.of(s, false)));
    assertTrue(gap.right(), gap.words(true));
  }

  /** Tyres, a gantry, signs, a house, a fence, a bridge's pillars and trees on a verge. */
  @ParameterizedTest
  @ValueSource(longs = {1120002, 1120004, 1120006, 1120007, 1120008, 1120009, 1120011, 1120015})
  void whatStandsBesideTheRoadOfOneMaterialIsNoWarning(long seed) {
    Heard heard = Heard.of(seed, s -> Form.ONE_MATERIAL.of(CleanScenes.of(s, false)));
    assertTrue(heard.right(), heard.words(true));
  }

  /** Off the line, off the middle: with materials the same thing is a warning. */
  @ParameterizedTest
  @ValueSource(longs = {1100011, 1100016, 1100020, 1100033, 1100055})
  void whereNothingTellsTheRoadAThingBesideTheMiddleIsANote(long seed) {
    SeededScene scene = ThingScenes.of(seed, false);
    assertEquals(Severity.INFO, Heard.worst(Form.ONE_MATERIAL.of(scene)));
    assertEquals(Severity.WARNING, Heard.worst(Form.ONE_MESH.of(scene)));
  }

  /** Beams and a tube from border to border, and fins that are joined to the ground. */
  @ParameterizedTest
  @ValueSource(longs = {1100007, 1100043, 1100061, 1100010, 1100041, 1100095})
  void whatStandsAcrossTheMiddleOrHangsTogetherWithTheGroundStaysAWarning(long seed) {
    SeededScene scene = ThingScenes.of(seed, false);
    assertEquals(Severity.WARNING, Heard.worst(Form.ONE_MATERIAL.of(scene)));
  }

  /** Between the legs of a hairpin whose ends lie beside each other no road is missing. */
  @ParameterizedTest
  @ValueSource(longs = {1120167, 1120180})
  void theInsideOfAHairpinOfOneMaterialIsNoNotch(long seed) {
    Heard heard = Heard.of(seed, s -> Form.ONE_MATERIAL.of(CleanScenes.of(s, false)));
    assertTrue(heard.right(), heard.words(true));
  }

  /** What is missing beside it is told, and nothing else. */
  @Test
  void aPieceThatIsGoneOfAHairpinOfOneMaterialIsToldAlone() {
    Heard heard = Heard.of(1110012, s -> Form.ONE_MATERIAL.of(GapScenes.of(s, false)));
    assertTrue(heard.right(), heard.words(true));
  }

  /** What is told of a road without a fault is wrong for one that has some. */
  @Test
  void aSceneWithoutItsThingDoesNotPass() {
    SeededScene gap = GapScenes.of(1, false);
    SeededScene clean = CleanScenes.of(CleanScenes.Kind.NOTHING, 30, false);
    SeededScene mixed =
        new SeededScene(
            gap.kind(),
            gap.told(),
            clean.pieces(),
            clean.hints(),
            clean.onRoad(),
            clean.start(),
            clean.line(),
            gap.expected());
    assertTrue(!Heard.of(1, s -> mixed).told(), "silence is no answer");
  }
}
