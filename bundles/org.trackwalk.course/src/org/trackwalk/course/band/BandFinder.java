package org.trackwalk.course.band;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.course.patch.BorderWalk;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.Marks;
import org.trackwalk.course.patch.Patches;
import org.trackwalk.course.patch.SideSlope;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.mesh.tree.IntList;

/** Finds the bands among the patches of the ground (docs/corridor.md, way 4). */
public final class BandFinder {

  /** The widest road, metres: a speedway. */
  static final double WIDEST = 30;

  /** What is up to so wide may be the road too, if a strange one: it speaks against others. */
  private static final double DOUBTFUL = 60;

  /** A strip that is narrower is a kerb or a line, metres. */
  static final double KERB = 2;

  /** Share of a band's length that a strip has that goes around with it. */
  private static final double ALL_AROUND = 0.8;

  /** Patches that are smaller carry nobody from one strip to the next, square metres. */
  private static final double LEAST_AREA = 4;

  /** A road is longer than so many times its width. */
  public static final double SLENDER = 20;

  /**
   * The square of a band's border over its area is at least this, less a margin for rounding:
   * {@link #measure} wants half of the border to be at least {@link #SLENDER} times half of the
   * mean width, which is the area over half of the border.
   */
  static final double LEAST_RIM = 2 * SLENDER * 0.99;

  /** The share of a band's border that its two long borders have at least. */
  private static final double TWO_SIDES = 0.85;

  /** The inner border is at least this part of the outer one: 2 pi R differs by 2 pi width. */
  private static final double EVEN = 0.7;

  /**
   * The outer border of a lone one is longer by so many widths at most: by 2 pi where it is round,
   * by 8 where it has four right corners, and a tenth is for borders that are not quite straight.
   */
  private static final double CORNERS = 8.8;

  /** Places at which the width is measured. */
  private static final int PLACES = 96;

  /** The width at a tenth and at nine tenths of the places over the median, at the worst. */
  private static final double NARROW = 0.4;

  private static final double WIDE = 2.5;

  /** How much the area over the length may differ from the median width. */
  private static final double LIKE_MEDIAN = 0.5;

  private final Ground ground;
  private final Patches patches;
  private final double[] areas;
  private final double[] rims;
  private final Map<Integer, IntList> borders = new HashMap<>();

  private final LoneBand loneBand;

  /** The two long sides of a patch, metres that are missing, and those of its border at ends. */
  private record Rim(boolean open, IntList[] sides, double gap, double ends) {}

  /** Which of the patches are torn; null where nobody asked. */
  private TornBands torn;

  BandFinder(Ground ground, Patches patches) {
    this.ground = ground;
    this.patches = patches;
    areas = new double[ground.size()];
    rims = new double[ground.size()];
    for (int t = 0; t < ground.size(); t++) {
      if (ground.up(t)) {
        areas[patches.of(t)] += ground.area(t);
      }
    }
    IntList all = patches.borders();
    for (int i = 0; i < all.size(); i++) {
      int h = all.get(i);
      int patch = patches.of(h / 3);
      rims[patch] += ground.length(h);
      if (areas[patch] > LEAST_AREA || areas[patch] >= LoneBand.LONE * ground.groundArea()) {
        borders.computeIfAbsent(patch, p -> new IntList()).add(h);
      }
    }
    borders.replaceAll(this::withoutSlits);
    loneBand = new LoneBand(ground, areas, this);
  }

  /** Slits inside of a patch are told where they lie: they make it no other road. */
  private IntList withoutSlits(int patch, IntList border) {
    IntList left = new BandLoops(ground, border).withoutSlits(Marks.LINE);
    rims[patch] = left == border ? rims[patch] : length(left);
    return left;
  }

  /** Takes bands that are torn for whole ones. */
  void mend(TornBands mended) {
    torn = mended;
  }

  /** Area over half the border: the width of a long strip, too little for a short one, metres. */
  double meanWidth(int patch) {
    return rims[patch] == 0 ? Double.POSITIVE_INFINITY : 2 * areas[patch] / rims[patch];
  }

  /** Length of the border of a patch, metres. */
  double rim(int patch) {
    return rims[patch];
  }

  /** Half-edges of the borders of patches; small patches are left out. */
  Map<Integer, IntList> borders() {
    return borders;
  }

