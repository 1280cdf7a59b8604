package org.trackwalk.course.body;

import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.BodyVolumes;
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

  private final WeldedSurface surface;
  private final Floor.Reader ground;
  private final IntPredicate floor;

  /**
   * Looks on a surface.
   *
   * @param ground all that is level
   * @param floor triangles that make a ceiling of what faces down above them; others may be terrain
   */
  public GroundCover(Floor ground, IntPredicate floor) {
    this.surface = ground.surface();
    this.ground = ground.reader();
    this.floor = floor;
  }

  /** Whether a triangle is level and carries what comes down on it from above. */
  public static boolean carries(WeldedSurface surface, int t) {
    double up = Vec.normal(surface.positions(), surface.triangles(), t)[1];
    return up >= Slopes.GROUND || up <= -Slopes.GROUND && twoSided(surface, t);
  }

  /** Whether a triangle is taken from both sides. */
  public static boolean twoSided(WeldedSurface surface, int t) {
    return surface.pieces().get(surface.pieceOf(t)).twoSided(surface.sourceTriangle(t));
  }

  /** Whether a place on a surface that faces down is the other side of something that carries. */
  public boolean covers(double[] p) {
    int n = ground.column(p[0], p[2], p[1] - HIGH, p[1] + THICK);
    for (int i = 0; i < n; i++) {
      int t = ground.triangle(i);
      double above = ground.height(i) - p[1];
      if (carries(surface, t) && (above >= -BodyVolumes.SHEET || floor.test(t))) {
        return true;
      }
    }
    return false;
  }

  /** Whether ground lies under the middle of a triangle, so far or farther, as under a roof. */
  public boolean isOver(int t, double far) {
    return isOver(t, far, under -> carries(surface, under));
  }

  /** Whether one of some triangles lies so under the middle of another. */
  public boolean isOver(int t, double far, IntPredicate under) {
    double[] p = middle(t);
    int n = ground.column(p[0], p[2], p[1] - HIGH, p[1] - far);
    for (int i = 0; i < n; i++) {
      if (under.test(ground.triangle(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether what carries lies over the middle of a triangle with less room than this between. */
  public boolean isUnder(int t, double room) {
    return isUnder(t, room, over -> carries(surface, over));
  }

  /** Whether one of some triangles lies so over the middle of another. */
  public boolean isUnder(int t, double room, IntPredicate lid) {
    double[] p = middle(t);
    int n = ground.column(p[0], p[2], p[1], p[1] + room);
    for (int i = 0; i < n; i++) {
      if (ground.triangle(i) != t && lid.test(ground.triangle(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether what carries lies at a place, or over it with less room than this between. */
  public boolean carriesOver(double[] p, double room) {
    int n = ground.column(p[0], p[2], p[1] - BodyVolumes.SHEET, p[1] + room);
    for (int i = 0; i < n; i++) {
      if (carries(surface, ground.triangle(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the middle of a triangle that faces down is the other side of what carries. */
  public boolean coversMiddleOf(int t) {
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
}
