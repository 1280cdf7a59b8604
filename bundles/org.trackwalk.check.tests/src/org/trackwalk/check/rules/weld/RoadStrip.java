package org.trackwalk.check.rules.weld;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Strips of flat road, 10 m long, one behind the other along z; each is a row of quads along x. */
final class RoadStrip {

  static final float LENGTH = 10;

  /** The first strip begins here: nowhere a zero, so that a float step is some micrometres. */
  static final float FIRST = 16;

  private RoadStrip() {}

  /** Moves one corner of the border at which a strip begins, x, y and z, in place. */
  interface Moved {
    void move(float[] corner);
  }

  /**
   * A strip.
   *
   * @param row how many strips lie before it
   * @param x where it begins, and where each of its quads ends, ascending
   * @param begins moves its corners at the strip before
   */
  static Piece of(String name, int row, float[] x, Moved begins) {
    float[] p = new float[6 * x.length];
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i < x.length; i++) {
      for (int end = 0; end < 2; end++) {
        float[] corner = {x[i], 1, FIRST + LENGTH * (row + end)};
        if (end == 0) {
          begins.move(corner);
        }
        System.arraycopy(corner, 0, p, 3 * (2 * i + end), 3);
      }
      if (i > 0) {
        int v = 2 * i;
        corners.addAll(List.of(v - 2, v - 1, v, v, v - 1, v + 1));
      }
    }
    return Piece.named(name, "level.obj")
        .mesh(p, corners.stream().mapToInt(Integer::intValue).toArray())
        .build();
  }

  /**
   * The same strip as a tool stores it that takes the piece's origin off and rounds to floats.
   *
   * @param rows the placement, 12 numbers of which the left nine are {@code scale} in the diagonal
   */
  static Piece placed(Piece strip, double scale, double... origin) {
    float[] p = strip.positions().clone();
    for (int i = 0; i < p.length; i++) {
      p[i] = (float) ((p[i] - origin[i % 3]) / scale);
    }
    double[] rows = {
      scale, 0, 0, origin[0], 0, scale, 0, origin[1], 0, 0, scale, origin[2],
    };
    Frame frame = Frame.of(rows, strip.frame().up(), strip.frame().unit());
    return strip.toBuilder().mesh(p, strip.triangles()).frame(frame).build();
  }

  /** What rules find on a level of such strips. */
  static List<Finding> check(List<Piece> pieces, String... rules) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(rules));
    return LevelCheck.check(Circuit.level("level", pieces), settings, Progress.none()).findings();
  }
}
