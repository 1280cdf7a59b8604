package org.trackwalk.check.rules.weld;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.seam.SharedSeams;
import org.trackwalk.drive.judge.body.MeshGrid;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;

/** Exact seams that come apart because the engine stores each body's vertices on a grid. */
public final class EngineSplit implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "weld.engine-split",
          "warning",
          "exact seams that an engine stores apart",
          "The engine keeps the vertices of each mesh as whole numbers over that mesh's own box."
              + " Where two large bodies meet, the same vertex comes back at two places: a step or"
              + " gap that is in no file.",
          "Make the bodies smaller, or one body of those that meet; equal boxes have equal grids.",
          Scope.LEVEL,
          List.of(new Parameter("distance", 0.0001, "m", "farther apart is told")),
          "Jolt, MeshShape: 21 bits per axis over the box of the mesh (docs/engines.md)");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    TreeSet<String> told = new TreeSet<>();
    for (Profile profile : context.profiles()) {
      Bodies bodies = context.bodies(profile);
      if (profile.quantisation() == null || bodies == Bodies.ONE) {
        continue;
      }
      int bits = profile.quantisation().bits();
      // Engines with the same grid have the same fault: one line, not one for each.
      if (told.add(bits + " " + bodies)) {
        split(context, profile, bodies, findings);
      }
    }
    return findings;
  }

  private static void split(
      RuleContext context, Profile profile, Bodies bodies, List<Finding> findings) {
    int bits = profile.quantisation().bits();
    MeshGrid[] grids = MeshGrid.of(context.surface(), bodies, bits);
    double limit = context.parameter(INFO, "distance");
    double worst = 0;
    int worstVertex = -1;
    int edges = 0;
    double length = 0;
    SharedSeams.Pair at = null;
    TreeSet<String> pieces = new TreeSet<>();
    List<Integer> listed = new ArrayList<>();
    for (SharedSeams.Pair pair : SharedSeams.of(context, bodies)) {
      for (int h : pair.edges()) {
        double apart = 0;
        for (int v : new int[] {context.topology().from(h), context.topology().to(h)}) {
          double d = apart(context, grids[pair.piece()], grids[pair.other()], v);
          apart = Math.max(apart, d);
          if (d > worst) {
            worst = d;
            worstVertex = v;
            at = pair;
          }
        }
        if (apart > limit) {
          edges++;
          length += SharedSeams.length(context, h);
          listed.add(h);
          pieces.add(context.pieceName(pair.piece()));
          pieces.add(context.pieceName(pair.other()));
        }
      }
    }
    if (edges == 0) {
      return;
    }
    String message =
        String.format(
            Locale.ROOT,
            "%s stores vertices in %d bits over the box of each body: %d exact seam edges come"
                + " apart, by up to %s between %s and %s",
            profile.id(),
            bits,
            edges,
            SeamFinding.metres(worst),
            context.pieceName(at.piece()),
            context.pieceName(at.other()));
    float[] p = context.surface().positions();
    double[] place = {p[3 * worstVertex], p[3 * worstVertex + 1], p[3 * worstVertex + 2]};
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(place[0], place[1], place[2])
            .along(place, length)
            .on(at.surface())
            .about(profile.id())
            .count(edges)
            .measure("distance", worst, "m", limit)
            .step(place, "one vertex, stored at two places");
    pieces.forEach(builder::piece);
    listed.forEach(h -> builder.edge(context.surface(), h));
    findings.add(builder.build());
  }

  private static double apart(RuleContext context, MeshGrid a, MeshGrid b, int vertex) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double value = context.surface().positions()[3 * vertex + k];
      double d = a.stored(value, k) - b.stored(value, k);
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
}
