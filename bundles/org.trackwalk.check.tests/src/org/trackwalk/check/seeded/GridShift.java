package org.trackwalk.check.seeded;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.examples.seeded.SeededScene;
import org.trackwalk.model.finding.Finding;

/** What is told of a scene, held against what is told of it a third of a cell farther. */
final class GridShift {

  /** A power of two that floats up to a kilometre are multiples of, metres. */
  private static final double GRID = 1.0 / (1 << 13);

  /** Cells in which ground is looked at, metres. */
  private static final double[] CELLS = {0.25, 0.5};

  private GridShift() {}

  /**
   * What differs.
   *
   * @param scene all of whose coordinates are multiples of the grid
   * @return a line for each thing that only one of the two says; empty when they agree
   */
  static List<String> of(SeededScene scene) {
    List<String> wrong = new ArrayList<>();
    List<String> here = told(scene, new double[3]);
    for (double cell : CELLS) {
      for (int axis = 0; axis < 3; axis++) {
        double[] by = new double[3];
        by[axis] = Math.rint(cell / 3 / GRID) * GRID;
        List<String> there = told(scene.moved(by), by);
        String where = String.format(Locale.ROOT, "%.2f m cells, axis %d: ", cell, axis);
        for (String line : here) {
          if (!there.remove(line)) {
            wrong.add(where + "gone: " + line);
          }
        }
        for (String line : there) {
          wrong.add(where + "new:  " + line);
        }
      }
    }
    return wrong;
  }

  private static List<String> told(SeededScene scene, double[] by) {
    List<String> lines = new ArrayList<>();
    for (Finding f : Heard.check(scene).findings()) {
      double[] p = f.position();
      lines.add(
          String.format(
              Locale.ROOT,
              "%s %s at %.4f %.4f %.4f: %s",
              f.severity().id(),
              f.rule(),
              p[0] - by[0] + 0.0,
              p[1] - by[1] + 0.0,
              p[2] - by[2] + 0.0,
              f.message()));
    }
    return lines;
  }
}
