package org.trackwalk.cli.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.DriveStart;
import org.trackwalk.check.run.DriveWay;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.Choice;
import org.trackwalk.cli.option.HelpOption;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RuleOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.cli.option.ShapeText;
import org.trackwalk.cli.run.BookRun;
import org.trackwalk.cli.run.DriveStarts;
import org.trackwalk.cli.run.OneLevel;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.solver.LostBodyException;
import org.trackwalk.contact.solver.MassProperties;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.contact.solver.Stabilisation;
import org.trackwalk.drive.judge.body.Treatment;
import org.trackwalk.drive.trial.ManifoldKind;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.Trial;
import org.trackwalk.drive.trial.TrialSetup;
import org.trackwalk.drive.trial.TrialStart;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.drive.DriveBook;
import org.trackwalk.report.drive.DriveChart;
import org.trackwalk.report.drive.DriveCsv;
import org.trackwalk.report.drive.DriveJson;
import org.trackwalk.report.drive.DriveText;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code drive}: a body on a level, moved step by step by the contacts of an engine. */
@CommandLine.Command(
    name = "drive",
    sortOptions = false,
    description = {
      "Sets a car or a body on the level and lets it go: a small solver moves it step by step,",
      "on its springs and the contacts of an engine. Tells its largest jolts and changes of wheel",
      "load, where, and which triangles made them."
    },
    footer = {
      "",
      "Without --shape and --together the vehicle drives (--vehicle, or the manifest's; a road car"
          + " else):",
      "a chassis on four wheels with springs and dampers. It begins at the start of the road, or of"
          + " the",
      "racing line where there is one, unless --from or --at say otherwise, on the ground, with its"
          + " z along",
      "its way. The first --profile counts.",
      "",
      "Examples:",
      "  trackwalk drive track.obj --vehicle formula --towed --steps 900 --output t.csv",
      "  trackwalk drive track.obj --vehicle car:wheels=cylinder --at 1",
      "  trackwalk drive track.obj --shape sphere:0.35 --speed 144 --towed --steps 600",
      "  trackwalk drive track.obj --at 1 --shape box:0.4,0.3,0.6 --profile bullet --output t.csv",
      "  trackwalk drive track.obj --together stack.json --report svg=stack.svg"
    })
public final class DriveCommand implements Command {

  private static final int STEPS = 300;

  private static final int MOST_STEPS = 1_000_000;

  private static final BookRun<DriveBook> RUN =
      new BookRun<>(
          Map.of("csv", DriveCsv::write, "json", DriveJson::write, "svg", DriveChart::write),
          DriveText::of);

  @Mixin private LoadingOptions loading;
  @Mixin private RuleOptions checking;

  @Option(
      names = "--shape",
      paramLabel = "SHAPE",
      description = {
        "A body in place of the vehicle, sizes halved:",
        ShapeText.OF_SIZES,
        ShapeText.OF_FILES
      })
  private String shape;

  @Option(
      names = "--together",
      paramLabel = "FILE",
      description =
          "Several bodies that push each other, from a JSON file: shape, place, velocity, mass.")
  private String bodies;

  @Option(
      names = "--from",
      paramLabel = "X,Y,Z",
      description = "Begins on the ground under this place.")
  private String from;

  @Option(
      names = "--heading",
      paramLabel = "X,Y,Z",
      description = "Where to go from there; along the road unless said.")
  private String heading;

  @Option(
      names = "--at",
      paramLabel = "FINDING",
      description =
          "Begins half a second before a finding, on its lane: its number in the list of check with"
              + " the same options, or the start of its fingerprint.")
  private String at;

  @Option(names = "--reverse", description = "Drives the other way.")
  private boolean reverse;

  @Option(
      names = "--towed",
      description = "Its horizontal velocity is held, along the road; heave, pitch, roll are free.")
  private boolean towed;

  @Option(names = "--rest", description = "Begins at rest.")
  private boolean rest;

  @Option(names = "--slide", description = "Spheres and wheels begin without rolling.")
  private boolean slide;

  @Option(
      names = "--drop",
      paramLabel = "M",
      description = "Begins so many metres over the ground; 0 unless said.")
  private String drop;

