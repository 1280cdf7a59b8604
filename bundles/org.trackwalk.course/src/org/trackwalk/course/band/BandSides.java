package org.trackwalk.course.band;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/**
 * What runs along the sides of bands, whether it is joined to them or not: a raised kerb has a side
 * of its own between it and the road.
 */
final class BandSides {

  /** Places at which a side is looked at. */
  private static final int PLACES = 96;

  /** Two bands are beside each other with no more between them than two kerbs, metres. */
  private static final double BETWEEN = 2 * BandFinder.KERB;

  /** What is between two lanes is no wider, metres. */
  private static final double LINE = 0.5;

  /** A lane is at least this part as wide as its neighbour. */
  private static final double AS_WIDE = 0.8;

  /** A band is beside another along this share of one of its sides. */
  private static final double MOSTLY = 0.5;

  /** What is higher or lower by more is not driven onto from here, metres. */
  private static final double LEVEL = 1;

  /** A kerb is no farther from the road's border than it is high, metres. */
  private static final double AT = 0.3;

  private final Ground ground;
  private final BandFinder finder;
  private final Map<Band, StaticTree> trees = new IdentityHashMap<>();
  private StaticTree strips;
  private IntList stripEdges;

  BandSides(Ground ground, BandFinder finder) {
    this.ground = ground;
    this.finder = finder;
  }

  /** Whether a band runs beside another, with nothing but kerbs between them. */
  boolean beside(Band band, Band other) {
    return beside(band, other, BETWEEN);
  }

  /**
   * Whether two bands are lanes of one road: of one material, nearly as wide, and beside each other
   * with no more than a painted line between them.
   */
  boolean lanes(Band band, Band other) {
    return ground.made(band.patch()) == ground.made(other.patch())
        && Math.min(band.width(), other.width()) >= AS_WIDE * Math.max(band.width(), other.width())
        && beside(band, other, LINE);
  }

  private boolean beside(Band band, Band other, double between) {
    StaticTree tree = trees.computeIfAbsent(other, b -> tree(length(b), i -> edge(b, i)));
    for (IntList side : band.sides()) {
      if (share(side, tree, i -> edge(other, i), between, LEVEL) >= MOSTLY) {
        return true;
      }
    }
    return false;
  }

  /** Share of its sides along which a band has narrow strips; of the two the lesser. */
  double kerbs(Band band) {
    if (strips == null) {
      stripEdges = new IntList();
      finder.borders().keySet().stream()
          .sorted()
          .filter(patch -> finder.meanWidth(patch) < RoadSizes.NARROWEST)
          .forEach(
              patch -> {
                IntList border = finder.borders().get(patch);
                for (int i = 0; i < border.size(); i++) {
                  stripEdges.add(border.get(i));
                }
              });
      strips = tree(stripEdges.size(), stripEdges::get);
    }
    double least = 1;
    for (IntList side : band.sides()) {
      least = Math.min(least, share(side, strips, stripEdges::get, AT, AT));
    }
    return least;
  }

  /** The patches beside a band, but for some, that are no wider than a road. */
  Set<Integer> strips(Band band, Set<Integer> but) {
    Set<Integer> strips = new TreeSet<>(band.besides());
    strips.removeIf(patch -> but.contains(patch) || finder.meanWidth(patch) > BandFinder.WIDEST);
    return strips;
  }

  /** Metres of strips as wide as a road. */
  double length(Set<Integer> strips) {
    return strips.stream()
        .filter(patch -> finder.meanWidth(patch) >= RoadSizes.NARROWEST)
        .mapToDouble(patch -> finder.rim(patch) / 2)
        .sum();
  }

  private static int length(Band band) {
    return band.sides()[0].size() + band.sides()[1].size();
  }

  private static int edge(Band band, int i) {
    int first = band.sides()[0].size();
    return i < first ? band.sides()[0].get(i) : band.sides()[1].get(i - first);
  }

  private StaticTree tree(int count, IntUnaryOperator edge) {
    float[] boxes = new float[6 * count];
    for (int i = 0; i < count; i++) {
      int h = edge.applyAsInt(i);
      for (int k = 0; k < 3; k++) {
        double a = ground.coordinate(ground.from(h), k);
        double b = ground.coordinate(ground.to(h), k);
        boxes[6 * i + k] = (float) Math.min(a, b);
        boxes[6 * i + 3 + k] = (float) Math.max(a, b);
      }
    }
    return StaticTree.overBoxes(boxes, 1);
  }

  /** Share of the places on a side that have one of some half-edges within reach in plan. */
  private double share(
      IntList side, StaticTree tree, IntUnaryOperator edge, double reach, double level) {
    int n = Math.min(PLACES, side.size());
    int near = 0;
    IntList hits = new IntList();
    for (int i = 0; i < n; i++) {
      int h = side.get((int) ((long) i * side.size() / n));
      double[] at = new double[3];
      for (int k = 0; k < 3; k++) {
        at[k] = (ground.coordinate(ground.from(h), k) + ground.coordinate(ground.to(h), k)) / 2;
      }
      tree.overlapping(
          (float) (at[0] - reach),
          (float) (at[1] - level),
          (float) (at[2] - reach),
          (float) (at[0] + reach),
          (float) (at[1] + level),
          (float) (at[2] + reach),
          hits);
      for (int j = 0; j < hits.size(); j++) {
        if (reaches(at, edge.applyAsInt(hits.get(j)), reach, level)) {
          near++;
          break;
        }
      }
    }
    return n == 0 ? 0 : (double) near / n;
  }

  /** Whether a half-edge comes as near to a place as that, in plan and in height. */
  private boolean reaches(double[] at, int halfEdge, double reach, double level) {
    int a = ground.from(halfEdge);
    int b = ground.to(halfEdge);
    double dx = ground.coordinate(b, 0) - ground.coordinate(a, 0);
    double dz = ground.coordinate(b, 2) - ground.coordinate(a, 2);
    double x = at[0] - ground.coordinate(a, 0);
    double z = at[2] - ground.coordinate(a, 2);
    double size = dx * dx + dz * dz;
    double t = size == 0 ? 0 : Math.max(0, Math.min(1, (x * dx + z * dz) / size));
    double offX = x - t * dx;
    double offZ = z - t * dz;
    double height =
        ground.coordinate(a, 1) + t * (ground.coordinate(b, 1) - ground.coordinate(a, 1));
    return offX * offX + offZ * offZ <= reach * reach && Math.abs(at[1] - height) <= level;
  }
}
