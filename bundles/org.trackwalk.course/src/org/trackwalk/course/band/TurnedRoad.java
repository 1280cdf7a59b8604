package org.trackwalk.course.band;

import java.util.BitSet;
import org.trackwalk.course.body.ClosedBodies;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.naming.NameList;
import org.trackwalk.course.patch.FacingBorders;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Whether a band that faces down is the road, wound the wrong way, and not the underside or the
 * ceiling of something. Nothing may carry a car where it lies; and either the level as a whole is
 * wound that way, or the band goes on in ground that faces up.
 */
final class TurnedRoad {

  /** Least share of the band over and under which nothing carries. */
  private static final double BARE = 0.9;

  /** Least share of the band's border that ground which faces up goes on from: half of one side. */
  private static final double GOES_ON = 0.25;

  /** Ground lies so far below and above the band's ends at most, metres; the sky is higher. */
  private static final double DEEP = 100;

  private static final double HIGH = 10;

  /** What says itself that it is seen from below. */
  private static final NameList UNDERSIDE = NameList.shipped("underside");

  private final Land land;
  private final WeldedSurface surface;
  private final Topology topology;
  private final BitSet band;

  TurnedRoad(Land land, Topology topology, RoadShape shape) {
    this.land = land;
    this.surface = land.surface();
    this.topology = topology;
    band = shape.triangles();
  }

  /** Whether it is one, on ground that was sought the other way up. */
  boolean is(Ground under) {
    return !isCalledUnderside() && isBare(under) && (allIsTurned() || goesOnFacingUp());
  }

  private boolean isCalledUnderside() {
    return band.stream()
        .anyMatch(
            t -> {
              Piece piece = surface.pieces().get(surface.pieceOf(t));
              return UNDERSIDE.has(piece.name())
                  || UNDERSIDE.has(piece.surface(surface.sourceTriangle(t)));
            });
  }

  private boolean isBare(Ground under) {
    GroundCover cover = new GroundCover(land.floor(), t -> true);
    double all = 0;
    double bare = 0;
    for (int t = band.nextSetBit(0); t >= 0; t = band.nextSetBit(t + 1)) {
      all += under.area(t);
      bare += cover.coversMiddleOf(t) ? 0 : under.area(t);
    }
    return bare >= BARE * all;
  }

  /**
   * Whether more of the level faces down than up, and what is closed, if anything is, does not
   * speak against it.
   */
  private boolean allIsTurned() {
    return shadow() < 0 && ClosedBodies.of(surface, topology, band).outward() <= 0;
  }

  /**
   * Area of the one-sided surface around the band as its shadow at noon, what faces down taken off,
   * square metres: closed bodies have none. The sky, which is above, does not count.
   */
  private double shadow() {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (int t = band.nextSetBit(0); t >= 0; t = band.nextSetBit(t + 1)) {
      low = Math.min(low, height(t, false));
      high = Math.max(high, height(t, true));
    }
    double sum = 0;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (height(t, false) >= low - DEEP
          && height(t, true) <= high + HIGH
          && !GroundCover.twoSided(surface, t)) {
        sum += shadow(t);
      }
    }
    return sum;
  }

  /** The highest or lowest corner of a triangle, metres. */
  private double height(int t, boolean highest) {
    double best = surface.positions()[3 * surface.triangles()[3 * t] + 1];
    for (int c = 1; c < 3; c++) {
      double y = surface.positions()[3 * surface.triangles()[3 * t + c] + 1];
      best = highest ? Math.max(best, y) : Math.min(best, y);
    }
    return best;
  }

  private double shadow(int t) {
    float[] p = surface.positions();
    int a = 3 * surface.triangles()[3 * t];
    int b = 3 * surface.triangles()[3 * t + 1];
    int c = 3 * surface.triangles()[3 * t + 2];
    double ux = (double) p[b] - p[a];
    double uz = (double) p[b + 2] - p[a + 2];
    double vx = (double) p[c] - p[a];
    double vz = (double) p[c + 2] - p[a + 2];
    return (uz * vx - ux * vz) / 2;
  }

  /** Whether ground that faces up goes on from the band's border, over a weld or a crack. */
  private boolean goesOnFacingUp() {
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    int[] edgeOf = new int[3 * surface.triangleCount()];
    for (int e = 0; e < edges.count(); e++) {
      edgeOf[edges.halfEdge(e)] = e + 1;
    }
    double border = 0;
    double on = 0;
    IntList hits = new IntList();
    for (int t = band.nextSetBit(0); t >= 0; t = band.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && band.get(twin / 3)) {
          continue;
        }
        double length = length(h);
        border += length;
        boolean up =
            twin >= 0 ? isUp(twin / 3) : edgeOf[h] > 0 && facesUp(edges, edgeOf[h] - 1, hits);
        on += up ? length : 0;
      }
    }
    return on >= GOES_ON * border;
  }

  private boolean facesUp(OpenEdges edges, int e, IntList hits) {
    double[] low = new double[3];
    double[] high = new double[3];
    for (int k = 0; k < 3; k++) {
      double a = edges.point(e, 0, k);
      double b = edges.point(e, 1, k);
      low[k] = Math.min(a, b) - FacingBorders.REACH;
      high[k] = Math.max(a, b) + FacingBorders.REACH;
    }
    edges
        .tree()
        .overlapping(
            (float) low[0],
            (float) low[1],
            (float) low[2],
            (float) high[0],
            (float) high[1],
            (float) high[2],
            hits);
    for (int i = 0; i < hits.size(); i++) {
      int f = hits.get(i);
      if (isUp(edges.triangle(f))
          && edges.conormalDot(e, f) < FacingBorders.FACING
          && FacingBorders.along(edges, e, f)) {
        return true;
      }
    }
    return false;
  }

  private boolean isUp(int t) {
    return Vec.normal(surface.positions(), surface.triangles(), t)[1] >= Slopes.ROAD;
  }

  private double length(int h) {
    return Vec.distance(surface.positions(), topology.from(h), topology.to(h));
  }
}
