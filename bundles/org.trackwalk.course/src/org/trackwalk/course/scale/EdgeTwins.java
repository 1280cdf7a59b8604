package org.trackwalk.course.scale;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.parallel.Measured;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * Open edges by their ends: which one lies where another would lie if it were read otherwise. It is
 * as long and has the same middle, which in a pile is true of few of the edges that go through the
 * place.
 */
final class EdgeTwins {

  /** Part of a length that its reckoning may cost, thousands of times over. */
  private static final double RECKONED = 1e-12;

  private final OpenEdges edges;

  private final Found found;

  /** What is found by, and is the same while the edges lie where they lie. */
  static final class Found {

    private final Object geometry;

    /** Each length that occurs, metres, ascending. */
    private final double[] lengths;

    /** Over the middles of all edges; null until one is sought. */
    private Measured<StaticTree> middles;

    private Found(OpenEdges edges) {
      geometry = edges.geometry();
      lengths = lengths(edges);
    }

    private synchronized StaticTree middles(OpenEdges edges) {
      middles = middles == null ? Measured.of(() -> EdgeTwins.middles(edges)) : middles;
      return middles.paid(this);
    }
  }

  EdgeTwins(OpenEdges edges) {
    this(edges, new Found(edges));
  }

  private EdgeTwins(OpenEdges edges, Found found) {
    this.edges = edges;
    this.found = found;
  }

  /** Those of some edges, and what is kept of them for the next check. */
  static EdgeTwins of(OpenEdges edges, Memory memory) {
    Found found =
        memory
            .last(Found.class)
            .filter(known -> known.geometry == edges.geometry())
            .orElseGet(() -> new Found(edges));
    if (memory.lasting()) {
      memory.keep(Found.class, found);
    }
    return new EdgeTwins(edges, found);
  }

  private static StaticTree middles(OpenEdges edges) {
    float[] boxes = new float[6 * edges.count()];
    for (int e = 0; e < edges.count(); e++) {
      for (int k = 0; k < 3; k++) {
        float middle = (float) edges.point(e, 0.5, k);
        boxes[6 * e + k] = Math.max(-Float.MAX_VALUE, Math.nextDown(middle));
        boxes[6 * e + 3 + k] = Math.min(Float.MAX_VALUE, Math.nextUp(middle));
      }
    }
    return StaticTree.overBoxes(boxes, 1);
  }

  private static double[] lengths(OpenEdges edges) {
    double[] all = new double[edges.count()];
    Arrays.setAll(all, edges::length);
    Arrays.sort(all);
    int kept = 0;
    for (double length : all) {
      if (kept == 0 || length != all[kept - 1]) {
        all[kept++] = length;
      }
    }
    return Arrays.copyOf(all, kept);
  }

  /**
   * How near ends must be to be the same, metres.
   *
   * @param meets near the origin
   * @param coordinate the largest one of the end, either way
   */
  static double reach(double meets, double coordinate) {
    return Math.max(meets, meets + SizeLimits.FLOAT_NOISE * coordinate);
  }

  /**
   * Whether any edge is so long that both its ends could be the same as those of another.
   *
   * @param length of the other, metres
   * @param reach how near ends must be to be the same, at most
   */
  boolean any(double length, double reach) {
    // Two ends, and a thousandth of the reach for how it was reckoned.
    double slack = 2.001 * reach + RECKONED * length;
    double[] lengths = found.lengths;
    int at = Arrays.binarySearch(lengths, length - slack);
    at = at < 0 ? -at - 1 : at;
    return at < lengths.length && lengths[at] <= length + slack;
  }

  /**
   * The open edge with the same ends, either way round; -1 when there is none.
   *
   * @param which edges are asked about
   * @param from one end, level coordinates
   * @param to the other
   * @param meets how near ends must be to be the same, near the origin, metres
   * @param hits memory that is used again
   */
  int meeting(IntPredicate which, double[] from, double[] to, double meets, IntList hits) {
    double reach = meets;
    for (int k = 0; k < 3; k++) {
      reach = Math.max(reach, reach(meets, Math.abs(from[k])));
    }
    float[] box = new float[6];
    for (int k = 0; k < 3; k++) {
      double middle = (from[k] + to[k]) / 2;
      box[k] = Math.nextDown((float) (middle - reach));
      box[3 + k] = Math.nextUp((float) (middle + reach));
    }
    StaticTree middles = found.middles(edges);
    middles.overlapping(box[0], box[1], box[2], box[3], box[4], box[5], hits);
    for (int i = 0; i < hits.size(); i++) {
      int f = hits.get(i);
      if (which.test(f)
          && (meets(f, 0, from, reach) && meets(f, 1, to, reach)
              || meets(f, 1, from, reach) && meets(f, 0, to, reach))) {
        return f;
      }
    }
    return -1;
  }

  private boolean meets(int edge, int end, double[] p, double reach) {
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double d = edges.point(edge, end, k) - p[k];
      square += d * d;
    }
    return square <= reach * reach;
  }
}
