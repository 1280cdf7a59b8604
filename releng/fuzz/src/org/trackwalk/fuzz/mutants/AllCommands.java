package org.trackwalk.fuzz.mutants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Every command that reads a file, by the kind of the file. */
final class AllCommands implements Commands {

  private static final List<String> MESHES =
      List.of("obj", "stl", "ply", "glb", "gltf", "ac", "acc", "dae", "off", "b3d", "3ds", "kn5");
  private static final List<String> SCENES = List.of("xml", "tscn", "xodr", "ini");
  private static final List<String> REPORTS =
      List.of(
          "json",
          "html",
          "svg",
          "csv",
          "sarif",
          "junit",
          "github",
          "markdown",
          "blender",
          "seams",
          "seams-svg",
          "overlay");
  private static final String[] VEHICLES = {"kart", "formula", "car", "body"};

  private static final List<String> OWN =
      List.of(
          "baseline",
          "report",
          "part",
          "undo",
          "probes",
          "line",
          "config",
          "manifest",
          "serve",
          "vehicle",
          "profile",
          "ruleset",
          "bodies",
          "csv",
          "ai");

  private final Seeds seeds;

  AllCommands(Seeds seeds) {
    this.seeds = seeds;
  }

  @Override
  public boolean takes(String kind) {
    return Seeds.isTile(kind)
        || MESHES.contains(kind)
        || SCENES.contains(kind)
        || OWN.contains(kind);
  }

  @Override
  public List<String> often() {
    return MESHES;
  }

  /** Nothing else is started. */
  @Override
  public boolean reached(String shown, Children children) {
    return true;
  }

  @Override
  public List<String> of(String kind, Path file, Path folder, Random random) throws IOException {
    String level = seeds.level().toString();
    String f = file.toString();
    String vehicle = VEHICLES[random.nextInt(VEHICLES.length)];
    return switch (kind) {
      case "baseline" -> List.of("check", level, "--baseline", f);
      case "report" -> List.of("convert", f, "--report", report(folder, random));
      case "part" -> List.of("merge", folder.resolve("out.json").toString(), f);
      case "undo" -> {
        Files.copy(seeds.level(), folder.resolve("patched.obj"));
        yield List.of("fix", "--undo", f);
      }
      case "probes" ->
          List.of("contacts", level, "--probes", f, "--output", folder.resolve("c.csv").toString());
      case "line", "csv", "ai", "xodr" ->
          List.of(random.nextBoolean() ? "ride" : "check", level, "--line", f);
      case "config" -> {
        Path beside = Files.copy(seeds.level(), folder.resolve("level.obj"));
        yield List.of(random.nextBoolean() ? "config" : "check", beside.toString());
      }
      case "manifest" -> {
        if (!Files.exists(folder.resolve("level.obj"))) {
          Files.copy(seeds.level(), folder.resolve("level.obj"));
        }
        yield List.of(random.nextBoolean() ? "check" : "info", f);
      }
      case "serve" -> List.of("serve", "--stdio");
      case "vehicle" -> List.of("check", level, "--vehicle", f);
      case "profile" -> List.of("check", level, "--profile", f);
      case "ruleset" -> List.of("check", level, "--rules-of", f);
      case "bodies" -> List.of("drive", level, "--together", f, "--steps", "30");
      case "xml", "tscn", "ini" -> List.of("import", f);
      default ->
          Seeds.isTile(kind)
              ? random.nextBoolean()
                  ? List.of("tiles", "check", folder.toString())
                  : List.of("tiles", "join", "-", folder.toString())
              : mesh(f, level, folder, random, vehicle);
    };
  }

  private static String report(Path folder, Random random) {
    return REPORTS.get(random.nextInt(REPORTS.size())) + "=" + folder.resolve("report.out");
  }

  private List<String> mesh(String f, String level, Path folder, Random random, String vehicle) {
    return switch (random.nextInt(14)) {
      case 0, 1, 2 -> List.of("check", f, "--report", report(folder, random));
      case 3 -> List.of("check", f, "--vehicle", vehicle);
      case 4 -> List.of("check", f, "--bodies", "piece", "--up", random.nextBoolean() ? "z" : "y");
      case 5 -> List.of("fix", f, "--output", folder.resolve("fixed").toString());
      case 6 -> List.of("overlaps", f);
      case 7 ->
          List.of("ride", f, "--report", "svg=" + folder.resolve("ride.out"), "--vehicle", vehicle);
      case 8 -> List.of("parts", f, "--output", folder.resolve("parts.glb").toString());
      case 9 -> List.of("explain", f, "--at", "100,2,-60", "--shape", "sphere:0.35");
      case 10 ->
          random.nextBoolean()
              ? List.of("deviation", level, "--seen", f)
              : List.of("clearance", level, "--vehicle-mesh", f);
      default -> List.of("info", f);
    };
  }
}
