package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;

/**
 * Passes over a finding: along the road through some of the points at which the road crosses it,
 * both ways, so that in each phase one step begins in the last stride before it.
 */
final class FindingPasses {

  /** Places at which a finding is crossed, at least where it is long enough. */
  private static final int CROSSED = 3;

  /** From so far before an edge a sphere has a contact with it, metres, about. */
  private static final double REACH = 0.2;

  /** Steps in front of a corner. */
  private static final int AT_CORNERS = 3;

  /** Steps that begin behind the place. */
  private static final int MEASURED = 2;

  /** Parts of a phase in which the surroundings of the worst one are driven too. */
  private static final int FINER = 8;

  /** So many times what is foretold is another, larger thing, where one is foretold. */
  private static final double MORE = 1.25;

  /**
   * Part of the places left that a box is driven over because none before them felt enough: 0.05 to
   * 0.13 on three tracks in two engines. A sphere is at the first, 0.003 to 0.006
   * (docs/confirm.md).
   */
  private static final double MORE_DRIVEN = 0.09;

  /** Rules about edges that healing leaves as they are. */
  private static final String EDGES = "edge.";

  /** A sphere meets an edge about so far from where a jolt's place is told, metres. */
  private static final double MEETS = 0.3;

  private final Road road;
  private final List<Confirmed> all;
  private final Under under;
  private final Walls standing;
  private final LeftOpen left;
  private final Probe probe;
  private final double step;
  private final boolean corners;

  /**
   * Passes over some of what is foretold.
   *
   * @param all of it
   * @param walls all that stands on the level
   * @param left borders of the healed copy
   */
  FindingPasses(
      Road road,
      List<Confirmed> all,
      Under under,
      Walls walls,
      LeftOpen left,
      Probe probe,
      Profile profile) {
    this.road = road;
    this.all = List.copyOf(all);
    this.under = under;
    standing = walls;
    this.left = left;
    this.probe = probe;
    step = profile.step();
    corners = SeamEffects.mayBeAtCorners(profile, probe.kind());
  }

  /**
   * A way over a place.
   *
   * @param runUp steps in which the probe settles
   * @param steps of each pass
   * @param stride metres of a step
   * @param phases that are driven evenly
   * @param place number of the place that it goes over, from 0
   * @param crossed that place
   */
  private record Line(
      Way way,
      double speed,
      int runUp,
      int steps,
      double stride,
      int phases,
      int place,
      CrossedPoint crossed) {}

  /**
   * Drives over a foretold jolt: the largest that was felt, and the share on the line that felt it
   * most.
   *
   * @param points at which it is crossed
   * @return it, or why it is not known
   */
  Confirmed measured(Confirmed foretold, List<CrossedPoint> points, Passes passes)
      throws EngineException {
    List<Line> lines = new ArrayList<>();
    Unmeasured blocked = lines(foretold, points, lines);
    if (lines.isEmpty()) {
      return foretold.without(blocked);
    }
    boolean compared = !isOnTheCopy(foretold);
    Confirmed found = measured(foretold, lines, compared, passes);
    boolean large = foretold.effect().worst() >= Severity.ERROR_JOLT;
    if (!found.unfelt() || !large || !compared) {
      return found;
    }
    List<Line> open = lines.stream().filter(line -> isLeft(line.crossed())).toList();
    if (open.isEmpty()) {
      return found;
    }
    // the copy does there what the level does
    Confirmed alone = measured(foretold, open, false, passes);
    return alone.measured() == null ? found : alone;
  }

  /** Whether the border there is on the healed copy too, because nothing could be healed. */
  private boolean isLeft(CrossedPoint crossed) {
    return left.along(crossed.met(), crossed.edge());
  }

