package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rank.WayAcross;
import org.trackwalk.course.road.Road;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

class AcrossRoadTest {

  /** 12 m wide, from x = 0 to 12, and straight along z. */
  private static Road road() {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("import"));
    return LevelCheck.open(UnfitRoadTest.road(12), settings, Progress.none()).context().road();
  }

  /** Whichever end comes first, also where one of them, or both, are far off the road. */
  @ParameterizedTest(name = "{0} m to the left, and 8 m to the right")
  @ValueSource(doubles = {2, 20, 45, 80})
  void whichEndComesFirstDoesNotDecide(double far) {
    WayAcross way = new AcrossRoad(road());
    double[] path = {-far, 0, 600, 3, 0, 602, 6, 0, 603, 14, 0, 604};
    double[] back = {14, 0, 604, 6, 0, 603, 3, 0, 602, -far, 0, 600};
    WayAcross.Section there = way.of(path);
    assertNotNull(there);
    assertEquals(6, there.x(), 0.5);
    assertEquals(602, there.z(), 3);
    assertEquals(6 + 30, there.reach(), 0.5);
    assertEquals(there, way.of(back));
  }

  @Test
  void whatLeadsAlongOrLiesFarOffLiesAcrossNothing() {
    WayAcross way = new AcrossRoad(road());
    assertNull(way.of(new double[] {0, 0, 600, 5, 0, 606}), "along");
    assertNull(way.of(new double[] {-60, 0, 600, -80, 0, 600}), "far off");
    assertNull(way.of(new double[0]));
    assertNull(new AcrossRoad(null).of(new double[] {0, 0, 600, 12, 0, 600}), "not walked");
  }

  /** The end of a road is told as a border, and cars leave the level there. */
  @Test
  void nobodyWalksTheRoadToRankWhatIsFoundWithoutIt() {
    LevelHints enclosed = LevelHints.NONE.withEnclosed(true);
    Level level = UnfitRoadTest.road(12);
    level = new Level("level", "", level.pieces(), List.of(), List.of(), enclosed);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("boundary.leak"));
    CheckedLevel checked = LevelCheck.open(level, settings, Progress.none());
    List<Finding> told = checked.findings();
    assertFalse(told.isEmpty());
    assertEquals("boundary.leak", told.get(0).rule());
    assertNull(checked.context().roads().walked());
  }
}