  @Option(
      names = "--friction",
      paramLabel = "MU",
      description = "Coefficient of friction; 0.7 unless said, 0 for a towed body.")
  private String friction;

  @Option(names = "--steps", paramLabel = "N", description = "Steps to go; 300 unless said.")
  private String steps;

  @Option(
      names = "--manifold",
      paramLabel = "KIND",
      description =
          "How many points it stands on: one-shot (default), incremental, perturbed, hybrid,"
              + " single, kept.")
  private String manifold;

  @Option(
      names = "--stabilise",
      paramLabel = "HOW",
      description = "What undoes penetration: baumgarte (default), soft, projection, none.")
  private String stabilise;

  @Option(names = "--output", paramLabel = "FILE", description = "The same as --report csv=FILE.")
  private String output;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=FILE",
      description =
          "What to write: csv (every step), json (with contact points and reasons) or svg (a"
              + " strip chart, the jolts marked); FILE - is standard output. Repeatable.")
  private List<String> reports = new ArrayList<>();

  @Mixin private RunOptions running;
  @Mixin private HelpOption help;

  @Override
  public int run(Terminal terminal)
      throws UsageException, InputException, OutputException, IOException {
    List<String> wanted = new ArrayList<>(reports);
    if (output != null) {
      wanted.add("csv=" + output);
    }
    CheckSettings settings = checking.settings(running.config());
    checkOptions();
    if (shape == null && bodies == null && settings.vehicle() != null) {
      sprung(settings.vehicle());
    }
    return RUN.run(
        terminal, loading, running, wanted, (level, progress) -> driven(level, settings, progress));
  }

  /** Everything that can be wrong before a level is read. */
  private void checkOptions() throws UsageException {
    if (from != null && at != null) {
      throw new UsageException("--from and --at: only one of them says where to begin");
    }
    if (heading != null && from == null) {
      throw new UsageException("--heading: it needs --from");
    }
    steps();
    manifold();
    solver(SolverSettings.USUAL);
    notNegative("--drop", drop, 0);
    if (from != null) {
      Choice.point("--from", from);
    }
    if (heading != null) {
      Choice.point("--heading", heading);
    }
    if (shape != null && bodies != null) {
      throw new UsageException("--shape or --together says what drives: give one of them");
    }
    if (bodies == null) {
      if (shape != null) {
        AskedShape.check(shape);
      }
    } else if (from != null || at != null || drop != null || towed || rest || reverse || slide) {
      throw new UsageException(
          "--together: its file says where each body begins; --from, --at, --drop, --reverse,"
              + " --towed, --rest and --slide are for one");
    } else {
      InputFiles.ofCommand().add(NamedPath.of("--together", bodies));
    }
  }

  private DriveBook driven(Level level, CheckSettings settings, Progress progress)
      throws UsageException, InputException {
    if (bodies != null) {
      return together(level, settings, progress);
    }
    Shape body = shape == null ? null : massive(level.reportFrame(), progress);
    CheckedLevel checked = OneLevel.checked(level, settings, progress);
    Vehicle vehicle = checked.context().vehicle();
    SprungCar car = null;
    if (shape == null) {
      vehicle = settings.vehicle() == null ? VehicleList.sprung(vehicle) : vehicle;
      car = sprung(vehicle);
      body = car.chassis();
    }
    Profile profile = checked.context().profiles().get(0);
    double top = settings.speed() == null ? checked.context().effects().speed() : settings.speed();
    double length = top * profile.step() * steps();
    double asked = settings.speed() == null ? Double.NaN : settings.speed();
    DriveStart start = start(checked, DriveWay.of(reverse, length, asked, towed, car));
    ProbeScene scene = scene(checked, profile, settings, progress);
    TrialSetup setup =
        new TrialSetup(
            body,
            start.start(notNegative("--drop", drop, 0), rest ? 0 : start.speed(), !slide && !towed),
            Treatment.of(profile, ShapeKind.of(body), checked.context().bodies(profile)),
            manifold(),
            solver(manifold().solver(profile)),
            steps(),
            towed ? rest ? start.line().steady() : start.line() : null,
            car);
    Trial trial = found(checked, () -> Trial.of(scene, setup, progress));
    return new DriveBook(
        checked.report().name(),
        List.of(car == null ? shape : vehicle.id()),
        profile.id(),
        checked.report().axes(),
        List.of(trial));
  }

  private DriveStart start(CheckedLevel checked, DriveWay way)
      throws UsageException, InputException {
    if (from != null) {
      double[] ahead = heading == null ? null : Choice.point("--heading", heading);
      return DriveStarts.from(checked, Choice.point("--from", from), ahead, way);
    }
    return at == null ? DriveStarts.ofRoad(checked, way) : DriveStarts.at(checked, at, way);
  }

  /** The ground as the engine takes it, from one side or from both. */
  private static ProbeScene scene(
      CheckedLevel checked, Profile profile, CheckSettings settings, Progress progress) {
    return profile
        .sides()
        .value()
        .of(ProbeScene.of(checked.context().surface(), settings.jobs(), progress));
  }

  private static SprungCar sprung(Vehicle vehicle) throws UsageException {
    try {
      return SprungCar.of(vehicle);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--vehicle: " + e.getMessage() + "; give --shape for a body");
    }
  }

  private DriveBook together(Level level, CheckSettings settings, Progress progress)
      throws UsageException, InputException {
    List<BodiesFile.Body> read = BodiesFile.read(Path.of(bodies), level.reportFrame(), progress);
    CheckedLevel checked = OneLevel.checked(level, settings, progress);
    Profile profile = checked.context().profiles().get(0);
    List<TrialSetup> setups = new ArrayList<>();
    for (BodiesFile.Body body : read) {
      setups.add(
          new TrialSetup(
              body.shape(),
              body.place(),
              Treatment.of(profile, ShapeKind.of(body.shape()), checked.context().bodies(profile)),
              manifold(),
              solver(manifold().solver(profile)),
              steps(),
              null));
    }
    ProbeScene scene = scene(checked, profile, settings, progress);
    return new DriveBook(
        checked.report().name(),
        read.stream().map(BodiesFile.Body::name).toList(),
        profile.id(),
        checked.report().axes(),
        found(checked, () -> CrowdedDrive.of(bodies, scene, setups, progress)));
  }

  /** The shape that is asked for, which must weigh something. */
  private Shape massive(Frame frame, Progress progress) throws UsageException, InputException {
    Shape asked = AskedShape.read(shape, frame, progress);
    try {
      MassProperties.of(asked, TrialStart.DENSITY);
    } catch (IllegalArgumentException e) {
      throw new UsageException("--shape " + shape + ": " + e.getMessage());
    }
    return asked;
  }

  /** What comes of a drive on whose every step the bodies are somewhere. */
  private static <T> T found(CheckedLevel checked, CrowdedDrive.Drive<T> drive)
      throws InputException {
    try {
      return drive.get();
    } catch (LostBodyException e) {
      throw new InputException(checked.report().name() + ": " + e.getMessage());
    }
  }

  private int steps() throws UsageException {
    return Choice.whole("--steps", steps, STEPS, 1, MOST_STEPS);
  }

  private ManifoldKind manifold() throws UsageException {
    if (manifold == null) {
      return ManifoldKind.ONE_SHOT;
    }
    List<String> ids = Stream.of(ManifoldKind.values()).map(ManifoldKind::id).toList();
    return ManifoldKind.values()[ids.indexOf(Choice.known("--manifold", manifold, ids))];
  }

  /** With what the command says. */
  private SolverSettings solver(SolverSettings settings) throws UsageException {
    Stabilisation how = Stabilisation.BAUMGARTE;
    if (stabilise != null) {
      List<String> ids =
          Stream.of(Stabilisation.values()).map(s -> s.name().toLowerCase(Locale.ROOT)).toList();
      how = Stabilisation.values()[ids.indexOf(Choice.known("--stabilise", stabilise, ids))];
    }
    double usual = towed ? 0 : SolverSettings.FRICTION;
    return settings.stabilisation(how).friction(notNegative("--friction", friction, usual));
  }

  private static double notNegative(String name, String text, double usual) throws UsageException {
    double value = text == null ? usual : Choice.number(name, text);
    if (value < 0) {
      throw new UsageException(name + ": " + text + " is below zero");
    }
    return value;
  }
}
