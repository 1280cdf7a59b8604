package org.trackwalk.io.scene.godot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;

/** What a scene places, collected on the walk through it. */
final class GodotLevel {

  /** Places of meshes in one level. */
  private static final int MOST = 100_000;

  /**
   * Nodes and cells of grid maps in one level, with those of the scenes in it; and, by themselves,
   * what outer scenes say of nodes of inner ones.
   */
  private static final int MOST_VISITED = 1_000_000;

  /** Names in one note. */
  private static final int NAMED = 5;

  /**
   * A mesh file at a place.
   *
   * @param file the mesh file
   * @param placement 12 doubles, in the scene's axes: Y up, metres
   */
  record Placed(Path file, double[] placement) {}

  private final List<Placed> placed = new ArrayList<>();
  private final List<double[]> vehicles = new ArrayList<>();
  private final Map<String, Set<String>> notes = new LinkedHashMap<>();
  private long visited;
  private long changed;

  /** Counts nodes or cells: scenes that hold each other twice may have more than can be walked. */
  void visit(int count, GodotFile by) throws ImportException {
    visited += count;
    if (visited > MOST_VISITED) {
      throw new ImportException(
          by.shown(),
          "",
          "with the scenes placed in it, the level has more than " + MOST_VISITED + " nodes");
    }
  }

  /** Counts what an outer scene says of nodes of a scene in it, which is handed on to that. */
  void change(int count, GodotFile by) throws ImportException {
    changed += count;
    if (changed > MOST_VISITED) {
      throw new ImportException(
          by.shown(),
          "",
          "scenes change more than " + MOST_VISITED + " nodes of the scenes placed in them");
    }
  }

  void place(Path file, double[] placement, GodotFile by) throws ImportException {
    if (placed.size() >= MOST) {
      throw new ImportException(by.shown(), "", "it places more than " + MOST + " meshes");
    }
    placed.add(new Placed(file, placement));
  }

  /** Notes where a car stands. */
  void vehicle(double[] placement) {
    vehicles.add(new double[] {placement[3], placement[7], placement[11]});
  }

  /**
   * Notes what was not taken; things of one kind become one sentence.
   *
   * @param kind ends so that names can follow it
   */
  void note(String kind, String name) {
    notes.computeIfAbsent(kind, k -> new LinkedHashSet<>()).add(name);
  }

  List<Placed> placed() {
    return placed;
  }

  List<double[]> vehicles() {
    return vehicles;
  }

  /** One sentence per kind of thing, with a few names. */
  List<String> notes() {
    List<String> all = new ArrayList<>();
    notes.forEach(
        (kind, names) -> {
          List<String> some = names.stream().limit(NAMED).toList();
          String more = names.size() > NAMED ? " and " + (names.size() - NAMED) + " more" : "";
          all.add(kind + ": " + String.join(", ", some) + more);
        });
    return all;
  }
}
