package org.trackwalk.drive.shape;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.memory.MarkedEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Finds where the slope of the road breaks. Every edge of the road is looked at, so no lane is
 * missed; what it does is measured on the slopes of the half metre before and behind, so that a
 * needle's wild normal means nothing. The change of speed is v sin(angle) (docs/rules): 0.97 m/s
 * for one degree at 200 km/h.
 */
public final class KinkFinder {

  /** Part of the threshold from which an edge is looked at more closely. */
  private static final double WORTH_A_LOOK = 0.8;

  /** The slopes before and behind are measured over this, metres: less than a wheel's size. */
  static final double BASE = 0.5;

  /** Distance of the samples along an edge, metres. */
  private static final double SPACING = 1.0;

  /** Most samples on one edge. */
  private static final int MOST = 24;

  /** Behind an open edge the neighbour is sought so far on, metres: the largest gap, and a bit. */
  private static final double ACROSS = 0.06;

  /** A larger step in the height is a step, not a kink, metres. */
  private static final double LEVEL = 0.005;

  /** Rows before and after a row whose median is what the road does anyway. */
  private static final int NEIGHBOURS = 3;

  /** Sine of the angle, of a line and the way, from which on one drives across it: 17 degrees. */
  static final double ACROSS_WAY = 0.3;

  /** How far a row may be askew: 12 degrees. */
  private static final double COS_ASKEW = StrictMath.cos(StrictMath.toRadians(12));

  private static final double SIN_ASKEW = StrictMath.sin(StrictMath.toRadians(12));

  /** Half the width of a wheel, metres. */
  static final double HALF_WHEEL = 0.12;

  /** Slope of what is no longer road but a wall: 45 degrees. */
  static final double STEEP = 1;

  private final WeldedSurface surface;
  private final Topology topology;
  private final Road road;
  private final BitSet owned;
  private final IntPredicate kerb;
  private final double threshold;
  private final Floor.Reader reader;
  private final Kink[][] worst;
  private final double[] slopes = new double[4];

  private KinkFinder(
      WeldedSurface surface,
      Topology topology,
      Ledger ledger,
      Road road,
      IntPredicate kerb,
      double threshold) {
    this.surface = surface;
    this.topology = topology;
    this.road = road;
    this.owned = OwnedVertices.of(ledger);
    this.kerb = kerb;
    this.threshold = threshold;
    this.reader = road.ground().reader();
    this.worst = new Kink[road.strands().size()][];
    for (int s = 0; s < worst.length; s++) {
      worst[s] = new Kink[road.strands().get(s).rows()];
    }
  }

  /**
   * The worst kink of each row that has one over the threshold.
   *
   * @param kerb triangles of kerbs, that begin and end as ramps
   * @param threshold m/s over the median of the rows around
   * @param memory of the check before
   * @return by strand and row
   */
  public static List<Kink> find(
      Topology topology,
      Ledger ledger,
      Road road,
      IntPredicate kerb,
      double threshold,
      Memory memory) {
    WeldedSurface surface = road.ground().surface();
    KinkFinder finder = new KinkFinder(surface, topology, ledger, road, kerb, threshold);
    Breaking what = new Breaking(road.ground().triangles(), road.limits().largest(), threshold);
    int count = surface.triangleCount();
    MarkedEdges.of(memory, topology, count, what, finder::mayBreak).stream().forEach(finder::look);
    return finder.outstanding();
  }

  /** Which edges are looked at, by the array of the road's triangles itself. */
  private record Breaking(int[] road, double speed, double threshold) {}

  /** Whether the corners on both sides of an edge of the road let it be a kink. */
  private boolean mayBreak(int h) {
    int twin = topology.twin(h);
    return road.ground().has(h / 3)
        && (twin == Topology.OPEN || twin > h && differ(h / 3, twin / 3));
  }

  private void look(int h) {
    int t = h / 3;
    if (topology.degenerate(t) || topology.collinear(t) || kerb.test(t) || ownedBySeam(t)) {
      return;
    }
    int twin = topology.twin(h);
    lookAt(h, twin == Topology.OPEN ? -1 : twin / 3);
  }

  private boolean ownedBySeam(int t) {
    int[] c = surface.triangles();
    return owned.get(c[3 * t]) || owned.get(c[3 * t + 1]) || owned.get(c[3 * t + 2]);
  }

