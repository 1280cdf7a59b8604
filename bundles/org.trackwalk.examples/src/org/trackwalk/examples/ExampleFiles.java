package org.trackwalk.examples;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.scene.RuleScene;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.examples.writer.GlbFile;
import org.trackwalk.examples.writer.ManifestFile;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.examples.writer.TruthFile;
import org.trackwalk.mesh.level.Piece;

/** Everything that the project's folder {@code examples} holds, but for its README. */
public final class ExampleFiles {

  private final SortedMap<String, byte[]> files = new TreeMap<>();

  private ExampleFiles() {}

  /** The bytes of all files by path, with {@code /}. */
  public static SortedMap<String, byte[]> all() {
    ExampleFiles examples = new ExampleFiles();
    Circuit circuit = Circuit.generate(CircuitShape.EXAMPLE);
    examples.circuit("circuit", circuit.pieces("circuit.obj"));
    examples.circuit("circuit-own-origins", circuit.placedPieces("circuit-own-origins.obj"));
    examples.planted(PlantedCircuit.example());
    for (String rule : RuleScenes.rules()) {
      examples.scene("bad", RuleScenes.bad(rule));
      examples.scene("good", RuleScenes.good(rule));
    }
    return examples.files;
  }

  private void circuit(String name, List<Piece> pieces) {
    String at = name + "/" + name;
    files.put(at + ".obj", ObjFile.bytes(pieces, name + ".mtl", Map.of()));
    files.put(at + ".mtl", ObjFile.materialBytes(pieces));
    files.put(at + "-obj.trackwalk.json", manifest(name, name + ".obj", pieces, true));
    files.put(at + ".glb", GlbFile.bytes(pieces));
    files.put(at + "-glb.trackwalk.json", manifest(name, name + ".glb", pieces, false));
  }

  private void planted(PlantedCircuit planted) {
    String name = "circuit-planted";
    String at = name + "/" + name;
    String file = name + ".obj";
    List<Piece> pieces = planted.pieces(file);
    files.put(at + ".obj", ObjFile.bytes(pieces, name + ".mtl", planted.wrongFaces()));
    files.put(at + ".mtl", ObjFile.materialBytes(pieces));
    files.put(at + ".trackwalk.json", manifest(name, file, pieces, true));
    files.put(name + "/truth.json", TruthFile.bytes(file, planted.truths()));
  }

  private static byte[] manifest(String name, String file, List<Piece> pieces, boolean placed) {
    String title = name + " (" + file.substring(file.lastIndexOf('.') + 1) + ")";
    List<String> corridor = Circuit.hints().corridorPieces();
    return ManifestFile.bytes(title, file, pieces, placed, corridor);
  }

  /** OBJ knows no frames, so pieces with own origins become GLB. */
  private void scene(String quality, RuleScene scene) {
    String at = "rules/" + scene.rule() + "/" + quality;
    boolean moved = scene.pieces().stream().anyMatch(p -> !p.frame().unmoved());
    if (moved) {
      files.put(at + ".glb", GlbFile.bytes(scene.pieces()));
    } else {
      files.put(at + ".obj", ObjFile.bytes(scene.pieces(), "", scene.wrongFaces()));
    }
    if (scene.bad()) {
      String level = quality + (moved ? ".glb" : ".obj");
      files.put("rules/" + scene.rule() + "/truth.json", TruthFile.bytes(level, scene.findings()));
    }
  }
}
