package org.trackwalk.fuzz.mutants;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/** Levels and vehicles that physics engines drive, each in a process of its own. */
final class EngineCommands implements Commands {

  private static final List<String> ENGINES =
      List.of("physx", "physx-pcm", "jolt", "jolt-enhanced", "bullet", "bullet-edge", "ode");

  private static final List<String> VEHICLES = List.of("car", "kart", "formula");
  private static final List<String> SHAPES = List.of("sphere", "box", "sphere,box");
  private static final List<String> MESHES = List.of("obj", "stl", "ply", "glb", "gltf", "off");
  private static final Pattern DRIVEN = Pattern.compile("\\b[1-9][0-9,]* passes");

  private final List<Path> levels;

  /** Vehicles are driven over these. */
  EngineCommands(List<Path> levels) {
    this.levels = levels;
  }

  @Override
  public boolean takes(String kind) {
    return kind.equals("vehicle") || MESHES.contains(kind);
  }

  @Override
  public List<String> often() {
    return List.of("obj");
  }

  @Override
  public List<String> of(String kind, Path file, Path folder, Random random) {
    boolean vehicle = kind.equals("vehicle");
    Path level = vehicle ? levels.get(random.nextInt(levels.size())) : file;
    List<String> args = new ArrayList<>(List.of("confirm", level.toString()));
    String engine = ENGINES.get(random.nextInt(ENGINES.size()));
    args.addAll(List.of("--engine", engine, "--lanes", "1", "--phases", "2", "--jolts", "3"));
    args.addAll(List.of("--bodies", random.nextInt(3) == 0 ? "one" : "piece"));
    boolean wheels = !engine.equals("ode") && (vehicle || random.nextInt(4) == 0);
    if (vehicle) {
      args.addAll(List.of("--vehicle", file.toString() + ":wheels=ray"));
    } else if (wheels) {
      args.addAll(
          List.of("--vehicle", VEHICLES.get(random.nextInt(VEHICLES.size())) + ":wheels=ray"));
    } else {
      args.addAll(List.of("--shape", SHAPES.get(random.nextInt(SHAPES.size()))));
    }
    if (random.nextInt(4) == 0) {
      args.addAll(List.of("--report", "json=" + folder.resolve("confirm.out")));
    }
    return args;
  }

  /** The engine drove: not only was its process there. */
  @Override
  public boolean reached(String shown, Children children) {
    return DRIVEN.matcher(shown).find();
  }
}
