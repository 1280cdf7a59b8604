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
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.naming.StatedRoad;
import org.trackwalk.course.road.Strand;
import org.trackwalk.course.scale.Doubt;
import org.trackwalk.course.scale.SizeEvidence;
import org.trackwalk.course.scale.SizeLimits;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelExtent;

/**
 * A level of which nothing of the road can be checked, or that is not the one that somebody
 * expects: a build in which it is green has not checked it. What it was in a baseline is compared
 * in {@code check.baseline}.
 */
public final class UnexpectedLevel implements Rule {

  /** The rule's id. */
  public static final String ID = "level.unexpected";

  /** What the rule tells about itself. */
  public static final RuleInfo INFO =
      new RuleInfo(
              ID,
              "error; a warning where it may be meant",
              "the level is not what it should be",
              "Half a level, or one that stands on its edge, has few faults: a build that only"
                  + " counts them is green although nothing was checked.",
              "Export the level again, whole and as before. If it is meant to be so, say so:"
                  + " correct the manifest, or write the baseline again with 'trackwalk baseline'.",
              Scope.LEVEL,
              List.of(
                  new Parameter("shortest", 0, "m", "length of road that is expected at least"),
                  new Parameter(
                      "longest", 0, "m", "length of road that is expected at most; 0: any"),
                  new Parameter(
                      "lost", 0.2, "", "part of the road, or of the surface, that may have gone"),
                  new Parameter("grown", 3, "", "times as large as it was, at most")),
              "cut off, misread and forgotten exports of 18 tracks; edits of them")
          .with(RuleTraits.NONE.inAnyUnit().saying(RuleTraits.Role.OTHER_LEVEL));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  /** What may change from a baseline to this check. */
  public static LevelExtent.Guard guard(RuleContext context) {
    return new LevelExtent.Guard(context.parameter(INFO, "lost"), context.parameter(INFO, "grown"));
  }

  /** How far the road was walked, metres; 0 where nobody could. */
  public static double roadLength(RuleContext context) {
    double length = 0;
    if (context.corridor().known()) {
      for (Strand strand : context.road().strands()) {
        length += strand.length();
      }
    }
    return length;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    StatedRoad said = StatedRoad.of(context.level());
    List<String> missing = said.missing(context.surface(), context.memory());
    boolean none = !said.names().isEmpty() && missing.size() == said.names().size();
    double length = roadLength(context);
    if (none && !said.byClass()) {
      findings.add(noSuchRoad(missing, Severity.ERROR));
    } else if (!missing.isEmpty()) {
      findings.add(noSuchRoad(missing, Severity.WARNING));
    }
    if (findings.isEmpty() && !context.corridor().known() && given(context, said)) {
      String words = "the road is not where it is said to be; " + explanation(context);
      findings.add(error(words).about("road").build());
    }
    if (findings.isEmpty() && length == 0) {
      unchecked(context).ifPresent(findings::add);
    }
    if (findings.isEmpty()) {
      length(context, length).ifPresent(findings::add);
    }
    return findings;
  }

  private static FindingBuilder error(String words) {
    return new FindingBuilder(INFO, Severity.ERROR, words);
  }

  private static Finding noSuchRoad(List<String> names, Severity severity) {
    String words =
        "the manifest calls '"
            + String.join("', '", names)
            + "' the road, and nothing in the level is called so";
    return new FindingBuilder(INFO, severity, words)
        .help(
            "Correct \"corridor\" in the manifest (trackwalk info lists pieces and materials), or"
                + " export the road under its old name.")
        .about("corridor")
        .count(names.size())
        .build();
  }

  /** Whether somebody says where the road is. */
  private static boolean given(RuleContext context, StatedRoad said) {
    return said.given()
        || context.settings().start() != null
        || !context.level().hints().spawns().isEmpty()
        || RacingLine.of(context.level(), context.settings()).known();
  }

  private static String explanation(RuleContext context) {
    String words = context.corridor().facts().explanation();
    int why = words.lastIndexOf("; ");
    return why < 0 ? words : words.substring(why + 2);
  }

  /** A level that was misread, so that nobody drove along its road. */
  private static Optional<Finding> unchecked(RuleContext context) {
    SizeLimits usual = SizeLimits.DEFAULT;
    SizeLimits limits =
        new SizeLimits(
            limit(context, "import.axis-unit.narrowest", usual.narrowest()),
            limit(context, "import.axis-unit.widest", usual.widest()));
    return SizeEvidence.shared(
            context.memory(),
            context.level(),
            context.surface(),
            context.welded().left().get().facing(),
            context.corridor(),
            limits,
            context.settings())
        .stream()
        .findFirst()
        .map(UnexpectedLevel::unchecked);
  }

  private static Finding unchecked(Doubt doubt) {
    return error("no road was checked: " + doubt.words())
        .help(doubt.advice())
        .at(doubt.at()[0], doubt.at()[1], doubt.at()[2])
        .about("unchecked")
        .build();
  }

  private static double limit(RuleContext context, String name, double usual) {
    return context.settings().parameters().getOrDefault(name, usual);
  }

  private static Optional<Finding> length(RuleContext context, double length) {
    double shortest = context.parameter(INFO, "shortest");
    double longest = context.parameter(INFO, "longest");
    boolean shorter = length < shortest;
    if (!shorter && !(longest > 0 && length > longest)) {
      return Optional.empty();
    }
    String words =
        length == 0
            ? "no road was checked: " + why(context)
            : String.format(Locale.ROOT, "the road is %,.0f m long", length);
    String expected =
        longest > 0
            ? String.format(Locale.ROOT, "; %,.0f to %,.0f m are expected", shortest, longest)
            : String.format(Locale.ROOT, "; %,.0f m at least are expected", shortest);
    return Optional.of(
        error(words + expected)
            .about("length")
            .measure("length of road", length, "m", shorter ? shortest : longest)
            .build());
  }

  private static String why(RuleContext context) {
    if (!context.corridor().known()) {
      return context.corridor().facts().explanation();
    }
    String why = context.road().notWalked();
    return why.isEmpty() ? "no stretch of it is long enough to be driven along" : why;
  }
}
