package org.trackwalk.cli.option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.manifest.LineFile;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.RuleSet;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleMesh;
import org.trackwalk.model.settings.CheckSettings;
import picocli.CommandLine.Option;

/**
 * By what a level is judged: engine, vehicle, line, limits; from the command line, else from {@code
 * trackwalk.json}.
 */
public final class JudgingOptions implements PlainOptions {

  private static final double KMH = 3.6;

  /** Faster than any car; a larger number is a mistaken unit, km/h. */
  private static final double FASTEST = 2000;

  private static final int MOST_JOBS = 1024;

  @Option(
      names = "--profile",
      paramLabel = "ID",
      description =
          "Physics engine to judge by: generic (default), an id of 'trackwalk profiles' or a"
              + " .json file. Repeatable.")
  private List<String> profiles = new ArrayList<>();

  @Option(
      names = "--bodies",
      paramLabel = "KIND",
      description = "Collision bodies of the game: one, file or piece.")
  private String bodies;

  @Option(names = "--speed", paramLabel = "KMH", description = "Speed of the probe, km/h.")
  private String speed;

  @Option(
      names = "--vehicle",
      paramLabel = "ID",
      description =
          "What drives: body (a sphere and a box that slide), car, kart, formula or a .json file;"
              + " car:wheels=MODEL changes the wheels: ray, multi-ray, sphere, cylinder, body."
              + " Unless said the manifest's, else body; where that has no wheels, ride, drive and"
              + " the springs of clearance are a car's.")
  private String vehicle;

  @Option(
      names = "--vehicle-mesh",
      paramLabel = "FILE",
      description =
          "The car's own mesh, or a manifest that places it: z forward, the ground under its wheels"
              + " at y = 0. It is swept along the road (overlap.clearance).")
  private String vehicleMesh;

  @Option(
      names = "--rules-of",
      paramLabel = "ID",
      description =
          "What a game or a guide asks of the level: assetto, rfactor2, rbr, stk, fia or a .json"
              + " file; 'trackwalk profiles ID' lists its demands. Comes beside what the level's"
              + " game or manifest asks. Repeatable.")
  private List<String> ruleSets = new ArrayList<>();

  @Option(
      names = "--line",
      paramLabel = "FILE",
      description =
          "Racing line (.csv, .json or .obj polyline, .ai of Assetto Corsa, .xodr of OpenDRIVE):"
              + " the road is what lies under it; speeds that the file has are driven.")
  private String line;

  @Option(
      names = "--start",
      paramLabel = "X,Y,Z",
      description = "A point on the road, in coordinates of the file.")
  private String start;

