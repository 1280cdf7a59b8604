package org.trackwalk.course.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.course.body.GroundCover;
import org.trackwalk.course.patch.Strips;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.ItemBlocks;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A part of what may be road, by its sizes.
 *
 * @param number of the part
 * @param area square metres
 * @param border metres around it, islands included; what hangs together inside has none
 * @param flat whether it is somewhere as flat as a street; or, where no ribbon is, whether it leans
 *     as banked bends do and there is nothing flat, or is a ribbon and clearly longer than all that
 *     is: a yard takes the road from no speedway
 * @param ceiling whether most of it faces down, high over other ground
 * @param deep how far faces that stand under its border go down, metres; the mean along the border
 */
public record RoadPart(
    int number, double area, double border, boolean flat, boolean ceiling, double deep) {

  /** The grade of the steepest street: 35 % (Baldwin Street, Dunedin). */
  public static final double GRADE = 0.35;

  /**
   * Upward part of the normal of the steepest street. A road is steeper in banked bends, and all
   * along where there is no more of it than a bend.
   */
  private static final double STEEPEST = 1 / StrictMath.sqrt(1 + GRADE * GRADE);

  /** The longest part is the road alone if it is so many times as long as another one. */
  public static final double CLEARLY = 1.5;

  /** Length of a ribbon with such a border, along both of its sides, metres. */
  public double length() {
    return border / 2;
  }

  /** How many times as long as wide it is as a ribbon; its width is its area by its length. */
  public double slenderness() {
    return length() * length() / area;
  }

  /** Whether it is as long and narrow as a road. */
  public boolean isRibbon() {
    return area <= Strips.WIDEST * length() && length() * length() >= RoadSizes.SLENDER * area;
  }

  /** How wide it is as a ribbon, metres. */
  public double width() {
    return area / length();
  }

  /** Whether it is the top of a wall: what it stands on is higher than it is wide. */
  public boolean isCrown() {
    return deep * length() > area;
  }

  /**
   * Whether it is road that is nowhere as flat as a street, where no street is.
   *
   * @param leans how much of it is as flat as a banked bend, square metres
   * @param yards length of all flat parts, none of which is a ribbon, metres
   * @param alone whether there is no flat part
   */
  private boolean isBanked(double leans, double yards, boolean alone) {
    boolean longer = isRibbon() && length() > CLEARLY * yards;
    return leans > area / 2 && (alone || longer);
  }

  private RoadPart asFlat() {
    return new RoadPart(number, area, border, true, ceiling, deep);
  }

  /** Whether a surface whose normal points up by so much is as flat as a street. */
  public static boolean isFlat(double up) {
    return Math.abs(up) >= STEEPEST;
  }

  /** Measures all parts, in the order of their numbers. */
  public static List<RoadPart> measure(
      Land land, Topology topology, RoadParts parts, RoadBorder border) {
    WeldedSurface surface = land.surface();
    // Of parts that were joined since it is not known whether they are the same again.
    Object what = parts.joins() == 0 ? border.what() : null;
    ItemBlocks<Map<Integer, Sums>> faces =
        land.blocks(
            what == null ? null : new Asked(what, false),
            border.triangles().size(),
            border.triangles()::get,
            (from, to) -> faces(land, parts, border, from, to));
    ItemBlocks<Map<Integer, Sums>> edges =
        land.blocks(
            what == null ? null : new Asked(what, true),
            border.edges().size(),
            i -> border.edges().get(i) / 3,
            (from, to) -> edges(surface, topology, parts, border, from, to));
    Map<Integer, Sums> sums = new TreeMap<>();
    for (ItemBlocks<Map<Integer, Sums>> blocks : List.of(faces, edges)) {
      for (int i = 0; i < blocks.count(); i++) {
        blocks.get(i).forEach((part, own) -> sums.computeIfAbsent(part, k -> new Sums()).add(own));
      }
    }
    List<RoadPart> measured = new ArrayList<>();
    sums.forEach((number, all) -> measured.add(all.part(number)));
    List<RoadPart> level = measured.stream().filter(p -> p.flat && !p.ceiling).toList();
    if (level.stream().noneMatch(RoadPart::isRibbon)) {
      double yards = level.stream().mapToDouble(RoadPart::length).sum();
      measured.replaceAll(
          p -> p.isBanked(sums.get(p.number).leans, yards, level.isEmpty()) ? p.asFlat() : p);
    }
    return measured;
  }

  /** What is asked of a floor: its faces or the edges at which it ends. */
  private record Asked(Object floor, boolean edges) {}

  private static Map<Integer, Sums> faces(
      Land land, RoadParts parts, RoadBorder border, int from, int to) {
    WeldedSurface surface = land.surface();
    Map<Integer, Sums> sums = new TreeMap<>();
    GroundCover cover = null; // of this block alone, so that it costs the same whoever asks
    int last = -1;
    Sums sum = null;
    double[] n = new double[3];
    for (int i = from; i < to; i++) {
      int t = border.triangles().get(i);
      int part = parts.of(t);
      sum = part == last ? sum : sums.computeIfAbsent(part, k -> new Sums());
      last = part;
      Vec.areaNormal(surface.positions(), surface.triangles(), t, n, 0);
      double area = Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
      Vec.normalize(n);
      double up = n[1]; // as Slopes.up has it
      sum.area += area;
      sum.flat |= isFlat(up);
      sum.leans += Math.abs(up) >= Slopes.ROAD ? area : 0;
      if (up < 0) {
        cover = cover == null ? new GroundCover(land.floor(), all -> true) : cover;
        sum.over += cover.isOver(t, Body.CAR.height()) ? area : 0;
      }
    }
    return sums;
  }

  private static Map<Integer, Sums> edges(
      WeldedSurface surface,
      Topology topology,
      RoadParts parts,
      RoadBorder border,
      int from,
      int to) {
    Map<Integer, Sums> sums = new TreeMap<>();
    for (int i = from; i < to; i++) {
      int h = border.edges().get(i);
      if (border.outer(h)) {
        Sums own = sums.computeIfAbsent(parts.of(h / 3), k -> new Sums());
        double length = Vec.distance(surface.positions(), topology.from(h), topology.to(h));
        own.border += length;
        own.deep += length * border.deep(h);
      }
    }
    return sums;
  }

  /** What is added up of one part. */
  private static final class Sums {
    private double area;
    private double border;
    private double deep;
    private double over;
    private double leans;
    private boolean flat;

    private void add(Sums other) {
      area += other.area;
      border += other.border;
      deep += other.deep;
      over += other.over;
      leans += other.leans;
      flat |= other.flat;
    }

    private RoadPart part(int number) {
      double down = border > 0 ? deep / border : 0;
      return new RoadPart(number, area, border, flat, over > area / 2, down);
    }
  }
}
