package org.trackwalk.check.rules.edge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rules.finding.ElementClusters;
import org.trackwalk.check.rules.finding.RoadThings;
import org.trackwalk.check.rules.finding.TriangleFinding;
import org.trackwalk.drive.judge.suspect.Suspicion;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Findings about suspicious edges: those within 2 m of each other on one piece are one place. */
final class EdgeFindings {

  /** Puts a message together. */
  interface Words {
    /**
     * One sentence.
     *
     * @param place name of the piece
     * @param all at the place, one per edge
     * @param worst of them
     */
    String of(String place, List<Suspicion> all, Suspicion worst);
  }

  /** Part of what is felt at a place from which the same on edges without a fault explains it. */
  private static final double USUAL = 0.5;

  private final RuleInfo rule;
  private final RuleContext context;
  private final Kind kind;
  private final double warning;
  private final double error;

  /**
   * Findings of one kind of difference.
   *
   * @param warning m/s from which it is told
   * @param error m/s from which it is an error
   */
  EdgeFindings(RuleInfo rule, RuleContext context, Kind kind, double warning, double error) {
    this.rule = rule;
    this.context = context;
    this.kind = kind;
    this.warning = warning;
    this.error = error;
  }

  List<Finding> of(List<Suspicion> suspicions, Words words) {
    Map<Integer, List<Suspicion>> byTriangle = new HashMap<>();
    for (Suspicion s : suspicions) {
      if (felt(s).worst() >= warning && felt(s).share() > 0 && !usual(s)) {
        byTriangle.computeIfAbsent(s.halfEdge() / 3, k -> new ArrayList<>()).add(s);
      }
    }
    int[] triangles = byTriangle.keySet().stream().mapToInt(Integer::intValue).sorted().toArray();
    List<Finding> findings = new ArrayList<>();
    for (int[] cluster : ElementClusters.of(context, triangles)) {
      if (RoadThings.ofBodyThere(context, cluster)) {
        continue; // what is in the way is told, and whoever takes it away takes these away
      }
      List<Suspicion> here = new ArrayList<>();
      for (int t : cluster) {
        here.addAll(byTriangle.get(t));
      }
      findings.add(finding(cluster, here, words));
    }
    return findings;
  }

  /**
   * Whether the engine bumps nearly as hard on edges that have no fault: then the note about the
   * engine says all there is to say.
   */
  private boolean usual(Suspicion s) {
    double clean = context.judge().onCleanEdges(s.profile().name(), s.body().name());
    return clean >= USUAL * felt(s).worst();
  }

  private Finding finding(int[] cluster, List<Suspicion> here, Words words) {
    Map<Integer, Suspicion> perEdge = new HashMap<>();
    Map<String, Suspicion> perProfile = new HashMap<>();
    Suspicion worst = here.get(0);
    for (Suspicion s : here) {
      worst = worse(worst, s);
      perEdge.merge(s.halfEdge(), s, this::worse);
      perProfile.merge(s.profile().name() + "\n" + s.body().name(), s, this::worse);
    }
    List<Effect> effects = new ArrayList<>();
    for (String key : new TreeSet<>(perProfile.keySet())) {
      effects.add(effect(perProfile.get(key)));
    }
    String place = context.pieceName(context.surface().pieceOf(cluster[0]));
    List<Suspicion> edges = new TreeSet<>(perEdge.keySet()).stream().map(perEdge::get).toList();
    double value = felt(worst).worst();
    FindingBuilder builder =
        TriangleFinding.of(
                rule,
                value >= error ? Severity.ERROR : Severity.WARNING,
                context,
                cluster,
                words.of(place, edges, worst) + untried(worst.cause()))
            .along(ends(worst), length(edges))
            .at(worst.way().point()[0], worst.way().point()[1], worst.way().point()[2])
            .count(edges.size())
            .measure("velocity change", value, "m/s", value >= error ? error : warning)
            .effects(effects);
    for (Suspicion s : edges) {
      builder.edge(context.surface(), s.halfEdge());
    }
    return builder.build();
  }

  /** What is said where more edges are suspicious than are probed. */
  private String untried(Suspicion.Cause cause) {
    int more = context.judge().leftOut(cause);
    return more == 0
        ? ""
        : "; of such edges on the level the worst "
            + Judged.MOST_PLACES
            + " were tried, "
            + more
            + (more == 1 ? " was not" : " were not");
  }

  /** From, to. */
  private double[] ends(Suspicion s) {
    double[] ends = new double[6];
    for (int k = 0; k < 6; k++) {
      ends[k] = end(s, k / 3, k % 3);
    }
    return ends;
  }

  private double length(List<Suspicion> edges) {
    double length = 0;
    for (Suspicion s : edges) {
      double sum = 0;
      for (int k = 0; k < 3; k++) {
        double d = end(s, 1, k) - end(s, 0, k);
        sum += d * d;
      }
      length += Math.sqrt(sum);
    }
    return length;
  }

  private double end(Suspicion s, int end, int axis) {
    Topology topology = context.topology();
    int vertex = end == 0 ? topology.from(s.halfEdge()) : topology.to(s.halfEdge());
    return context.surface().positions()[3 * vertex + axis];
  }

  private Suspicion worse(Suspicion a, Suspicion b) {
    return felt(b).worst() > felt(a).worst() ? b : a;
  }

  private Felt felt(Suspicion s) {
    return s.felt().get(kind);
  }

  private Effect effect(Suspicion s) {
    Felt f = felt(s);
    double aside = Math.abs(f.forward()) * Math.sqrt(1 - s.sine() * s.sine());
    return new Effect(
        s.profile().name(),
        s.body().name(),
        context.judge().by().speed(),
        f.up(),
        f.forward() * s.sine(),
        Math.max(f.side(), aside),
        f.share());
  }

  /** What a change of velocity does to a car: {@code push the car up by 0.42 m/s}. */
  static String push(Felt f, boolean plural) {
    String s = plural ? "" : "s";
    String what =
        switch (direction(f)) {
          case "up" -> "push" + (plural ? "" : "es") + " the car up";
          case "down" -> "let" + s + " the car drop";
          case "sideways" -> "push" + (plural ? "" : "es") + " the car sideways";
          default -> "slow" + s + " the car";
        };
    return what + " by " + speed(f.worst());
  }

  /** {@code 0.13 m/s}, {@code 13.3 m/s}. */
  static String speed(double metresPerSecond) {
    return String.format(
        Locale.ROOT, metresPerSecond < 1 ? "%.2f m/s" : "%.1f m/s", metresPerSecond);
  }

  /** The direction of the largest part. */
  static String direction(Felt f) {
    if (Math.abs(f.up()) >= Math.abs(f.forward()) && Math.abs(f.up()) >= f.side()) {
      return f.up() >= 0 ? "up" : "down";
    }
    return Math.abs(f.forward()) >= f.side() ? "lost along the way" : "sideways";
  }
}
