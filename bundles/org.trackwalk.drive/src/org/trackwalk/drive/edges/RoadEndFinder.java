package org.trackwalk.drive.edges;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.brink.Brink;
import org.trackwalk.course.road.BorderSearch;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.tree.IntList;

/** Finds where the road ends across its way, and not along it. */
final class RoadEndFinder {

  /**
   * Cosine, of brink and road, above which a car may meet it on its way: where the road is torn the
   * rows lead aside, onto what is left of it.
   */
  private static final double AHEAD = 0.4;

  /**
   * Cosine between neighbours of one end, 84 degrees: it may be ragged, with teeth that point aside
   * by half of that. A border that runs along the road meets its end at a right angle.
   */
  private static final double ONE_WAY = 0.1;

  /** Cosine, of 20 degrees, between brinks of which one goes straight on beside the other. */
  private static final double STRAIGHT_ON = 0.94;

  /** What is narrower is a pavement or a kerb and no road, metres as import.axis-unit takes it. */
  private static final double NARROW = 3;

  /** What is wider is a field, metres: the road with all that is paved beside it. */
  private static final double FIELD = RoadSizes.WIDEST;

  /** Part of an end's width where there are brinks. */
  private static final double MOST = 0.6;

  /** The brinks of a saw are together so many times as long as the saw is wide. */
  private static final double SAW = 1.4;

  /** Part of the road's width over which it ends: the lane between two wide shoulders. */
  private static final double ACROSS = 0.2;

  /**
   * The same of an end that goes from border to border, whichever way its edges point: less than
   * all, as rows lead aside by some degrees before it.
   */
  private static final double WHOLE = 0.8;

  /** The road's width is taken so far before the last of an end's brinks, metres. */
  private static final double BEFORE = 0.5;

  /**
   * A road goes back from its end so many times its width at least, or so many metres, in bends
   * too.
   */
  private static final double LONG = 0.9;

  private static final double ENOUGH = 15;

  /** The speed is that of the row so far before the end, metres. */
  private static final double RUN_UP = 12;

  /** The slope of the road is measured over so much, metres, and again so far before. */
  private static final double BASE = 2;

  private static final double EARLIER = 8;

  private final Road road;
  private final Floor.Reader ground;
  private final Floor.Reader paved;
  private final BorderSearch border;
  private final WayBack wayBack;

  /**
   * Looks on a road.
   *
   * @param all all that carries a car
   */
  RoadEndFinder(Road road, Floor all) {
    this.road = road;
    this.ground = all.reader();
    this.paved = road.ground().reader();
    this.border = new BorderSearch(road.ground().reader());
    this.wayBack = new WayBack(road.ground());
  }

  /** The ends among some brinks of the road. */
  List<RoadEnd> of(List<Brink> brinks) {
    List<Brink> across = across(brinks);
    if (across.isEmpty()) {
      return List.of();
    }
    List<RoadEnd> ends = new ArrayList<>();
    for (List<Brink> own : BrinkRuns.apart(across, ONE_WAY)) {
      RoadEnd end = end(own);
      int before = ends.size();
      if (end == null || end.isBent()) {
        straight(own, ends);
      }
      if (end != null && ends.size() == before) {
        ends.add(end);
      }
    }
    return ends;
  }

  /**
   * Adds the ends from border to border among brinks that make none together: where the road bends
   * at its end, rows run against its borders, and those are with it.
   */
  private void straight(List<Brink> brinks, List<RoadEnd> ends) {
    for (List<Brink> own : BrinkRuns.apart(brinks, STRAIGHT_ON)) {
      double[] way = before(own);
      RoadEnd end = way == null ? null : end(own, way[0], way[1], WHOLE);
      if (end != null) {
        ends.add(end);
      }
    }
  }

  /**
   * The way of the rows half the width of a straight end before it, where they do not bend for it
   * yet; null where none leads to it.
   */
  private double[] before(List<Brink> brinks) {
    double outX = 0;
    double outZ = 0;
    double[] middle = new double[3];
    double length = brinks.stream().mapToDouble(Brink::length).sum();
    for (Brink b : brinks) {
      outX += b.outX() * b.length() / length;
      outZ += b.outZ() * b.length() / length;
      middle[0] += b.x() * b.length() / length;
      middle[1] += b.y() * b.length() / length;
      middle[2] += b.z() * b.length() / length;
    }
    // from side to side: brinks may lie behind each other
    double width = 0;
    for (Brink b : brinks) {
      double aside = (b.x() - middle[0]) * outZ - (b.z() - middle[2]) * outX;
      width = Math.max(width, 2 * Math.abs(aside) + b.length());
    }
    RoadPlace place =
        road.place(middle[0] - width / 2 * outX, middle[1], middle[2] - width / 2 * outZ);
    if (place == null) {
      return null;
    }
    Strand strand = road.strands().get(place.strand());
    double x = strand.headingX(place.row());
    double z = strand.headingZ(place.row());
    double along = x * outX + z * outZ;
    return Math.abs(along) > AHEAD
        ? new double[] {x * Math.signum(along), z * Math.signum(along)}
        : null;
  }

