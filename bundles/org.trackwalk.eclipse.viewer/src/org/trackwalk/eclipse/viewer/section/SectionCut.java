package org.trackwalk.eclipse.viewer.section;

import java.util.ArrayList;
import java.util.List;
import org.joml.Vector3d;

/**
 * Where an upright plane cuts triangles, around a place.
 *
 * @param lines what it cuts, in no order
 */
record SectionCut(List<Line> lines) {

  /**
   * One triangle's share.
   *
   * @param u metres from the place along the plane, to the right; likewise v of the other end
   * @param h metres above the place; likewise k of the other end
   * @param piece by index in the surface
   */
  record Line(double u, double h, double v, double k, int piece) {

    /** The stretch between two shares of its way. */
    Line part(double from, double to) {
      return new Line(
          u + from * (v - u), h + from * (k - h), u + to * (v - u), h + to * (k - h), piece);
    }
  }

  /**
   * Cuts.
   *
   * @param place level coordinates
   * @param across direction in the plane, horizontal, of unit length
   * @param reach metres to each side
   */
  static SectionCut of(SectionGround ground, Vector3d place, Vector3d across, double reach) {
    Vector3d normal = new Vector3d(0, 1, 0).cross(across);
    List<Line> lines = new ArrayList<>();
    ground.near(
        place.x,
        place.y,
        place.z,
        Math.sqrt(2) * reach,
        (triangle, piece) -> cut(triangle, piece, place, across, normal, reach, lines));
    return new SectionCut(lines);
  }

  /**
   * What of it lies between two heights.
   *
   * @param low metres above the place; likewise top
   */
  SectionCut between(double low, double top) {
    List<Line> kept = new ArrayList<>();
    for (Line line : lines) {
      double rise = line.k - line.h;
      if (rise == 0) {
        if (line.h >= low && line.h <= top) {
          kept.add(line);
        }
        continue;
      }
      double a = (low - line.h) / rise;
      double b = (top - line.h) / rise;
      double from = Math.max(0, Math.min(a, b));
      double to = Math.min(1, Math.max(a, b));
      if (from < to) {
        kept.add(line.part(from, to));
      }
    }
    return new SectionCut(kept);
  }

  private static void cut(
      double[] triangle,
      int piece,
      Vector3d place,
      Vector3d across,
      Vector3d normal,
      double reach,
      List<Line> lines) {
    Vector3d[] corners = new Vector3d[3];
    double[] away = new double[3];
    for (int c = 0; c < 3; c++) {
      corners[c] =
          new Vector3d(triangle[3 * c], triangle[3 * c + 1], triangle[3 * c + 2]).sub(place);
      away[c] = corners[c].dot(normal);
    }
    double[] ends = new double[4];
    int found = 0;
    for (int c = 0; c < 3 && found < 4; c++) {
      int d = (c + 1) % 3;
      if (away[c] < 0 != away[d] < 0) {
        double share = away[c] / (away[c] - away[d]);
        Vector3d at = new Vector3d(corners[c]).lerp(corners[d], share);
        ends[found++] = at.dot(across);
        ends[found++] = at.y;
      }
    }
    if (found == 4) {
      clip(ends, reach, piece, lines);
    }
  }

  /** Keeps what is within reach of the place. */
  private static void clip(double[] e, double reach, int piece, List<Line> lines) {
    double from = 0;
    double to = 1;
    double way = e[2] - e[0];
    for (int side = -1; side <= 1; side += 2) {
      double room = reach - side * e[0];
      double toward = side * way;
      if (toward == 0 && room < 0) {
        return;
      }
      if (toward > 0) {
        to = Math.min(to, room / toward);
      } else if (toward < 0) {
        from = Math.max(from, room / toward);
      }
    }
    if (from <= to) {
      double rise = e[3] - e[1];
      lines.add(
          new Line(
              e[0] + from * way, e[1] + from * rise, e[0] + to * way, e[1] + to * rise, piece));
    }
  }
}
