package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;

/**
 * Passes over a finding: along the road through some of the points at which the road crosses it,
 * both ways, so that in each phase one step begins in the last stride before it.
 */
final class FindingPasses {

  /** Places at which a finding is crossed. */
  private static final int CROSSED = 3;

  /** From so far before an edge a sphere has a contact with it, metres, about. */
  private static final double REACH = 0.2;

  private static final int RUN_UP = 3;

  /** Steps that begin behind the place. */
  private static final int MEASURED = 2;

  /** Phases are so far apart, metres: a jolt at a seam changes by less than a tenth over that. */
  private static final double APART = 0.015;

  private static final int MOST_PHASES = 64;

  /** Part of what is foretold that is another, smaller thing. */
  private static final double SMALL = 0.1;

  private final Road road;
  private final Under under;
  private final Probe probe;
  private final double step;

  FindingPasses(Road road, Under under, Probe probe, double step) {
    this.road = road;
    this.under = under;
    this.probe = probe;
    this.step = step;
  }

  /** Groups of passes, each along one line and one way; none where no lane crosses it. */
  List<List<EnginePass>> of(Confirmed foretold) {
    List<List<EnginePass>> groups = new ArrayList<>();
    int most = foretold.line() == null ? CROSSED : 1;
    for (CrossedPoint point : CrossedPoint.of(road, foretold.path(), most)) {
      for (int sense = 1; sense >= -1; sense -= 2) {
        List<EnginePass> group = line(point, sense, foretold.effect().speed());
        if (!group.isEmpty()) {
          groups.add(group);
        }
      }
    }
    return groups;
  }

  private List<EnginePass> line(CrossedPoint crossed, int sense, double speed) {
    double[] point = crossed.point();
    double hx = sense * crossed.hx();
    double hz = sense * crossed.hz();
    double stride = speed * step;
    // at a small angle an edge is met over several steps
    int meeting = (int) Math.ceil(REACH / crossed.sine() / stride);
    double back = (RUN_UP + meeting) * stride + probe.front();
    int corners = (int) Math.ceil(2 * back) + 2;
    double[] xyz = new double[3 * corners];
    double y = point[1];
    // heights from the point backward: the ground is looked for near the last one
    for (int i = 0; i < corners; i++) {
      double along = back * (1 - 2.0 * i / (corners - 1));
      int at = 3 * (corners - 1 - i);
      xyz[at] = point[0] + along * hx;
      xyz[at + 1] = y;
      xyz[at + 2] = point[2] + along * hz;
    }
    int middle = corners / 2;
    for (int i = middle; i >= 0; i--) {
      y = under.find(xyz[3 * i], y, xyz[3 * i + 2]) == null ? y : under.height();
      xyz[3 * i + 1] = y;
    }
    int phases = Math.clamp((int) Math.ceil(stride / APART), 12, MOST_PHASES);
    Way way = new Way(xyz);
    List<EnginePass> group = new ArrayList<>();
    for (int phase = 0; phase < phases; phase++) {
      double from = (phase + 0.5) / phases * stride;
      EnginePass pass = way.pass(under, probe, from, speed, RUN_UP + meeting + MEASURED, step);
      if (pass != null) {
        group.add(pass);
      }
    }
    return group;
  }

  /** What the groups felt together: the largest, and the share on the line that felt it most. */
  Measured measured(Confirmed foretold, List<List<EnginePass>> groups, Passes passes)
      throws EngineException {
    // What the healing has bent a little is felt before the place, and is not it.
    double least = Math.max(Jolted.LEAST, SMALL * foretold.effect().worst());
    List<Jolted> worst = new ArrayList<>();
    double share = 0;
    int driven = 0;
    for (List<EnginePass> group : groups) {
      int valid = 0;
      List<Jolted> hits = new ArrayList<>();
      for (Jolted jolt : passes.felt(group, probe, RUN_UP, least)) {
        valid += jolt == Traces.TOO_EARLY ? 0 : 1;
        if (jolt != null
            && jolt != Traces.TOO_EARLY
            && Places.distance(jolt.place(), foretold.path()) <= Places.NEAR) {
          hits.add(jolt);
        }
      }
      driven += valid;
      share = Math.max(share, valid == 0 ? 0 : hits.size() / (double) valid);
      hits.stream().max(Comparator.comparingDouble(Jolted::worst)).ifPresent(worst::add);
    }
    if (driven == 0) {
      return null;
    }
    Jolted most =
        worst.stream()
            .max(Comparator.comparingDouble(Jolted::worst))
            .orElse(new Jolted(new double[3], new double[2], 0, 0, 0));
    return new Measured(most.up(), most.forward(), most.side(), share, driven);
  }
}
