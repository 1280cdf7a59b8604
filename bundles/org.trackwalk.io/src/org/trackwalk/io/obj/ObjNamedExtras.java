package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.mesh.level.ImportProblem;

/** Gives what stands beside the faces to the names under which it stands. */
final class ObjNamedExtras {

  private final Map<String, LooseParts> byName = new LinkedHashMap<>();
  private final float[] positions;
  private String name = "";

  private ObjNamedExtras(float[] positions) {
    this.positions = positions;
  }

  /**
   * One problem for each name and kind.
   *
   * @param chunks in file order, with their bases
   * @param pieces names in the file and those of the pieces that were made of them
   * @param stem the name of what stands under no name
   * @param file as the report shows it
   */
  static List<ImportProblem> of(
      List<ObjChunk> chunks,
      float[] positions,
      Map<String, String> pieces,
      String stem,
      String file) {
    ObjNamedExtras extras = new ObjNamedExtras(positions);
    chunks.forEach(extras::add);
    List<ImportProblem> problems = new ArrayList<>();
    extras.byName.forEach(
        (name, parts) -> {
          String object = name.isEmpty() ? stem : name;
          problems.addAll(parts.problems(pieces.getOrDefault(name, ""), object, file, true));
        });
    return problems;
  }

  private void add(ObjChunk chunk) {
    int change = 0;
    for (ObjExtras.Count extra : chunk.extras.counts()) {
      change = passed(chunk, change, extra.changes);
      int vertex = ObjIndex.resolve(extra.vertex, chunk.vertexBase, positions.length / 3);
      List<Float> near =
          vertex < 0
              ? List.of()
              : List.of(
                  positions[3 * vertex], positions[3 * vertex + 1], positions[3 * vertex + 2]);
      byName
          .computeIfAbsent(name, key -> new LooseParts())
          .add(extra.kind, extra.count, extra.line + chunk.lineBase, near, extra.detail);
    }
    passed(chunk, change, chunk.changes.size());
  }

  private int passed(ObjChunk chunk, int from, int to) {
    for (int i = from; i < to; i++) {
      if (chunk.changes.get(i).kind() == ObjChunk.Kind.NAME) {
        name = chunk.changes.get(i).name();
      }
    }
    return to;
  }
}