  /**
   * The brinks that are met on the way, and those that go straight on beside them: where a wide
   * road is torn, half of its end is met by rows that already lead aside.
   */
  private List<Brink> across(List<Brink> brinks) {
    double[][] met = new double[brinks.size()][2];
    Partition parts = BrinkRuns.together(brinks, STRAIGHT_ON);
    for (int i = 0; i < brinks.size(); i++) {
      Brink b = brinks.get(i);
      if (Math.abs(ahead(b)) > AHEAD) {
        met[parts.first(i)][0] += b.length() * b.outX();
        met[parts.first(i)][1] += b.length() * b.outZ();
      }
    }
    List<Brink> across = new ArrayList<>();
    for (int i = 0; i < brinks.size(); i++) {
      Brink b = brinks.get(i);
      double x = met[parts.first(i)][0];
      double z = met[parts.first(i)][1];
      boolean goesOn = b.outX() * x + b.outZ() * z > STRAIGHT_ON * Math.sqrt(x * x + z * z);
      if (goesOn || Math.abs(ahead(b)) > AHEAD) {
        across.add(b);
      }
    }
    return across;
  }

  /** The cosine between a brink's way out and the row beside it. */
  private double ahead(Brink b) {
    Strand strand = road.strands().get(b.place().strand());
    int row = b.place().row();
    return b.outX() * strand.headingX(row) + b.outZ() * strand.headingZ(row);
  }

  /** The end that some brinks make; null where they make none. */
  private RoadEnd end(List<Brink> brinks) {
    double outX = 0;
    double outZ = 0;
    double rowX = 0;
    double rowZ = 0;
    for (Brink b : brinks) {
      Strand strand = road.strands().get(b.place().strand());
      double sign = ahead(b) * b.length();
      outX += b.length() * b.outX();
      outZ += b.length() * b.outZ();
      rowX += sign * strand.headingX(b.place().row());
      rowZ += sign * strand.headingZ(b.place().row());
    }
    RoadEnd end = end(brinks, outX, outZ, ACROSS);
    // The teeth of a saw may all point aside, and so may an end from border to border: there the
    // rows know better.
    if (end != null && !end.isBent()) {
      return end;
    }
    RoadEnd other = end(brinks, rowX, rowZ, saw(brinks, outX, outZ) ? ACROSS : WHOLE);
    return end == null || other != null && !other.isBent() ? other : end;
  }

  /** Whether brinks lie behind each other, seen the way that they point. */
  private static boolean saw(List<Brink> brinks, double x, double z) {
    double size = Math.sqrt(x * x + z * z);
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    for (Brink b : brinks) {
      double at = (b.x() * z - b.z() * x) / size;
      low = Math.min(low, at - b.length() / 2);
      high = Math.max(high, at + b.length() / 2);
    }
    return size > SAW * (high - low);
  }

  private RoadEnd end(List<Brink> brinks, double x, double z, double share) {
    double size = Math.sqrt(x * x + z * z);
    if (size == 0) {
      return null;
    }
    double outX = x / size;
    double outZ = z / size;
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double[] middle = new double[3];
    double length = brinks.stream().mapToDouble(Brink::length).sum();
    double covered = 0;
    Brink longest = brinks.get(0);
    for (Brink b : brinks) {
      double at = b.x() * outZ - b.z() * outX;
      double half = b.length() / 2 * Math.abs(b.outX() * outX + b.outZ() * outZ);
      low = Math.min(low, at - half);
      high = Math.max(high, at + half);
      covered += 2 * half;
      middle[0] += b.x() * b.length() / length;
      middle[1] += b.y() * b.length() / length;
      middle[2] += b.z() * b.length() / length;
      longest = b.length() > longest.length() ? b : longest;
    }
    double width = high - low;
    if (width < NARROW || width > FIELD || covered < MOST * width) {
      return null;
    }
    double off = (low + high) / 2 - (middle[0] * outZ - middle[2] * outX);
    middle[0] += off * outZ;
    middle[2] -= off * outX;
    double torn = torn(brinks, middle, outX, outZ);
    double missing = mostMissing(middle, outX, outZ, torn, width, share);
    if (missing == 0) {
      return null;
    }
    double slope = rise(middle, outX, outZ, torn);
    if (goesOn(brinks, slope)) {
      return null;
    }
    double before = rise(middle, outX, outZ, torn + EARLIER);
    double speed = speed(middle, outX, outZ, longest);
    double step = step(brinks, slope);
    return new RoadEnd(
        middle, outX, outZ, width, missing, slope, before, step, speed, edges(brinks, longest));
  }

