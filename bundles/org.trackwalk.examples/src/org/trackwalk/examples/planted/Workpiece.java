package org.trackwalk.examples.planted;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.Strip;
import org.trackwalk.examples.draft.MeshDraft;

/** A circuit under the planter's hands: drafts by name, and what no draft can hold. */
final class Workpiece {

  private final Circuit circuit;
  private final Map<String, MeshDraft> drafts = new LinkedHashMap<>();
  private final Map<String, int[]> wrongFaces = new TreeMap<>();

  Workpiece(Circuit circuit) {
    this.circuit = circuit;
    circuit.drafts().forEach(d -> drafts.put(d.name(), d));
  }

  Circuit circuit() {
    return circuit;
  }

  List<MeshDraft> drafts() {
    return new ArrayList<>(drafts.values());
  }

  Map<String, int[]> wrongFaces() {
    return wrongFaces;
  }

  /** The piece of a kind in a segment (counted from 0, and round), with its strip. */
  Part part(String kind, int segment) {
    int number = Math.floorMod(segment, circuit.shape().segments()) + 1;
    String name = String.format(Locale.ROOT, "%s_%02d", kind, number);
    return new Part(drafts.get(name), circuit.strip(name));
  }

  MeshDraft draft(String name) {
    return drafts.get(name);
  }

  boolean has(String kind, int segment) {
    return drafts.containsKey(String.format(Locale.ROOT, "%s_%02d", kind, segment + 1));
  }

  /** A piece more, with a number that makes its name its own. */
  MeshDraft add(String kind, java.util.function.Function<String, MeshDraft> make) {
    int number = 1;
    while (drafts.containsKey(String.format(Locale.ROOT, "%s_%02d", kind, number))) {
      number++;
    }
    MeshDraft draft = make.apply(String.format(Locale.ROOT, "%s_%02d", kind, number));
    drafts.put(draft.name(), draft);
    return draft;
  }

  /** Puts another vertex in a triangle's corner; nothing when the triangle has not the old one. */
  static void replace(MeshDraft mesh, int triangle, int old, int other) {
    int[] v = mesh.corners(triangle);
    for (int k = 0; k < 3; k++) {
      v[k] = v[k] == old ? other : v[k];
    }
    mesh.corners(triangle, v[0], v[1], v[2]);
  }

  void wrongFace(String piece, int... indices) {
    wrongFaces.put(piece, indices);
  }

  /** A draft and the strip that it was laid as. */
  record Part(MeshDraft mesh, Strip strip) {
    String name() {
      return mesh.name();
    }

    int vertex(int row, int column) {
      return strip.vertex(row, column);
    }

    float[] position(int row, int column) {
      return mesh.position(strip.vertex(row, column));
    }

    /** The triangle with an edge along a row, from a column to the next; found by its corners. */
    int nearTriangle(int row, int column) {
      return mesh.triangleWithEdge(vertex(row, column), vertex(row, column + 1));
    }

    /** The triangle with an edge along the next row, opposite to {@link #nearTriangle}. */
    int farTriangle(int row, int column) {
      return mesh.triangleWithEdge(vertex(row + 1, column + 1), vertex(row + 1, column));
    }
  }
}
