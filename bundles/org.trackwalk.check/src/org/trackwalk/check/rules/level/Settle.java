package org.trackwalk.check.rules.level;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.RoadPlace;
import org.trackwalk.course.road.Strand;
import org.trackwalk.drive.start.Stance;
import org.trackwalk.drive.start.StartJudge;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Starts at which a vehicle does not stand. */
public final class Settle implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "level.settle",
              "error; a warning where the vehicle is only moved",
              "a vehicle does not stand where it is put",
              "A start under the ground or over nothing drops the car out of the level; one in a"
                  + " wall or on an edge throws it about before the race begins.",
              "Put the start over the road, as high as the game drops its cars from (Assetto Corsa:"
                  + " 1 to 2 m), else so that the wheels just touch it, and clear of walls and of"
                  + " other starts.",
              Scope.LEVEL,
              List.of(new Parameter("drop", 3, "m", "a vehicle may drop from so high")),
              "what engines do with a body that is put down; the vehicle's own sizes")
          .with(RuleTraits.NONE.counting(RuleTraits.Counted.PLACES));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.level().hints().spawns().isEmpty()
        ? Optional.of("no manifest or scene says where vehicles start")
        : Optional.empty();
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<double[]> starts = context.level().hints().spawns();
    List<Finding> findings = new ArrayList<>();
    if (starts.isEmpty()) {
      return findings;
    }
    StartJudge judge =
        new StartJudge(
            context.roads().land(),
            context.backs(),
            context.vehicle(),
            context.parameter(INFO, "drop"));
    StartNames names = new StartNames(context.level());
    for (int i = 0; i < starts.size(); i++) {
      String name = names.of(i);
      Stance stance = judge.at(starts.get(i), heading(context, starts.get(i)));
      if (stance.kind() != Stance.Kind.STANDS) {
        findings.add(finding(name, starts.get(i), stance));
      }
      int other = overlapped(starts, i, judge.apart());
      if (other >= 0) {
        findings.add(
            builder(name, starts.get(i), Severity.WARNING, "lies in " + names.of(other))
                .about(name + " in " + names.of(other))
                .build());
      }
    }
    return findings;
  }

  /** Which way a vehicle looks that starts there: along the road; null where there is none. */
  private static double[] heading(RuleContext context, double[] at) {
    if (!context.corridor().known()) {
      return null;
    }
    Road road = context.road();
    RoadPlace place = road.place(at[0], at[1], at[2]);
    if (place == null) {
      return null;
    }
    Strand strand = road.strands().get(place.strand());
    return new double[] {strand.headingX(place.row()), strand.headingZ(place.row())};
  }

  /** The first start before this one that lies in it; -1 for none. */
  private static int overlapped(List<double[]> starts, int of, double apart) {
    for (int i = 0; i < of; i++) {
      double square = 0;
      for (int k = 0; k < 3; k++) {
        square += Math.pow(starts.get(i)[k] - starts.get(of)[k], 2);
      }
      if (square < apart * apart) {
        return i;
      }
    }
    return -1;
  }

  private static Finding finding(String name, double[] at, Stance stance) {
    String words = String.format(Locale.ROOT, words(stance.kind()), stance.amount());
    FindingBuilder builder = builder(name, at, severity(stance), words);
    if (stance.amount() > 0) {
      boolean angle = stance.kind() == Stance.Kind.SLIDES;
      boolean count = stance.kind() == Stance.Kind.ON_FEWER_WHEELS;
      builder.measure(
          count ? "wheels on the ground" : angle ? "slope" : "height",
          stance.amount(),
          count ? "" : angle ? "deg" : "m",
          stance.limit());
    }
    double up = height(stance);
    if (up != 0) {
      builder.along(new double[] {at[0], at[1], at[2], at[0], at[1] + up, at[2]}, Math.abs(up));
    }
    return builder.build();
  }

  /** How far over the start its ground lies, where that is what is wrong; else 0. */
  private static double height(Stance stance) {
    return switch (stance.kind()) {
      case UNDER_GROUND -> stance.amount();
      case HANGS -> -stance.amount();
      default -> 0;
    };
  }

  private static Severity severity(Stance stance) {
    return switch (stance.kind()) {
      case FALLS_OUT, UNDER_GROUND, IN_WALL, UNDER_ROOF -> Severity.ERROR;
      case ON_FEWER_WHEELS -> stance.amount() < 3 ? Severity.ERROR : Severity.WARNING;
      default -> Severity.WARNING;
    };
  }

  /** What is said of a start; the amount in it. */
  private static String words(Stance.Kind kind) {
    return switch (kind) {
      case FALLS_OUT -> "has no ground under it: a vehicle falls out of the level";
      case UNDER_GROUND -> "lies %.2f m under the ground";
      case IN_WALL -> "stands in a wall";
      case UNDER_ROOF -> "has only %.2f m of room over its ground";
      case ON_FEWER_WHEELS -> "has ground under %.0f of 4 wheels: the vehicle tips";
      case HANGS -> "hangs %.2f m over the ground: the vehicle drops";
      case WHEEL_HANGS -> "is uneven: one wheel hangs %.2f m over the ground";
      case SLIDES -> "lies on a slope of %.0f deg: the vehicle slides away";
      case STANDS -> "is good";
    };
  }

  private static FindingBuilder builder(String name, double[] at, Severity severity, String what) {
    return new FindingBuilder(INFO, severity, name + " " + what)
        .at(at[0], at[1], at[2])
        .about(name);
  }
}
