package org.trackwalk.drive.things;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.trackwalk.course.road.Strand;

/**
 * The widest way along a strand past what is met: from row to row it has to go through what both
 * leave free.
 *
 * @param free width of that way, metres; 0 where none is left
 * @param blocked most of a row's width that is met, metres
 * @param left metres of road to the left of what is met in the row whose widest gap is the
 *     narrowest, or in any row where it shuts the road from border to border; likewise {@code
 *     right}
 * @param endsLeft whether the road ends there on the left; else it was looked at no farther;
 *     likewise {@code endsRight}
 * @param beside least metres of road between what is met and a border, in any row
 */
record Passage(
    double free,
    double blocked,
    double left,
    double right,
    boolean endsLeft,
    boolean endsRight,
    double beside) {

  /** Rows before and behind a thing from which its passage is looked at. */
  private static final int APPROACH = 1;

  /** A free part of a row, and how wide the widest way is that leads into it, metres. */
  private record Lane(double right, double left, double way) {}

  /**
   * What a row leaves beside what is met in it.
   *
   * @param gap the widest one, in steps of {@link Met#SAME}
   * @param left metres of road to the left of it; likewise {@code right}
   * @param endsLeft whether the road ends there; likewise {@code endsRight}
   */
  private record Room(double gap, double left, double right, boolean endsLeft, boolean endsRight) {

    private static final Comparator<Room> NARROWEST =
        Comparator.comparingDouble(Room::gap)
            .thenComparingDouble(Room::left)
            .thenComparingDouble(Room::right);
  }

  /**
   * The way from one row to another.
   *
   * @param borders of the strand along which it leads
   * @param rows that are looked at, in driving order
   * @param walls what no wheel gets over, by row: pairs of least and most distance to the left
   * @param own those that belong to the thing in question
   */
  static Passage along(
      Borders borders,
      int[] rows,
      Map<Integer, List<double[]>> walls,
      Map<Integer, List<double[]>> own) {
    List<Lane> lanes = null;
    double blocked = 0;
    Room worst = null;
    Room least = new Room(0, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY, false, false);
    for (int row : rows) {
      List<Lane> next = new ArrayList<>();
      for (double[] gap : gaps(borders, row, walls.getOrDefault(row, List.of()))) {
        double way = lanes == null ? gap[1] - gap[0] : 0;
        for (int i = 0; lanes != null && i < lanes.size(); i++) {
          Lane before = lanes.get(i);
          double shared = Math.min(gap[1], before.left()) - Math.max(gap[0], before.right());
          way = Math.max(way, Math.min(shared, before.way()));
        }
        next.add(new Lane(gap[0], gap[1], Math.max(0, way)));
      }
      lanes = next;
      List<double[]> mine = own.getOrDefault(row, List.of());
      if (!mine.isEmpty()) {
        blocked = Math.max(blocked, covered(mine));
        Room room = room(borders, row, mine);
        Room left = room.left() < least.left() ? room : least;
        Room right = room.right() < least.right() ? room : least;
        least = new Room(0, left.left(), right.right(), left.endsLeft(), right.endsRight());
        worst = worst == null || Room.NARROWEST.compare(room, worst) < 0 ? room : worst;
      }
    }
    double free = lanes == null ? 0 : lanes.stream().mapToDouble(Lane::way).max().orElse(0);
    double nearest = Math.min(least.left(), least.right());
    // What stands askew, here at one border and there at the other, shuts the road all the same.
    boolean across = free <= 0 && Thing.isAt(least.left()) && Thing.isAt(least.right());
    Room at = worst == null || across ? least : worst;
    return new Passage(
        free, blocked, at.left(), at.right(), at.endsLeft(), at.endsRight(), nearest);
  }

  /** Of what is met in a row: the widest gap that it leaves, and the road to the left and right. */
  private static Room room(Borders borders, int row, List<double[]> mine) {
    double widest = 0;
    for (double[] gap : gaps(borders, row, mine)) {
      widest = Math.max(widest, gap[1] - gap[0]);
    }
    double most = mine.stream().mapToDouble(w -> w[1]).max().orElse(0);
    double least = mine.stream().mapToDouble(w -> w[0]).min().orElse(0);
    return new Room(
        Math.rint(widest / Met.SAME),
        Math.max(0, borders.left(row) - most),
        Math.max(0, borders.right(row) + least),
        borders.endsLeft(row),
        borders.endsRight(row));
  }

  /** What is left of a row, from right to left: pairs of distances to the left of the centre. */
  private static List<double[]> gaps(Borders borders, int row, List<double[]> walls) {
    List<double[]> sorted = new ArrayList<>(walls);
    sorted.sort(Comparator.comparingDouble((double[] w) -> w[0]).thenComparingDouble(w -> w[1]));
    List<double[]> gaps = new ArrayList<>();
    double from = -borders.right(row);
    for (double[] wall : sorted) {
      if (wall[0] > from) {
        gaps.add(new double[] {from, wall[0]});
      }
      from = Math.max(from, wall[1]);
    }
    if (borders.left(row) > from) {
      gaps.add(new double[] {from, borders.left(row)});
    }
    return gaps;
  }

  private static double covered(List<double[]> walls) {
    List<double[]> sorted = new ArrayList<>(walls);
    sorted.sort(Comparator.comparingDouble((double[] w) -> w[0]).thenComparingDouble(w -> w[1]));
    double sum = 0;
    double from = Double.NEGATIVE_INFINITY;
    for (double[] wall : sorted) {
      sum += Math.max(0, wall[1] - Math.max(from, wall[0]));
      from = Math.max(from, wall[1]);
    }
    return sum;
  }

  /** The rows of a thing, and some before and behind it, in driving order. */
  static int[] rows(Strand strand, List<Met> own) {
    int[] at = own.stream().mapToInt(Met::row).sorted().distinct().toArray();
    // On a lap the longest way without it is the one that it does not lie on.
    int start = 0;
    int longest = strand.closed() ? at[0] + strand.rows() - at[at.length - 1] : Integer.MAX_VALUE;
    for (int i = 1; i < at.length && strand.closed(); i++) {
      if (at[i] - at[i - 1] > longest) {
        longest = at[i] - at[i - 1];
        start = i;
      }
    }
    int last = at[(start + at.length - 1) % at.length];
    int length = Math.floorMod(last - at[start], strand.rows()) + 1;
    List<Integer> rows = new ArrayList<>();
    for (int i = -APPROACH; i < length + APPROACH; i++) {
      int row = strand.row(at[start], i);
      if (row >= 0) {
        rows.add(row);
      }
    }
    return rows.stream().mapToInt(Integer::intValue).toArray();
  }
}
