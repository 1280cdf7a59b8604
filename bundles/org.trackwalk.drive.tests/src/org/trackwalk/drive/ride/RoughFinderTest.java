package org.trackwalk.drive.ride;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.edges.DrivenLevel;
import org.trackwalk.drive.shape.Roads;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.profile.BackFaces;

/** Waves whose index is known from the gain of the reference car; single faults are no stretch. */
class RoughFinderTest {

  private static final double LIMIT = 4;

  private static List<RoughStretch> found(DoubleUnaryOperator height) {
    return RoughFinder.find(Roads.straight(height), LIMIT);
  }

  private static double waves(double amplitude, double length, double x) {
    return amplitude * StrictMath.sin(2 * StrictMath.PI * x / length);
  }

  /** The mean of a sine's slope is 4 amplitudes by its length; the gains are published figures. */
  @ParameterizedTest
  @CsvSource({"0.02, 15.8, 1.537", "0.03, 15.8, 1.537", "0.05, 15.8, 1.537"})
  void wavesAreAsRoughAsTheReferenceCarFeelsThem(double amplitude, double length, double gain) {
    double index = 1000 * gain * 4 * amplitude / length;
    List<RoughStretch> stretches = found(x -> waves(amplitude, length, x));
    assertEquals(1, stretches.size(), stretches.toString());
    // Of 20 m with a wave of nearly as much: the worst 20 m have more than the mean.
    assertEquals(index, stretches.get(0).index(), 0.3 * index);
    assertTrue(stretches.get(0).length() > 200, stretches.toString());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.003, 0.008})
  void lowWavesAreNormal(double amplitude) {
    assertEquals(List.of(), found(x -> waves(amplitude, 15.8, x)));
  }

  /** A step of 40 mm is 7 m/km over 20 m, a kink of 5 % 13: each is one place, and no stretch. */
  @ParameterizedTest
  @ValueSource(doubles = {61, 98.5, 105, 140.25, 152.5, 180})
  void oneFaultIsNoRoughStretch(double at) {
    assertEquals(List.of(), found(x -> x < at ? 0 : 0.04));
    assertEquals(List.of(), found(x -> 0.05 * Math.max(0, x - at)));
  }

  /** A hill of 10 % to both sides: what it does to a car is a crest's and a dip's to tell. */
  @ParameterizedTest
  @ValueSource(doubles = {30, 60, 80})
  void aHillIsNoRoughStretch(double length) {
    assertEquals(
        List.of(),
        found(
            x ->
                x < 150 - length / 2 || x > 150 + length / 2
                    ? 0
                    : 0.016
                        * length
                        * (1 + StrictMath.cos(2 * StrictMath.PI * (x - 150) / length))));
  }

  @Test
  void aStretchEndsWhereTheRoadIsSmooth() {
    List<RoughStretch> stretches = found(x -> x > 80 && x < 240 ? waves(0.03, 15, x) : 0);
    assertEquals(1, stretches.size(), stretches.toString());
    assertEquals(160, stretches.get(0).length(), 45);
  }

  /** What is changed 60 m off does not change the last bit of an index. */
  @Test
  void itDependsOnWhatIsNear() {
    DoubleUnaryOperator rough = x -> x > 130 && x < 280 ? waves(0.03, 15, x) : 0;
    DoubleUnaryOperator more = x -> rough.applyAsDouble(x) + (x > 30 && x < 50 ? 0.1 : 0);
    assertEquals(found(rough), found(more));
  }

  /** In a session what is known of a part holds until something near to it changes. */
  @Test
  void aPartOfALaneReadsTheRowsNearToItAndNoOthers() {
    List<Piece> pieces = List.of(DrivenLevel.sheet("road", -5, 0, 5, 200, 0));
    BackFaces backs = new BackFaces(false, false);
    Road road = DrivenLevel.of(pieces, backs, Body.CAR, Memory.first()).roads().road();
    int[] driven = new int[1];
    for (int i = 0; i < 2; i++) {
      road.seen()
          .at(
              Question.of("part"),
              road.strands().get(0),
              0,
              100,
              noted -> {
                driven[0]++;
                return LanePath.part(noted, 2, noted.row(100, 0), 1, 31).corners();
              });
    }
    assertEquals(1, driven[0], "kept");
  }
}
