package org.trackwalk.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Levels of a few triangles, and what one rule says of them. Metres, Y up. */
public final class SmallLevel {

  /** Width of a column and length of a row of {@link #road}, metres. */
  public static final double CELL = 5;

  private SmallLevel() {}

  /**
   * A level road along z, two columns wide: vertex 3 row + column lies at (5 column, 0, 5 row), and
   * cell 2 row + column has two triangles that face up.
   */
  public static MeshDraft road(String name, SurfaceClass surfaceClass, int rows) {
    MeshDraft road = new MeshDraft(name, surfaceClass);
    for (int v = 0; v < 3 * rows + 3; v++) {
      road.vertex(CELL * (v % 3), 0, CELL * (v / 3));
    }
    for (int row = 0; row < rows; row++) {
      for (int v = 3 * row; v < 3 * row + 2; v++) {
        road.quad(v, v + 3, v + 4, v + 1, "");
      }
    }
    return road;
  }

  /** Winds triangles of a draft the other way. */
  public static void turn(MeshDraft draft, int... triangles) {
    for (int t : triangles) {
      int[] c = draft.corners(t);
      draft.corners(t, c[0], c[2], c[1]);
    }
  }

  /** What one rule says, asked alone. */
  public static List<Finding> findings(String rule, Piece... pieces) {
    return open(CheckSettings.defaults().withOnly(Set.of(rule)), pieces).findings();
  }

  /** The same of drafts. */
  public static List<Finding> findings(String rule, MeshDraft... drafts) {
    return findings(rule, built(drafts));
  }

  /** The only thing that it says. */
  public static Finding finding(String rule, MeshDraft... drafts) {
    List<Finding> all = findings(rule, drafts);
    assertEquals(1, all.size(), all.toString());
    return all.get(0);
  }

  /** What rules are given. */
  public static RuleContext context(Piece... pieces) {
    Set<String> few = Set.of("topology.duplicate-triangle");
    return open(CheckSettings.defaults().withOnly(few), pieces).context();
  }

  /** A check of some pieces of one file, on one thread. */
  public static CheckedLevel open(CheckSettings settings, Piece... pieces) {
    Level level =
        new Level(
            "level",
            "generated",
            List.of(pieces),
            List.of(),
            List.of("level.obj"),
            LevelHints.NONE);
    return LevelCheck.open(level, settings.withJobs(1), Progress.none());
  }

  /** Drafts as pieces of one file. */
  public static Piece[] built(MeshDraft... drafts) {
    return Arrays.stream(drafts).map(d -> d.build("level.obj")).toArray(Piece[]::new);
  }
}
