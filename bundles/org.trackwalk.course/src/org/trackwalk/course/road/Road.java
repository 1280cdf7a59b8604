package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.memory.Answers;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.StaticTree;

/** The road of a level: its strands, and where on them something lies. Read-only. */
public final class Road {

  /** How far beside the road something still has a place on it, metres. */
  public static final double NEAR = 30;

  /** How far over or under the road something still has a place on it, metres. */
  private static final double LEVEL = 3;

  /** First distance at which rows are sought, metres. */
  private static final double FIRST = 2;

  private final List<Strand> strands;
  private final Floor ground;
  private final SpeedLimits limits;
  private final PitSpeeds pits;
  private final int[] firstRow;
  private final StaticTree tree;
  private final String notWalked;
  private final int threads;

  /** Lengths of the stretches on which no race goes, metres, the longest first. */
  private final List<Double> apart;

  /** Of each strand, or of none, {@link #way}. */
  private final int[] ways;

  private final SeenRows seen;
  private final float[] boxes;

  /** Null until somebody asks. */
  private RowGroups groups;

  /**
   * Finds places on strands.
   *
   * @param notWalked why nobody walked along the road; empty when somebody did
   */
  Road(
      List<Strand> strands,
      Floor ground,
      SpeedLimits limits,
      PitSpeeds pits,
      int threads,
      String notWalked) {
    this(strands, ground, limits, pits, threads, notWalked, List.of(), new int[0], SeenRows.NONE);
  }

  private Road(
      List<Strand> strands,
      Floor ground,
      SpeedLimits limits,
      PitSpeeds pits,
      int threads,
      String notWalked,
      List<Double> apart,
      int[] ways,
      SeenRows seen) {
    this.seen = seen;
    this.ways = ways;
    this.notWalked = notWalked;
    this.threads = threads;
    this.apart = apart;
    this.strands = List.copyOf(strands);
    this.ground = ground;
    this.limits = limits;
    this.pits = pits;
    firstRow = new int[strands.size() + 1];
    for (int s = 0; s < strands.size(); s++) {
      firstRow[s + 1] = firstRow[s] + strands.get(s).rows();
    }
    boxes = new float[6 * firstRow[strands.size()]];
    for (int s = 0; s < strands.size(); s++) {
      for (int row = 0; row < strands.get(s).rows(); row++) {
        box(strands.get(s), row, boxes, 6 * (firstRow[s] + row));
      }
    }
    tree = StaticTree.overBoxes(boxes, Workers.worth(threads, firstRow[strands.size()]));
  }

  private static void box(Strand strand, int row, float[] boxes, int at) {
    double l = strand.left(row) / Strand.LANE;
    double r = -strand.right(row) / Strand.LANE;
    double low = strand.centre(row, 1);
    double high = low;
    for (int lane = (int) r; lane <= (int) l; lane++) {
      double y = strand.height(row, lane);
      low = y < low ? y : low;
      high = y > high ? y : high;
    }
    boxes[at] = (float) Math.min(strand.laneX(row, l), strand.laneX(row, r));
    boxes[at + 1] = (float) low;
    boxes[at + 2] = (float) Math.min(strand.laneZ(row, l), strand.laneZ(row, r));
    boxes[at + 3] = (float) Math.max(strand.laneX(row, l), strand.laneX(row, r));
    boxes[at + 4] = (float) high;
    boxes[at + 5] = (float) Math.max(strand.laneZ(row, l), strand.laneZ(row, r));
  }

  /**
   * The same road of which a racing line tells which way its strands are driven along.
   *
   * @param only whether it leaves out those along which no race goes, as the line says or, where
   *     there is none, the ring that the road is
   */
  Road along(RacingLine line, boolean only) {
    if (strands.isEmpty() || !line.known() && (!only || strands.size() == 1)) {
      return this;
    }
    RacedRoad found = line.known() ? RacedRoad.of(this, line) : RacedRoad.around(this);
    BitSet raced = only ? found.raced() : all();
    List<Strand> kept = new ArrayList<>();
    List<Double> lengths = new ArrayList<>();
    List<Integer> ways = new ArrayList<>();
    for (int s = 0; s < strands.size(); s++) {
      if (raced.get(s)) {
        kept.add(strands.get(s));
        ways.add(found.way(s));
      } else {
        lengths.add(strands.get(s).length());
      }
    }
    lengths.sort(Comparator.reverseOrder());
    int[] driven = ways.stream().mapToInt(Integer::intValue).toArray();
    return new Road(
        kept, ground, limits, pits, threads, notWalked, List.copyOf(lengths), driven, seen);
  }

  private BitSet all() {
    BitSet all = new BitSet();
    all.set(0, strands.size());
    return all;
  }

  /** The same road, whose rows know what was found at them in an earlier check. */
  Road seen(Answers answers) {
    return answers.lasting()
        ? new Road(
            strands,
            ground,
            limits,
            pits,
            threads,
            notWalked,
            apart,
            ways,
            SeenRows.of(answers, strands))
        : this;
  }

  /** What was found at its rows. */
  public SeenRows seen() {
    return seen;
  }

