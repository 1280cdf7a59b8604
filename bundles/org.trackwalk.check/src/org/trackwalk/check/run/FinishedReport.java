package org.trackwalk.check.run;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.trackwalk.check.rule.Once;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.ride.RideSurvey;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.report.CheckBasis;
import org.trackwalk.model.report.CorridorFacts;
import org.trackwalk.model.report.JudgedBy;
import org.trackwalk.model.report.LevelGeometry;
import org.trackwalk.model.report.LevelIdentity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.ride.LevelRide;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.survey.SeamSurvey;

/** The last station: what is known of a level and what was found, as data. */
final class FinishedReport {

  private FinishedReport() {}

  /**
   * The report.
   *
   * @param start of the check, as {@link System#nanoTime} has it
   */
  static LevelReport of(
      CheckTask task,
      JoinedLevel joined,
      SurveyedLevel surveyed,
      RuleContext context,
      FoundFaults found,
      long start) {
    Level level = task.level();
    CheckSettings settings = task.settings();
    Topology all = joined.all();
    CheckBasis basis =
        new CheckBasis(
            surveyed.sought().known() ? context.roads().facts() : CorridorFacts.notAsked(),
            JudgedBy.of(settings.profiles(), settings.vehicle(), task.speed(), settings.ruleSets()),
            surveyed.facts().get(),
            Extents.of(context),
            context.borders().counts(h -> all.twin(h) == Topology.OPEN),
            found.skipped());
    return new LevelReport(
        new LevelIdentity(
            level.name(), level.grouping(), level.sources(), frames(level), level.reportFrame()),
        basis,
        found.told(),
        null,
        (double) (System.nanoTime() - start) / TimeUnit.SECONDS.toNanos(1),
        geometry(context, task.limits(), found.told().findings()),
        null);
  }

  private static LevelGeometry geometry(
      RuleContext context, BorderLimits limits, List<Finding> findings) {
    WeldedSurface surface = context.surface();
    Topology topology = context.topology();
    Supplier<Ledger> ledger = ledger(context);
    return new LevelGeometry(
        new Once<>(() -> SeamSurvey.of(surface, topology, ledger.get(), limits, Progress.none())),
        new Once<>(ride(context, findings)),
        surface,
        classes(context));
  }

  /** Keeps the ledger alone, where it is known. */
  private static Supplier<Ledger> ledger(RuleContext context) {
    return context.borders().judged().known() ? Once.of(context.ledger()) : context::ledger;
  }

  private static IntFunction<SurfaceClass> classes(RuleContext context) {
    return context.welded().sought().known()
        ? context.corridor().classes()::of
        : triangle -> context.corridor().classes().of(triangle);
  }

  /** Keeps no more than it needs: of a large level the rest is let go before it is drawn. */
  private static Supplier<LevelRide> ride(RuleContext context, List<Finding> findings) {
    Road road = context.roads().walked();
    if (road == null || road.strands().isEmpty()) {
      return () -> null;
    }
    RacingLine line = RacingLine.of(context.level(), context.settings());
    Vehicle vehicle = context.vehicle();
    int lanes = RideSurvey.LANES;
    return () -> LevelRides.of(road, line, vehicle, findings, lanes, Progress.none());
  }

  private static int frames(Level level) {
    Set<Frame> frames = new HashSet<>();
    for (Piece piece : level.pieces()) {
      frames.add(piece.frame());
    }
    return frames.size();
  }
}
