package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.geometry.Ranges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Makes a {@link Road} of the triangles of a surface that are road. */
public final class RoadBuilder {

  /**
   * A patch with fewer rows, under four cars long, is no road to drive along: on a square tile one
   * way is as good as another, and what stands on it looks like road.
   */
  public static final int SHORTEST = 20;

  /** The kinds of what is recalled; those below belong to {@link StrandMemory}. */
  private static final double BORDERS = 5;

  private static final double SAMPLES = 6;

  private RoadBuilder() {}

  /**
   * Builds the road; one without strands when there is no ground.
   *
   * @param onRoad whether a triangle is the road's; two that are equal say the same of the same
   *     numbers
   * @param stack which of its floors over each other one rolls from one to the other on
   * @param line that leads where the road has no borders
   * @param unfit why nobody need try, in words for a designer; empty when somebody may
   */
  public static Road build(
      Land land,
      IntPredicate onRoad,
      Floor.Stack stack,
      RacingLine line,
      SpeedLimits limits,
      Supplier<String> unfit,
      Memory memory,
      int threads,
      Progress progress) {
    WeldedSurface surface = land.surface();
    IntPredicate endlessOnes = EndlessRoad.of(surface);
    boolean none = endlessOnes == EndlessRoad.NONE;
    Object what = none ? onRoad : new Object(); // where corners lie no numbers tell
    Floor ground =
        land.floor(what, t -> onRoad.test(t) && !endlessOnes.test(t))
            .uncovered(stack, Body.CAR.height());
    String endless = ground.size() == 0 ? EndlessRoad.in(surface, onRoad) : "";
    String reason = endless.isEmpty() ? unfit.get() : endless;
    if (!reason.isEmpty()) {
      return new Road(List.of(), ground, limits, PitSpeeds.NONE, threads, reason);
    }
    Recall recall = KeptGround.of(ground, memory);
    Lead lead = Lead.of(line);
    RowSpeeds speeds = new RowSpeeds(LineSpeeds.of(line), LineSpeeds.of(line.pits()), limits);
    FinishedStrands walked = GroundWalk.all(surface, ground, lead, recall, memory, progress);
    List<Strand> strands = new ArrayList<>();
    List<StrandRows> remnants = new ArrayList<>();
    String narrow = "";
    for (StrandRows rows : walked.all()) {
      boolean squat = !strands.isEmpty() && !rows.leadsOn();
      if (rows.count() >= SHORTEST && squat && rows.count() > rows.width()) {
        remnants.add(rows);
      } else if (rows.count() >= SHORTEST && !squat) {
        Strand strand = strand(rows, ground, lead, speeds, recall, threads, progress);
        double width = NarrowRoad.width(strand);
        if (width >= NarrowRoad.CAR) {
          strands.add(strand);
        } else if (narrow.isEmpty()) {
          narrow = NarrowRoad.words(width);
        }
      }
    }
    // What is left of a road before a piece that is missing may be no longer than two widths.
    List<Strand> left = new ArrayList<>();
    for (StrandRows rows : remnants) {
      left.add(strand(rows, ground, lead, speeds, recall, threads, progress));
    }
    StrandEnd.addWhatGoesOn(strands, left, ground.reader());
    PitSpeeds pits = PitSpeeds.of(line);
    return new Road(strands, ground, limits, pits, threads, strands.isEmpty() ? narrow : "");
  }

