package org.trackwalk.drive.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.SeenRows;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.reach.Floor;

/**
 * Finds stretches of road that are rough by the International Roughness Index. The road is cut
 * where it crosses lines of a fixed grid, so that what is told of a place depends on what lies near
 * to it alone.
 */
public final class RoughFinder {

  /** Distance between the lines of the grid, metres: the index is usually told for 20 m. */
  private static final double GRID = 20;

  /** A part is no shorter than this, metres; of two lines that are crossed sooner one counts. */
  private static final double LEAST = 10;

  /**
   * So many rough parts in a row are a rough stretch, about 100 m: the other length for which the
   * index is usually told. What the reference car does behind a step or a kink has died away before
   * the third, and a hill is shorter.
   */
  private static final int PARTS = 5;

  /** Rows before a part over which the car comes to what it does there: those of ASTM E1926. */
  private static final int RUN_IN = 11;

  /** Lanes that are driven, metres to the left of the centre line: between and in the tracks. */
  private static final double[] LANES = {0, 2, -2};

  private final Strand strand;
  private final int number;
  private final SeenRows seen;
  private final Floor.Reader ground;

  private RoughFinder(SeenRows seen, Strand strand, int number, Floor.Reader ground) {
    this.seen = seen;
    this.strand = strand;
    this.number = number;
    this.ground = ground;
  }

  /** A part of the road between two lines of the grid. */
  private record Part(int first, int rows, double left, double index) {}

  /** How rough a part of so many rows is behind so many others. */
  private record Asked(int rows, int runIn) {}

  /**
   * All rough stretches of a road, strand by strand.
   *
   * @param limit of the index, m/km
   */
  public static List<RoughStretch> find(Road road, double limit) {
    List<RoughStretch> found = new ArrayList<>();
    Floor.Reader ground = road.ground().reader();
    for (int s = 0; s < road.strands().size(); s++) {
      new RoughFinder(road.seen(), road.strands().get(s), s, ground).find(limit, found);
    }
    return found;
  }

  private void find(double limit, List<RoughStretch> found) {
    int[] cuts = cuts();
    int parts = strand.closed() ? cuts.length : cuts.length - 1;
    Part[] all = new Part[Math.max(0, parts)];
    for (int i = 0; i < all.length; i++) {
      int rows = cuts[(i + 1) % cuts.length] - cuts[i];
      all[i] = known(cuts[i], rows > 0 ? rows : rows + strand.rows());
    }
    boolean[] rough = new boolean[all.length];
    int smooth = -1;
    for (int i = 0; i < all.length; i++) {
      rough[i] = all[i].index >= limit;
      smooth = rough[i] ? smooth : i;
    }
    // A stretch over a lap's start is one: begin behind a part that is smooth.
    int begin = strand.closed() ? smooth + 1 : 0;
    for (int i = 0; i < all.length; ) {
      int run = 0;
      while (i + run < all.length && rough[(begin + i + run) % all.length]) {
        run++;
      }
      if (run >= PARTS) {
        found.add(stretch(all, begin + i, run));
      }
      i += Math.max(1, run);
    }
  }

  private RoughStretch stretch(Part[] all, int from, int run) {
    Part first = all[from % all.length];
    Part worst = first;
    int rows = 0;
    for (int i = 0; i < run; i++) {
      Part part = all[(from + i) % all.length];
      worst = part.index > worst.index ? part : worst;
      rows += part.rows;
    }
    double length = 0;
    for (int i = 0; i < rows; i++) {
      double way = strand.spacing(strand.row(first.first, i), 0);
      length += Double.isNaN(way) ? 0 : way;
    }
    int middle = strand.row(worst.first, worst.rows / 2);
    return new RoughStretch(number, first.first, rows, length, middle, worst.left, worst.index);
  }

  /** Rows at which the road has come over a line of the grid, in their order. */
  private int[] cuts() {
    int[] cuts = new int[strand.rows()];
    int n = 0;
    for (int row = 0; row < strand.rows(); row++) {
      int before = strand.row(row, -1);
      if (before >= 0
          && (cell(row, 0) != cell(before, 0) || cell(row, 2) != cell(before, 2))
          && (n == 0 || row - cuts[n - 1] >= LEAST)) {
        cuts[n++] = row;
      }
    }
    return Arrays.copyOf(cuts, n);
  }

  private double cell(int row, int axis) {
    return Math.floor(strand.centre(row, axis) / GRID);
  }

  private Part known(int first, int rows) {
    int runIn = strand.closed() ? RUN_IN : Math.min(RUN_IN, first);
    Question<Part> question = Question.of(new Asked(rows, runIn));
    Part part = seen.at(question, strand, number, first, noted -> part(noted, first, rows, runIn));
    return part.first == first ? part : new Part(first, rows, part.left, part.index);
  }

  /** The lane of a part that is roughest; an index that is no number where ground is missing. */
  private Part part(Strand strand, int first, int rows, int runIn) {
    ground.lookAnew();
    Part worst = new Part(first, rows, 0, Double.NaN);
    for (double left : LANES) {
      LaneProfile lane =
          LaneProfile.of(
              LanePath.part(strand, left, strand.row(first, -runIn), 1, runIn + rows + 1), ground);
      double index = index(lane, runIn / (double) (runIn + rows));
      worst = index <= worst.index ? worst : new Part(first, rows, left, index);
    }
    return worst;
  }

  /** The index of a lane behind the part of it that is the run-in. */
  private static double index(LaneProfile lane, double runIn) {
    for (double y : lane.y()) {
      if (Double.isNaN(y)) {
        return Double.NaN;
      }
    }
    int from = (int) Math.rint(runIn * lane.size());
    return Roughness.of(lane.y(), LaneProfile.SPACING).index(from, lane.size());
  }
}
