package org.trackwalk.io.scene.torcs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;

/**
 * Which pieces that are called main track are it: its middle, which the file describes, lies on
 * each of its textures somewhere. What a modeller added and called so, as the sides and the
 * underside of a bridge, wears textures on which the middle lies nowhere.
 */
final class TorcsMain {

  /** From place to place of the line that is looked at, metres: a start line is as long. */
  private static final double PACE = 0.5;

  /** Share of the line that must lie on what is called so; else nothing is known. */
  private static final double ENOUGH = 0.9;

  /** Size of the squares in which places are sought, metres. */
  private static final double CELL = 8;

  private final double[] places;
  private final boolean[] met;
  private final Map<Long, List<Integer>> cells = new HashMap<>();
  private final List<Integer> all;
  private final Set<String> worn = new HashSet<>();

  private TorcsMain(double[] line) {
    List<double[]> on = new ArrayList<>();
    for (int i = 0; i + 5 < line.length; i += 3) {
      double[] way = {line[i + 3] - line[i], line[i + 4] - line[i + 1], line[i + 5] - line[i + 2]};
      int paces = (int) Math.max(1, Math.ceil(Math.hypot(way[0], way[2]) / PACE));
      for (int k = 0; k < paces; k++) {
        double part = (double) k / paces;
        on.add(
            new double[] {
              line[i] + part * way[0], line[i + 1] + part * way[1], line[i + 2] + part * way[2]
            });
      }
    }
    places = on.stream().flatMapToDouble(Arrays::stream).toArray();
    met = new boolean[on.size()];
    all = IntStream.range(0, met.length).boxed().toList();
    for (int i = 0; i < met.length; i++) {
      cells
          .computeIfAbsent(
              cell(square(places[3 * i]), square(places[3 * i + 2])), c -> new ArrayList<>())
          .add(i);
    }
  }

  /**
   * Tells the main track among the pieces of a mesh.
   *
   * @param line xyz triples, Y up, metres; empty where it is not known
   */
  static Predicate<Piece> of(ImportedMesh mesh, double[] line) {
    TorcsMain main = new TorcsMain(line);
    for (Piece piece : mesh.pieces()) {
      if (TorcsRoadNames.isMain(piece.name())) {
        main.look(piece);
      }
    }
    int on = 0;
    for (boolean each : main.met) {
      on += each ? 1 : 0;
    }
    boolean known = on > 0 && on >= ENOUGH * main.met.length;
    return piece ->
        TorcsRoadNames.isMain(piece.name())
            && (!known
                || piece.surfaces().isEmpty()
                || piece.surfaces().stream().anyMatch(main.worn::contains));
  }

  private void look(Piece piece) {
    int[] corners = piece.triangles();
    float[] xyz = piece.positions();
    float[] placed = new float[xyz.length];
    for (int v = 0; v + 2 < xyz.length; v += 3) {
      piece.frame().place(xyz[v], xyz[v + 1], xyz[v + 2], placed, v);
    }
    for (int t = 0; t + 2 < corners.length; t += 3) {
      int[] at = {3 * corners[t], 3 * corners[t + 1], 3 * corners[t + 2]};
      if (look(placed, at)) {
        worn.add(piece.surface(t / 3));
      }
    }
  }

  /** Whether a place of the line lies on a triangle, seen from above, and not far over or under. */
  private boolean look(float[] p, int[] at) {
    double[] low = {Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY};
    double[] high = {Double.NEGATIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (int v : at) {
      low[0] = Math.min(low[0], p[v]);
      high[0] = Math.max(high[0], p[v]);
      low[1] = Math.min(low[1], p[v + 2]);
      high[1] = Math.max(high[1], p[v + 2]);
    }
    boolean any = false;
    for (int i : near(low, high)) {
      double x = places[3 * i];
      double z = places[3 * i + 2];
      if (x < low[0] || x > high[0] || z < low[1] || z > high[1]) {
        continue;
      }
      boolean on = TorcsGround.isNear(p, at, x, places[3 * i + 1], z);
      met[i] |= on;
      any |= on;
    }
    return any;
  }

  /** Places in the squares of a box, or all where those are no more: a face may be endless. */
  private Iterable<Integer> near(double[] low, double[] high) {
    double wide = Math.floor(high[0] / CELL) - Math.floor(low[0] / CELL) + 1;
    double deep = Math.floor(high[1] / CELL) - Math.floor(low[1] / CELL) + 1;
    if (!(wide * deep <= cells.size())) {
      return all;
    }
    List<Integer> near = new ArrayList<>();
    for (int i = 0; i < wide; i++) {
      for (int k = 0; k < deep; k++) {
        near.addAll(cells.getOrDefault(cell(square(low[0]) + i, square(low[1]) + k), List.of()));
      }
    }
    return near;
  }

  private static int square(double at) {
    return (int) Math.floor(at / CELL);
  }

  private static long cell(int x, int z) {
    return (long) x << 32 ^ z & 0xffffffffL;
  }
}
