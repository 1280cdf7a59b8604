package org.trackwalk.course.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Pieces that meet nothing as they stand, but whose borders lie exactly on the borders of others
 * when they are read in another unit or with another axis up. A border that fits to the millimetre
 * at several edges is no accident: this needs no name and no road.
 */
public final class StrayParts {

  /** So many edges must meet, and at least this part of the border. */
  private static final int EDGES = 3;

  /** Border edges of a part that are tried at most; the rest is passed over evenly. */
  private static final int TRIED = 512;

  /**
   * A part of the level and how it would fit.
   *
   * @param pieces indices of its pieces in the surface, ascending
   * @param others indices of the pieces that it would meet, ascending
   * @param factor what it must be multiplied with; 1 for an axis alone
   * @param turn the axis that points up in it while it was read as another; null for none
   * @param edges border edges that would meet
   * @param edge one of them, as a half-edge of the surface
   * @param target where it would be, level coordinates
   * @param pivot what is turned and scaled about, level coordinates
   */
  public record Stray(
      List<Integer> pieces,
      List<Integer> others,
      double factor,
      UpAxis turn,
      int edges,
      int edge,
      double[] target,
      double[] pivot) {}

  private final WeldedSurface surface;
  private final OpenEdges edges;
  private final int[] parts;
  private final int[] sizes;
  private final List<List<Integer>> members = new ArrayList<>();
  private final double[] roundings;
  private final Memory memory;
  private EdgeTwins twins;

  private StrayParts(WeldedSurface surface, OpenEdges edges, int[] parts, Memory memory) {
    this.memory = memory;
    this.surface = surface;
    this.edges = edges;
    this.parts = parts;
    sizes = new int[parts.length];
    roundings = new double[parts.length];
    Arrays.fill(roundings, Double.NaN);
    for (int p = 0; p < parts.length; p++) {
      members.add(new ArrayList<>());
    }
    for (int p = 0; p < parts.length; p++) {
      sizes[parts[p]]++;
      members.get(parts[p]).add(p);
    }
  }

  /** Per piece the first of those that it shares vertices with, through others too. */
  private static int[] joined(WeldedSurface surface) {
    Partition joined = new Partition(surface.pieces().size());
    int[] user = new int[surface.vertexCount()];
    Arrays.fill(user, -1);
    int[] c = surface.triangles();
    for (int i = 0; i < c.length; i++) {
      int piece = surface.pieceOf(i / 3);
      if (user[c[i]] >= 0) {
        joined.join(user[c[i]], piece);
      }
      user[c[i]] = piece;
    }
    int[] parts = new int[surface.pieces().size()];
    Arrays.setAll(parts, joined::first);
    return parts;
  }

  /** The parts that would fit, the one with the most edges of each pair; in order of pieces. */
  public static List<Stray> of(WeldedSurface surface, OpenEdges edges) {
    return of(surface, edges, Memory.none());
  }

  /** The same, with a memory of which pieces are joined. */
  public static List<Stray> of(WeldedSurface surface, OpenEdges edges, Memory memory) {
    if (surface.pieces().size() < 2) {
      return List.of();
    }
    int[] parts = SameNumbers.of(memory, surface, StrayParts.class, () -> joined(surface));
    return new StrayParts(surface, edges, parts, memory).find();
  }

  private EdgeTwins twins() {
    twins =
        twins == null ? EdgeTwins.of(edges, memory) : twins; // mostly no part has a border to try
    return twins;
  }

  private List<Stray> find() {
    TreeMap<Integer, IntList> borders = new TreeMap<>();
    for (int e = 0; e < edges.count(); e++) {
      borders.computeIfAbsent(parts[edges.piece(e)], k -> new IntList()).add(e);
    }
    TreeMap<Integer, Stray> found = new TreeMap<>();
    int largest = largest();
    if (borders.size() > 1) {
      borders.forEach(
          (part, border) -> {
            Stray stray = part == largest || border.size() < EDGES ? null : best(part, border);
            if (stray != null) {
              found.put(part, stray);
            }
          });
    }
    List<Stray> strays = new ArrayList<>();
    found.forEach(
        (part, stray) -> {
          boolean odd = true;
          for (int other : stray.others()) {
            Stray reverse = found.get(parts[other]);
            odd &= reverse == null || disjoint(stray, reverse) || odder(stray, reverse);
          }
          if (odd) {
            strays.add(stray);
          }
        });
    return strays;
  }

  private static boolean disjoint(Stray stray, Stray reverse) {
    return stray.pieces().stream().noneMatch(reverse.others()::contains);
  }

  /** Of two parts that fit each other: the one that joins more, else the smaller one is odd. */
  private boolean odder(Stray one, Stray other) {
    if (weight(one) != weight(other)) {
      return weight(one) > weight(other);
    }
    int pieces = Integer.compare(one.pieces().size(), other.pieces().size());
    return pieces == 0 ? one.pieces().get(0) < other.pieces().get(0) : pieces < 0;
  }

  /** How many parts it would join: the one wrong piece between two others joins two. */
  private int weight(Stray stray) {
    BitSet joins = new BitSet();
    stray.others().forEach(p -> joins.set(parts[p]));
    return joins.cardinality();
  }

  private int largest() {
    int best = -1;
    for (int p = 0; p < parts.length; p++) {
      if (parts[p] == p && (best < 0 || sizes[p] > sizes[best])) {
        best = p;
      }
    }
    return sizes[best] > 1 ? best : -1;
  }

