package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.model.finding.Finding;

/**
 * Passes over a finding: along the road through some of its points, both ways, so that in each
 * phase one step begins in the last stride before it.
 */
final class FindingPasses {

  /** Parts of its length at which a finding is crossed. */
  private static final double[] CROSSED = {0.5, 0.25, 0.75};

  private static final int RUN_UP = 3;

  /** The steps that begin before the finding and the one over it. */
  private static final int MEASURED = 3;

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

  /** Groups of passes, each along one line and one way. */
  List<List<EnginePass>> of(Finding finding, double speed) {
    List<List<EnginePass>> groups = new ArrayList<>();
    for (double part : CROSSED) {
      double[] point = at(finding.path(), part);
      RoadPlace place = road.place(point[0], point[1], point[2]);
      if (place == null || place.outside() > Strand.LANE) {
        continue;
      }
      Strand strand = road.strands().get(place.strand());
      for (int sense = 1; sense >= -1; sense -= 2) {
        double hx = sense * strand.headingX(place.row());
        double hz = sense * strand.headingZ(place.row());
        List<EnginePass> group = line(point, hx, hz, speed);
        if (!group.isEmpty()) {
          groups.add(group);
        }
      }
      if (finding.path().length == 3) {
        break;
      }
    }
    return groups;
  }

  private List<EnginePass> line(double[] point, double hx, double hz, double speed) {
    double stride = speed * step;
    double back = (RUN_UP + 1) * stride + probe.front();
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
      EnginePass pass = way.pass(under, probe, from, speed, RUN_UP + MEASURED, step);
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
            && Places.distance(jolt.place(), foretold.finding().path()) <= Places.NEAR) {
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

  /** The point at a part of a polyline's length, in the middle of one of its segments if it can. */
  private static double[] at(double[] path, double part) {
    int n = path.length / 3;
    if (n == 1) {
      return path.clone();
    }
    double[] along = new double[n];
    for (int i = 1; i < n; i++) {
      double square = 0;
      for (int k = 0; k < 3; k++) {
        double d = path[3 * i + k] - path[3 * i - 3 + k];
        square += d * d;
      }
      along[i] = along[i - 1] + Math.sqrt(square);
    }
    int i = 1;
    while (i < n - 1 && along[i] < part * along[n - 1]) {
      i++;
    }
    double[] at = new double[3];
    for (int k = 0; k < 3; k++) {
      at[k] = (path[3 * i + k] + path[3 * i - 3 + k]) / 2;
    }
    return at;
  }
}
