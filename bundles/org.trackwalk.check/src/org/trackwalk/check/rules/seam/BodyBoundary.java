package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Needs;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.check.rules.finding.MetEdge;
import org.trackwalk.check.rules.finding.SeamFinding;
import org.trackwalk.drive.effect.SeamModel;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;

/**
 * Exact seams that an engine bumps on because their sides are two bodies, or because it compares
 * vertices by their index and they are stored twice.
 */
public final class BodyBoundary implements Rule {

  /** An exact seam. */
  static final SeamModel MODEL = new SeamModel(SeamModel.Fault.STORED_TWICE, 0, Bodies.ONE);

  /** Seams that the evidence lists; all of them are among the lines. */
  private static final int LISTED = 20;

  /**
   * So many seams, the longest, are looked at by how the ground lies at their corners; corners of
   * the others are told as on a level road. A road that is no mesh has thousands.
   */
  private static final int AT_CORNERS = 1000;

  /**
   * Seams that are looked at, the longest: more than any road of pieces has. A mesh that is stored
   * triangle by triangle has one for each of its edges.
   */
  private static final int MOST = 5_000;

  private static final RuleInfo INFO =
      new RuleInfo(
              "seam.body-boundary",
              "warning",
              "exact seams whose two sides do not belong together to the engine",
              "Engines know which edges are inside a surface only within one collision body, some"
                  + " only where triangles share their vertices. Where the next body begins, the"
                  + " edge of the road ahead throws the car up or stops it, however exactly the"
                  + " vertices meet.",
              "Make one collision body of the pieces that a car drives on: join them (Blender:"
                  + " Ctrl+J, then Mesh > Merge > By Distance) into one collision mesh that is"
                  + " exported beside the visible pieces.",
              Scope.LEVEL,
              List.of(
                  new Parameter(
                      "jolt", 0.1, "m/s", "what a body on the ground must feel at least")),
              "no engine that was measured filters across two bodies (docs/engines.md)")
          .with(RuleTraits.NONE.needing(Needs.STORED_TWICE));

  private static final String SHARE =
      "Let the loader make equal vertices one before the engine makes a mesh of them: its triangles"
          + " have to share indices. Or join the pieces and merge their vertices (Blender: Ctrl+J,"
          + " then Mesh > Merge > By Distance) before exporting the collision mesh.";

  /** What engines make bodies of, and whether they tell vertices apart by their index. */
  private record Kind(Bodies bodies, boolean byIndex) {

    boolean parts() {
      return byIndex || bodies != Bodies.ONE;
    }

    String words() {
      return bodies == Bodies.ONE
          ? "between vertices that are stored twice"
          : String.format(Locale.ROOT, "between bodies (one per %s)", bodies.id());
    }
  }

  /** A seam and how it is met. */
  private record Seam(SharedSeams.Pair pair, SeamRuns.Run run, MetEdge met, SeamLine line) {

