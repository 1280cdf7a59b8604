package org.trackwalk.check.rules.weld;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Two long roads side by side, stored as Jolt does it: each coordinate as the nearest of 2,097,152
 * places over the box of its own body.
 */
class EngineSplitTest {

  private static final double PLACES = (1 << 21) - 1;
  private static final double LIMIT = 0.0001;

  private static double[] stored(Piece body, double[] at) {
    double[] back = new double[3];
    for (int k = 0; k < 3; k++) {
      double least = Double.MAX_VALUE;
      double most = -Double.MAX_VALUE;
      for (int i = k; i < body.positions().length; i += 3) {
        least = Math.min(least, body.positions()[i]);
        most = Math.max(most, body.positions()[i]);
      }
      double size = most - least;
      back[k] =
          size == 0 ? least : least + Math.round((at[k] - least) / size * PLACES) * size / PLACES;
    }
    return back;
  }

  private static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (a[k] - b[k]) * (a[k] - b[k]);
    }
    return Math.sqrt(sum);
  }

  /** The vertices that two pieces have in common, along z. */
  private static List<double[]> seam(Piece a, Piece b) {
    List<double[]> seam = new ArrayList<>();
    for (int v = 0; v < a.vertexCount(); v++) {
      double[] p = vertex(a, v);
      for (int w = 0; w < b.vertexCount(); w++) {
        if (distance(p, vertex(b, w)) == 0) {
          seam.add(p);
        }
      }
    }
    seam.sort((p, q) -> Double.compare(p[2], q[2]));
    return seam;
  }

  private static double[] vertex(Piece piece, int v) {
    float[] p = piece.positions();
    return new double[] {p[3 * v], p[3 * v + 1], p[3 * v + 2]};
  }

  @Test
  void edgesOfWhichAnEndComesBackAtTwoPlacesAreCounted() {
    Level level = RuleScenes.bad("weld.engine-split").level();
    Piece a = level.pieces().get(0);
    Piece b = level.pieces().get(1);
    List<double[]> seam = seam(a, b);
    double worst = 0;
    int count = 0;
    double length = 0;
    for (int i = 0; i < seam.size(); i++) {
      double apart = distance(stored(a, seam.get(i)), stored(b, seam.get(i)));
      worst = Math.max(worst, apart);
      double next =
          i + 1 == seam.size()
              ? 0
              : distance(stored(a, seam.get(i + 1)), stored(b, seam.get(i + 1)));
      if (i + 1 < seam.size() && Math.max(apart, next) > LIMIT) {
        count++;
        length += distance(seam.get(i), seam.get(i + 1));
      }
    }
    assertTrue(count > 3, count + " edges");
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("weld.engine-split"));
    List<Finding> found = LevelCheck.check(level, settings, Progress.none()).findings();
    assertEquals(1, found.size(), found.toString());
    Finding f = found.get(0);
    assertEquals(worst, f.measure().value(), 1e-9);
    assertEquals(LIMIT, f.measure().threshold());
    assertEquals(count, f.count());
    assertEquals(length, f.length(), 1e-6);
    assertEquals(worst, distance(stored(a, f.position()), stored(b, f.position())), 1e-9);
    assertTrue(seam.stream().anyMatch(p -> Arrays.equals(p, f.position())), "at a vertex of both");
    assertEquals(List.of(a.name(), b.name()), f.pieces());
  }
}
