package org.trackwalk.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.scene.RuleScene;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.LineCsvFile;
import org.trackwalk.examples.writer.ManifestFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.examples.writer.StlFile;
import org.trackwalk.examples.writer.SurfacesFile;
import org.trackwalk.examples.writer.TruthFile;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/** Everything that the project's folder {@code examples} holds, but for what is written by hand. */
public final class ExampleFiles {

  private static final String NIGHTLY = "nightly/bundles/com.example.game.tracks/";

  /** Metres by which a piece of the nightly build's example was nudged up. */
  private static final float NUDGE = 0.025f;

  private final SortedMap<String, byte[]> files = new TreeMap<>();

  private ExampleFiles() {}

  /** The bytes of all files by path, with {@code /}. */
  public static SortedMap<String, byte[]> all() {
    ExampleFiles examples = new ExampleFiles();
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    examples.circuit("circuit", circuit::pieces);
    examples.circuit("circuit-own-origins", circuit::placedPieces);
    examples.planted(PlantedCircuit.example());
    examples.nightly("harbour", CircuitShape.SMALL);
    examples.nudged("harbour", CircuitShape.SMALL, "road_05");
    examples.nightly("hill", new CircuitShape(12, 6, 80, 8, 4, 4, 1, 0.02, 6));
    for (String rule : RuleScenes.rules()) {
      examples.scene("bad", RuleScenes.bad(rule));
      examples.scene("good", RuleScenes.good(rule));
    }
    RuleScenes.chassis().forEach(examples::scene);
    return examples.files;
  }

  private void circuit(String name, Function<String, List<Piece>> pieces) {
    String at = name + "/" + name;
    List<Piece> obj = pieces.apply(name + ".obj");
    files.put(at + ".obj", ObjFile.bytes(obj, name + ".mtl", Map.of()));
    files.put(at + ".mtl", ObjFile.materialBytes(obj));
    files.put(at + "-obj.trackwalk.json", manifest(name + " (obj)", obj, true));
    List<Piece> glb = pieces.apply(name + ".glb");
    files.put(at + ".glb", GlbFile.bytes(glb));
    files.put(at + "-glb.trackwalk.json", manifest(name + " (glb)", glb, false));
  }

  /** Levels of the nightly build's example: what of a circuit is driven on, so as to be small. */
  private void nightly(String name, CircuitShape shape) {
    level(NIGHTLY + "levels/", name, driven(name, shape));
  }

  /** One of them as it is exported after somebody has moved a piece, in a folder of its own. */
  private void nudged(String name, CircuitShape shape, String piece) {
    List<Piece> pieces =
        driven(name, shape).stream().map(p -> p.name().equals(piece) ? raised(p) : p).toList();
    level(NIGHTLY + "planted/", name, pieces);
  }

  private static List<Piece> driven(String name, CircuitShape shape) {
    return Circuit.generate(shape).pieces(name + ".obj").stream()
        .filter(p -> p.name().matches("(road|kerb|verge)_.*"))
        .toList();
  }

  private static Piece raised(Piece piece) {
    float[] xyz = piece.positions().clone();
    for (int y = 1; y < xyz.length; y += 3) {
      xyz[y] += NUDGE;
    }
    return piece.toBuilder().mesh(xyz, piece.triangles()).build();
  }

  private void level(String folder, String name, List<Piece> pieces) {
    files.put(folder + name + ".obj", ObjFile.bytes(pieces));
    files.put(folder + name + ".trackwalk.json", manifest(name, pieces, true));
  }

  /** An object without a face is no piece in OBJ, so an empty piece becomes a file of its own. */
  private void planted(PlantedCircuit planted) {
    String name = "circuit-planted";
    String at = name + "/" + name;
    List<Piece> solid = new ArrayList<>();
    List<Piece> all = new ArrayList<>();
    for (Piece piece : planted.pieces(name + ".obj")) {
      if (piece.triangleCount() > 0) {
        solid.add(piece);
        all.add(piece);
      } else {
        Piece alone = piece.toBuilder().file(piece.name() + ".stl").build();
        files.put(name + "/" + alone.file(), StlFile.text(List.of(alone)));
        all.add(alone);
      }
    }
    files.put(at + ".obj", ObjFile.bytes(solid, name + ".mtl", planted.wrongFaces()));
    files.put(at + ".mtl", ObjFile.materialBytes(solid));
    files.put(at + ".trackwalk.json", manifest(name, all, true));
    String level = name + ".trackwalk.json";
    files.put(name + "/truth.json", TruthFile.bytes(level, planted.truths()));
  }

  private static byte[] manifest(String name, List<Piece> pieces, boolean placed) {
    return ManifestFile.bytes(name, pieces, placed, Circuit.hints().corridorPieces());
  }

  /** OBJ knows neither frames nor trees nor empty pieces: these become GLB, the last STL. */
  private void scene(String quality, RuleScene scene) {
    boolean moved =
        scene.pieces().stream().anyMatch(p -> !p.frame().unmoved() || p.node().contains("/"));
    boolean empty = scene.pieces().stream().anyMatch(p -> p.triangleCount() == 0);
    String folder = "rules/" + scene.rule() + "/";
    String name = quality + (moved ? ".glb" : empty ? ".stl" : ".obj");
    byte[] bytes =
        moved
            ? GlbFile.bytes(scene.pieces())
            : empty
                ? StlFile.text(scene.pieces())
                : ObjFile.bytes(scene.pieces(), "", scene.wrongFaces(), scene.looseEdges());
    files.put(folder + name, bytes);
    if (!scene.hints().equals(LevelHints.NONE)) {
      List<Piece> named =
          scene.pieces().stream().map(p -> p.toBuilder().file(name).build()).toList();
      String level = scene.rule() + ", " + quality;
      double[] line = scene.hints().line();
      String lineFile = line == null ? "" : quality + "-line.csv";
      byte[] manifest = ManifestFile.bytes(level, named, scene.hints(), lineFile);
      if (line != null) {
        files.put(folder + lineFile, LineCsvFile.bytes(line, scene.hints().lineSides()));
      }
      files.put(folder + quality + ".trackwalk.json", manifest);
      GameNames game = scene.hints().game();
      if (!game.surfacesFile().isEmpty()) {
        files.put(folder + game.surfacesFile(), SurfacesFile.bytes(game.surfaces()));
      }
      List<Piece> car = scene.hints().carMesh();
      if (!car.isEmpty()) {
        files.put(folder + car.get(0).file(), ObjFile.bytes(car, "", Map.of(), Map.of()));
      }
    }
    if (quality.equals("bad")) {
      files.put(folder + "truth.json", TruthFile.bytes(name, scene.findings()));
    }
  }
}
