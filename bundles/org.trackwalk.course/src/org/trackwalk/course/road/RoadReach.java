package org.trackwalk.course.road;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Supplier;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.Recall;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Roll;
import org.trackwalk.ground.reach.Tiles;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.model.profile.BackFaces;

/**
 * Where the vehicle gets to from the middle of the road beside it, over whatever ground, round the
 * ends of walls and through their gates. It rolls as far as somebody asks. Any thread may ask.
 */
public final class RoadReach {

  /** Tiles that are looked at in a window: five times what is beside its road, 14 MB for a car. */
  private static final int MOST_TILES = 1024;

  /** So far beside the road's middle it rolls, metres: as wide as the widest road is. */
  private static final double ASIDE = RoadSizes.WIDEST;

  /**
   * A way to a place begins on the road beside it, or so far along the road from there, metres: who
   * has to go farther does not get there in a race, and what is changed there changes nothing here.
   */
  public static final double ALONG = 30;

  /** So far from where it starts a way may lead, metres, seen from above. */
  private static final double FARTHEST = Math.sqrt(ASIDE * ASIDE + ALONG * ALONG);

  /** So many squares, each way, are rolled over together. */
  private static final int SQUARES = 6;

  /** Side of them together, metres. */
  private static final double WINDOW = SQUARES * ASIDE;

  /** Squares beyond a window from which a way may lead into it. */
  private static final int BEYOND = (int) Math.ceil(FARTHEST / ASIDE);

  /** A tile's side for the widest vehicle, and as far as the level's end is looked for, metres. */
  private static final double SEEN = 60;

  /** Of a row: its place, and whether it is shut in. */
  private static final int[] MARKED = {0, 1, 2, 4};

  /** An odd number with many bits (S. Vigna's splitmix64). */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  /**
   * What a window costs each of those that ask in it, units of work. What it really costs is
   * charged to nobody, since the first who asks does it for all; on real tracks that is some ten
   * times as much. So the number of windows is bounded, and no long road of few triangles is
   * stopped: 2,500 of them are over 100 km.
   */
  private static final long WINDOW_PRICE = 20_000;

  /** What each question costs besides, units of work. */
  private static final long PRICE = 100;

  /** What may be looked at around a place while nothing rolls, units of work. */
  private static final long MOST_LOOKS = 200_000;

  /** Of a row: the body stands in it, or cannot. */
  private static final int FREE = 1;

  private static final int SHUT = -1;

  private final Road road;
  private final Land land;
  private final Body body;
  private final BackFaces backs;
  private final Memory memory;
  private final Recall recall;
  private final IntList scratch = new IntList();

  /** To a side of the body, and a cell's side, metres. */
  private final double reach;

  /**
   * By squares of ground: place of each row, whether it is {@link #FREE}, if that is known, and 1
   * where it is {@link ShutIn}.
   */
  private final Map<Long, List<double[]>> rows = new LinkedHashMap<>();

  /** By squares in which somebody has asked: the rows in and around them. */
  private final Map<Long, List<double[]>> around = new HashMap<>();

  /** By windows in which somebody has asked. */
  private final Map<Long, Window> windows = new HashMap<>();

  /** Whether the body stands in any row; null until somebody wants to know. */
  private Boolean anywhere;

  /** By windows in which somebody has asked: {@link #marks(double[])}. */
  private final Map<Long, Double> marks = new HashMap<>();

  /** By strand the rows that are {@link ShutIn}; null until somebody wants to know. */
  private List<BitSet> shut;

  private Tiles tiles;
  private Walls faces;

  /** A roll, and whether it was stopped since it was more work than a level may cost. */
  private static final class Window {
    private final Roll roll;
    private boolean stopped;

    Window(Roll roll) {
      this.roll = roll;
    }
  }

  /** What is paid for where somebody asks. */
  private record Price(RoadReach reach, long window) {}

  /**
   * Nothing has rolled yet.
   *
   * @param backs which walls stop the vehicle from behind too
   * @param memory of what was answered before, and of the ground that was looked at
   */
  RoadReach(Road road, Land land, Body body, BackFaces backs, Memory memory) {
    this.memory = memory;
    this.recall = ReachMemory.of(memory);
    this.road = road;
    this.land = land;
    this.body = body;
    this.backs = backs;
    reach = body.side();
  }

