package org.trackwalk.course.part;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.course.band.BandFinder;
import org.trackwalk.course.part.RoadEnds.End;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Where parts of what is called road lead: a ring goes around and has an inner and an outer side, a
 * network of streets branches into dead ends. A race goes around a ring, and from one end of a road
 * to the other; nowhere does it go into three dead ends.
 */
public final class RoadLayout {

  /**
   * A ring's shorter long side has half of this share of its border at least. It is 1 for a ring
   * and 0.5 for a figure of eight whose lobes are of one length and cross on one level; that with a
   * pit lane or roads to its sides that are a fifth as long has 0.4.
   */
  private static final double ROUND = 0.4;

  /** A road has two ends, a network of streets more. */
  private static final int ENDS = 3;

  /** The end of a part is so many times as wide as it is in the mean at least, at most. */
  private static final double LIKE_WIDTH = 2;

  private final WeldedSurface surface;
  private final Topology topology;
  private final RoadParts parts;
  private final RoadBorder border;

  /** Metres of the second longest side of each part. */
  private final Map<Integer, Double> second = new TreeMap<>();

  /** How wide the ends of each part are, metres. */
  private final Map<Integer, List<Double>> ends = new TreeMap<>();

  private RoadLayout(WeldedSurface surface, Topology topology, RoadParts parts, RoadBorder border) {
    this.surface = surface;
    this.topology = topology;
    this.parts = parts;
    this.border = border;
  }

  /** Finds it for all parts; those that go on beyond missing pieces have been joined. */
  public static RoadLayout of(
      WeldedSurface surface,
      Topology topology,
      RoadParts parts,
      RoadBorder border,
      RoadEnds ends,
      List<RoadPart> measured) {
    RoadLayout layout = new RoadLayout(surface, topology, parts, border);
    for (End end : ends.all()) {
      layout
          .ends
          .computeIfAbsent(parts.of(end.triangle()), part -> new ArrayList<>())
          .add(end.width());
    }
    layout.measureSides(ends, measured);
    return layout;
  }

  /** Whether a part goes around, and is as long for its width as a road. */
  public boolean isRing(RoadPart part) {
    return part.isRibbon() && part.slenderness() >= BandFinder.SLENDER && goesAround(part);
  }

  /** Whether a part goes around, as wide as it may be. */
  public boolean goesAround(RoadPart part) {
    return second.getOrDefault(part.number(), 0.0) >= ROUND * part.border() / 2;
  }

  /** Whether a part is no ring and has more ends than a road. */
  public boolean isNetwork(RoadPart part) {
    long count =
        ends.getOrDefault(part.number(), List.of()).stream()
            .filter(w -> w * LIKE_WIDTH >= part.width() && w <= LIKE_WIDTH * part.width())
            .count();
    return part.isRibbon() && !isRing(part) && count >= ENDS;
  }

  private void measureSides(RoadEnds ends, List<RoadPart> measured) {
    Partition sides = new Partition(surface.vertexCount());
    BitSet across = new BitSet();
    BitSet loose = new BitSet();
    List<End> partners = ends.partners();
    for (int i = 0; i < partners.size(); i++) {
      if (partners.get(i) != null) {
        IntList edges = ends.all().get(i).edges();
        for (int k = 0; k < edges.size(); k++) {
          across.set(edges.get(k));
        }
      }
    }
    IntList outer = new IntList();
    for (int i = 0; i < border.edges().size(); i++) {
      int h = border.edges().get(i);
      if (!across.get(h) && border.outer(h)) {
        outer.add(h);
        sides.join(topology.from(h), topology.to(h));
        loose.flip(topology.from(h));
        loose.flip(topology.to(h));
      }
    }
    for (int i = 0; i < partners.size(); i++) {
      if (partners.get(i) != null) {
        joinCorners(ends.all().get(i), partners.get(i), sides);
      }
    }
    for (RoadPart part : measured) {
      joinLoose(part, loose, sides);
    }
    addUp(outer, sides);
  }

  /** Joins both sides of a road over a piece that is missing. */
  private void joinCorners(End a, End b, Partition sides) {
    double straight =
        distance(a.corners()[0], b.corners()[0]) + distance(a.corners()[1], b.corners()[1]);
    double crossed =
        distance(a.corners()[0], b.corners()[1]) + distance(a.corners()[1], b.corners()[0]);
    int first = straight <= crossed ? 0 : 1;
    sides.join(a.corners()[0], b.corners()[first]);
    sides.join(a.corners()[1], b.corners()[1 - first]);
  }

  /** Joins what ends at a seam of pieces with what goes on there: nearer than the other side. */
  private void joinLoose(RoadPart part, BitSet loose, Partition sides) {
    double near = part.width() / 2;
    int[] own =
        loose.stream()
            .filter(v -> parts.ofVertex(v) == part.number())
            .boxed()
            .sorted(
                Comparator.comparingDouble((Integer v) -> surface.positions()[3 * v])
                    .thenComparingInt(v -> v))
            .mapToInt(v -> v)
            .toArray();
    float[] p = surface.positions();
    for (int i = 0; i < own.length; i++) {
      for (int k = i + 1; k < own.length && p[3 * own[k]] - p[3 * own[i]] <= near; k++) {
        if (distance(own[i], own[k]) <= near) {
          sides.join(own[i], own[k]);
        }
      }
    }
  }

  private void addUp(IntList outer, Partition sides) {
    Map<Integer, Map<Integer, Double>> lengths = new TreeMap<>();
    for (int i = 0; i < outer.size(); i++) {
      int h = outer.get(i);
      lengths
          .computeIfAbsent(parts.of(h / 3), part -> new TreeMap<>())
          .merge(
              sides.first(topology.from(h)),
              distance(topology.from(h), topology.to(h)),
              Double::sum);
    }
    lengths.forEach(
        (part, all) ->
            second.put(
                part,
                all.values().stream()
                    .sorted(Comparator.reverseOrder())
                    .skip(1)
                    .findFirst()
                    .orElse(0.0)));
  }

  private double distance(int a, int b) {
    return Vec.distance(surface.positions(), a, b);
  }
}
