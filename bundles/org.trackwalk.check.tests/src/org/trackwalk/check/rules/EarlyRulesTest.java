package org.trackwalk.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.check.rule.LevelBorders;
import org.trackwalk.check.rule.LevelDrive;
import org.trackwalk.check.rule.Once;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.settings.CheckSettings;

/** A rule that is begun beside the search for what borders are hardly ever waits for it. */
class EarlyRulesTest {

  static List<String> early() {
    return RuleList.all().stream()
        .filter(rule -> !rule.waitsForBorders())
        .map(rule -> rule.info().id())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("early")
  void asksForNeitherBordersNorRowsWhereItFindsNothing(String id) {
    RuleContext all =
        LevelCheck.open(RuleScenes.good(id).level(), CheckSettings.defaults(), Progress.none())
            .context();
    assertEquals(List.of(), RuleList.byId(id).orElseThrow().check(early(all)));
  }

  private static RuleContext early(RuleContext all) {
    return new RuleContext(
        all.level(),
        all.welded(),
        new LevelBorders(all.borders().edges(), late(), late()),
        new LevelDrive(all.effects(), null, late()),
        all.memory(),
        all.settings(),
        all.progress());
  }

  private static <T> Once<T> late() {
    return new Once<>(
        () -> {
          throw new IllegalStateException("asked for too early");
        });
  }
}
