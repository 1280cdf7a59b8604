package org.trackwalk.seams.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.FloatSteps;
import org.trackwalk.mesh.level.Frame;

/**
 * Two vertices that should be one.
 *
 * @param position of the one, level coordinates
 * @param twinPosition of the other, on the facing border
 * @param distance between them, metres
 */
public record Twin(double[] position, double[] twinPosition, double distance) {

  private static final String[] AXES = {"x", "y", "z"};

  /** Differences of more float steps are told in millimetres. */
  private static final long MOST_STEPS = 9999;

  public static Twin none() {
    return new Twin(new double[3], new double[3], -1);
  }

  /** The pair of ends of two edges that differ most, for the better way to match the ends. */
  public static Twin of(OpenEdges edges, int e, int f) {
    Twin against = pair(edges, e, 0, f, 1).worse(pair(edges, e, 1, f, 0));
    Twin along = pair(edges, e, 0, f, 0).worse(pair(edges, e, 1, f, 1));
    return against.distance <= along.distance ? against : along;
  }

  /**
   * Where borders run within the exact limit of each other although their ends do not match: the
   * worst point of the edge and the nearest point of the border that it faces.
   */
  public static Twin beside(OpenEdges edges, EdgeEntry entry) {
    int e = entry.edge();
    int f = entry.partner();
    double[] p = new double[3];
    double along = 0;
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(e, entry.at(), k);
      along += (p[k] - edges.point(f, 0, k)) * edges.direction(f, k);
    }
    double t = Math.max(0, Math.min(1, along / edges.length(f)));
    double[] q = {edges.point(f, t, 0), edges.point(f, t, 1), edges.point(f, t, 2)};
    return new Twin(p, q, entry.distance());
  }

  private static Twin pair(OpenEdges edges, int e, int endOfE, int f, int endOfF) {
    double[] p = new double[3];
    double[] q = new double[3];
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(e, endOfE, k);
      q[k] = edges.point(f, endOfF, k);
      sum += (p[k] - q[k]) * (p[k] - q[k]);
    }
    return new Twin(p, q, Math.sqrt(sum));
  }

  /** The one of two with the larger distance; this one when they are equal. */
  public Twin worse(Twin other) {
    return other.distance > distance ? other : this;
  }

  /**
   * Difference by axis of the file in float steps, for instance {@code x 3, z 8 float steps}; in
   * millimetres where it is no matter of rounding any more.
   *
   * @param axes those in which positions are reported
   */
  public String words(Frame axes) {
    List<String> few = new ArrayList<>();
    List<String> many = new ArrayList<>();
    long most = 0;
    for (int axis = 0; axis < 3; axis++) {
      int k = levelAxis(axes, axis);
      long steps = floatSteps(k);
      if (steps > MOST_STEPS) {
        double gap = 1000 * Math.abs(position[k] - twinPosition[k]);
        many.add(String.format(Locale.ROOT, "%s %.3g mm", AXES[axis], gap));
      } else if (steps > 0) {
        few.add(AXES[axis] + " " + steps);
        most = Math.max(most, steps);
      }
    }
    String steps = few.isEmpty() ? "" : String.join(", ", few) + " float step";
    steps += most > 1 ? "s" : "";
    String gaps = String.join(", ", many);
    if (few.isEmpty() && many.isEmpty()) {
      return "equal positions, other bits in the file";
    }
    return steps + (few.isEmpty() || many.isEmpty() ? "" : ", ") + gaps;
  }

  /** Difference on a level axis in float steps. */
  public long floatSteps(int k) {
    return FloatSteps.between((float) position[k], (float) twinPosition[k]);
  }

  /** The file's axis that a level axis is. */
  public static int fileAxis(Frame axes, int levelAxis) {
    for (int axis = 0; axis < 3; axis++) {
      if (levelAxis(axes, axis) == levelAxis) {
        return axis;
      }
    }
    return levelAxis;
  }

  /** The level's axis that holds an axis of the file. */
  private static int levelAxis(Frame axes, int fileAxis) {
    for (int k = 0; k < 3; k++) {
      double[] inFile = axes.toFileAxes(k == 0 ? 1 : 0, k == 1 ? 1 : 0, k == 2 ? 1 : 0);
      if (inFile[fileAxis] != 0) {
        return k;
      }
    }
    return fileAxis;
  }
}
