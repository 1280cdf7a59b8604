package org.trackwalk.drive.walls;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadReach;
import org.trackwalk.course.road.Strand;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.Answers.Question;
import org.trackwalk.ground.memory.SurfaceChange;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.ground.surface.BodyVolumes;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;

/**
 * Finds walls that a car drives through because it meets their backs: from each row of the road it
 * goes sideways over the ground, and what the hub of its wheel meets first is a wall's back, with
 * nothing close behind that stops it.
 */
public final class AwayWallFinder {

  /** The ways begin so far inside the road's border, metres. */
  private static final double INSIDE = 0.5;

  /** From one look at the ground to the next, metres. */
  private static final double PACE = 0.5;

  /** A sheet so close behind belongs to the same wall, metres: its other side. */
  private static final double THICK = 1;

  /** How far over a way a body's top is sought, metres. */
  private static final double ROOF = 5;

  /** Rows without a sight of it that a stretch goes on over: posts, gates. */
  private static final int MISSED = 3;

  /** Farther apart two rows do not see one wall, metres. */
  private static final double APART = 5;

  private final WeldedSurface surface;
  private final BackFaces backs;
  private final Walls walls;
  private final Supplier<Walls> all;
  private Walls bodies;
  private final Road road;
  private final Floor.Reader ground;
  private final Body body;
  private final double hub;
  private final IntPredicate asked;
  private final BitSet fronts = new BitSet();
  private final BitSet told = new BitSet();
  private final List<AwayWall> found = new ArrayList<>();

  private record Seen(int row, double[] start, double[] at, int triangle) {}

  /** What is met first from a row: a wall's back, or without places a front that stops. */
  private record FirstMet(double[] start, double[] at, int triangle) {

    static FirstMet now(FirstMet before, SurfaceChange change) {
      return new FirstMet(before.start, before.at, change.now(before.triangle));
    }

    Seen from(int row) {
      return new Seen(row, start, at, triangle);
    }
  }

  /** What one looks for from a row. */
  private record Look(Body body, BackFaces backs, int side) {}

  private AwayWallFinder(RoadReach from, IntPredicate asked) {
    this.surface = from.land().surface();
    this.backs = from.backs();
    this.walls = from.walls();
    this.all = () -> from.land().faces(backs);
    this.road = from.road();
    this.body = from.body();
    this.hub = body.hub();
    this.ground = from.land().floor().reader();
    this.asked = asked;
  }

  /**
   * What was found.
   *
   * @param walls the stretches, by strand, side and row
   * @param fronts triangles of walls that stop a car which comes from the road
   */
  public record Found(List<AwayWall> walls, BitSet fronts) {}

  /**
   * Looks from a road.
   *
   * @param from where cars are
   * @param asked which triangles are to be told when they are walls
   */
  public static Found find(RoadReach from, IntPredicate asked) {
    AwayWallFinder finder = new AwayWallFinder(from, asked);
    for (int s = 0; s < from.road().strands().size(); s++) {
      finder.look(s, 1);
      finder.look(s, -1);
    }
    return new Found(finder.found, finder.fronts);
  }

  private void look(int strand, int side) {
    Strand s = road.strands().get(strand);
    Question<FirstMet> question = new Question<>(new Look(body, backs, side), FirstMet::now);
    List<Seen> seen = new ArrayList<>();
    for (int row = 0; row < s.rows(); row++) {
      int from = row;
      FirstMet met = road.seen().at(question, s, strand, row, noted -> fromRow(noted, from, side));
      if (met != null && met.at() == null) {
        fronts.set(met.triangle());
      } else if (met != null) {
        seen.add(met.from(row));
      }
    }
    int from = 0;
    if (s.closed() && !seen.isEmpty()) {
      from = firstBreak(seen, s.rows());
    }
    List<Seen> stretch = new ArrayList<>();
    for (int i = 0; i < seen.size(); i++) {
      Seen next = seen.get((from + i) % seen.size());
      if (!stretch.isEmpty() && !continues(stretch.get(stretch.size() - 1), next, s.rows())) {
        add(stretch);
        stretch.clear();
      }
      stretch.add(next);
    }
    if (!stretch.isEmpty()) {
      add(stretch);
    }
  }

  /** The first sight that does not go on from the one before it, around the lap. */
  private static int firstBreak(List<Seen> seen, int rows) {
    for (int i = 0; i < seen.size(); i++) {
      if (!continues(seen.get((i + seen.size() - 1) % seen.size()), seen.get(i), rows)) {
        return i;
      }
    }
    return 0;
  }

  private static boolean continues(Seen a, Seen b, int rows) {
    return Math.floorMod(b.row() - a.row(), rows) <= MISSED + 1
        && distance(a.at(), b.at()) <= APART;
  }

