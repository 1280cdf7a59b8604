package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Walls;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;

/** Drives a level in one real engine: over each foretold jolt, and along the lanes. */
public final class EngineSurvey {

  /** Changes of last digits that are driven. */
  private static final int MOVED = 2;

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
      LevelBodies healed = LevelBodies.healed(asked.healed());
      EngineProcess.Opened second = process.open(world.of(healed.bodies()));
      List<String> refused = new ArrayList<>();
      for (int body : first.refused()) {
        refused.add(level.names().get(body));
      }
      List<Driven> others = new ArrayList<>();
      others.add(otherwise(process, world, level, healed, LevelBodies::reversed));
      for (int i = 0; i < MOVED; i++) {
        int variant = i;
        others.add(otherwise(process, world, level, healed, b -> LevelBodies.moved(b, variant)));
      }
      return driven(
          (copy, passes) -> process.go(copy ? second : first, passes),
          others,
          new SameGround(level.bodies(), healed.bodies()),
          first.version(),
          first.settings(),
          level.bodies().size() - refused.size(),
          refused);
    } catch (EngineException e) {
      return EngineRun.failed(setup.id(), setup.profile(), probe.label(), e.getMessage());
    }
  }

  /**
   * The level and its copy with all bodies stored otherwise; made when they are first asked for.
   */
  private static Driven otherwise(
      EngineProcess process,
      EngineWorld world,
      LevelBodies level,
      LevelBodies healed,
      UnaryOperator<List<EngineBody>> change) {
    EngineProcess.Opened[] opened = new EngineProcess.Opened[2];
    return (copy, passes) -> {
      int at = copy ? 1 : 0;
      if (opened[at] == null) {
        opened[at] = process.open(world.of(change.apply((copy ? healed : level).bodies())));
      }
      return process.go(opened[at], passes);
    };
  }

  /**
   * The same with an engine that somebody else has started.
   *
   * @param others the engine with all bodies stored otherwise
   * @param ground what both are made of
   */
  EngineRun driven(
      Driven driven,
      List<Driven> others,
      SameGround ground,
      String version,
      String settings,
      int bodies,
      List<String> refused) {
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
          outcome.lanes(),
          outcome.rules(),
          outcome.failure());
    }
    Under under = new Under(asked.road().ground());
    Foretold told = new Foretold(asked.findings(), setup.profile(), probe);
    List<Confirmed> foretold = told.jolts();
    List<Confirmed> driving =
        foretold.subList(0, Math.min(asked.extent().jolts(), foretold.size()));
    Walls walls = Land.of(asked.surface()).walls(new BackFaces(true, false));
    FindingPasses over =
        new FindingPasses(
            asked.road(), foretold, under, walls, new LeftOpen(ground.copy()), probe, profile);
    LaneSweep sweep = new LaneSweep(asked.road(), under, probe, profile.step());
    List<LaneSweep.Window> windows = sweep.windows(asked.extent().lanes(), asked.extent().phases());
    List<List<CrossedPoint>> points = driving.stream().map(over::points).toList();
    long[] steps = new long[driving.size()];
    StepBudget budget = new StepBudget();
    for (int i = 0; i < steps.length; i++) {
      double speed = driving.get(i).effect().speed();
      steps[i] = over.steps(driving.get(i), points.get(i), speed);
      budget.allow(over.steps(driving.get(i), points.get(i), StepBudget.counted(speed)));
    }
    boolean[] taken = new boolean[steps.length];
    for (int i = 0; i < steps.length; i++) {
      taken[i] = budget.takes(steps[i]);
      steps[i] = taken[i] ? steps[i] : 0;
    }
    long along = windows.stream().mapToLong(w -> w.steps(probe.runUp(), LaneSweep.WINDOW)).sum();
    progress.begin(task + ", steps", Arrays.stream(steps).sum() + along);
    Passes passes = new Passes(driven, SolverSettings.GRAVITY * profile.step(), progress);
    List<Confirmed> confirmed = new ArrayList<>();
    List<Jolted> jolts = new ArrayList<>();
    List<EnginePass> jolted = new ArrayList<>();
    List<MeasuredPlace> places = List.of();
    Places known = told.places(foretold, under);
    String failure = "";
    int finished = 0;
    try {
      for (int i = 0; i < steps.length; i++) {
        Confirmed one = driving.get(i);
        confirmed.add(
            taken[i]
                ? over.measured(one, points.get(i), passes)
                : one.without(Unmeasured.TOO_SLOW));
        progress.worked(steps[i]);
      }
      for (LaneSweep.Window window : windows) {
        List<EnginePass> some = sweep.passes(window);
        List<Jolted> felt = passes.felt(some, probe, probe.runUp(), Jolted.LEAST);
        for (int i = 0; i < felt.size(); i++) {
          if (felt.get(i) != null && felt.get(i) != Traces.TOO_EARLY) {
            jolts.add(felt.get(i));
            jolted.add(some.get(i));
          }
        }
        finished++;
        progress.worked(window.steps(probe.runUp(), LaneSweep.WINDOW));
      }
      places = known.of(jolts);
      List<Passes> otherwise = new ArrayList<>();
      for (Driven other : others) {
        otherwise.add(new Passes(other, SolverSettings.GRAVITY * profile.step(), progress));
      }
      places =
          new StoredOrder(otherwise, ground, known, probe, profile.step())
              .marked(places, jolts, jolted);
    } catch (EngineException e) {
      failure = e.getMessage();
      places = known.of(jolts);
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
        places,
        sweep.part(windows, finished),
        List.of(),
        failure);
  }
}
