package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;

/** Drives a level in one real engine: over each foretold jolt, and along the lanes. */
public final class EngineSurvey {

  private final Asked asked;
  private final EngineSetup setup;
  private final Profile profile;
  private final Bodies made;
  private final Probe probe;
  private final Progress progress;

  /**
   * A survey.
   *
   * @param profile of the setup
   * @param made what the game makes bodies of
   */
  public EngineSurvey(
      Asked asked,
      EngineSetup setup,
      Profile profile,
      Bodies made,
      Probe probe,
      Progress progress) {
    this.asked = asked;
    this.setup = setup;
    this.profile = profile;
    this.made = made;
    this.probe = probe;
    this.progress = progress;
  }

  /** Runs it in a process of its own; what was found before the engine died is kept. */
  public EngineRun run(EngineStore store) {
    EngineLibrary library = EngineLibrary.byId(setup.library()).orElseThrow();
    LevelBodies level = LevelBodies.of(asked.surface(), made);
    try (EngineProcess process =
        EngineProcess.start(setup.id(), EngineProgram.of(library, store), progress)) {
      progress.begin(setup.id() + ": making bodies", 0);
      EngineWorld world =
          new EngineWorld(
              setup.id(),
              profile.step(),
              SolverSettings.GRAVITY,
              profile.margin(probe.kind()),
              probe.round(),
              probe.half(),
              level.bodies(),
              probe.car());
      EngineProcess.Opened first = process.open(world);
      EngineProcess.Opened second =
          process.open(world.of(LevelBodies.healed(asked.healed()).bodies()));
      List<String> refused = new ArrayList<>();
      for (int body : first.refused()) {
        refused.add(level.names().get(body));
      }
      return driven(
          (healed, passes) -> process.go(healed ? second : first, passes), first, level, refused);
    } catch (EngineException e) {
      return EngineRun.failed(setup.id(), setup.profile(), probe.label(), e.getMessage());
    }
  }

  private EngineRun driven(
      Driven driven, EngineProcess.Opened opened, LevelBodies level, List<String> refused) {
    return driven(
        driven,
        opened.version(),
        opened.settings(),
        level.bodies().size() - refused.size(),
        refused);
  }

  /** The same with an engine that somebody else has started. */
  EngineRun driven(
      Driven driven, String version, String settings, int bodies, List<String> refused) {
    String task = setup.id() + ", " + probe.label();
    if (probe.car() != null) {
      CarSurvey.Outcome outcome =
          new CarSurvey(asked, setup.profile(), probe, profile.step(), progress)
              .driven(driven, task);
      return new EngineRun(
          setup.id(),
          setup.profile(),
          probe.label(),
          version,
          settings,
          bodies,
          refused,
          outcome.passes(),
          outcome.repeatable(),
          outcome.confirmed(),
          outcome.places(),
          outcome.rules(),
          outcome.failure());
    }
    Under under = new Under(asked.road().ground());
    Foretold told = new Foretold(asked.findings(), setup.profile(), probe);
    List<Confirmed> foretold = told.jolts();
    List<Confirmed> driving =
        foretold.subList(0, Math.min(asked.extent().jolts(), foretold.size()));
    FindingPasses over = new FindingPasses(asked.road(), foretold, under, probe, profile.step());
    LaneSweep sweep = new LaneSweep(asked.road(), under, probe, profile.step());
    List<LaneSweep.Window> windows = sweep.windows(asked.extent().lanes());
    progress.begin(task, driving.size() + (long) windows.size());
    Passes passes = new Passes(driven, SolverSettings.GRAVITY * profile.step(), progress);
    List<Confirmed> confirmed = new ArrayList<>();
    List<Jolted> jolts = new ArrayList<>();
    String failure = "";
    try {
      for (Confirmed one : driving) {
        confirmed.add(one.with(over.measured(one, passes)));
        progress.worked(1);
      }
      for (LaneSweep.Window window : windows) {
        List<EnginePass> some = sweep.passes(window, asked.extent().phases());
        for (Jolted jolt : passes.felt(some, probe, LaneSweep.RUN_UP, Jolted.LEAST)) {
          if (jolt != null && jolt != Traces.TOO_EARLY) {
            jolts.add(jolt);
          }
        }
        progress.worked(1);
      }
    } catch (EngineException e) {
      failure = e.getMessage();
    }
    confirmed.addAll(foretold.subList(confirmed.size(), foretold.size()));
    return new EngineRun(
        setup.id(),
        setup.profile(),
        probe.label(),
        version,
        settings,
        bodies,
        refused,
        passes.count(),
        passes.repeatable(),
        confirmed,
        told.places(foretold, under).of(jolts),
        List.of(),
        failure);
  }
}
