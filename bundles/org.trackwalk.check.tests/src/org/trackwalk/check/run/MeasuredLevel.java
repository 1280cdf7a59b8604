package org.trackwalk.check.run;

import java.nio.file.Path;
import java.util.List;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.DefectKind;
import org.trackwalk.examples.planted.PlantedCircuit;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** The levels that measures are made of: generated circuits by name, and files. */
final class MeasuredLevel {

  private MeasuredLevel() {}

  /** {@code small}, {@code example}, {@code planted}, or the first level of a file or folder. */
  static Level of(String what) throws Exception {
    return switch (what) {
      case "small" -> Circuit.generate(CircuitShape.SMALL).level();
      case "example" -> Circuit.generate(CircuitShape.EXAMPLE).level();
      case "planted" ->
          PlantedCircuit.plant(
                  Circuit.generate(CircuitShape.EXAMPLE), 1, List.of(DefectKind.values()))
              .level();
      default ->
          LevelFinder.find(List.of(Path.of(what)), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
    };
  }
}
