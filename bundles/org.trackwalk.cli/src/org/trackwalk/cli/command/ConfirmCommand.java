package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelRides;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.ToolVersion;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RuleOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.OneLevel;
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
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.parallel.OverBudgetException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.confirm.ConfirmBook;
import org.trackwalk.report.confirm.ConfirmJson;
import org.trackwalk.report.confirm.ConfirmText;
import org.trackwalk.report.confirm.ConfirmedReport;
import org.trackwalk.report.html.HtmlReport;
import org.trackwalk.report.sarif.SarifReport;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code confirm}: a level in real engines, foretold and measured side by side. */
@CommandLine.Command(
    name = "confirm",
    sortOptions = false,
    description = {
      "Drives a level in real physics engines, each in a process of its own: over each jolt that",
      "is foretold, and along the lanes. Tells foretold and measured, and what was not foretold."
    },
    footer = {
      "",
      "Engines are installed once, from Maven Central; afterwards no network is needed. The",
      "profile that judges is that of the engine; --profile plays no part.",
      "",
      "--vehicle car (kart, formula, a file) has the engine's own vehicle towed on its wheels:",
      "physx has ray and cylinder (a sweep), jolt ray, sphere and cylinder, bullet ray; ode none.",
      "",
      "Examples:",
      "  trackwalk confirm --install physx,jolt",
      "  trackwalk confirm track.obj --engine physx,jolt --bodies piece",
      "  trackwalk confirm track.obj --engine physx --report json=confirm.json",
      "  trackwalk confirm track.obj --engine physx,jolt --vehicle car:wheels=cylinder"
    })
public final class ConfirmCommand implements Command {

  private static final int MOST_LANES = 99;

  private static final int MOST_PHASES = 200;

  private static final int MOST_JOLTS = 1_000_000;

  private static final List<String> SHAPES = List.of("sphere", "box");

  private static final BookRun<ConfirmBook> RUN =
      new BookRun<>(
          Map.of(
              "json",
              ConfirmJson::write,
              "html",
              (book, out) -> ConfirmedReport.write(book, ToolVersion.NUMBER, new HtmlReport(), out),
              "sarif",
              (book, out) ->
                  ConfirmedReport.write(book, ToolVersion.NUMBER, new SarifReport(), out)),
          ConfirmText::of);

  @Mixin private LoadingOptions loading;
  @Mixin private RuleOptions checking;