  /** The road. */
  public Road road() {
    return road;
  }

  /** What the road lies among. */
  public Land land() {
    return land;
  }

  /** The walls that the vehicle meets, to be asked by one thread. */
  public Walls walls() {
    return land.walls(backs);
  }

  /** Which of them stop it from behind too. */
  public BackFaces backs() {
    return backs;
  }

  /** What rolls. */
  public Body body() {
    return body;
  }

  /**
   * Whether a place, three doubles, lies on a lane of the road, as high as its wheels roll over. It
   * costs nothing.
   */
  public boolean isOn(double[] place) {
    RoadPlace at = road.place(place[0], place[1], place[2]);
    if (at == null || at.outside() > 0) {
      return false;
    }
    Strand strand = road.strands().get(at.strand());
    int lane = (int) Math.rint(at.lateral() / Strand.LANE);
    lane = Math.max(-strand.rightmost(), Math.min(strand.leftmost(), lane));
    return Math.abs(place[1] - strand.height(at.row(), lane)) <= body.hub();
  }

  /**
   * Whether the vehicle gets so near to a place of the ground, three doubles, that its wheels'
   * height is free from there on; or whether that is not known.
   */
  public synchronized boolean leadsTo(double[] place) {
    Budget.spend(PRICE);
    Budget.spendOnce(new Price(this, squareOf(place, WINDOW)), WINDOW_PRICE);
    return Budget.shared(() -> isFree(place));
  }

  /**
   * Whether nobody gets to a place from the road beside, since walls right before and behind shut
   * it in and no way leads round them.
   *
   * @param row the road beside
   * @param place of the ground, three doubles
   */
  public synchronized boolean isShutOff(RoadPlace row, double[] place) {
    return Budget.shared(() -> shut().get(row.strand()).get(row.row())) && !leadsTo(place);
  }

  /** Whether any row is shut in between walls: where none is, no place is shut off. */
  public synchronized boolean anyShut() {
    return Budget.shared(() -> shut().stream().anyMatch(rows -> !rows.isEmpty()));
  }

  private List<BitSet> shut() {
    if (shut == null) {
      faces = land.faces(backs);
      shut = ShutIn.of(road, faces, body.hub(), ALONG);
    }
    return shut;
  }

  private boolean isFree(double[] place) {
    if (tiles == null) {
      tiles = Tiles.of(land, backs, reach, reach, memory);
      index();
    }
    double[] in = {
      place[0],
      place[1],
      place[2],
      marks(place),
      body.hub(),
      body.height(),
      body.passage(),
      backs.key()
    };
    Supplier<double[]> work = () -> new double[] {looksFor(place) ? 1 : 0};
    return recall.each(in, scratch, work, () -> box(place))[0] > 0;
  }

  private boolean looksFor(double[] place) {
    Window window = windows.computeIfAbsent(squareOf(place, WINDOW), k -> window(place));
    double free = nearest(place, FREE);
    if (free <= ASIDE * ASIDE) {
      return rollsTo(window, place, free + ALONG * ALONG);
    }
    // Where it does not even get onto the road beside, what it would get to is not known.
    return nearest(place, SHUT) <= ASIDE * ASIDE || !standsAnywhere();
  }

  /**
   * Whether it rolls to a place, or whether that is not known.
   *
   * @param most square metres from there to where it comes from, seen from above
   */
  private boolean rollsTo(Window window, double[] place, double most) {
    double[] hub = raised(place);
    BiPredicate<double[], Supplier<double[]>> near =
        (ground, start) -> square(start.get(), place) <= most && !faces.stops(raised(ground), hub);
    try {
      do {
        // Beside a wall no free cell's middle is nearer.
        if (new Budget(MOST_LOOKS).within(() -> window.roll.gotNear(place, 2 * reach, near))) {
          return true;
        }
      } while (rollsOn(window));
    } catch (OverBudgetException e) {
      return true;
    }
    return window.stopped || window.roll.cut();
  }

  /** Each step has a budget of its own: so all windows stop at the same step, whoever asks. */
  private static boolean rollsOn(Window window) {
    try {
      return !window.stopped && Budget.shared(window.roll::rollOn);
    } catch (OverBudgetException e) {
      window.stopped = true;
      return false;
    }
  }