  /** All closed bands wide enough for a road, in ascending order of their patch. */
  List<Band> find() {
    return find(false, false);
  }

  /** The band with two ends that is nearly all that cars can drive on, if there is one. */
  List<Band> findOpen() {
    return find(true, true);
  }

  /** All bands with two ends, whatever else there is, in ascending order of their patch. */
  List<Band> findAllOpen() {
    return find(true, false);
  }

  /** The closed band that is nearly all that cars can drive on, if there is one, of any width. */
  List<Band> findLone() {
    return find(false, true);
  }

  private List<Band> find(boolean open, boolean lone) {
    List<Band> bands = new ArrayList<>();
    for (int patch : borders.keySet().stream().sorted().toList()) {
      double width = meanWidth(patch);
      double narrowest = narrowest(patch, open);
      double longer = slender(patch) * narrowest;
      double widest = lone ? Double.POSITIVE_INFINITY : DOUBTFUL;
      if (width > narrowest / 2 && width < widest * 2 && rims[patch] > 2 * longer) {
        Band band =
            lone && !loneBand.is(patch) ? null : measure(patch, borders.get(patch), open, widest);
        if (band != null) {
          bands.add(band);
        }
      }
    }
    return bands;
  }

  /** A road is longer than so many times its width: less where there is no other ground. */
  private double slender(int patch) {
    return loneBand.is(patch) ? RoadSizes.SLENDER : SLENDER;
  }

  /** Where there is no other ground a ring is the road however narrow: its unit may be another. */
  private double narrowest(int patch, boolean open) {
    return loneBand.is(patch) && !open ? 0 : RoadSizes.NARROWEST;
  }

  private Band measure(int patch, IntList border, boolean open, double widest) {
    Rim rim = rim(patch, border, open);
    return rim == null ? null : measure(patch, rim, widest);
  }

  /** The sides of a patch; null where it has not two. */
  private Rim rim(int patch, IntList border, boolean open) {
    List<IntList> mended = torn == null ? null : torn.sides(patch);
    if (mended != null && mended.size() != (open ? 1 : 2)) {
      return null;
    }
    if (mended != null) {
      IntList[] sides =
          open ? RibbonSides.of(ground, mended.get(0)) : mended.toArray(IntList[]::new);
      return new Rim(open, sides, torn.gap(patch), torn.ends(patch));
    }
    IntList[] sides = sides(patch, border);
    if (open) {
      IntList loop = new BorderWalk(ground, sides[0]).loop();
      sides = loop == null ? null : RibbonSides.of(ground, loop);
    }
    return sides == null || sides[1].size() == 0 ? null : new Rim(open, sides, 0, 0);
  }

  private Band measure(int patch, Rim rim, double widest) {
    IntList[] sides = rim.sides();
    boolean open = rim.open();
    double[] lengths = {length(sides[0]), length(sides[1])};
    double length = (lengths[0] + lengths[1]) / 2;
    boolean twoSided = lengths[0] + lengths[1] >= TWO_SIDES * (rims[patch] - rim.ends());
    double mean = areas[patch] / length;
    SideSlope slope = new SideSlope(ground, mean / 2, h -> torn != null && torn.leadsToGap(h));
    double slender = open ? SLENDER : slender(patch);
    boolean even = Math.min(lengths[0], lengths[1]) >= EVEN * Math.max(lengths[0], lengths[1]);
    even |= loneBand.is(patch) && Math.abs(lengths[0] - lengths[1]) <= CORNERS * mean;
    if (!twoSided
        || !even
        || slope.steep(sides[0])
        || slope.steep(sides[1])
        || length < slender * mean / 2) {
      return null;
    }
    double[] widths = widths(sides[0], sides[1]);
    double width = widths[widths.length / 2];
    boolean steady =
        widths[widths.length / 10] >= NARROW * width
            && widths[widths.length * 9 / 10] <= WIDE * width
            && Math.abs(mean - width) <= LIKE_MEDIAN * width;
    if (!steady || width < narrowest(patch, open) || width > widest || length < slender * width) {
      return null;
    }
    List<Map<Integer, Double>> beside = List.of(new HashMap<>(), new HashMap<>());
    double[] strips = new double[2];
    Set<Integer> patchesBeside = new TreeSet<>();
    for (int s = 0; s < 2; s++) {
      for (int i = 0; i < sides[s].size(); i++) {
        int h = sides[s].get(i);
        int other = ground.across(h);
        if (other >= 0) {
          beside.get(s).merge(ground.made(other), ground.length(h), Double::sum);
        }
      }
      strips[s] = strips(patch, sides[s], length, patchesBeside);
    }
    return new Band(
        patch, open, width, length, rim.gap(), areas[patch], sides, beside, strips, patchesBeside);
  }