    double risk() {
      double most = 0;
      for (Effect effect : line.effects()) {
        most = Math.max(most, effect.worst() * effect.share());
      }
      return most * Math.min(1, line.length() / 2) * pair.surface().weight();
    }
  }

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    kinds(context, context.effects().of(MODEL))
        .forEach((kind, engines) -> findings.addAll(finding(context, kind, engines)));
    kinds(context, context.effects().ofChassis(MODEL))
        .forEach(
            (kind, engines) ->
                findings.addAll(
                    new ChassisSeams(context, INFO, kind.words(), engines)
                        .findings(SharedSeams.of(context, kind.bodies(), kind.byIndex()))));
    return findings;
  }

  /** How engines part the level that feel such a seam, each with their ids. */
  private static Map<Kind, Set<String>> kinds(RuleContext context, List<Effect> all) {
    Map<Kind, Set<String>> kinds = new LinkedHashMap<>();
    for (Profile profile : context.profiles()) {
      boolean felt =
          all.stream()
              .anyMatch(
                  effect ->
                      effect.profile().equals(profile.id())
                          && effect.worst() >= context.parameter(INFO, "jolt"));
      Kind kind =
          new Kind(context.bodies(profile), profile.identity(Bodies.ONE) == IdentityPolicy.INDEX);
      if (felt && kind.parts()) {
        kinds.computeIfAbsent(kind, k -> new LinkedHashSet<>()).add(profile.id());
      }
    }
    merge(context, kinds);
    return kinds;
  }

  /** Where no vertex is stored twice in a body, all engines part the level at the same edges. */
  private static void merge(RuleContext context, Map<Kind, Set<String>> kinds) {
    for (Bodies bodies : List.of(Bodies.FILE, Bodies.PIECE)) {
      Set<String> byIndex = kinds.get(new Kind(bodies, true));
      Set<String> others = kinds.get(new Kind(bodies, false));
      if (byIndex != null
          && others != null
          && edges(SharedSeams.of(context, bodies, true))
              == edges(SharedSeams.of(context, bodies, false))) {
        others.addAll(byIndex);
        kinds.remove(new Kind(bodies, true));
      }
    }
  }

  private static int edges(List<SharedSeams.Pair> pairs) {
    return pairs.stream().mapToInt(pair -> pair.edges().size()).sum();
  }

  private static List<Finding> finding(RuleContext context, Kind kind, Set<String> engines) {
    List<SharedSeams.Pair> pairs = SharedSeams.of(context, kind.bodies(), kind.byIndex());
    List<Stretch> stretches = stretches(context, pairs);
    List<Seam> seams = new ArrayList<>();
    for (Stretch one : stretches.subList(0, Math.min(MOST, stretches.size()))) {
      seams.add(seam(context, one, engines, seams.size() < AT_CORNERS));
    }
    if (seams.isEmpty()) {
      return List.of();
    }
    seams.sort(Comparator.comparingDouble((Seam s) -> -s.risk()));
    double least = context.parameter(INFO, "jolt");
    long felt = seams.stream().filter(s -> s.line().worst() >= least).count();
    double length = pairs.stream().mapToDouble(SharedSeams.Pair::length).sum();
    Seam first = seams.get(0);
    String message =
        String.format(
            Locale.ROOT,
            "%d exact %s %s, %s together: %s takes them for ends of the road, first of all %s%s",
            stretches.size(),
            stretches.size() == 1 ? "seam" : "seams",
            kind.words(),
            SeamFinding.metres(length),
            String.join(", ", engines),
            names(first),
            felt == stretches.size()
                ? ""
                : stretches.size() > MOST
                    ? String.format(Locale.ROOT, "; the longest %d were looked at", MOST)
                    : String.format(Locale.ROOT, "; %d of them lie across the way", felt));
    double[] at = SharedSeams.middle(context, first.met().edge());
    FindingBuilder builder =
        new FindingBuilder(INFO, Severity.WARNING, message)
            .at(at[0], at[1], at[2])
            .along(first.run().path(), length)
            .on(first.pair().surface())
            .about(
                (kind.byIndex() ? "vertices by index, bodies: " : "bodies: ") + kind.bodies().id())
            .count(edges(pairs))
            .measure("seams", stretches.size(), "", 0)
            .effects(first.line().effects())
            .lines(seams.stream().map(Seam::line).toList());
    if (kind.bodies() == Bodies.ONE) {
      builder.help(SHARE);
    }
    for (Seam seam : seams.subList(0, Math.min(LISTED, seams.size()))) {
      seam.line().pieces().forEach(builder::piece);
      builder
          .edge(context.surface(), seam.met().edge())
          .step(
              SharedSeams.middle(context, seam.met().edge()),
              names(seam) + ", " + SeamFinding.metres(seam.line().length()));
    }
    return List.of(builder.build());
  }

  /** A seam before anything is known of it but its length, metres. */
  private record Stretch(SharedSeams.Pair pair, SeamRuns.Run run, double length) {}

  /** All seams; where there are too many, the longest first. */
  private static List<Stretch> stretches(RuleContext context, List<SharedSeams.Pair> pairs) {
    List<Stretch> all = new ArrayList<>();
    for (SharedSeams.Pair pair : pairs) {
      for (SeamRuns.Run run : SeamRuns.of(context, pair.edges())) {
        double length = 0;
        for (int h : run.edges()) {
          length += SharedSeams.length(context, h);
        }
        all.add(new Stretch(pair, run, length));
      }
    }
    if (all.size() > MOST) {
      all.sort(Comparator.comparingDouble((Stretch one) -> -one.length()));
    }
    return all;
  }

  /**
   * What is felt of a seam.
   *
   * @param atCorners whether to look at how the ground lies at corners that are passed along it
   */
  private static Seam seam(
      RuleContext context, Stretch stretch, Set<String> engines, boolean atCorners) {
    SharedSeams.Pair pair = stretch.pair();
    SeamRuns.Run run = stretch.run();
    List<MetEdge> edges = new ArrayList<>();
    double length = 0;
    double hollow = Double.POSITIVE_INFINITY;
    for (int h : run.edges()) {
      hollow = Math.min(hollow, SharedSeams.hollow(context, h));
      edges.add(
          MetEdge.of(context, h, SharedSeams.middle(context, h), SharedSeams.edge(context, h)));
      length += SharedSeams.length(context, h);
    }
    MetEdge met = MetEdge.hardest(edges);
    List<Effect> effects =
        met.effects(context, edges, hollow, atCorners).of(MODEL).stream()
            .filter(effect -> engines.contains(effect.profile()))
            .toList();
    return new Seam(
        pair, run, met, new SeamLine(pair.pieces(context), length, effects, run.path()));
  }

  private static String names(Seam seam) {
    return String.join(" | ", seam.line().pieces());
  }
}
