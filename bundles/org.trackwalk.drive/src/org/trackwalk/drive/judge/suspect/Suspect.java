package org.trackwalk.drive.judge.suspect;

import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.place.EdgePlaces;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A suspicious edge before it is probed, with a bound on how steep it is to a probe sphere. By the
 * closed form of docs/engines.md ("The bump") a sphere is thrown the harder the steeper the line
 * from the edge to its centre leans: all flush edges alike, and raised ones by their height. A face
 * that rises from the edge as a ramp is no steeper than the ramp.
 *
 * @param halfEdge of the welded surface, of the triangle on which a car comes
 * @param way over its middle
 * @param steepness sine of the steepest direction in which something at the edge can push, 0 to 1
 * @param length of the edge, metres
 */
record Suspect(int halfEdge, Crossing way, double steepness, double length)
    implements Comparable<Suspect> {

  /**
   * An edge.
   *
   * @param others half-edges of the triangles that meet there; its own may be among them
   * @return null for an edge without a way over it
   */
  static Suspect of(WeldedSurface surface, Topology topology, int halfEdge, int[] others) {
    Crossing way = EdgePlaces.over(surface, topology, halfEdge);
    if (way == null) {
      return null;
    }
    double[] from = EdgePlaces.point(surface, topology.from(halfEdge));
    double[] to = EdgePlaces.point(surface, topology.to(halfEdge));
    double steepest = 0;
    for (int other : others) {
      if (other != halfEdge) {
        double[] apex = EdgePlaces.point(surface, topology.apex(other));
        steepest = Math.max(steepest, steepness(way, apex));
      }
    }
    return new Suspect(halfEdge, way, steepest, Vec.distance(from, to));
  }

  /** The steepest first, then the longest, then by geometry key. */
  @Override
  public int compareTo(Suspect other) {
    int order = Double.compare(other.steepness, steepness);
    order = order != 0 ? order : Double.compare(other.length, length);
    return order != 0 ? order : Integer.compare(halfEdge, other.halfEdge);
  }

  /** How steep a face is that stands on the edge and reaches up to an apex. */
  private static double steepness(Crossing way, double[] apex) {
    double height = 0;
    double ahead = 0;
    for (int k = 0; k < 3; k++) {
      double d = apex[k] - way.point()[k];
      height += d * way.up()[k];
      ahead += d * way.along()[k];
    }
    if (height <= 0) {
      return 0;
    }
    double r = SeamEdge.PROBE_RADIUS;
    double drop = (r - Math.min(height, r)) / r;
    double edge = Math.sqrt(1 - drop * drop);
    double ramp = ahead <= 0 ? 1 : height / Math.sqrt(height * height + ahead * ahead);
    return Math.min(edge, ramp);
  }
}