  @Option(
      names = "--set",
      paramLabel = "RULE.PARAM=VALUE",
      description = "Change a threshold; 'trackwalk rules ID' lists them. Repeatable.")
  private List<String> set = new ArrayList<>();

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description =
          "Threads in all, for levels side by side and inside each; all cores unless said.")
  private String jobs;

  /** The settings of a command that measures, whatever rules are asked for. */
  public CheckSettings settings(ConfigFile file) throws UsageException {
    return settings(file, Set.of(), Set.of(), Severity.ERROR);
  }

  /**
   * The settings of a check.
   *
   * @param only the rules that run; all when empty
   * @param skip rules that do not, besides those that the file switches off
   * @param failOn null for never
   */
  CheckSettings settings(ConfigFile file, Set<String> only, Set<String> skip, Severity failOn)
      throws UsageException {
    CheckSettings usual = CheckSettings.defaults();
    InputFiles.ofCommand().addAll(ownFiles(file));
    LineFile racing = line(file);
    Map<String, Double> parameters = RuleChoice.none();
    Set<String> skipped = new HashSet<>(skip);
    for (Map.Entry<String, String> rule : file.rules().entrySet()) {
      String key = rule.getKey();
      switch (rule.getValue()) {
        case "off" -> skipped.addAll(RuleChoice.rules(file.label("rules", key), List.of(key)));
        case "" -> RuleChoice.rules(file.label("rules", key), List.of(key));
        default -> {
          int dot = key.lastIndexOf('.');
          String what = file.label("rules", key.substring(0, dot), key.substring(dot + 1));
          RuleChoice.set(parameters, what, key, rule.getValue());
        }
      }
    }
    for (String text : set) {
      RuleChoice.set(parameters, text);
    }
    CheckSettings said =
        new CheckSettings(
            profiles(file),
            bodies(file),
            speed(file),
            vehicle(file),
            racing == null ? null : racing.points(),
            racing != null && racing.closed(),
            start == null ? file.point("start") : Choice.point("--start", start),
            only,
            skipped,
            parameters,
            failOn,
            jobs(file, usual.jobs()),
            usual.maxFindings());
    CheckSettings all = said.withRuleSets(ruleSets(file));
    all = racing == null ? all : all.withLine(racing.speeds(), racing.sides(), racing.axes());
    return vehicleMesh == null ? all : all.withVehicleMesh(mesh());
  }

  private VehicleMesh mesh() throws UsageException {
    return VehicleMeshFile.read(NamedPath.of("--vehicle-mesh", vehicleMesh), vehicleMesh);
  }

  /** The files of profiles and vehicles of the user's own, which the settings only name. */
  public List<Path> ownFiles(ConfigFile file) throws UsageException {
    List<Path> files = new ArrayList<>();
    List<String> names = new ArrayList<>(profiles.isEmpty() ? file.texts("profiles") : profiles);
    addOwn(files, names, profiles.isEmpty() ? file.folder() : null);
    String driven = vehicle == null ? file.text("vehicle", null) : vehicle;
    if (driven != null) {
      String name = driven.contains(":wheels=") ? driven.split(":wheels=", 2)[0] : driven;
      addOwn(files, List.of(name), vehicle == null ? file.folder() : null);
    }
    if (vehicleMesh != null) {
      files.addAll(VehicleMeshFile.files(NamedPath.of("--vehicle-mesh", vehicleMesh)));
    }
    return files;
  }

  private static void addOwn(List<Path> files, List<String> names, Path folder) {
    for (String name : names) {
      if (name.endsWith(".json")) {
        NamedPath.known(folder, name).ifPresent(files::add);
      }
    }
  }

  private List<RuleSet> ruleSets(ConfigFile file) throws UsageException {
    List<Path> read = new ArrayList<>();
    List<String> names = ruleSets.isEmpty() ? file.texts("rulesOf") : ruleSets;
    addOwn(read, names, ruleSets.isEmpty() ? file.folder() : null);
    InputFiles.ofCommand().addAll(read);
    return ruleSets.isEmpty() ? RuleSetChoice.said(file) : RuleSetChoice.named(ruleSets);
  }

  private List<Profile> profiles(ConfigFile file) throws UsageException {
    return profiles.isEmpty() ? ProfileChoice.said(file) : ProfileChoice.named(profiles);
  }

  private Vehicle vehicle(ConfigFile file) throws UsageException {
    String id = vehicle == null ? file.text("vehicle", null) : vehicle;
    try {
      return id == null ? null : VehicleList.named(id, vehicle == null ? file.folder() : null);
    } catch (ProfileException e) {
      String what = file.label(vehicle != null, "--vehicle", "vehicle");
      throw new UsageException(what + ": " + e.getMessage());
    }
  }

  private Bodies bodies(ConfigFile file) throws UsageException {
    String id = bodies == null ? file.text("bodies", null) : bodies;
    if (id == null) {
      return null;
    }
    Choice.known(file.label(bodies != null, "--bodies", "bodies"), id, ProfileChoice.BODIES);
    return Bodies.byId(id).orElseThrow();
  }

  private Double speed(ConfigFile file) throws UsageException {
    Double kmh = file.number("speed");
    if (speed != null) {
      kmh = Choice.number("--speed", speed);
    }
    if (kmh == null) {
      return null;
    }
    if (!(kmh > 0) || kmh > FASTEST) {
      String what = file.label(speed != null, "--speed", "speed");
      throw new UsageException(what + ": " + kmh + " km/h is no speed of a car");
    }
    return kmh / KMH;
  }

  private LineFile line(ConfigFile file) throws UsageException {
    String named = line == null ? file.text("line", null) : line;
    if (named == null) {
      return null;
    }
    String what = line == null ? file.label("line") : "--line";
    Path path = NamedPath.in(line == null ? file.folder() : null, what, named);
    String before = line == null ? what + ": " : what + " ";
    InputFiles.ofCommand().add(path);
    try {
      return LineFile.read(path, named);
    } catch (ImportException e) {
      throw new UsageException(before + e.oneLine());
    } catch (IOException e) {
      throw new UsageException(before + named + ": cannot be read");
    }
  }

  private int jobs(ConfigFile file, int usual) throws UsageException {
    double wanted = jobs == null ? file.whole("jobs", usual) : Choice.number("--jobs", jobs);
    return Choice.whole(file.label(jobs != null, "--jobs", "jobs"), wanted, 1, MOST_JOBS);
  }

  @Override
  public boolean value(String name, String value) {
    switch (name) {
      case "--bodies" -> bodies = value;
      case "--speed" -> speed = value;
      case "--vehicle" -> vehicle = value;
      case "--vehicle-mesh" -> vehicleMesh = value;
      case "--line" -> line = value;
      case "--start" -> start = value;
      case "--jobs" -> jobs = value;
      default -> {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean item(String name, String value) {
    return switch (name) {
      case "--profile" -> profiles.add(value);
      case "--rules-of" -> ruleSets.add(value);
      case "--set" -> set.add(value);
      default -> false;
    };
  }
}