  /**
   * Metres of strips that may be the road along a side, or behind the kerbs and lines along it:
   * strips as wide as a road, whatever they are cut into, or a narrower one that goes all around.
   *
   * @param found gets the strips
   */
  private double strips(int patch, IntList side, double length, Set<Integer> found) {
    Set<Integer> seen = new HashSet<>();
    seen.add(patch);
    IntList narrow = new IntList();
    double[] metres = new double[2];
    look(side, seen, narrow, metres, found);
    for (int i = 0; i < narrow.size(); i++) {
      look(borders.get(narrow.get(i)), seen, narrow, metres, found);
    }
    return metres[1] >= ALL_AROUND * length ? Math.max(metres[0], metres[1]) : metres[0];
  }

  /** Adds the metres of strips as wide as a road, and keeps those of the longest one of any. */
  private void look(
      IntList border, Set<Integer> seen, IntList narrow, double[] metres, Set<Integer> found) {
    for (int i = 0; i < border.size(); i++) {
      int other = ground.across(border.get(i));
      int patch = other < 0 ? other : patches.of(other);
      if (other >= 0 && seen.add(patch)) {
        double width = meanWidth(patch);
        if (width < KERB && borders.containsKey(patch)) {
          narrow.add(patch);
        } else if (width >= KERB && width <= DOUBTFUL) {
          found.add(patch);
          metres[0] += width >= RoadSizes.NARROWEST ? rims[patch] / 2 : 0;
          metres[1] = Math.max(metres[1], rims[patch] / 2);
        }
      }
    }
  }

  /**
   * The two longest borders of a patch, each a set of half-edges that hang together; the second is
   * empty where the first is so long that it must be both sides.
   */
  private IntList[] sides(int patch, IntList border) {
    return new BandLoops(ground, border).sides(TWO_SIDES * rims[patch]);
  }

  /** The border of a patch that has one, one half-edge after the other; null where it has more. */
  IntList loop(int patch) {
    IntList[] sides = sides(patch, borders.get(patch));
    return sides[1].size() == 0 ? new BorderWalk(ground, sides[0]).loop() : null;
  }

  private double length(IntList side) {
    double length = 0;
    for (int i = 0; i < side.size(); i++) {
      length += ground.length(side.get(i));
    }
    return length;
  }

  /** Distances from places on one side to the other side, ascending, metres. */
  private double[] widths(IntList side, IntList other) {
    int n = Math.min(PLACES, side.size());
    double[] widths = new double[n];
    for (int i = 0; i < n; i++) {
      int h = side.get((int) ((long) i * side.size() / n));
      double least = Double.POSITIVE_INFINITY;
      for (int j = 0; j < other.size(); j++) {
        least = Math.min(least, square(ground.from(h), other.get(j)));
      }
      widths[i] = Math.sqrt(least);
    }
    Arrays.sort(widths);
    return widths;
  }

  /** Square of the distance of a place to a half-edge. */
  private double square(int place, int halfEdge) {
    int a = ground.from(halfEdge);
    int b = ground.to(halfEdge);
    double along = 0;
    double size = 0;
    for (int k = 0; k < 3; k++) {
      double d = ground.coordinate(b, k) - ground.coordinate(a, k);
      along += (ground.coordinate(place, k) - ground.coordinate(a, k)) * d;
      size += d * d;
    }
    double t = size == 0 ? 0 : Math.max(0, Math.min(1, along / size));
    double square = 0;
    for (int k = 0; k < 3; k++) {
      double at = ground.coordinate(a, k) + t * (ground.coordinate(b, k) - ground.coordinate(a, k));
      double d = ground.coordinate(place, k) - at;
      square += d * d;
    }
    return square;
  }
}
