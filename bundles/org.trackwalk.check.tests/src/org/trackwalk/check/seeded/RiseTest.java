package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.seeded.Form;
import org.trackwalk.examples.seeded.RiseScenes;

/**
 * Terrain that comes up through the road is an error, 0.1 m to 2 m high, at slopes of 10 to 80
 * degrees: a car is thrown up by it, or does not get past. Nothing is said of terrain that lies
 * under the road, even just under it, or rises or falls beside it.
 */
class RiseTest {

  /** By another 200 they were found. */
  static LongStream rises() {
    return LongStream.rangeClosed(2001, 2040);
  }

  /** Ridges that are shorter than the half metre over which slopes are measured. */
  static LongStream ridges() {
    return LongStream.of(11, 23, 57, 82);
  }

  /** Each of its flanks is a step of its own; the pair of pieces is no third line. */
  @Test
  void whatRisesSteeplyOnBothSidesIsToldOnce() {
    Heard heard = Heard.of(1_010_093, RiseScenes::of);
    assertTrue(heard.right(), heard.words(true));
  }

  static LongStream clean() {
    return LongStream.rangeClosed(2001, 2020);
  }

  static Stream<Arguments> forms() {
    return Stream.of(Form.ONE_MESH, Form.ONE_MATERIAL)
        .flatMap(
            form -> LongStream.rangeClosed(3001, 3016).mapToObj(seed -> Arguments.of(form, seed)));
  }

  @ParameterizedTest
  @MethodSource({"rises", "ridges"})
  void whatComesUpThroughTheRoadIsToldForWhatItDoes(long seed) {
    Heard heard = Heard.of(seed, RiseScenes::of);
    assertTrue(heard.told() && heard.severe() && heard.wrong().isEmpty(), heard.words(true));
  }

  /** Its own piece or the road's, with materials or without: two sheets cross. */
  @ParameterizedTest
  @MethodSource("forms")
  void terrainInTheRoadsOwnMeshIsToldAsAPieceOfItsOwnIs(Form form, long seed) {
    Heard rise = Heard.of(seed, s -> form.of(RiseScenes.of(s)));
    assertTrue(rise.told() && rise.severe() && rise.wrong().isEmpty(), rise.words(true));
    Heard clean = Heard.of(seed, s -> form.of(RiseScenes.clean(s)));
    assertTrue(clean.right(), clean.words(true));
  }

  @ParameterizedTest
  @MethodSource("clean")
  void nothingIsToldOfTerrainUnderOrBesideTheRoad(long seed) {
    Heard heard = Heard.of(seed, RiseScenes::clean);
    assertTrue(heard.right(), heard.words(true));
  }
}
