package org.trackwalk.drive.things;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.topology.Topology;

/**
 * What lies on the road and is ground itself: a ramp, or a floor laid over the road. A wheel rolls
 * up on it where it begins, nowhere is it steeper than a road, and the whole vehicle stands on it.
 */
final class Decks {

  private final BitSet faces = new BitSet();

  private Decks() {}

  /**
   * The decks among gentle faces.
   *
   * @param met what a row meets; of it gentle faces that face up
   * @param tops gentle faces that face up and are no higher than a hub
   */
  static Decks of(Topology topology, int triangles, List<Met> met, List<Met> tops, Body body) {
    List<Met> gentle = Stream.concat(met.stream(), tops.stream()).filter(Met::isFloor).toList();
    BitSet among = new BitSet();
    gentle.forEach(part -> among.set(part.triangle()));
    Partition parts = new Partition(triangles);
    for (int t = among.nextSetBit(0); t >= 0; t = among.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && among.get(twin / 3)) {
          parts.join(t, twin / 3);
        }
      }
    }
    Map<Integer, Extent> extents = new HashMap<>();
    for (Met part : gentle) {
      extents.computeIfAbsent(parts.first(part.triangle()), k -> new Extent()).add(part);
    }
    Decks decks = new Decks();
    for (int t = among.nextSetBit(0); t >= 0; t = among.nextSetBit(t + 1)) {
      if (extents.get(parts.first(t)).carries(body)) {
        decks.faces.set(t);
      }
    }
    return decks;
  }

  /** Whether a part is of the floor of one. */
  boolean has(Met part) {
    return part.isFloor() && faces.get(part.triangle());
  }

  /** How far the gentle faces that hang together reach on the road. */
  private static final class Extent {
    private final Map<Integer, double[]> sides = new HashMap<>();
    private final TreeSet<Integer> rows = new TreeSet<>();
    private double lip = Double.POSITIVE_INFINITY;

    void add(Met part) {
      double[] side =
          sides.computeIfAbsent(
              part.row(), k -> new double[] {Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY});
      side[0] = Math.min(side[0], part.right());
      side[1] = Math.max(side[1], part.left());
      rows.add(part.row());
      lip = Math.min(lip, part.low());
    }

    boolean carries(Body body) {
      double wide = 0;
      for (double[] side : sides.values()) {
        wide = Math.max(wide, side[1] - side[0]);
      }
      return lip < body.edge()
          && wide >= body.passage()
          && rows.size() * Strand.ROW > body.length();
    }
  }
}