  private static double distance(double[] a, double[] b) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += (a[k] - b[k]) * (a[k] - b[k]);
    }
    return Math.sqrt(sum);
  }

  private void add(List<Seen> stretch) {
    TreeSet<Integer> triangles = new TreeSet<>();
    double[] starts = new double[3 * stretch.size()];
    double[] points = new double[3 * stretch.size()];
    double length = Strand.ROW;
    boolean unheard = false;
    for (int i = 0; i < stretch.size(); i++) {
      Seen seen = stretch.get(i);
      System.arraycopy(seen.start(), 0, starts, 3 * i, 3);
      System.arraycopy(seen.at(), 0, points, 3 * i, 3);
      length += i == 0 ? 0 : distance(stretch.get(i - 1).at(), seen.at());
      triangles.add(seen.triangle());
      unheard |= !told.get(seen.triangle());
    }
    if (unheard) {
      triangles.forEach(told::set);
      int[] ascending = triangles.stream().mapToInt(Integer::intValue).toArray();
      found.add(new AwayWall(starts, points, ascending, length));
    }
  }

  /** The back that a car meets first on its way sideways; null when it meets none. */
  private FirstMet fromRow(Strand strand, int row, int side) {
    ground.lookAnew();
    double border = side > 0 ? strand.left(row) : strand.right(row);
    double lateral = side * Math.max(0, border - INSIDE);
    double outX = side * strand.headingZ(row);
    double outZ = -side * strand.headingX(row);
    double x = strand.laneX(row, lateral / Strand.LANE);
    double z = strand.laneZ(row, lateral / Strand.LANE);
    double far = RoadSizes.VERGE + INSIDE;
    double[] box = {
      Math.min(x, x + far * outX),
      strand.centre(row, 1) - far - border,
      Math.min(z, z + far * outZ),
      Math.max(x, x + far * outX),
      strand.centre(row, 1) + far + border,
      Math.max(z, z + far * outZ)
    };
    if (!walls.anyIn(box) || !ground.find(x, strand.centre(row, 1), z, 1 + border) || !carries()) {
      return null;
    }
    double y = ground.height();
    List<double[]> way = new ArrayList<>();
    for (int i = 0; i * PACE < far; i++) {
      double[] here = {x + i * PACE * outX, y + hub, z + i * PACE * outZ};
      double[] next = {here[0] + PACE * outX, y + hub, here[2] + PACE * outZ};
      boolean on = ground.find(next[0], y, next[2], body.climb(PACE) + hub / 2) && carries();
      // Down a step the car goes straight on first.
      next[1] = on && Math.abs(ground.height() - y) <= PACE ? ground.height() + hub : next[1];
      y = on ? ground.height() : y;
      way.add(here);
      int wall = walls.first(here, next);
      if (wall >= 0) {
        return met(strand, row, lateral, way, here, next, wall);
      }
      if (!on) {
        return null;
      }
    }
    return null;
  }

  /** Whether a car can stand on the ground that was found: it is no underside. */
  private boolean carries() {
    int t = ground.triangle();
    return Vec.normal(surface.positions(), surface.triangles(), t)[1] > 0 || backs.stop(surface, t);
  }

  private FirstMet met(
      Strand strand,
      int row,
      double lateral,
      List<double[]> way,
      double[] here,
      double[] next,
      int wall) {
    double[] d = new double[3];
    double[] at = new double[3];
    double[] behind = new double[3];
    double met = walls.met();
    for (int k = 0; k < 3; k++) {
      d[k] = next[k] - here[k];
      at[k] = here[k] + met * d[k];
      behind[k] = at[k] + THICK / PACE * (k == 1 ? 0 : d[k]);
    }
    if (walls.stops(wall, d)) {
      return new FirstMet(null, null, wall);
    }
    if (!asked.test(wall) || heldBehind(at, behind)) {
      return null;
    }
    way.add(at);
    double[] start = way.get(0);
    way.addAll(0, fromCentre(strand, row, lateral));
    return heldBefore(way) || inside(start) ? null : new FirstMet(start, at, wall);
  }

  /** Over the lanes of the road from its centre to where the way begins. */
  private List<double[]> fromCentre(Strand strand, int row, double lateral) {
    List<double[]> points = new ArrayList<>();
    int lanes = (int) (Math.abs(lateral) / Strand.LANE);
    for (int i = 0; i <= lanes; i++) {
      int lane = (int) Math.signum(lateral) * i;
      float y = strand.height(row, lane);
      if (!Float.isNaN(y)) {
        points.add(new double[] {strand.laneX(row, lane), y + hub, strand.laneZ(row, lane)});
      }
    }
    return points;
  }

  /**
   * Whether something stops a car on its way, or lets it into a body whose far side the wall is: a
   * rail, a wall over the road's border, a barrier with a slanting front.
   */
  private boolean heldBefore(List<double[]> way) {
    if (bodies == null) {
      bodies = all.get();
    }
    for (int i = 1; i < way.size(); i++) {
      if (bodies.stop(body, way.get(i - 1), way.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a way begins inside of a body: what lies over it is seen from behind. */
  private boolean inside(double[] start) {
    double[] up = {0, ROOF, 0};
    int over = bodies.first(start, new double[] {start[0], start[1] + ROOF, start[2]});
    return over >= 0 && !bodies.stops(over, up);
  }

  /** Whether something close behind a wall stops a car: its other side. */
  private boolean heldBehind(double[] at, double[] behind) {
    // A doubled sheet may lie a hair before what was met.
    double[] before = at.clone();
    for (int k = 0; k < 3; k++) {
      before[k] -= (behind[k] - at[k]) * BodyVolumes.SHEET / THICK;
    }
    return walls.stop(body, before, behind);
  }
}
