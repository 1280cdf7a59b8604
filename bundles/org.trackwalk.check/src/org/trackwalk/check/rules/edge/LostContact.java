package org.trackwalk.check.rules.edge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.drive.judge.sink.Sinking;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Edges that an engine forgets although they carry a body. */
public final class LostContact implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
              "edge.lost-contact",
              "error",
              "an edge that an engine forgets, so that a car sinks in",
              "The engine forgets an edge when other faces that the car touches have both its ends."
                  + " Where the edge stands out between these faces, nothing carries the car: it"
                  + " sinks in and is thrown out again.",
              "Put a vertex into the middle of the edge (Blender: select it, Subdivide; then"
                  + " triangulate the faces beside it): the engine keeps an edge that has one end"
                  + " for itself.",
              Scope.BALL,
              List.of(new Parameter("sink", 0.005, "m", "from this depth on")),
              "enhanced internal edge removal remembers corners, not edges (docs/contacts.md)")
          .with(RuleTraits.NONE.drawn(Picture.BALL_ACROSS));

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return context.judge().losesContacts()
        ? Optional.empty()
        : Optional.of("no engine that was asked for loses contacts of this vehicle");
  }

  @Override
  public List<Finding> check(RuleContext context) {
    double least = context.parameter(INFO, "sink");
    Map<Integer, List<Sinking>> byTriangle = new HashMap<>();
    for (Sinking s : context.judge().sinkings(least)) {
      byTriangle.computeIfAbsent(s.halfEdge() / 3, k -> new ArrayList<>()).add(s);
    }
    int[] triangles = byTriangle.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, triangles)) {
      List<Sinking> here = new ArrayList<>();
      for (int t : cluster) {
        here.addAll(byTriangle.get(t));
      }
      findings.add(finding(context, cluster, here, least));
    }
    return findings;
  }

  private static Finding finding(
      RuleContext context, int[] cluster, List<Sinking> here, double least) {
    Sinking worst = here.get(0);
    for (Sinking s : here) {
      worst = s.depth() > worst.depth() ? s : worst;
    }
    WeldedSurface surface = context.surface();
    int[] edges = here.stream().mapToInt(Sinking::halfEdge).sorted().distinct().toArray();
    List<String> engines = here.stream().map(s -> s.profile().title()).distinct().toList();
    String piece = context.pieceName(surface.pieceOf(cluster[0]));
    String message =
        String.format(
            Locale.ROOT,
            "%s: a %s %s at %s %s long that %s forgets",
            piece,
            worst.body().name(),
            worst.through() ? "falls through" : "sinks in by " + SeamFinding.metres(worst.depth()),
            edges.length == 1 ? "an edge" : edges.length + " edges, the worst",
            SeamFinding.metres(length(context, worst.halfEdge())),
            String.join(" and ", engines));
    double[] at = worst.at();
    FindingBuilder builder =
        TriangleFinding.of(INFO, Severity.ERROR, context, cluster, message)
            .at(at[0], at[1], at[2])
            .count(edges.length)
            .cause(piece + ": edges that an engine forgets")
            .measure("sinking", worst.depth(), "m", least)
            .step(at, "here the edge should hold the " + worst.body().name())
            .step(worst.centre(), "where the middle of the " + worst.body().name() + " is then");
    Arrays.stream(edges).forEach(h -> builder.edge(surface, h));
    return builder.build();
  }

  private static double length(RuleContext context, int halfEdge) {
    float[] p = context.surface().positions();
    int a = 3 * context.topology().from(halfEdge);
    int b = 3 * context.topology().to(halfEdge);
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      double d = (double) p[a + k] - p[b + k];
      sum += d * d;
    }
    return Math.sqrt(sum);
  }
}
