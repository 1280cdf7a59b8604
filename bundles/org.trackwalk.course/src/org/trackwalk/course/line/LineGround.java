package org.trackwalk.course.line;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The ground under a line or a start. What a line comes to down an edge and leaves up an edge is
 * the floor of a gap and no road: a line is drawn where the road was.
 */
public final class LineGround {

  /** How far above or below the ground a start or a line may lie, metres. */
  public static final double REACH = RacingLine.OVER;

  /** From look to look along a line, metres: so close together only an edge is so high. */
  private static final double PACE = 0.02;

  private final WeldedSurface surface;
  private final Surroundings around;
  private final double[] points;

  /** The point that each of those that have ground is, ascending. */
  private final int[] places;

  private LineGround(Land land, double[] points) {
    this.surface = land.surface();
    this.around = new Surroundings(surface, SurfaceTree.whole(land.tree()), BorderLimits.DEFAULT);
    this.points = points;
    this.places =
        IntStream.range(0, points.length / 3)
            .filter(i -> triangle(points[3 * i], points[3 * i + 1], points[3 * i + 2]) >= 0)
            .toArray();
  }

  /**
   * The ground under some points, which may stand anywhere.
   *
   * @param points xyz triples
   */
  public static BitSet under(Land land, double[] points) {
    LineGround ground = new LineGround(land, points);
    BitSet all = new BitSet();
    for (int place : ground.places) {
      all.set(ground.triangle(place));
    }
    return all;
  }

  /**
   * The ground under points that follow each other, without floors of gaps.
   *
   * @param points xyz triples
   */
  public static BitSet road(Land land, double[] points) {
    LineGround ground = new LineGround(land, points);
    BitSet gaps = ground.inGaps();
    BitSet road = new BitSet();
    for (int i = 0; i < ground.places.length; i++) {
      int t = ground.triangle(ground.places[i]);
      road.set(t, road.get(t) || !gaps.get(i));
    }
    return road;
  }

  /** Those of the points that lie between an edge down and the next one up again. */
  private BitSet inGaps() {
    BitSet gaps = new BitSet();
    int n = places.length;
    int down = 0;
    for (int i = 1; i < n; i++) {
      double fall = over(places[i]) - over(places[i - 1]);
      if (Math.abs(fall) > Body.CAR.edge() && isEdge(places[i - 1], places[i], fall)) {
        if (fall > 0) {
          down = i;
        } else if (down > 0) {
          gaps.set(down, i);
          down = 0;
        }
      }
    }
    return gaps;
  }

  /** Whether the ground between two points has an edge down, or up where the fall is negative. */
  private boolean isEdge(int from, int to, double fall) {
    double length = 0;
    for (int k = 0; k < 3; k++) {
      length += Math.pow(points[3 * to + k] - points[3 * from + k], 2);
    }
    int paces = (int) Math.ceil(Math.sqrt(length) / PACE);
    double before = Double.NaN;
    for (int i = 0; i <= paces; i++) {
      double[] p = new double[3];
      for (int k = 0; k < 3; k++) {
        p[k] = points[3 * from + k] + (points[3 * to + k] - points[3 * from + k]) * i / paces;
      }
      int t = triangle(p[0], p[1], p[2]);
      double height = t < 0 ? Double.NaN : height(t, p[0], p[2]);
      if ((before - height) * Math.signum(fall) > Body.CAR.edge()) {
        return true;
      }
      before = height;
    }
    return false;
  }

  private int triangle(int place) {
    return triangle(points[3 * place], points[3 * place + 1], points[3 * place + 2]);
  }

  private int triangle(double x, double y, double z) {
    return around.groundTriangle(x, y, z, REACH);
  }

  /** How high the line is over its ground at a point, metres. */
  private double over(int place) {
    return points[3 * place + 1]
        - height(triangle(place), points[3 * place], points[3 * place + 2]);
  }

  private double height(int t, double x, double z) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    double[] n = Vec.normal(p, surface.triangles(), t);
    return p[a + 1] - (n[0] * (x - p[a]) + n[2] * (z - p[a + 2])) / n[1];
  }
}
