package org.trackwalk.check.run;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.border.BorderLimits;
import org.trackwalk.check.border.OpenEdges;
import org.trackwalk.check.border.SurfaceTree;
import org.trackwalk.check.chain.Chain;
import org.trackwalk.check.chain.ChainTracer;
import org.trackwalk.check.corridor.Corridor;
import org.trackwalk.check.corridor.CorridorFinder;
import org.trackwalk.check.corridor.RacingLine;
import org.trackwalk.check.effect.SeamEffects;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.LedgerClass;
import org.trackwalk.check.fix.FixList;
import org.trackwalk.check.geometry.Both;
import org.trackwalk.check.judge.Judge;
import org.trackwalk.check.judge.sweep.Judged;
import org.trackwalk.check.ledger.Ledger;
import org.trackwalk.check.ledger.LedgerKeeper;
import org.trackwalk.check.ledger.PaintedSheets;
import org.trackwalk.check.ledger.StreamedBorders;
import org.trackwalk.check.memory.Memory;
import org.trackwalk.check.memory.SurfaceChange;
import org.trackwalk.check.opening.Openings;
import org.trackwalk.check.profile.ProfileException;
import org.trackwalk.check.rank.Population;
import org.trackwalk.check.rank.Ranking;
import org.trackwalk.check.report.Facts;
import org.trackwalk.check.report.JudgedBy;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.check.report.SkippedRule;
import org.trackwalk.check.road.RoadSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.check.scale.FarVertices;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.check.survey.SeamSurvey;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * One level through all stations (DESIGN 2): weld, topology, tree, corridor, ledger, rules, rank.
 */
public final class LevelCheck {

  private LevelCheck() {}

  /**
   * Checks a level.
   *
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException when the level's manifest names a profile or vehicle that does
   *     not exist; {@link CheckRun} says so before
   */
  public static LevelReport check(Level level, CheckSettings asked, Progress progress) {
    return open(level, asked, progress).report();
  }

  /**
   * Checks a level and keeps what the findings come from, for fixes.
   *
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel open(Level level, CheckSettings asked, Progress progress) {
    return run(level, asked, null, false, progress);
  }

  /**
   * Checks a level that will be checked again, or was checked before. The outcome is that of {@link
   * #open}, sooner the more of the level's pieces are the very same objects as before.
   *
   * @param before the last check of the level that was finished; null for none
   * @throws CancelledException when the user cancels
   * @throws IllegalArgumentException as {@link #check}
   */
  public static CheckedLevel again(
      CheckedLevel before, Level level, CheckSettings asked, Progress progress) {
    return run(level, asked, before, true, progress);
  }

