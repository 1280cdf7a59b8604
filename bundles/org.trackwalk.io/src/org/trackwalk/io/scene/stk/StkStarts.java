package org.trackwalk.io.scene.stk;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * Where karts start: the scene's own places, else the first two rows of the grid that the game lays
 * out behind the first quadrilateral, row by row from the left, each kart a bit behind the one
 * before.
 */
final class StkStarts {

  /** What the game takes when the scene does not say: metres. */
  private static final double FORWARDS = 1.5;

  private static final double SIDEWARDS = 3;
  private static final double UPWARDS = 0.1;

  /** Behind the line, so that no kart stands on it: metres. */
  private static final double BEHIND_LINE = 0.1;

  private static final int ROWS = 2;
  private static final int MOST_PER_ROW = 8;

  private StkStarts() {}

  /**
   * The places, right-handed.
   *
   * @param loop null when there is no driveline
   */
  static List<double[]> of(XmlElement scene, StkLoop loop) throws ImportException {
    List<double[]> starts = new ArrayList<>();
    for (XmlElement start : scene.children("start")) {
      double[] place = StkPlacement.place(start);
      starts.add(new double[] {place[0], place[1], -place[2] + 0.0});
    }
    if (starts.isEmpty() && loop != null && loop.closed()) {
      grid(scene.child("default-start"), loop, starts);
    }
    return List.copyOf(starts);
  }

  private static void grid(XmlElement said, StkLoop loop, List<double[]> starts)
      throws ImportException {
    double forwards = said == null ? FORWARDS : said.number("forwards-distance", FORWARDS);
    double sidewards = said == null ? SIDEWARDS : said.number("sidewards-distance", SIDEWARDS);
    double upwards = said == null ? UPWARDS : said.number("upwards-distance", UPWARDS);
    double stated = said == null ? 2 : said.number("karts-per-row", 2);
    int perRow = (int) Math.max(1, Math.min(MOST_PER_ROW, stated));
    double widest = 0.5 * (perRow - 0.5) * sidewards;
    for (int i = 0; i < ROWS * perRow; i++) {
      boolean even = i / perRow % 2 == 0;
      double aside = -widest + (even ? sidewards * 0.5 : 0) + i % perRow * sidewards;
      double[] place = behind(loop, BEHIND_LINE + (i + 1) * forwards, aside);
      if (place != null) {
        starts.add(new double[] {place[0], place[1] + upwards, -place[2] + 0.0});
      }
    }
  }

  /** A point so far back from the start and so far to the right; null when the lap is shorter. */
  private static double[] behind(StkLoop loop, double back, double right) {
    double left = back;
    for (int i = loop.quads().size() - 1; i >= 0; i--) {
      double[] exit = loop.exit(i);
      double[] entry = loop.entry(i);
      double length = distance(exit, entry);
      if (left <= length && length > 0) {
        double[] quad = loop.quads().get(i);
        double[] across = {quad[6] - quad[9], quad[7] - quad[10], quad[8] - quad[11]};
        double width = distance(across, new double[3]);
        double[] place = new double[3];
        for (int k = 0; k < 3; k++) {
          place[k] =
              exit[k]
                  + (entry[k] - exit[k]) * left / length
                  + (width > 0 ? across[k] * right / width : 0);
        }
        return place;
      }
      left -= length;
    }
    return null;
  }

  private static double distance(double[] a, double[] b) {
    double dx = a[0] - b[0];
    double dy = a[1] - b[1];
    double dz = a[2] - b[2];
    return StrictMath.sqrt(dx * dx + dy * dy + dz * dz);
  }
}
