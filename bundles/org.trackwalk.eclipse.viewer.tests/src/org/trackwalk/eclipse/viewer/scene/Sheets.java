package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** Sheets of quads to look at. */
public final class Sheets {

  private Sheets() {}

  /**
   * A sheet of n x m quads of a metre, face up.
   *
   * @param x of its corner; likewise z
   * @param y height
   */
  public static Piece sheet(String name, int n, int m, float x, float y, float z) {
    float[] p = new float[3 * (n + 1) * (m + 1)];
    int[] t = new int[6 * n * m];
    for (int j = 0; j <= m; j++) {
      for (int i = 0; i <= n; i++) {
        int at = 3 * (j * (n + 1) + i);
        p[at] = x + i;
        p[at + 1] = y;
        p[at + 2] = z + j;
      }
    }
    int at = 0;
    for (int j = 0; j < m; j++) {
      for (int i = 0; i < n; i++) {
        int a = j * (n + 1) + i;
        int[] quad = {a, a + n + 1, a + 1, a + 1, a + n + 1, a + n + 2};
        System.arraycopy(quad, 0, t, at, 6);
        at += 6;
      }
    }
    return Piece.named(name, name + ".obj").mesh(p, t).build();
  }

  /** Pieces welded. */
  public static WeldedSurface welded(Piece... pieces) {
    return ExactWeld.weld(List.of(pieces), 1, Progress.none());
  }

  /** Pieces checked. */
  public static CheckedLevel checked(Piece... pieces) {
    Level level = new Level("sheets", "", List.of(pieces), List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.open(level, CheckSettings.defaults().withJobs(1), Progress.none());
  }
}