  private static CheckedLevel run(
      Level level, CheckSettings asked, CheckedLevel before, boolean more, Progress progress) {
    long start = System.nanoTime();
    CheckSettings settings = chosen(level, asked);
    int jobs = settings.jobs();
    progress.begin("welding " + level.name(), 0);
    WeldedSurface surface =
        ExactWeld.weld(FarVertices.of(level.pieces()).leftOut(level.pieces()), jobs, progress);
    // What one thread does alone is done beside something else, here and below.
    Both<Topology, Memory> joined =
        before == null
            ? new Both<>(Topology.of(surface, jobs, progress), Memory.none())
            : Both.of(
                jobs,
                () -> Topology.of(surface, jobs, progress),
                () -> memory(before, surface, jobs));
    Topology all = joined.one();
    Topology topology = all.withoutCopies(surface, jobs, progress);
    Memory memory = joined.other();
    BorderLimits limits = Limits.of(settings);
    Both<Borders, Told> found =
        Both.of(
            jobs,
            () -> borders(surface, topology, memory, limits, more, jobs, progress),
            () ->
                new Told(
                    CorridorFinder.find(level, surface, topology, settings),
                    FactCounts.of(level, surface, all)));
    OpenEdges edges = found.one().edges();
    SurfaceTree triangles = found.one().triangles();
    Corridor corridor = found.other().corridor();
    progress.begin("borders of " + level.name(), 2L * edges.count());
    Ledger kept =
        LedgerKeeper.keep(
            edges,
            topology,
            triangles,
            corridor.classes(),
            StreamedBorders.of(level.hints().neighbourPieces(), limits, jobs, progress),
            limits,
            jobs,
            progress);
    RoadSource roads =
        new RoadSource(
            surface,
            corridor,
            Speed.limits(level, settings),
            () -> UnfitRoad.why(surface, corridor, settings),
            memory,
            jobs,
            progress.within());
    Ledger ledger =
        corridor.known() && asksForHoles(settings)
            ? kept.with(
                Openings.find(
                    edges,
                    kept.edgesOf(EnumSet.of(LedgerClass.OUTER)),
                    topology,
                    corridor.classes(),
                    limits,
                    roads,
                    memory,
                    jobs,
                    progress.within()))
            : kept;
    List<Chain> chains = ChainTracer.trace(ledger, corridor.classes(), owned());
    RuleContext context =
        new RuleContext(
            level,
            surface,
            topology,
            corridor,
            ledger,
            chains,
            new PaintedSheets(surface, topology, ledger),
            settings.profiles(),
            settings.bodies(),
            settings.vehicle(),
            effects(before, level, settings),
            roads,
            new Judge(
                surface,
                topology,
                ledger,
                corridor.classes(),
                limits,
                new Judged(
                    settings.profiles(),
                    settings.bodies(),
                    settings.vehicle(),
                    Speed.of(level, settings)),
                memory),
            memory,
            settings);
    progress.begin("rules on " + level.name(), RuleList.all().size());
    List<SkippedRule> skipped = new ArrayList<>(Unused.of(level));
    List<Finding> findings = FixList.mark(context, RuleRun.of(context, skipped, progress));
    findings = OutOfReach.toScenery(context, findings);
    Acceptance accepted = new Acceptance(level, () -> LocalDate.now(ZoneId.systemDefault()));
    // What is accepted is none of the many that make a fault systemic.
    findings = accepted.sort(Ranking.weigh(findings, RacingLine.of(level, settings)));
    findings =
        Ranking.markLapClosure(
            findings,
            surface.pieces().stream().map(Piece::name).toList(),
            new MeetingPieces(surface, topology));
    List<Finding> each = findings;
    findings = accepted.sort(Ranking.fold(findings, Population.of(context)));
    skipped.addAll(accepted.idle());
    double seconds = (System.nanoTime() - start) / 1e9;
    LevelReport report =
        new LevelReport(
            level.name(),
            level.grouping(),
            level.sources(),
            frames(level),
            level.reportFrame(),
            corridor.facts(),
            JudgedBy.of(settings.profiles(), settings.vehicle(), Speed.of(level, settings)),
            found.other().facts(),
            Extents.of(context),
            ledger.counts(h -> all.twin(h) == Topology.OPEN),
            skipped,
            findings,
            accepted.suppressed(),
            Map.of(),
            null,
            seconds,
            new Once<>(() -> SeamSurvey.of(surface, topology, ledger, limits, Progress.none())),
            surface,
            corridor.classes()::of,
            null);
    memory.settle();
    return new CheckedLevel(context, List.copyOf(each), report);
  }

  /** The open edges, and a tree over the triangles that are asked for around them. */
  private record Borders(OpenEdges edges, SurfaceTree triangles) {}

  /** What is told of a whole surface. */
  private record Told(Corridor corridor, Facts facts) {}

  private static Borders borders(
      WeldedSurface surface,
      Topology topology,
      Memory memory,
      BorderLimits limits,
      boolean more,
      int jobs,
      Progress progress) {
    OpenEdges edges = OpenEdges.of(surface, topology, jobs);
    return new Borders(
        edges,
        more
            ? SurfaceTree.whole(surface, memory.trees(), jobs, progress)
            : SurfaceTree.nearBorders(surface, edges, limits.farthest(), jobs, progress));
  }

  /**
   * Those of the check before where nothing else is asked: they are tried out, which takes time.
   */
  private static SeamEffects effects(CheckedLevel before, Level level, CheckSettings settings) {
    double speed = Speed.of(level, settings);
    if (before != null) {
      SeamEffects known = before.context().effects();
      if (known.fit(settings.profiles(), settings.bodies(), settings.vehicle(), speed)) {
        return known;
      }
    }
    return new SeamEffects(settings.profiles(), settings.bodies(), settings.vehicle(), speed);
  }

  private static Memory memory(CheckedLevel before, WeldedSurface surface, int jobs) {
    RuleContext context = before.context();
    return context.memory().after(SurfaceChange.between(context.surface(), surface, jobs));
  }

  private static CheckSettings chosen(Level level, CheckSettings asked) {
    try {
      return Chosen.of(level, asked);
    } catch (ProfileException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** The classes of which chains are made: those that something is said about. */
  private static List<LedgerClass> owned() {
    return List.of(
        LedgerClass.SIGNED_ZERO,
        LedgerClass.NEAR_MISS,
        LedgerClass.T_JUNCTION,
        LedgerClass.STEP,
        LedgerClass.GAP,
        LedgerClass.OVERLAP,
        LedgerClass.OPEN);
  }

  /** Rules that neither tell holes nor drive need not know them, and walk no road for them. */
  private static boolean asksForHoles(CheckSettings settings) {
    return RuleList.all().stream()
        .filter(rule -> settings.wants(rule.info().id()))
        .anyMatch(rule -> rule.walksRoad() || rule.info().traits().role() == RuleTraits.Role.HOLES);
  }

  private static int frames(Level level) {
    Set<Frame> frames = new HashSet<>();
    for (Piece piece : level.pieces()) {
      frames.add(piece.frame());
    }
    return frames.size();
  }
}
