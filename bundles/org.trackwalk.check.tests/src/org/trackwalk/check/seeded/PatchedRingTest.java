package org.trackwalk.check.seeded;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.course.road.Strand;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** A slit or a missing row takes no road out of the check, wherever it is, and is told. */
class PatchedRingTest {

  private static final int SCENES = 10;

  /** So far from a tear it is told: rings are up to 40 m wide, metres. */
  private static final double NEAR = 45;

  /** So much of a ring is driven at least. */
  private static final double ALL = 0.98;

  @ParameterizedTest
  @EnumSource(PatchedRing.Where.class)
  void aTornRingIsDrivenAndTold(PatchedRing.Where where) {
    for (long seed = 1; seed <= SCENES; seed++) {
      PatchedRing ring = PatchedRing.of(seed, where);
      CheckedLevel level = LevelCheck.open(ring.level(), from(ring.start()), Progress.none());
      String words =
          "seed " + seed + ": " + ring.told() + "; " + level.report().corridor().explanation();
      double driven = level.context().road().strands().stream().mapToDouble(Strand::length).sum();
      assertTrue(driven >= ALL * ring.length(), driven + " of " + ring.length() + " m, " + words);
      assertEquals(where == PatchedRing.Where.NOWHERE, loud(level).isEmpty(), words);
      for (Finding f : loud(level)) {
        assertTrue(ring.tear().stream().anyMatch(p -> isNear(f, p)), words + "\n" + f.message());
      }
      assertEquals(
          where != PatchedRing.Where.NOWHERE,
          loud(level).stream().anyMatch(f -> f.severity() == Severity.ERROR),
          words);
    }
  }

  private static List<Finding> loud(CheckedLevel level) {
    return level.findings().stream().filter(f -> f.severity() != Severity.INFO).toList();
  }

  private static boolean isNear(Finding f, double[] p) {
    return Math.hypot(f.position()[0] - p[0], f.position()[2] - p[2]) <= NEAR;
  }

  private static CheckSettings from(double[] start) {
    return CheckSettings.defaults().withStart(start).withJobs(1);
  }
}