  /** How far behind an end's middle its brinks reach: there the road is whole, metres. */
  private static double torn(List<Brink> brinks, double[] middle, double outX, double outZ) {
    double torn = 0;
    for (Brink b : brinks) {
      double back = (middle[0] - b.x()) * outX + (middle[2] - b.z()) * outZ;
      double half = b.length() / 2 * Math.abs(b.outX() * outZ - b.outZ() * outX);
      torn = Math.max(torn, back + half);
    }
    return torn;
  }

  /**
   * Whether road lies behind half of an end's length, over an edge that a wheel rolls down at most:
   * a copy of the road or a closed body ends there, and not the road.
   */
  private boolean goesOn(List<Brink> brinks, double rises) {
    double on = 0;
    double length = 0;
    for (Brink b : brinks) {
      double x = b.x() + Crossing.FOOT * b.outX();
      double z = b.z() + Crossing.FOOT * b.outZ();
      double y = b.y() + rises * Crossing.FOOT;
      on += paved.find(x, y, z, Body.CAR.edge()) ? b.length() : 0;
      length += b.length();
    }
    return on > length / 2;
  }

  /** How far the ground goes down behind half of an end's length, metres. */
  private double step(List<Brink> brinks, double rises) {
    List<double[]> steps = new ArrayList<>();
    double length = 0;
    for (Brink b : brinks) {
      double x = b.x() + Crossing.FOOT * b.outX();
      double z = b.z() + Crossing.FOOT * b.outZ();
      double y = b.y() + rises * Crossing.FOOT;
      boolean there = ground.find(x, y, z, GapFinder.SHALLOW, Body.FALL);
      double down = there ? Math.max(0, y - ground.height()) : Double.POSITIVE_INFINITY;
      steps.add(new double[] {down, b.length()});
      length += b.length();
    }
    steps.sort(Comparator.comparingDouble(s -> s[0]));
    double sum = 0;
    for (double[] s : steps) {
      sum += s[1];
      if (sum >= length / 2) {
        return s[0];
      }
    }
    return 0;
  }

  /** The edges of some brinks, that of the longest first. */
  private static int[] edges(List<Brink> brinks, Brink longest) {
    IntList edges = new IntList();
    edges.add(longest.halfEdge());
    for (Brink b : brinks) {
      if (b.halfEdge() != longest.halfEdge() && b.halfEdge() != edges.get(edges.size() - 1)) {
        edges.add(b.halfEdge());
      }
    }
    return edges.array();
  }

  /** The vehicle's speed on its way to an end: at the end itself the rows may lead aside. */
  private double speed(double[] end, double outX, double outZ, Brink brink) {
    RoadPlace place = road.place(end[0] - RUN_UP * outX, end[1], end[2] - RUN_UP * outZ);
    return place == null ? brink.place().speed() : place.speed();
  }

  /**
   * How much may be missing before an end, metres: seen from where the road is whole, it is one of
   * something long and not a border along it. Where the road bends behind it no more is missing
   * than is known of the road; 0 where it is none.
   *
   * @param share part of the road's width that it has at least
   */
  private double mostMissing(
      double[] end, double outX, double outZ, double torn, double width, double share) {
    double x = end[0] - (torn + BEFORE) * outX;
    double z = end[2] - (torn + BEFORE) * outZ;
    double across =
        border.reach(x, end[1], z, outZ, -outX, BorderSearch.FARTHEST)
            + border.reach(x, end[1], z, -outZ, outX, BorderSearch.FARTHEST);
    double far = Math.min(ENOUGH, LONG * across);
    double back = border.reach(x, end[1], z, -outX, -outZ, far);
    if (width > 2 * across || across > FIELD || width < share * across) {
      return 0;
    }
    if (back >= far) {
      return Double.POSITIVE_INFINITY;
    }
    return wayBack.length(x, end[1], z, -outX, -outZ, far) >= far ? far : 0;
  }

  /** How much the road rises per metre towards its end, so far before it; 0 where not known. */
  private double rise(double[] end, double outX, double outZ, double before) {
    double near = before + BASE / 10;
    double far = before + BASE;
    if (!ground.find(end[0] - near * outX, end[1], end[2] - near * outZ, 1 + before)) {
      return 0;
    }
    double high = ground.height();
    if (!ground.find(end[0] - far * outX, high, end[2] - far * outZ, BASE)) {
      return 0;
    }
    return (high - ground.height()) / (far - near);
  }
}
