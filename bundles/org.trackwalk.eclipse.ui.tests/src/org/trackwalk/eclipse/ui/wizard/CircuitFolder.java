package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.examples.writer.ObjFile;
import org.trackwalk.mesh.level.Piece;

/** A small circuit in a folder on disk, one OBJ file per piece, with a step planted. */
final class CircuitFolder {

  private static final CircuitShape SHAPE = new CircuitShape(12, 12, 100, 10, 4, 5, 1, 0.02, 7);

  private static final long SEED = 3;

  private CircuitFolder() {}

  /** Writes it; how many files. */
  static int write(Path folder) throws IOException {
    Files.createDirectories(folder);
    Circuit circuit = Circuit.generate(SHAPE);
    List<Piece> pieces =
        PlantedCircuit.plant(circuit, SEED, List.of(DefectKind.values()[0])).pieces("track.obj");
    for (Piece piece : pieces) {
      Files.write(folder.resolve(piece.name() + ".obj"), ObjFile.bytes(List.of(piece)));
    }
    return pieces.size();
  }
}
