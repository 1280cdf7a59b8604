package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.MetEdge;
import org.trackwalk.check.rules.finding.RoadFinding;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.drive.chassis.NoseSeams;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.finding.Severity;

/**
 * Exact seams that a chassis on wheels meets: the wheels roll over each of them, but where a dip, a
 * crest or a landing has taken the clearance the lower front edge of the chassis comes to it.
 */
final class ChassisSeams {

  /** Seams that the evidence lists; all of them are among the lines. */
  private static final int LISTED = 20;

  /** Three numbers of each end of an edge. */
  private static final int ENDS = 6;

  private static final String LIFT =
      "Make one collision body of the pieces that a car drives on: join them (Blender: Ctrl+J, then"
          + " Mesh > Merge > By Distance). Or give the chassis room there: a longer dip, a landing"
          + " that falls away as the car does, stiffer springs.";

  /** A seam that is met. */
  private record Seam(SharedSeams.Pair pair, MetEdge edge, NoseSeams.Met met, SeamLine line) {

    double risk() {
      double most = line.effects().stream().mapToDouble(e -> e.worst() * e.share()).max().orElse(0);
      return most * pair.surface().weight();
    }
  }

  private final RuleContext context;
  private final RuleInfo info;
  private final String kind;
  private final Set<String> engines;

  /**
   * Looks for engines that part the level in one way.
   *
   * @param kind of the seams, in words
   * @param engines that a chassis feels such a seam in
   */
  ChassisSeams(RuleContext context, RuleInfo info, String kind, Set<String> engines) {
    this.context = context;
    this.info = info;
    this.kind = kind;
    this.engines = engines;
  }

  /** One finding, or none where the chassis keeps clear of all seams. */
  List<Finding> findings(List<SharedSeams.Pair> pairs) {
    if (!context.corridor().known() || pairs.isEmpty()) {
      return List.of();
    }
    SprungCar car = SprungCar.of(context.vehicle());
    List<Seam> seams = new ArrayList<>();
    Map<Integer, NoseSeams.Met> met = met(pairs, car);
    for (SharedSeams.Pair pair : pairs) {
      if (pair.edges().stream().anyMatch(met::containsKey)) {
        for (SeamRuns.Run run : SeamRuns.of(context, pair.edges())) {
          seam(pair, run, met, seams);
        }
      }
    }
    if (seams.isEmpty()) {
      return List.of();
    }
    seams.sort(
        Comparator.comparingDouble((Seam s) -> -s.risk())
            .thenComparingDouble(s -> s.met().free())
            .thenComparingInt(s -> s.edge().edge()));
    return List.of(finding(seams, car));
  }

  /** By edge. */
  private Map<Integer, NoseSeams.Met> met(List<SharedSeams.Pair> pairs, SprungCar car) {
    List<Integer> edges = pairs.stream().flatMap(pair -> pair.edges().stream()).toList();
    float[] ends = new float[ENDS * edges.size()];
    float[] p = context.surface().positions();
    for (int i = 0; i < edges.size(); i++) {
      int h = edges.get(i);
      System.arraycopy(p, 3 * context.topology().from(h), ends, ENDS * i, 3);
      System.arraycopy(p, 3 * context.topology().to(h), ends, ENDS * i + 3, 3);
    }
    Map<Integer, NoseSeams.Met> met = new HashMap<>();
    double gains = context.vehicle().grip().value() * SpeedLimits.GRAVITY;
    Floor floor = context.roads().land().floor();
    for (NoseSeams.Met one :
        NoseSeams.of(context.road(), floor, car, gains, ends, RideSurvey.LANES)) {
      met.put(edges.get(one.seam()), one);
    }
    return met;
  }

  /** Takes a run in where it is met hardest, if it is felt there. */
  private void seam(
      SharedSeams.Pair pair, SeamRuns.Run run, Map<Integer, NoseSeams.Met> met, List<Seam> seams) {
    Seam worst = null;
    double length = 0;
    for (int h : run.edges()) {
      length += SharedSeams.length(context, h);
    }
    for (int h : run.edges()) {
      NoseSeams.Met one = met.get(h);
      if (one == null) {
        continue;
      }
      MetEdge edge = MetEdge.of(context, h, one.at(), SharedSeams.edge(context, h));
      List<Effect> effects =
          edge.effects(context).ofChassis(BodyBoundary.MODEL).stream()
              .filter(effect -> engines.contains(effect.profile()))
              .toList();
      SeamLine line = new SeamLine(pair.pieces(context), length, effects, run.path());
      Seam seam = new Seam(pair, edge, one, line);
      worst = worst == null || seam.risk() > worst.risk() ? seam : worst;
    }
    if (worst != null && worst.line().worst() >= context.parameter(info, "jolt")) {
      seams.add(worst);
    }
  }

  private Finding finding(List<Seam> seams, SprungCar car) {
    Seam first = seams.get(0);
    double lowered = car.clearance() - first.met().free();
    double length = seams.stream().mapToDouble(s -> s.line().length()).sum();
    String message =
        String.format(
            Locale.ROOT,
            "%d exact %s %s %s met by the chassis, whose wheels roll over: %s takes them for ends"
                + " of the road, first of all %s, where it comes down %.2f m at %s",
            seams.size(),
            seams.size() == 1 ? "seam" : "seams",
            kind,
            seams.size() == 1 ? "is" : "are",
            String.join(", ", engines),
            names(first),
            lowered,
            RoadFinding.kmh(first.edge().speed()));
    double[] at = first.met().at();
    FindingBuilder builder =
        new FindingBuilder(info, Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .along(first.line().path(), length)
            .on(first.pair().surface())
            .about("chassis, seams " + kind)
            .count(seams.size())
            .measure("chassis comes down", lowered, "m", car.clearance())
            .effects(first.line().effects())
            .lines(seams.stream().map(Seam::line).toList())
            .help(LIFT);
    for (Seam seam : seams.subList(0, Math.min(LISTED, seams.size()))) {
      seam.line().pieces().forEach(builder::piece);
      builder
          .edge(context.surface(), seam.edge().edge())
          .step(
              seam.met().at(),
              String.format(
                  Locale.ROOT,
                  "%s, %s: comes down %.2f m",
                  names(seam),
                  SeamFinding.metres(seam.line().length()),
                  car.clearance() - seam.met().free()));
    }
    return builder.build();
  }

  private static String names(Seam seam) {
    return String.join(" | ", seam.line().pieces());
  }
}