  private Stray best(int part, IntList border) {
    Stray best = null;
    for (double[] pivot : pivots(part)) {
      double off = off(border, pivot);
      for (Otherwise reading : Otherwise.all(pivot)) {
        Stray stray = fit(part, border, reading, off);
        best = stray != null && (best == null || stray.edges() > best.edges()) ? stray : best;
      }
    }
    return best;
  }

  /** What it is scaled and turned about: the level's origin, and its own if it has one. */
  private List<double[]> pivots(int part) {
    float[] own = surface.pieces().get(part).frame().place(new float[3]);
    List<double[]> all = new ArrayList<>();
    all.add(new double[3]);
    if (sizes[part] == 1 && (own[0] != 0 || own[1] != 0 || own[2] != 0)) {
      all.add(new double[] {own[0], own[1], own[2]});
    }
    return all;
  }

  /** How far from a point a border's edges begin at most, along one axis, metres. */
  private double off(IntList border, double[] from) {
    double most = 0;
    for (int i = 0; i < border.size(); i++) {
      for (int k = 0; k < 3; k++) {
        double way = Math.abs(edges.point(border.get(i), 0, k) - from[k]);
        most = way > most ? way : most; // an end that is no number meets nothing
      }
    }
    return most;
  }

  /**
   * How a part would fit; null when it would not.
   *
   * @param off how far from the reading's pivot the border's edges begin at most
   */
  private Stray fit(int part, IntList border, Otherwise reading, double off) {
    TreeSet<Integer> others = new TreeSet<>();
    int met = 0;
    int example = -1;
    int step = Math.max(1, border.size() / TRIED);
    int tried = 0;
    int left = (border.size() + step - 1) / step;
    long looks = 0;
    double[] target = null;
    double[] from = new double[3];
    double[] to = new double[3];
    IntList hits = new IntList();
    double meets =
        SizeLimits.MEETS + (reading.factor() > 1 ? reading.factor() * rounding(part) : 0);
    double shortest = Math.max(SizeLimits.LEAST_EDGE, SizeLimits.CERTAIN * meets);
    double reach = EdgeTwins.reach(meets, reading.farthest(off));
    for (int i = 0; i < border.size() && met + left >= EDGES; i += step) {
      int e = border.get(i);
      tried++;
      left--;
      double length = edges.length(e) * reading.factor();
      if (length < shortest) {
        continue;
      }
      if (!twins().any(length, reach)) {
        looks++;
        continue;
      }
      double moved = Math.min(place(e, 0, reading, from), place(e, 1, reading, to));
      if (moved < SizeLimits.MOVED) {
        continue;
      }
      int other = twins().meeting(f -> parts[edges.piece(f)] != part, from, to, meets, hits);
      if (other >= 0) {
        met++;
        others.add(edges.piece(other));
        if (example < 0) {
          example = edges.halfEdge(e);
          target = from.clone();
        }
      }
    }
    Budget.spend(looks);
    if (met < EDGES || met < SizeLimits.MET_SHARE * tried) {
      return null;
    }
    return new Stray(
        List.copyOf(members.get(part)),
        List.copyOf(others),
        reading.factor(),
        reading.turn(),
        met,
        example,
        target,
        reading.pivot());
  }

  /** How far the corners of a part may be off because its file has few decimals, metres. */
  private double rounding(int part) {
    if (Double.isNaN(roundings[part])) {
      double most = 0;
      for (int p : members.get(part)) {
        most = Math.max(most, WrittenDigits.rounding(surface.pieces().get(p)));
      }
      roundings[part] = most;
    }
    return roundings[part];
  }

  /** Places an end of an edge; how far it moves, metres. */
  private double place(int edge, int end, Otherwise reading, double[] out) {
    double[] p = new double[3];
    double square = 0;
    for (int k = 0; k < 3; k++) {
      p[k] = edges.point(edge, end, k);
    }
    reading.apply(p, out);
    for (int k = 0; k < 3; k++) {
      square += (out[k] - p[k]) * (out[k] - p[k]);
    }
    return Math.sqrt(square);
  }

  /** One way to read a part otherwise, about a fixed point. */
  private record Otherwise(double factor, UpAxis turn, double[] pivot) {

    static List<Otherwise> all(double[] pivot) {
      TreeSet<Double> factors = new TreeSet<>();
      for (LengthUnit unit : LengthUnit.values()) {
        factors.add(unit.metres());
        factors.add(1 / unit.metres());
      }
      List<Otherwise> all = new ArrayList<>();
      for (double factor : factors) {
        for (UpAxis turn : new UpAxis[] {null, UpAxis.Y, UpAxis.Z}) {
          if (factor != 1 || turn != null) {
            all.add(new Otherwise(factor, turn, pivot));
          }
        }
      }
      return all;
    }

    /** How far along one axis anything ends up that is so far from the pivot at most. */
    double farthest(double off) {
      double fixed = 0;
      for (double p : pivot) {
        fixed = Math.max(fixed, Math.abs(p));
      }
      return fixed + factor * off;
    }

    void apply(double[] p, double[] out) {
      double x = p[0] - pivot[0];
      double y = p[1] - pivot[1];
      double z = p[2] - pivot[2];
      out[0] = pivot[0] + factor * x;
      if (turn == UpAxis.Z) { // z is up, and was read as y up
        out[1] = pivot[1] + factor * z;
        out[2] = pivot[2] - factor * y;
      } else if (turn == UpAxis.Y) { // the other way around
        out[1] = pivot[1] - factor * z;
        out[2] = pivot[2] + factor * y;
      } else {
        out[1] = pivot[1] + factor * y;
        out[2] = pivot[2] + factor * z;
      }
    }
  }
}