  @Option(
      names = "--engine",
      paramLabel = "ID",
      split = ",",
      description =
          "What drives: physx (default), physx-pcm, jolt, jolt-enhanced, bullet, bullet-edge,"
              + " ode; several with commas.")
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--install",
      paramLabel = "ID",
      split = ",",
      help = true,
      description =
          "Install engines (physx, jolt, bullet, ode) into the user's cache by Maven, and do"
              + " nothing else.")
  private List<String> install = new ArrayList<>();

  @Option(
      names = "--install-from",
      paramLabel = "DIR",
      description = "With --install: a folder that has their jars; no network is needed.")
  private String installFrom;

  @Option(
      names = "--shape",
      paramLabel = "KIND",
      split = ",",
      description = "What is towed, of the vehicle's shapes: sphere (default), box.")
  private List<String> shapes = new ArrayList<>();

  @Option(
      names = "--lanes",
      paramLabel = "N",
      description = "Lanes evenly across the road, 1 to 99; 5 unless said.")
  private String lanes;

  @Option(
      names = "--phases",
      paramLabel = "N",
      description = "Phases of the time step in which each lane is driven, 1 to 200; 12.")
  private String phases;

  @Option(
      names = "--jolts",
      paramLabel = "N",
      description = "Foretold jolts that are driven over, the worst first; 1000 unless said.")
  private String jolts;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: json (every foretold and every measured place), html or sarif (each"
              + " finding with what was measured); FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    if (!install.isEmpty()) {
      return install(terminal);
    }
    if (installFrom != null) {
      throw new UsageException("--install-from goes with --install");
    }
    List<EngineSetup> setups = setups();
    for (String shape : shapes) {
      Choice.known("--shape", shape, SHAPES);
    }
    Extent extent =
        new Extent(
            Choice.whole("--lanes", lanes, Extent.USUAL.lanes(), 1, MOST_LANES),
            Choice.whole("--phases", phases, Extent.USUAL.phases(), 1, MOST_PHASES),
            Choice.whole("--jolts", jolts, Extent.USUAL.jolts(), 0, MOST_JOLTS));
    CheckSettings settings = judged(checking.settings(running.config()), setups);
    String wrong = wheels(settings.vehicle(), setups);
    if (!wrong.isEmpty()) {
      throw new UsageException("--vehicle " + settings.vehicle().id() + wrong);
    }
    AtomicReference<ConfirmBook> made = new AtomicReference<>();
    int code =
        RUN.run(
            terminal,
            loading,
            running,
            reports,
            (level, progress) -> {
              made.set(book(level, settings, setups, extent, progress));
              return made.get();
            });
    for (String failure : made.get().failures()) {
      terminal.message(failure);
      code = ExitCode.INPUT;
    }
    return code;
  }

  private int install(Terminal terminal) throws UsageException, InputException {
    List<EngineLibrary> libraries = new ArrayList<>();
    for (String id : install) {
      String known = Choice.known("--install", id, EngineLibrary.ids());
      libraries.add(EngineLibrary.byId(known).orElseThrow());
    }
    Path from = installFrom == null ? null : NamedPath.of("--install-from", installFrom);
    Progress progress = running.progress(terminal);
    int code = ExitCode.CLEAN;
    for (EngineLibrary library : libraries) {
      try {
        Path folder = EngineInstall.ofUser(from).install(library, progress);
        ConsoleProgress.clear(progress);
        terminal
            .text()
            .println(
                library.id()
                    + " "
                    + library.version()
                    + ", "
                    + library.licence()
                    + ": installed in "
                    + folder);
      } catch (EngineException e) {
        ConsoleProgress.clear(progress);
        terminal.message(e.getMessage());
        code = ExitCode.INPUT;
      }
    }
    return code;
  }

  private List<EngineSetup> setups() throws UsageException {
    Map<String, EngineSetup> setups = new LinkedHashMap<>();
    for (String id : engines.isEmpty() ? List.of("physx") : engines) {
      String known = Choice.known("--engine", id, EngineSetup.ids());
      setups.put(known, EngineSetup.byId(known).orElseThrow());
    }
    return List.copyOf(setups.values());
  }

  private static CheckSettings judged(CheckSettings settings, List<EngineSetup> setups) {
    List<Profile> profiles =
        setups.stream().map(EngineSetup::profile).distinct().map(ProfileList::shipped).toList();
    return settings.judgedBy(profiles, settings.bodies(), settings.vehicle());
  }

  private ConfirmBook book(
      Level level,
      CheckSettings settings,
      List<EngineSetup> setups,
      Extent extent,
      Progress progress)
      throws InputException {
    CheckedLevel checked = OneLevel.checked(level, settings, progress);
    RuleContext context = checked.context();
    Vehicle vehicle = context.vehicle();
    String wrong = wheels(vehicle, setups);
    if (!wrong.isEmpty()) {
      throw new InputException(level.name() + ": the manifest's vehicle " + vehicle.id() + wrong);
    }
    String why = LevelRides.notDriven(checked);
    if (!why.isEmpty()) {
      throw new InputException(level.name() + ": " + why);
    }
    Asked asked =
        healed(
            level.name(),
            () ->
                Asked.of(
                    context.surface(),
                    context.judge(),
                    context.road(),
                    checked.findings(),
                    extent));
    EngineStore store = EngineStore.ofUser();
    List<EngineRun> runs = new ArrayList<>();
    String bodies = "";
    for (EngineSetup setup : setups) {
      Profile profile = ProfileList.shipped(setup.profile());
      Bodies made = context.bodies(profile);
      bodies = made.id();
      for (Probe probe : probes(context)) {
        runs.add(new EngineSurvey(asked, setup, profile, made, probe, progress).run(store));
      }
    }
    return new ConfirmBook(checked.report(), bodies, checked.findings(), runs);
  }

  /**
   * What healing makes; without it nothing says what an edge does by itself, and nothing can be
   * confirmed.
   */
  static <T> T healed(String level, Supplier<T> healing) throws InputException {
    try {
      return healing.get();
    } catch (OverBudgetException e) {
      throw new InputException(
          level
              + ": healing was stopped: "
              + e.getMessage()
              + ", more than a level of its size may cost; nothing can be confirmed on it");
    }
  }

  /** What is wrong with towing a vehicle on its wheels; empty for one that can be. */
  private String wheels(Vehicle vehicle, List<EngineSetup> setups) {
    if (vehicle == null || !vehicle.onWheels()) {
      return "";
    }
    if (!shapes.isEmpty()) {
      return " is towed on its wheels, and --shape is about what slides: leave it out, or say"
          + " --vehicle body";
    }
    for (EngineSetup setup : setups) {
      if (setup.casts().isEmpty()) {
        return ": " + setup.id() + " has no vehicle on springs; leave it out of --engine";
      }
      if (!setup.casts().contains(vehicle.wheel().model().id())) {
        String plain = vehicle.id().replaceFirst(":.*", "");
        return ": "
            + setup.id()
            + " has no wheels of that kind; say "
            + plain
            + ":wheels="
            + String.join(" or ", setup.casts());
      }
    }
    return "";
  }

  private List<Probe> probes(RuleContext context) throws InputException {
    List<Probe> probes = new ArrayList<>();
    if (context.vehicle().onWheels()) {
      Probe car = Probe.of(context.vehicle());
      if (car == null) {
        throw new InputException(
            "the vehicle " + context.vehicle().id() + " has no box that its wheels carry");
      }
      return List.of(car);
    }
    for (VehicleShape shape : context.vehicle().grounds()) {
      Probe probe = Probe.of(shape);
      if (probe != null && (shapes.isEmpty() ? List.of("sphere") : shapes).contains(kind(probe))) {
        probes.add(probe);
      }
    }
    if (probes.isEmpty()) {
      throw new InputException(
          "the vehicle "
              + context.vehicle().id()
              + " has no such shape on the ground; say --vehicle body, or name another --shape");
    }
    return probes;
  }

  private static String kind(Probe probe) {
    return probe.round() ? "sphere" : "box";
  }
}