  private void lookAt(int h, int neighbour) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    if (neighbour >= 0 && !breaks(h / 3, neighbour)) {
      return;
    }
    double ex = (double) p[b] - p[a];
    double ez = (double) p[b + 2] - p[a + 2];
    double length = Math.sqrt(ex * ex + ez * ez);
    int samples = (int) Math.max(1, Math.min(MOST, length / SPACING));
    for (int i = 0; i < samples; i++) {
      double part = (i + 0.5) / samples;
      double x = p[a] + part * ex;
      double y = p[a + 1] + part * ((double) p[b + 1] - p[a + 1]);
      double z = p[a + 2] + part * ez;
      sample(h, neighbour, x, y, z);
    }
  }

  private boolean breaks(int t, int other) {
    return differ(t, other) && !kerb.test(other) && !ownedBySeam(other);
  }

  /** True when two triangles differ enough for any direction and the largest speed. */
  private boolean differ(int t, int other) {
    if (!Slope.of(surface, t, slopes, 0) || !Slope.of(surface, other, slopes, 2)) {
      return false;
    }
    double dx = slopes[2] - slopes[0];
    double dz = slopes[3] - slopes[1];
    double most = road.limits().largest() * Math.sqrt(dx * dx + dz * dz);
    return most > WORTH_A_LOOK * threshold;
  }

  private void sample(int h, int neighbour, double x, double y, double z) {
    RoadPlace place = road.place(x, y, z);
    if (place == null || place.outside() > 0) {
      return;
    }
    Strand strand = road.strands().get(place.strand());
    double dx = strand.headingX(place.row());
    double dz = strand.headingZ(place.row());
    if (alongside(h, dx, dz)) {
      return;
    }
    int other = neighbour;
    if (other < 0) {
      other = beyond(h, x, y, z, dx, dz);
      // Of two open edges that face each other the lower one speaks.
      if (other < 0 || other < h / 3 || !breaks(h / 3, other)) {
        return;
      }
    }
    if (!Slope.of(surface, h / 3, slopes, 0) || !Slope.of(surface, other, slopes, 2)) {
      return;
    }
    double first = slopes[0] * dx + slopes[1] * dz;
    double second = slopes[2] * dx + slopes[3] * dz;
    boolean forward = liesAhead(h, dx, dz);
    double exact = forward ? second - first : first - second;
    if (surely(dx, dz, exact) * place.speed() < WORTH_A_LOOK * threshold
        || Math.max(Math.abs(first), Math.abs(second)) > STEEP) {
      return;
    }
    double felt = felt(x, y, z, dx, dz);
    if (Double.isNaN(felt) || felt * exact <= 0) {
      return;
    }
    felt = overWheel(h, felt, x, y, z, dx, dz);
    if (felt == 0) {
      return;
    }
    double slope = Math.abs(felt) < Math.abs(exact) ? felt : exact;
    if (Math.abs(slope) * place.speed() < WORTH_A_LOOK * threshold) {
      return;
    }
    double sin = slope / Math.sqrt((1 + first * first) * (1 + second * second));
    double change = place.speed() * Math.abs(sin);
    double[] at = {x, y, z};
    Kink kink =
        new Kink(
            place.strand(),
            place.row(),
            at,
            place.lateral(),
            place.lateral(),
            slope,
            place.speed(),
            change,
            h);
    Kink before = worst[place.strand()][place.row()];
    if (before == null) {
      worst[place.strand()][place.row()] = kink;
    } else {
      boolean worse = change > before.change();
      worst[place.strand()][place.row()] = worse ? kink.over(before) : before.over(kink);
    }
  }

  /**
   * The least change of slope, by its size, for ways that differ a little from the row's: a kerb's
   * flank changes much across the road and nothing along it, and a row may be askew. Reads {@link
   * #slopes}.
   */
  private double surely(double dx, double dz, double exact) {
    double gx = slopes[2] - slopes[0];
    double gz = slopes[3] - slopes[1];
    double least = Math.abs(exact);
    double sign = gx * dx + gz * dz > 0 ? 1 : -1;
    for (int side = -1; side <= 1; side += 2) {
      double wx = COS_ASKEW * dx - side * SIN_ASKEW * dz;
      double wz = COS_ASKEW * dz + side * SIN_ASKEW * dx;
      least = Math.min(least, sign * (gx * wx + gz * wz));
    }
    return Math.max(0, least);
  }

  /** True for an edge that runs along the road, such as a kerb's: nobody drives across it. */
  private boolean alongside(int h, double dx, double dz) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    double ex = (double) p[b] - p[a];
    double ez = (double) p[b + 2] - p[a + 2];
    return Math.abs(ex * dz - ez * dx) < ACROSS_WAY * Math.sqrt(ex * ex + ez * ez);
  }

  /** True when the triangle of a half-edge lies before the edge, seen along the way. */
  private boolean liesAhead(int h, double dx, double dz) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    int c = 3 * topology.apex(h);
    double ex = (double) p[b] - p[a];
    double ez = (double) p[b + 2] - p[a + 2];
    double apex = ex * ((double) p[c + 2] - p[a + 2]) - ez * ((double) p[c] - p[a]);
    double way = ex * dz - ez * dx;
    return apex * way < 0;
  }

  /** The triangle of the road on the other side of an open edge; -1 when there is none. */
  private int beyond(int h, double x, double y, double z, double dx, double dz) {
    double sign = liesAhead(h, dx, dz) ? 1 : -1;
    double s = sign * ACROSS;
    if (!reader.find(x + s * dx, y, z + s * dz, LEVEL + Math.abs(s))
        || reader.triangle() == h / 3) {
      return -1;
    }
    int other = reader.triangle();
    if (!Slope.of(surface, other, slopes, 0)) {
      return -1;
    }
    double rise = s * (slopes[0] * dx + slopes[1] * dz);
    boolean level = Math.abs(reader.height() - rise - y) < LEVEL;
    return level && !ownedBySeam(other) ? other : -1;
  }

  /**
   * What is left of it half a wheel's width to both sides, along the edge: a kerb's narrow flank
   * turns with every facet of a bend, and no wheel runs on it alone.
   */
  private double overWheel(int h, double felt, double x, double y, double z, double dx, double dz) {
    float[] p = surface.positions();
    int a = 3 * topology.from(h);
    int b = 3 * topology.to(h);
    double ex = (double) p[b] - p[a];
    double ez = (double) p[b + 2] - p[a + 2];
    double part = HALF_WHEEL / Math.abs(ex * dz - ez * dx);
    double least = felt;
    for (int side = -1; side <= 1; side += 2) {
      double px = x + side * part * ex;
      double pz = z + side * part * ez;
      if (reader.find(px, y, pz, HALF_WHEEL)) {
        double beside = felt(px, reader.height(), pz, dx, dz);
        if (beside * felt <= 0) {
          return 0;
        }
        least = Math.abs(beside) < Math.abs(least) ? beside : least;
      }
    }
    return least;
  }

  /** Change of slope over the metre around a point; NaN where the road ends. */
  private double felt(double x, double y, double z, double dx, double dz) {
    double reach = BASE * STEEP;
    if (!reader.find(x - BASE * dx, y, z - BASE * dz, reach)) {
      return Double.NaN;
    }
    double before = reader.height();
    if (!reader.find(x + BASE * dx, y, z + BASE * dz, reach)) {
      return Double.NaN;
    }
    return ((reader.height() - y) - (y - before)) / BASE;
  }

  /** What stands out over the median of the rows around it. */
  private List<Kink> outstanding() {
    List<Kink> kinks = new ArrayList<>();
    double[] around = new double[2 * NEIGHBOURS + 1];
    for (int s = 0; s < worst.length; s++) {
      Strand strand = road.strands().get(s);
      for (int row = 0; row < worst[s].length; row++) {
        Kink kink = worst[s][row];
        if (kink == null) {
          continue;
        }
        for (int i = -NEIGHBOURS; i <= NEIGHBOURS; i++) {
          int near = strand.row(row, i);
          Kink other = near < 0 ? null : worst[s][near];
          // What bends the other way is no part of a steady curve.
          boolean same = other != null && other.crest() == kink.crest();
          around[i + NEIGHBOURS] = same ? other.change() : 0;
        }
        Arrays.sort(around);
        if (kink.change() - around[NEIGHBOURS] > threshold) {
          kinks.add(kink);
        }
      }
    }
    return kinks;
  }
}
