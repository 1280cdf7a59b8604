package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.placement.Placement;

/** Places mesh files, with the scale that their import settings give them. */
final class GodotMeshes {

  private final GodotProject project;
  private final GodotReferences references;
  private final GodotLevel level;
  private final Map<Path, double[]> settings = new HashMap<>();

  GodotMeshes(GodotProject project, GodotReferences references, GodotLevel level) {
    this.project = project;
    this.references = references;
    this.level = level;
  }

  /** Places the file that a resource of a scene means; what is missing or unknown is a note. */
  void place(GodotFile by, GodotSection resource, double[] placement)
      throws ImportException, IOException {
    String named = resource.text("path");
    if (Importers.forFileName(named).isEmpty()) {
      level.note("of a format that is not read, save them as .glb or .obj", named);
      return;
    }
    Path file = references.file(by, resource);
    if (file == null) {
      level.note("mesh files that are not there (" + project.advice() + ")", named);
    } else {
      placeFile(by, file, placement);
    }
  }

  /** Places a file that is there. */
  void placeFile(GodotFile by, Path file, double[] placement) throws ImportException, IOException {
    double[] setting = setting(file);
    level.place(file, setting == null ? placement : Placement.compose(placement, setting), by);
  }

  /** {@code NAME.import} beside a file says how large the engine makes it; null for as it is. */
  private double[] setting(Path file) throws ImportException, IOException {
    if (!settings.containsKey(file)) {
      settings.put(file, read(file.resolveSibling(file.getFileName() + ".import")));
    }
    return settings.get(file);
  }

  private double[] read(Path beside) throws ImportException, IOException {
    if (!Files.isRegularFile(beside) || !project.wall().contains(beside)) {
      return null;
    }
    for (GodotSection section : GodotText.read(beside, project.shown(beside))) {
      if (section.tag().equals("params")) {
        double scale = section.number("nodes/root_scale", 1);
        double[] scales = numbers(section, "scale_mesh");
        double[] offset = numbers(section, "offset_mesh");
        if (scale == 1 && scales == null && offset == null) {
          return null;
        }
        double[] all = scales == null ? new double[] {1, 1, 1} : scales;
        return Placement.of(
            offset, null, new double[] {scale * all[0], scale * all[1], scale * all[2]});
      }
    }
    return null;
  }

  private static double[] numbers(GodotSection section, String name) {
    GodotCall call = section.call(name);
    double[] numbers = call == null ? null : call.numbers(3);
    boolean nothing =
        numbers != null
            && (name.startsWith("scale")
                ? numbers[0] == 1 && numbers[1] == 1 && numbers[2] == 1
                : numbers[0] == 0 && numbers[1] == 0 && numbers[2] == 0);
    return nothing ? null : numbers;
  }
}
