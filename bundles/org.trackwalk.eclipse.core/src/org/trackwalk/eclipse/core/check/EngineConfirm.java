package org.trackwalk.eclipse.core.check;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.LevelRides;
import org.trackwalk.drive.confirm.Asked;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.drive.confirm.EngineSurvey;
import org.trackwalk.drive.confirm.Extent;
import org.trackwalk.drive.confirm.Probe;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineInstall;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.confirm.ConfirmBook;

/**
 * A level that has been checked, driven in a real engine. The list stays as it is judged: the
 * foretelling that is held against the engine is that of the engine's own profile.
 *
 * @param book for the words about the level
 * @param words for those about each finding
 */
public record EngineConfirm(ConfirmBook book, EngineWords words) {

  /** Around a chosen finding others are driven over too: what is felt may be theirs, metres. */
  private static final double NEAR = 20;

  /** Nothing along the lanes: only the jolts that are asked for. */
  private static final Extent AT_FINDINGS =
      new Extent(0, Extent.USUAL.phases(), Extent.USUAL.jolts());

  /** Whether an engine is on this machine. */
  public static boolean installed(EngineSetup setup) {
    return EngineStore.ofUser().has(library(setup));
  }

  /** The library of an engine, to be told with its licence. */
  public static EngineLibrary library(EngineSetup setup) {
    return EngineLibrary.byId(setup.library()).orElseThrow();
  }

  /**
   * Fetches an engine.
   *
   * @throws EngineException when it cannot be had
   */
  public static void install(EngineSetup setup, Progress progress) throws EngineException {
    EngineInstall.ofUser(null).install(library(setup), progress);
  }

  /**
   * Drives.
   *
   * @param chosen the findings that are asked for; empty for all, and along the lanes
   * @throws EngineException when there is no answer: in one line why
   */
  public static EngineConfirm of(
      LevelPart part, List<Finding> chosen, EngineSetup setup, Progress progress)
      throws EngineException {
    Profile profile = ProfileList.shipped(setup.profile());
    CheckSettings settings = part.checked().context().settings();
    Vehicle vehicle = part.checked().context().vehicle();
    Probe probe = probe(part.name(), vehicle, setup);
    CheckedLevel again =
        LevelCheck.open(
            part.checked().context().level(),
            settings.judgedBy(List.of(profile), settings.bodies(), vehicle),
            progress);
    String why = LevelRides.notDriven(again);
    if (!why.isEmpty()) {
      throw new EngineException(part.name() + ": " + why);
    }
    RuleContext context = again.context();
    List<Finding> findings = chosen.isEmpty() ? again.findings() : near(again.findings(), chosen);
    if (findings.isEmpty()) {
      throw new EngineException(
          "Judged by the profile of " + setup.title() + " there is no such finding.");
    }
    Extent extent = chosen.isEmpty() ? Extent.USUAL : AT_FINDINGS;
    Bodies bodies = context.bodies(profile);
    EngineRun run =
        new EngineSurvey(
                asked(part.name(), context, findings, extent),
                setup,
                profile,
                bodies,
                probe,
                progress)
            .run(EngineStore.ofUser());
    if (run.version().isEmpty()) {
      throw new EngineException(run.failure());
    }
    return new EngineConfirm(
        new ConfirmBook(again.report(), bodies.id(), findings, List.of(run)),
        EngineWords.of(setup.title(), run));
  }

  private static Asked asked(
      String level, RuleContext context, List<Finding> findings, Extent extent)
      throws EngineException {
    try {
      return Asked.of(context.surface(), context.judge(), context.road(), findings, extent);
    } catch (OverBudgetException e) {
      throw new EngineException(
          level + ": healing was stopped: " + e.getMessage() + "; nothing can be confirmed on it");
    }
  }

  /** The chosen findings, and those around them. */
  private static List<Finding> near(List<Finding> all, List<Finding> chosen) {
    Set<String> named =
        chosen.stream().flatMap(EngineWords::fingerprints).collect(Collectors.toSet());
    List<Finding> there = all.stream().filter(f -> named.contains(f.fingerprint())).toList();
    return all.stream()
        .filter(f -> there.contains(f) || there.stream().anyMatch(t -> close(f, t)))
        .toList();
  }

  private static boolean close(Finding a, Finding b) {
    double[] p = a.position();
    double[] q = b.position();
    return !a.whole()
        && !b.whole()
        && StrictMath.hypot(p[0] - q[0], StrictMath.hypot(p[1] - q[1], p[2] - q[2])) < NEAR;
  }

  private static Probe probe(String level, Vehicle vehicle, EngineSetup setup)
      throws EngineException {
    if (vehicle.onWheels()) {
      Probe car = Probe.of(vehicle);
      if (car == null || !setup.casts().contains(vehicle.wheel().model().id())) {
        throw new EngineException(
            level
                + ": "
                + setup.title()
                + " has no vehicle with wheels as "
                + vehicle.title()
                + " has them; choose another engine, or another vehicle in the level's settings");
      }
      return car;
    }
    Probe first = null;
    for (VehicleShape shape : vehicle.grounds()) {
      Probe probe = Probe.of(shape);
      boolean better = probe != null && (first == null || probe.round() && !first.round());
      first = better ? probe : first;
    }
    if (first == null) {
      throw new EngineException(
          level + ": " + vehicle.title() + " has no shape on the ground that engines here have");
    }
    return first;
  }
}