  /**
   * The largest that was felt on some ways, or why it is not known.
   *
   * @param compared with the healed copy
   */
  private Confirmed measured(Confirmed foretold, List<Line> lines, boolean compared, Passes passes)
      throws EngineException {
    Jolted most = new Jolted(new double[3], new double[2], 0, 0, 0);
    double share = 0;
    int driven = 0;
    long begun = passes.count();
    for (int at = 0; at < lines.size(); at++) {
      Line line = lines.get(at);
      boolean enough = foretold.isEnough(most.worst());
      boolean spared = foretold.line() != null || line.place() >= CROSSED;
      boolean next = at == 0 || line.place() != lines.get(at - 1).place();
      if (spared && next && enough) {
        break; // of a seam of many one place that was felt is enough, driven over both ways
      }
      int valid = 0;
      int hits = 0;
      double worst = 0;
      double hardest = 0;
      List<Double> phases = new ArrayList<>();
      for (int phase = 0; phase < line.phases(); phase++) {
        phases.add(phase + 0.5);
      }
      List<Jolted> felt = felt(foretold, line, phases, compared, passes);
      for (int i = 0; i < felt.size(); i++) {
        Jolted jolt = felt.get(i);
        valid += jolt == Traces.TOO_EARLY ? 0 : 1;
        hits += jolt != null && jolt.worst() > 0 ? 1 : 0;
        if (jolt != null && jolt.worst() > worst) {
          worst = jolt.worst();
          hardest = phases.get(i);
          most = worst > most.worst() ? jolt : most;
        }
      }
      driven += valid;
      share = Math.max(share, valid == 0 ? 0 : hits / (double) valid);
      // the worst phase lies between those that were driven
      phases.clear();
      for (int i = 1; i < FINER && worst > 0; i++) {
        phases.add(hardest - i / (double) FINER);
        phases.add(hardest + i / (double) FINER);
      }
      for (Jolted jolt : felt(foretold, line, phases, compared, passes)) {
        most = jolt != null && jolt.worst() > most.worst() ? jolt : most;
      }
    }
    if (driven == 0) {
      return foretold.without(Unmeasured.ofPasses(passes.count() - begun));
    }
    return foretold.with(new Measured(most.up(), most.forward(), most.side(), share, driven));
  }

