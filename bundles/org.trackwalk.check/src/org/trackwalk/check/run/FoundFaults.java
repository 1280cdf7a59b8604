package org.trackwalk.check.run;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.rank.Population;
import org.trackwalk.check.rank.Ranking;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.ground.surface.MeetingPieces;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Budget;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.SkippedRule;
import org.trackwalk.model.report.ToldFindings;

/**
 * The fifth station: what the rules found, ranked.
 *
 * @param each finding that is not accepted, one by one, before those of one cause are folded
 * @param told what is shown
 * @param skipped rules that did not run
 */
record FoundFaults(List<Finding> each, ToldFindings told, List<SkippedRule> skipped) {

  /** Units that a finding costs: fixes are proposed, causes sought, places sorted. */
  private static final int PRICE = 100;

  static FoundFaults of(CheckTask task, RuleContext context, RuleRun rules) {
    Level level = task.level();
    task.progress().begin("rules on " + level.name(), RuleList.all().size());
    List<SkippedRule> skipped = new ArrayList<>(Unused.of(level));
    List<Finding> all = new ArrayList<>(rules.all(skipped));
    all.addAll(task.stopped().findings(context.surface()));
    return task.stopped().counted("the ranking", () -> ranked(task, context, all, skipped));
  }

  private static FoundFaults ranked(
      CheckTask task, RuleContext context, List<Finding> all, List<SkippedRule> skipped) {
    Level level = task.level();
    Budget.spend((long) PRICE * all.size());
    List<Finding> findings =
        new ArrayList<>(OutOfReach.toScenery(context, FixList.mark(context, all)));
    // The last one who may ask for the road has done so.
    findings.addAll(StoppedWork.walk(context.surface(), context.roads().stopped()));
    Acceptance accepted = new Acceptance(level, () -> LocalDate.now(ZoneId.systemDefault()));
    // What is accepted is none of the many that make a fault systemic.
    findings = accepted.sort(Ranking.weigh(findings, RacingLine.of(level, task.settings())));
    List<Finding> each =
        Ranking.markLapClosure(
            findings,
            context.surface().pieces().stream().map(Piece::name).toList(),
            new MeetingPieces(context.surface(), context.topology()));
    findings =
        accepted.sort(
            each.isEmpty()
                ? each
                : Ranking.fold(
                    each, population(task, context), new AcrossRoad(context.roads().walked())));
    skipped.addAll(accepted.idle());
    return new FoundFaults(
        List.copyOf(each), new ToldFindings(findings, accepted.suppressed(), Map.of()), skipped);
  }

  private static Population population(CheckTask task, RuleContext context) {
    Population there = Population.of(context);
    Remainder remainder = task.remainder();
    return remainder.none() ? there : there.with(remainder.triangles(), remainder.vertices());
  }
}
