package org.trackwalk.check.rules.cliff;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.judge.engine.Cliffs;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * One note per level about the edges at which the road falls away; only when an engine is asked for
 * whose contacts there are not the reference's.
 */
public final class CliffEdge implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "cliff.edge",
          "information",
          "edges at which the road falls away",
          "An engine that always pushes along the triangle's normal throws a car off such an edge,"
              + " or holds it up beyond it; most engines do not.",
          "Nothing to do unless cliff.push-off speaks too. Where a car should not get there, set a"
              + " barrier.",
          Scope.LEVEL,
          List.of(new Parameter("length", 20, "m", "stretches from this length on are told")),
          "the cliff problem: contact generation as in the lectures that the contact methods follow"
              + " (docs/contacts.md)");

  /** Places named in the note. */
  private static final int PLACES = 10;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public boolean needsCorridor() {
    return true;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    if (context.judge().onlyReference()) {
      return List.of();
    }
    Cliffs cliffs = context.judge().cliffs();
    if (cliffs.halfEdges().length == 0) {
      return List.of();
    }
    double least = context.parameter(INFO, "length");
    List<CliffStretch> stretches =
        CliffStretch.of(context, cliffs.halfEdges()).stream()
            .filter(s -> s.length() >= least)
            .toList();
    if (stretches.isEmpty()) {
      return List.of();
    }
    double length = stretches.stream().mapToDouble(CliffStretch::length).sum();
    CliffStretch longest = stretches.get(0);
    WeldedSurface surface = context.surface();
    String message =
        String.format(
            Locale.ROOT,
            "the road ends or falls away by over 45 deg along %s, in %d %s; the longest, %s, is at"
                + " %s",
            SeamFinding.metres(length),
            stretches.size(),
            stretches.size() == 1 ? "stretch" : "stretches",
            SeamFinding.metres(longest.length()),
            context.pieceName(surface.pieceOf(longest.halfEdges()[0] / 3)));
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.INFO, message)
            .at(longest.middle()[0], longest.middle()[1], longest.middle()[2])
            .along(longest.path(), longest.length())
            .on(context.corridor().classes().of(longest.halfEdges()[0] / 3))
            .about("level")
            .count(cliffs.halfEdges().length)
            .measure("length", length, "m", least);
    for (int h : longest.halfEdges()) {
      builder.edge(surface, h);
    }
    List<CliffStretch> first = new ArrayList<>(stretches);
    for (CliffStretch s : first.subList(0, Math.min(PLACES, first.size()))) {
      String piece = context.pieceName(surface.pieceOf(s.halfEdges()[0] / 3));
      builder.step(s.middle(), piece + ", " + SeamFinding.metres(s.length()));
    }
    return List.of(builder.build());
  }
}