  /** What each phase felt there; null for nothing, {@link Traces#TOO_EARLY} for no answer. */
  private List<Jolted> felt(
      Confirmed foretold, Line line, List<Double> phases, boolean compared, Passes passes)
      throws EngineException {
    // What the healing has bent a little is felt before the place, and is not it.
    double least = foretold.least();
    List<EnginePass> driven = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < phases.size(); i++) {
      double from = phases.get(i) / line.phases() * line.stride();
      EnginePass pass = line.way().pass(under, probe, from, line.speed(), line.steps(), step);
      if (pass != null) {
        driven.add(pass);
        places.add(i);
      }
    }
    // A phase that begins where there is no ground has no answer.
    List<Jolted> felt = new ArrayList<>(Collections.nCopies(phases.size(), Traces.TOO_EARLY));
    int next = 0;
    for (Jolted jolt : passes.felt(driven, probe, line.runUp(), least, compared)) {
      boolean there = jolt != null && Places.distance(jolt.place(), foretold.path()) <= Places.NEAR;
      felt.set(
          places.get(next++),
          there && isOfAnother(jolt, foretold) ? Traces.TOO_EARLY : there ? jolt : nothing(jolt));
    }
    return felt;
  }

  /**
   * A border that lies on a surface is not healed, nor is an edge inside one; a small jolt there is
   * not told from a hill.
   */
  private static boolean isOnTheCopy(Confirmed foretold) {
    boolean left =
        foretold.finding().ledgerClass() == LedgerClass.OVERLAP
            || foretold.finding().rule().startsWith(EDGES);
    return left && foretold.effect().worst() >= Severity.ERROR_JOLT;
  }

  private static Jolted nothing(Jolted jolt) {
    return jolt == Traces.TOO_EARLY ? jolt : null;
  }

  /** Whether a jolt that is larger than it was foretold is one that is foretold there as well. */
  private boolean isOfAnother(Jolted jolt, Confirmed foretold) {
    if (jolt.worst() < MORE * foretold.effect().worst()) {
      return false;
    }
    for (Confirmed other : all) {
      if (other.effect().worst() >= MORE * foretold.effect().worst()
          && Places.distance(jolt.place(), other.path()) <= MEETS) {
        return true;
      }
    }
    return false;
  }

  /** A box is foretold by the worst of ways its width apart: under each the ground is another. */
  private double wide() {
    return probe.round() ? 0 : 2 * probe.half()[0];
  }

  /** Points at which lanes cross it. */
  List<CrossedPoint> points(Confirmed foretold) {
    return isMetAtCorners(foretold)
        ? CrossedPoint.corners(road, foretold.path(), probe)
        : CrossedPoint.of(road, foretold.path(), CROSSED, wide());
  }

  /**
   * Steps that driving over a foretold jolt takes, on the level and on its healed copy: over as
   * many places as are always driven over, and over the usual part of those that are driven over
   * until one feels it. That it is driven over on the level alone is known when it is silent on
   * both, and not counted here.
   *
   * @param speed m/s
   */
  long steps(Confirmed foretold, List<CrossedPoint> points, double speed) {
    double stride = speed * step;
    long passes = Way.phases(stride) + 2 * (FINER - 1);
    int always = foretold.line() == null ? CROSSED : 1;
    double steps = 0;
    for (int runUp : runUps(foretold)) {
      for (CrossedPoint point : points) {
        double part = always-- > 0 ? 1 : probe.round() ? 0 : MORE_DRIVEN;
        steps += part * 2 * passes * (runUp + meeting(point, stride) + MEASURED); // both ways
      }
    }
    return Math.round(isOnTheCopy(foretold) ? steps : 2 * steps);
  }

  /**
   * Ways over the points, both ways, but for those on which it tips over or is in a wall.
   *
   * @param lines get them
   * @return why there are none
   */
  private Unmeasured lines(Confirmed foretold, List<CrossedPoint> points, List<Line> lines) {
    boolean walls = false;
    boolean edges = false;
    int place = 0;
    for (int runUp : runUps(foretold)) {
      for (CrossedPoint point : points) {
        for (int sense = 1; sense >= -1; sense -= 2) {
          Line line = line(point, sense, foretold.effect().speed(), runUp, place);
          Unmeasured blocked = line.way().blocked(under, standing, probe);
          walls |= blocked == Unmeasured.WALL;
          edges |= blocked == Unmeasured.EDGE;
          if (blocked == null) {
            lines.add(line);
          }
        }
        place++;
      }
    }
    return points.isEmpty() ? Unmeasured.NO_LANE : Unmeasured.blocked(walls, edges);
  }

  private boolean isMetAtCorners(Confirmed foretold) {
    String rule = foretold.finding().rule();
    return corners
        && (rule.startsWith("seam.") || rule.startsWith("weld."))
        && SeamEffects.isAtCorners(foretold.effect(), CrossedPoint.hardest(road, foretold.path()));
  }

  /**
   * Steps in which the probe settles. Of a row of corners that are a whole number of steps apart
   * the phases which are caught at one were caught at the one before: from nearer by they are not.
   */
  private int[] runUps(Confirmed foretold) {
    return isMetAtCorners(foretold)
        ? new int[] {probe.runUp(), AT_CORNERS}
        : new int[] {probe.runUp()};
  }

  private Line line(CrossedPoint crossed, int sense, double speed, int runUp, int place) {
    double hx = sense * crossed.hx();
    double hz = sense * crossed.hz();
    double stride = speed * step;
    int meeting = meeting(crossed, stride);
    double back = (runUp + meeting) * stride + probe.front();
    Way way = Way.through(under, crossed.point(), hx, hz, back);
    int steps = runUp + meeting + MEASURED;
    return new Line(way, speed, runUp, steps, stride, Way.phases(stride), place, crossed);
  }

  /** Steps in which an edge is met: at a small angle several. */
  private static int meeting(CrossedPoint crossed, double stride) {
    return (int) Math.ceil(REACH / crossed.sine() / stride);
  }
}
