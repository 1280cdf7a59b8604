package org.trackwalk.rcp.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which words of a start are tracks. */
class GivenTracksTest {

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "track.obj, track.obj",
        "-pluginCustomization first.ini track.obj, track.obj",
        "-product a.b track.obj tracks/lap.glb, track.obj tracks/lap.glb",
        "track.obj -perspective a.b, track.obj",
        "./tracks/../track.obj, track.obj",
        "-product a.b, none",
        "-showLocation, none",
      })
  void whatIsNoOptionAndNoValueOfOne(String words, String tracks) {
    Stream<String> expected = tracks == null ? Stream.of() : Arrays.stream(tracks.split(" "));
    assertEquals(
        expected.map(track -> Path.of(track).toAbsolutePath()).toList(),
        GivenTracks.of(words.split(" ")));
  }
}
