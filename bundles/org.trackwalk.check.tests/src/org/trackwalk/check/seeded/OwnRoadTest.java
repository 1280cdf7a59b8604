package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.examples.seeded.OwnRoadScenes;
import org.trackwalk.examples.seeded.RiseScenes;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A sheet that goes through itself is told as two sheets are, and one that only passes over. */
class OwnRoadTest {

  static LongStream seeds() {
    return LongStream.rangeClosed(4001, 4016);
  }

  private static List<Finding> crossings(SeededScene scene) {
    return Heard.check(scene).findings().stream()
        .filter(f -> f.rule().equals("topology.intersection"))
        .toList();
  }

  private static String words(SeededScene scene, List<Finding> found) {
    return scene.told() + " -> " + found.stream().map(Finding::message).toList();
  }

  /** Such a crossing has sides that are in the way, too; what is told as such is told once. */
  @ParameterizedTest
  @MethodSource("seeds")
  void aRoadThatGoesUpThroughItselfIsTold(long seed) {
    Heard heard = Heard.of(seed, OwnRoadScenes::of);
    assertTrue(heard.told() && heard.severe(), heard.words(true));
  }

  @Test
  void itThrowsACarUp() {
    long errors =
        seeds()
            .mapToObj(OwnRoadScenes::of)
            .filter(
                scene -> crossings(scene).stream().anyMatch(f -> f.severity() == Severity.ERROR))
            .count();
    assertTrue(errors >= 12, errors + " errors");
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void bridgesAndSpiralsOverOnesOwnRoadAreNoCrossings(long seed) {
    SeededScene scene = OwnRoadScenes.clean(seed);
    List<Finding> found = crossings(scene);
    assertEquals(List.of(), found, words(scene, found));
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void terrainThatHangsTogetherWithTheRoadIsToldAsIfItDidNot(long seed) {
    Heard rise = Heard.of(seed, s -> Form.ONE_MESH.of(RiseScenes.of(s, true)));
    assertTrue(rise.told() && rise.severe(), rise.words(true));
    SeededScene clean = Form.ONE_MESH.of(RiseScenes.clean(seed, true));
    List<Finding> found = crossings(clean);
    assertEquals(List.of(), found, words(clean, found));
  }
}