  private static Strand strand(
      StrandRows rows,
      Floor ground,
      Lead lead,
      RowSpeeds speeds,
      Recall recall,
      int threads,
      Progress progress) {
    int n = rows.count();
    double[] centre = new double[3 * n];
    double[] heading = new double[2 * n];
    double[] left = new double[n];
    double[] right = new double[n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        centre[3 * i + k] = rows.get(i, k);
      }
    }
    Bends.headings(centre, rows.closed(), heading);
    Ranges.run(
        n,
        threads,
        progress,
        () -> new Borders(rows, ground, recall, centre, heading, left, right));
    Mouths.of(rows, centre, heading).cut(left, right);
    BitSet open = open(left, right);
    if (lead != Lead.NONE) {
      cut(rows.closed(), lead, ground.reader(), centre, heading, left, right, open);
    }
    int mostLeft = 0;
    int mostRight = 0;
    for (int i = 0; i < n; i++) {
      mostLeft = Math.max(mostLeft, (int) (left[i] / Strand.LANE));
      mostRight = Math.max(mostRight, (int) (right[i] / Strand.LANE));
    }
    double[] radius = Bends.radii(centre, rows.closed());
    double[] speed = new double[n];
    for (int i = 0; i < n; i++) {
      double[] at = Arrays.copyOfRange(centre, 3 * i, 3 * i + 3);
      double[] way = {heading[2 * i], heading[2 * i + 1]};
      speed[i] = speeds.at(at, way, left[i], right[i], radius[i]);
    }
    int lanes = mostLeft + mostRight + 1;
    float[] heights = new float[n * lanes];
    Arrays.fill(heights, Float.NaN);
    Strand strand =
        new Strand(
            rows.closed(),
            centre,
            heading,
            left,
            right,
            open,
            radius,
            speed,
            mostLeft,
            mostRight,
            heights);
    int middle = mostRight;
    Ranges.run(
        n,
        threads,
        progress,
        () -> {
          Floor.Reader reader = ground.reader();
          GroundMemory memory = new GroundMemory(recall, reader);
          return (from, to) -> {
            for (int row = from; row < to; row++) {
              heights(strand, row, reader, memory, heights, row * lanes + middle);
            }
          };
        });
    return strand;
  }

  /** Where no border was met: twice the row, and one more for its right side. */
  private static BitSet open(double[] left, double[] right) {
    BitSet open = new BitSet();
    for (int i = 0; i < left.length; i++) {
      open.set(2 * i, left[i] >= BorderSearch.FARTHEST);
      open.set(2 * i + 1, right[i] >= BorderSearch.FARTHEST);
    }
    return open;
  }

  /** How fast rows are driven: as the racing line says, else as the pits' does, else by grip. */
  private record RowSpeeds(LineSpeeds race, LineSpeeds pits, SpeedLimits limits) {

    double at(double[] centre, double[] heading, double left, double right, double radius) {
      double speed = race.at(centre, heading, left, right, limits);
      speed = Double.isNaN(speed) ? pits.at(centre, heading, left, right, limits) : speed;
      return Double.isNaN(speed) ? limits.at(radius) : speed;
    }
  }

  /** Where the line leads over ground without borders rows go on to both sides as a road does. */
  private static void cut(
      boolean closed,
      Lead lead,
      Floor.Reader ground,
      double[] centre,
      double[] heading,
      double[] left,
      double[] right,
      BitSet open) {
    WideRoad road = WideRoad.of(closed, ground, centre, heading, left, right);
    for (int i = 0; i < left.length; i++) {
      double[] at = Arrays.copyOfRange(centre, 3 * i, 3 * i + 3);
      double dx = heading[2 * i];
      double dz = heading[2 * i + 1];
      if (lead.beside(at[0], at[1], at[2], dx, dz, left[i], right[i]) < 0) {
        continue;
      }
      if (road.hasBorders(i, at, dx, dz, ground)) {
        open.clear(2 * i, 2 * i + 2);
        left[i] = road.left(i);
        right[i] = road.right(i);
      } else {
        open.set(2 * i, open.get(2 * i) || left[i] > Lead.half());
        open.set(2 * i + 1, open.get(2 * i + 1) || right[i] > Lead.half());
        left[i] = Math.min(left[i], Lead.half());
        right[i] = Math.min(right[i], Lead.half());
      }
    }
  }

  /** Fills in a row's heights, as they are known, or as they are sampled. */
  private static void heights(
      Strand strand, int row, Floor.Reader reader, GroundMemory memory, float[] heights, int at) {
    int left = (int) (strand.left(row) / Strand.LANE);
    int right = (int) (strand.right(row) / Strand.LANE);
    double[] in = {
      SAMPLES,
      strand.centre(row, 0),
      strand.centre(row, 1),
      strand.centre(row, 2),
      strand.headingX(row),
      strand.headingZ(row),
      left,
      right
    };
    double[] known =
        memory.known(
            in,
            () -> {
              sample(strand, row, reader, heights, at);
              double[] made = new double[right + left + 1];
              for (int i = 0; i < made.length; i++) {
                made[i] = heights[at - right + i];
              }
              return made;
            });
    for (int i = 0; i < known.length; i++) {
      heights[at - right + i] = (float) known[i];
    }
  }

  private static void sample(Strand strand, int row, Floor.Reader reader, float[] heights, int at) {
    for (int side = 1; side >= -1; side -= 2) {
      double y = strand.centre(row, 1);
      double climb = 2 * BorderSearch.CLIMB;
      int last = (int) ((side > 0 ? strand.left(row) : strand.right(row)) / Strand.LANE);
      for (int lane = side > 0 ? 0 : 1; lane <= last; lane++) {
        double x = strand.laneX(row, side * lane);
        double z = strand.laneZ(row, side * lane);
        if (reader.find(x, y, z, climb)) {
          y = reader.height();
          heights[at + side * lane] = (float) y;
          climb = BorderSearch.CLIMB;
        } else {
          climb = Math.min(4 * BorderSearch.CLIMB, climb + BorderSearch.CLIMB);
        }
      }
    }
  }

  /** Measures the borders anew, square to the line walked, which the walker's eyes were not. */
  private record Borders(
      StrandRows rows,
      Floor ground,
      Recall recall,
      double[] centre,
      double[] heading,
      double[] left,
      double[] right)
      implements Ranges.Block {

    @Override
    public void run(int from, int to) {
      Floor.Reader reader = ground.reader();
      BorderSearch border = new BorderSearch(reader);
      GroundMemory memory = new GroundMemory(recall, reader);
      for (int i = from; i < to; i++) {
        if (rows.get(i, 5) + rows.get(i, 6) > 0) {
          double x = centre[3 * i];
          double y = centre[3 * i + 1];
          double z = centre[3 * i + 2];
          double dx = heading[2 * i];
          double dz = heading[2 * i + 1];
          double[] in = {BORDERS, x, y, z, dx, dz, rows.get(i, 5), rows.get(i, 6)};
          int row = i;
          double[] known = memory.known(in, () -> seen(row, reader, border, x, y, z, dx, dz));
          left[i] = known[0];
          right[i] = known[1];
          centre[3 * i + 1] = known[2];
        }
      }
    }

    private double[] seen(
        int row,
        Floor.Reader reader,
        BorderSearch border,
        double x,
        double y,
        double z,
        double dx,
        double dz) {
      if (!reader.find(x, y, z, StrandWalker.RISE)) {
        // Over a hole the walker went on without looking.
        return new double[] {rows.get(row, 5), rows.get(row, 6), y};
      }
      double h = reader.height();
      return new double[] {
        border.reach(x, h, z, dz, -dx, BorderSearch.FARTHEST),
        border.reach(x, h, z, -dz, dx, BorderSearch.FARTHEST),
        h
      };
    }
  }
}