  /**
   * Which way a strand is raced along: 1 as its rows follow each other, -1 against that, 0 where
   * nobody has said.
   */
  public int way(int strand) {
    return ways.length == 0 ? 0 : ways[strand];
  }

  /** Lengths of its stretches along which no race goes, metres, the longest first; shared. */
  public List<Double> apart() {
    return apart;
  }

  /** The strands, the first one walked first; empty when there is no road. */
  public List<Strand> strands() {
    return strands;
  }

  /** Why nobody walked along the road, in words for a designer; empty when somebody did. */
  public String notWalked() {
    return notWalked;
  }

  /** The triangles of the road that carry a car. */
  public Floor ground() {
    return ground;
  }

  /** What limits the vehicle's speed. */
  public SpeedLimits limits() {
    return limits;
  }

  /** Number of rows of all strands. */
  public int rows() {
    return firstRow[strands.size()];
  }

  /**
   * Where on the road a position lies, or beside which row; null when it is farther than 30 m from
   * every row, or farther over or under the road, as high as that is there, than ground beside it
   * may lie: 3 m, and up to 9 m where no row is near.
   */
  public RoadPlace place(double x, double y, double z) {
    IntList hits = new IntList();
    for (double reach = FIRST; reach <= 2 * NEAR; reach *= 4) {
      RoadPlace place = nearest(x, y, z, Math.min(reach, NEAR), hits);
      if (place != null) {
        return place;
      }
    }
    return null;
  }

  /**
   * What stands for all that {@link #place} may tell of places in a box, and for what is in the
   * rows that it names and in those beside them: equal where that is the same.
   *
   * @param box six floats
   * @param further how many rows before and behind those matter too
   * @return a new array; null where that is not known
   */
  public double[] beside(float[] box, int further) {
    if (!seen.answers().lasting() || !pits.none()) {
      return null;
    }
    float[] around = box.clone();
    for (int k = 0; k < 3; k++) {
      float far = (float) (k == 1 ? LEVEL + 0.2 * NEAR : NEAR);
      around[k] = Math.nextDown(box[k] - far);
      around[3 + k] = Math.nextUp(box[3 + k] + far);
    }
    return groups().meeting(around, further);
  }

  private synchronized RowGroups groups() {
    groups = groups == null ? new RowGroups(seen, strands, boxes) : groups;
    return groups;
  }

  private RoadPlace nearest(double x, double y, double z, double reach, IntList hits) {
    // Ground beside a road rises or falls away from its border.
    double up = LEVEL + 0.2 * reach;
    tree.overlapping(
        (float) (x - reach),
        (float) (y - up),
        (float) (z - reach),
        (float) (x + reach),
        (float) (y + up),
        (float) (z + reach),
        hits);
    int best = -1;
    double least = reach * reach;
    for (int i = 0; i < hits.size(); i++) {
      int strand = strandOf(hits.get(i));
      double square = square(strands.get(strand), hits.get(i) - firstRow[strand], x, z);
      if (square < least
          && Math.abs(y - height(strands.get(strand), hits.get(i) - firstRow[strand], x, z))
              <= up) {
        least = square;
        best = hits.get(i);
      }
    }
    if (best < 0) {
      return null;
    }
    int s = strandOf(best);
    Strand strand = strands.get(s);
    int row = best - firstRow[s];
    double aside = aside(strand, row, x, z);
    double outside = Math.max(0, Math.max(aside - strand.left(row), -aside - strand.right(row)));
    return new RoadPlace(s, row, aside, outside, pits.at(x, y, z, strand.speed(row)));
  }

  /** Square of the distance, seen from above, to the segment from border to border. */
  private static double square(Strand strand, int row, double x, double z) {
    double along =
        (x - strand.centre(row, 0)) * strand.headingX(row)
            + (z - strand.centre(row, 2)) * strand.headingZ(row);
    double aside = aside(strand, row, x, z);
    double outside = Math.max(0, Math.max(aside - strand.left(row), -aside - strand.right(row)));
    return along * along + outside * outside;
  }

  /** How high a row is there, metres, or beside it at its border: as its nearest lane, inwards. */
  private static double height(Strand strand, int row, double x, double z) {
    double aside = aside(strand, row, x, z);
    double inside = Math.max(-strand.right(row), Math.min(strand.left(row), aside));
    int lane = (int) (inside / Strand.LANE);
    while (lane != 0 && Float.isNaN(strand.height(row, lane))) {
      lane -= Integer.signum(lane);
    }
    return lane == 0 ? strand.centre(row, 1) : strand.height(row, lane);
  }

  /** Metres to the left of the row's centre. */
  private static double aside(Strand strand, int row, double x, double z) {
    return (x - strand.centre(row, 0)) * strand.headingZ(row)
        - (z - strand.centre(row, 2)) * strand.headingX(row);
  }

  private int strandOf(int row) {
    int s = 0;
    while (row >= firstRow[s + 1]) {
      s++;
    }
    return s;
  }

  /**
   * Speed of the vehicle at a position, m/s: that of the pit lane in it, else the nearest row's, or
   * the largest far off.
   */
  public double speedAt(double x, double y, double z) {
    RoadPlace place = place(x, y, z);
    return place == null ? pits.at(x, y, z, limits.largest()) : place.speed();
  }
}
