package org.trackwalk.course.corridor;

import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What carries a car above or below a triangle that faces down: it tells the underside of a bridge
 * and the ceiling of a tunnel from a road that is turned over.
 */
public final class GroundCover {

  /** A bridge's deck, hill or tunnel roof is at most so thick, metres. */
  private static final double THICK = 5;

  /** The ceiling of a tunnel, the roof of a stand is at most so high above what carries, metres. */
  private static final double HIGH = 100;

  /** Sheets that lie back to back are at most so far apart, metres. */
  private static final double SHEET = 0.02;

  private final WeldedSurface surface;
  private final IntPredicate floor;
  private final int[] triangles;
  private final StaticTree tree;
  private final IntList hits = new IntList();

  /**
   * Looks on a surface.
   *
   * @param floor triangles that make a ceiling of what faces down above them; others may be terrain
   */
  public GroundCover(WeldedSurface surface, IntPredicate floor) {
    this.surface = surface;
    this.floor = floor;
    IntList kept = new IntList();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (carries(surface, t)) {
        kept.add(t);
      }
    }
    triangles = kept.array();
    int[] corners = new int[3 * triangles.length];
    for (int i = 0; i < triangles.length; i++) {
      System.arraycopy(surface.triangles(), 3 * triangles[i], corners, 3 * i, 3);
    }
    tree = StaticTree.overTriangles(surface.positions(), corners, 1, Progress.none());
  }

  /** Whether a triangle is level and carries what comes down on it from above. */
  static boolean carries(WeldedSurface surface, int t) {
    double up = Vec.normal(surface.positions(), surface.triangles(), t)[1];
    return up >= Slopes.GROUND || up <= -Slopes.GROUND && twoSided(surface, t);
  }

  /** Whether a triangle is taken from both sides. */
  public static boolean twoSided(WeldedSurface surface, int t) {
    return surface.pieces().get(surface.pieceOf(t)).twoSided(surface.sourceTriangle(t));
  }

  /** Whether a place on a surface that faces down is the other side of something that carries. */
  public boolean covers(double[] p) {
    column(p, THICK);
    for (int i = 0; i < hits.size(); i++) {
      int t = triangles[hits.get(i)];
      double above = above(t, p);
      if (above >= -SHEET && above <= THICK || above < 0 && above >= -HIGH && floor.test(t)) {
        return true;
      }
    }
    return false;
  }

  /** Finds what may lie over or under a point. */
  private void column(double[] p, double up) {
    tree.overlapping(
        Math.nextDown((float) p[0]),
        Math.nextDown((float) (p[1] - HIGH)),
        Math.nextDown((float) p[2]),
        Math.nextUp((float) p[0]),
        Math.nextUp((float) (p[1] + up)),
        Math.nextUp((float) p[2]),
        hits);
  }

  /** Whether ground lies under the middle of a triangle, so far or farther, as under a roof. */
  boolean isOver(int t, double far) {
    double[] p = middle(t);
    column(p, 0);
    for (int i = 0; i < hits.size(); i++) {
      double above = above(triangles[hits.get(i)], p);
      if (above <= -far && above >= -HIGH) {
        return true;
      }
    }
    return false;
  }

  /** Whether the middle of a triangle that faces down is the other side of what carries. */
  boolean coversMiddleOf(int t) {
    return covers(middle(t));
  }

  private double[] middle(int t) {
    double[] middle = new double[3];
    for (int c = 3 * t; c < 3 * t + 3; c++) {
      for (int k = 0; k < 3; k++) {
        middle[k] += surface.positions()[3 * surface.triangles()[c] + k] / 3.0;
      }
    }
    return middle;
  }

  /** How far a triangle lies above a point, metres; NaN when it does not. */
  private double above(int t, double[] p) {
    float[] v = surface.positions();
    int[] c = surface.triangles();
    double[] side = new double[3];
    for (int k = 0; k < 3; k++) {
      int a = 3 * c[3 * t + (k + 1) % 3];
      int b = 3 * c[3 * t + (k + 2) % 3];
      side[k] = (v[b] - p[0]) * (v[a + 2] - p[2]) - (v[b + 2] - p[2]) * (v[a] - p[0]);
    }
    double sum = side[0] + side[1] + side[2];
    double height = 0;
    for (int k = 0; k < 3; k++) {
      if (!(side[k] / sum >= 0)) {
        return Double.NaN;
      }
      height += side[k] / sum * v[3 * c[3 * t + k] + 1];
    }
    return height - p[1];
  }
}
