package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.seeded.LayByScenes;
import org.trackwalk.examples.seeded.SeededScene;

/** A road that is wider for a while is right, and one of which a piece is missing there is not. */
class LayByTest {

  private static final int SCENES = 40;

  @Test
  void aLayByIsSilent() {
    assertEquals(List.of(), wrong(LayByScenes::clean));
  }

  @Test
  void aPieceThatIsMissingOfOneIsTold() {
    assertEquals(List.of(), wrong(LayByScenes::torn));
  }

  private static List<String> wrong(LongFunction<SeededScene> make) {
    return LongStream.rangeClosed(1, SCENES)
        .mapToObj(seed -> Heard.of(seed, make))
        .filter(heard -> !heard.right())
        .map(heard -> heard.words(false))
        .toList();
  }
}
