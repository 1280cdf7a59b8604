package org.trackwalk.ground.reach;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.ground.geometry.Clusters;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.mesh.tree.IntList;

/** The ways on which a body has come to where the level ends, one for each place. */
final class WaysOut {

  /** Ends of the level that are farther apart are two places, metres (docs/ledger.md, chains). */
  private static final float REACH = 2f;

  /** Cells, each way, of a stretch of a rim that is taken for straight. */
  private static final int STRETCH = 8;

  private static final Way[] WAYS = Way.values();

  private final List<Tile> tiles;
  private final double cell;
  private final double reach;

  /**
   * Of some tiles that were rolled over.
   *
   * @param cell side of a cell, metres
   * @param reach to a side of the body, metres
   */
  WaysOut(List<Tile> tiles, double cell, double reach) {
    this.tiles = tiles;
    this.cell = cell;
    this.reach = reach;
  }

  /**
   * The shortest way to each end.
   *
   * @param exits tile, node and number of the direction in which the level ends, one after another
   * @return in the order of discovery
   */
  List<WayOut> of(IntList exits) {
    int n = exits.size() / 3;
    float[] points = new float[3 * n];
    float[] boxes = new float[6 * n];
    for (int i = 0; i < n; i++) {
      double[] p = position(exits.get(3 * i), exits.get(3 * i + 1));
      for (int k = 0; k < 3; k++) {
        points[3 * i + k] = (float) p[k];
        boxes[6 * i + k] = (float) p[k];
        boxes[6 * i + 3 + k] = (float) p[k];
      }
    }
    Partition parts = Clusters.of(points, boxes, REACH, (i, j) -> near(points, 3 * i, 3 * j));
    TreeMap<Integer, Map<Long, int[]>> rims = new TreeMap<>();
    for (int i = 0; i < n; i++) {
      Tile tile = tiles.get(exits.get(3 * i));
      int x = Math.floorDiv(tile.cellX(exits.get(3 * i + 1)), STRETCH);
      int z = Math.floorDiv(tile.cellZ(exits.get(3 * i + 1)), STRETCH);
      int d = exits.get(3 * i + 2);
      int[] sides =
          rims.computeIfAbsent(parts.first(i), k -> new HashMap<>())
              .computeIfAbsent((long) x << 32 ^ z & 0xffff_ffffL, k -> new int[2]);
      sides[0] += WAYS[d].x();
      sides[1] += WAYS[d].z();
    }
    List<WayOut> ways = new ArrayList<>();
    rims.forEach((first, stretches) -> ways.add(way(exits, first, length(stretches.values()))));
    return ways;
  }

  /**
   * Length of a rim from the sides of cells over which it is left: a slanting one has more of them
   * than it is long, so those of a short stretch are added as vectors. The middle of a wheel keeps
   * its reach off what ends the rim on either hand.
   */
  private double length(Collection<int[]> stretches) {
    // Sorted, so that the sum does not depend on the order of a hash map.
    double[] lengths =
        stretches.stream()
            .mapToDouble(v -> Math.sqrt((double) v[0] * v[0] + (double) v[1] * v[1]))
            .sorted()
            .toArray();
    double sum = 0;
    for (double length : lengths) {
      sum += length;
    }
    return sum * cell + 2 * reach;
  }

  private static boolean near(float[] points, int a, int b) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double d = (double) points[a + k] - points[b + k];
      square += d * d;
    }
    return square <= REACH * REACH;
  }

  private double[] position(int tile, int node) {
    return tiles.get(tile).middle(node, cell);
  }

  private WayOut way(IntList exits, int exit, double rim) {
    List<double[]> points = new ArrayList<>();
    int tile = exits.get(3 * exit);
    int node = exits.get(3 * exit + 1);
    int last = tiles.get(tile).triangle(node);
    int first = last;
    double length = 0;
    int d = exits.get(3 * exit + 2);
    double[] beyond = position(tile, node);
    beyond[0] += Roll.FLIGHT * cell * WAYS[d].x();
    beyond[2] += Roll.FLIGHT * cell * WAYS[d].z();
    points.add(beyond);
    while (tile != Tile.SOURCE) {
      double[] p = position(tile, node);
      if (points.size() > 1) {
        double[] q = points.get(points.size() - 1);
        length += Math.sqrt(square(p, q));
      }
      points.add(p);
      first = tiles.get(tile).triangle(node);
      int before = tiles.get(tile).tileBefore(node);
      node = tiles.get(tile).nodeBefore(node);
      tile = before;
    }
    double[] path = new double[3 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      System.arraycopy(points.get(points.size() - 1 - i), 0, path, 3 * i, 3);
    }
    return new WayOut(path, length, rim, first, last);
  }

  private static double square(double[] p, double[] q) {
    double x = p[0] - q[0];
    double y = p[1] - q[1];
    double z = p[2] - q[2];
    return x * x + y * y + z * z;
  }
}
