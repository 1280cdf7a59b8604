package org.trackwalk.course.line;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import org.trackwalk.course.grown.GrownRoad;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.border.Surroundings;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which ground is the road of a racing line: that of the materials under it. A material that is
 * wider there than any road, or goes along the line where that is not on it, is a field and says
 * nothing: then the pieces under the line do, if it keeps inside them, else what lies beside the
 * line (docs/corridor.md).
 */
public final class LineRoad {

  /** Farthest that a road reaches to each side of a line, metres: beyond that it is a field. */
  public static final double FARTHEST = 40;

  /** From look to look along the line and beside it, metres. */
  static final double PACE = 1;

  /** Part of the line at most that a car drives on another piece: it cuts a corner. */
  private static final double ASTRAY = 0.05;

  /** Edge of a cell of the grid in which ground beside the line is found, metres. */
  private static final double CELL = 5;

  private final WeldedSurface surface;
  private final LineGrounds grounds;
  private final Set<String> materials = new HashSet<>();
  private final List<Place> places = new ArrayList<>();

  /**
   * Where the line goes: metres of it, its ground there, and that half a car's width to both sides.
   */
  private record Place(LineGrounds.Look look, double length, int left, int right) {

    int triangle() {
      return look.triangle();
    }

    double x() {
      return look.x();
    }

    double z() {
      return look.z();
    }
  }

  private LineRoad(Land land) {
    this.surface = land.surface();
    this.grounds = new LineGrounds(land);
  }

  /** All that grows from what is under a line. */
  public static BitSet grow(Land land, Topology topology, BitSet seeds, RacingLine line) {
    LineRoad road = new LineRoad(land);
    seeds.stream().forEach(t -> road.materials.add(road.material(t)));
    BitSet all = GrownRoad.overGaps(land, topology, seeds, road::isAlike);
    road.walk(land, line);
    Set<String> fields = road.wide(all, road::material);
    if (fields.isEmpty()) {
      return all;
    }
    BitSet narrow = road.narrowed(all, fields);
    return GrownRoad.overGaps(
        land,
        topology,
        seeds,
        t ->
            road.isAlike(t)
                && (!fields.contains(road.material(t)) || narrow.get(t) || seeds.get(t)));
  }

  private boolean isAlike(int t) {
    return materials.contains(material(t));
  }

  private String material(int t) {
    return surface.pieces().get(surface.pieceOf(t)).surface(surface.sourceTriangle(t));
  }

  private String piece(int t) {
    return surface.pieceOf(t) + "\n" + material(t);
  }

  private void walk(Land land, RacingLine line) {
    Surroundings around =
        new Surroundings(surface, SurfaceTree.whole(land.tree()), BorderLimits.DEFAULT);
    double half = Body.CAR.width() / 2;
    line.walk(
        PACE,
        (x, y, z, dx, dz) -> {
          int under = around.groundTriangle(x, y, z, LineGround.REACH);
          double length = Math.hypot(dx, dz);
          if (under >= 0 && length > 0 && isAlike(under)) {
            double ox = half * dz / length;
            double oz = -half * dx / length;
            int left = around.groundTriangle(x + ox, y, z + oz, LineGround.REACH);
            int right = around.groundTriangle(x - ox, y, z - oz, LineGround.REACH);
            // A stretch between two points of the line is looked at in even parts.
            double part = length / Math.max(1, Math.ceil(length / PACE));
            LineGrounds.Look look = new LineGrounds.Look(x, y, z, dx / length, dz / length, under);
            places.add(new Place(look, part, left, right));
          }
        });
  }

  /**
   * What of the line's ground is a field: more than any road would have, for the line on it, and
   * wider than one there, or beside the line elsewhere.
   */
  private Set<String> wide(BitSet road, IntFunction<String> of) {
    Map<String, Double> along = new HashMap<>();
    for (Place place : places) {
      along.merge(of.apply(place.triangle()), place.length(), Double::sum);
    }
    Map<String, Double> area = new HashMap<>();
    road.stream()
        .forEach(
            t -> {
              double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
              area.merge(of.apply(t), Math.abs(n[1]) / 2, Double::sum);
            });
    Set<String> wide = new HashSet<>();
    along.forEach(
        (name, length) -> {
          List<LineGrounds.Look> on = looks(of, name, true);
          if (area.getOrDefault(name, 0.0) > 2 * FARTHEST * length
              && (grounds.isWide(on, of) || grounds.isAlong(looks(of, name, false), of, name))) {
            wide.add(name);
          }
        });
    return wide;
  }

  private List<LineGrounds.Look> looks(IntFunction<String> of, String name, boolean on) {
    return places.stream()
        .map(Place::look)
        .filter(look -> of.apply(look.triangle()).equals(name) == on)
        .toList();
  }

  /** Of ground of materials that say nothing: what is road. */
  private BitSet narrowed(BitSet all, Set<String> fields) {
    Set<String> wide = wide(all, this::piece);
    Set<String> pieces = new HashSet<>();
    places.forEach(place -> pieces.add(piece(place.triangle())));
    BitSet road = new BitSet();
    for (String field : fields) {
      List<Place> on = places.stream().filter(p -> material(p.triangle()).equals(field)).toList();
      boolean told = on.stream().noneMatch(p -> wide.contains(piece(p.triangle())));
      double whole = on.stream().mapToDouble(Place::length).sum();
      double astray = on.stream().filter(p -> !inside(p, pieces)).mapToDouble(Place::length).sum();
      if (told && astray <= ASTRAY * whole) {
        all.stream()
            .filter(t -> material(t).equals(field) && pieces.contains(piece(t)))
            .forEach(road::set);
      } else {
        Set<Long> cells = beside(on);
        all.stream()
            .filter(t -> material(t).equals(field) && cells.contains(cell(t)))
            .forEach(road::set);
      }
    }
    return road;
  }

  private boolean inside(Place place, Set<String> pieces) {
    return (place.left() < 0 || pieces.contains(piece(place.left())))
        && (place.right() < 0 || pieces.contains(piece(place.right())));
  }

  private static Set<Long> beside(List<Place> on) {
    Set<Long> cells = new HashSet<>();
    int most = (int) Math.ceil(FARTHEST / CELL);
    for (Place place : on) {
      for (int i = -most; i <= most; i++) {
        for (int k = -most; k <= most; k++) {
          if (Math.hypot(i, k) * CELL <= FARTHEST) {
            cells.add(key(cell(place.x()) + i, cell(place.z()) + k));
          }
        }
      }
    }
    return cells;
  }

  private long cell(int t) {
    double x = 0;
    double z = 0;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      x += surface.positions()[3 * surface.triangles()[h]] / 3.0;
      z += surface.positions()[3 * surface.triangles()[h] + 2] / 3.0;
    }
    return key(cell(x), cell(z));
  }

  private static long cell(double x) {
    return (long) Math.floor(x / CELL);
  }

  private static long key(long i, long k) {
    return (i << 32) ^ (k & 0xffffffffL);
  }
}