  private double[] raised(double[] place) {
    return new double[] {place[0], place[1] + body.hub(), place[2]};
  }

  private void index() {
    for (int s = 0; s < shut().size(); s++) {
      Strand strand = road.strands().get(s);
      for (int row = 0; row < strand.rows(); row++) {
        double in = shut().get(s).get(row) ? 1 : 0;
        double[] at = {strand.centre(row, 0), strand.centre(row, 1), strand.centre(row, 2), 0, in};
        rows.computeIfAbsent(squareOf(at, ASIDE), k -> new ArrayList<>()).add(at);
      }
    }
  }

  /** A roll from all rows from which a way may lead to a place of a window. */
  private Window window(double[] place) {
    Window window = new Window(Roll.beside(land, tiles, body, reach, reach, MOST_TILES, FARTHEST));
    for (double[] row : rowsOf(place)) {
      row[3] = row[4] == 0 && window.roll.startAt(row) ? FREE : SHUT;
    }
    return window;
  }

  /** The rows in the window of a place, and those from which a way may lead into it. */
  private List<double[]> rowsOf(double[] place) {
    List<double[]> found = new ArrayList<>();
    long x = SQUARES * (long) Math.floor(place[0] / WINDOW);
    long z = SQUARES * (long) Math.floor(place[2] / WINDOW);
    for (int i = -BEYOND; i < SQUARES + BEYOND; i++) {
      for (int k = -BEYOND; k < SQUARES + BEYOND; k++) {
        found.addAll(rows.getOrDefault(square(x + i, z + k), List.of()));
      }
    }
    return found;
  }

  /** A number that tells apart the rows of a window, and whether the body stands anywhere. */
  private double marks(double[] place) {
    return marks.computeIfAbsent(
        squareOf(place, WINDOW),
        k -> {
          long mixed = standsAnywhere() ? 1 : 0;
          for (double[] row : rowsOf(place)) {
            for (int i : MARKED) {
              mixed = (mixed ^ Double.doubleToLongBits(row[i])) * MIX;
              mixed ^= mixed >>> 29;
            }
          }
          return (double) (mixed >>> 11);
        });
  }

  /** All that a roll in the window of a place may look at: six doubles. */
  private static double[] box(double[] place) {
    double x = WINDOW * Math.floor(place[0] / WINDOW);
    double z = WINDOW * Math.floor(place[2] / WINDOW);
    double most = Double.MAX_VALUE;
    double far = ASIDE * BEYOND + FARTHEST + SEEN;
    return new double[] {x - far, -most, z - far, x + WINDOW + far, most, z + WINDOW + far};
  }

  /** Whether the body stands in any row. */
  private boolean standsAnywhere() {
    if (anywhere == null) {
      Roll roll = Roll.beside(land, tiles, body, reach, reach, MOST_TILES, FARTHEST);
      anywhere = rows.values().stream().flatMap(List::stream).anyMatch(roll::startAt);
    }
    return anywhere;
  }

  /** Square metres, seen from above, to the nearest row in which the body stands, or does not. */
  private double nearest(double[] place, int known) {
    double least = Double.POSITIVE_INFINITY;
    for (double[] row : around(place)) {
      if (row[3] == known) {
        least = Math.min(least, square(row, place));
      }
    }
    return least;
  }

  private List<double[]> around(double[] place) {
    return around.computeIfAbsent(squareOf(place, ASIDE), k -> gather(place));
  }

  /** The rows of the square of a place and of those around it. */
  private List<double[]> gather(double[] place) {
    List<double[]> found = new ArrayList<>();
    for (int i = -1; i <= 1; i++) {
      for (int k = -1; k <= 1; k++) {
        double[] there = {place[0] + i * ASIDE, 0, place[2] + k * ASIDE};
        found.addAll(rows.getOrDefault(squareOf(there, ASIDE), List.of()));
      }
    }
    return found;
  }

  private static double square(double[] p, double[] q) {
    double dx = p[0] - q[0];
    double dz = p[2] - q[2];
    return dx * dx + dz * dz;
  }

  /** The square of ground, of such a side, that a place is in. */
  private static long squareOf(double[] place, double side) {
    return square((long) Math.floor(place[0] / side), (long) Math.floor(place[2] / side));
  }

  private static long square(long x, long z) {
    return x << 32 ^ z & 0xffff_ffffL;
  }
}
