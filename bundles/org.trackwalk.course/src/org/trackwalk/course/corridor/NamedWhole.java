package org.trackwalk.course.corridor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Objects that are called after the road that they have, like a {@code racetrack} with the
 * materials {@code Road}, {@code Floor} and {@code Paint}: there the material tells which part is
 * the road, and the object's name says it of the whole. A material that has less ground than that
 * road, as paint on it, keeps the object's name; into how many pieces it is cut does not matter.
 */
final class NamedWhole {

  private static final byte ROAD = CorridorFinder.code(SurfaceClass.ROAD);

  private final WeldedSurface surface;
  private final SurfaceIds ids;
  private final NameDictionary dictionary;

  NamedWhole(WeldedSurface surface, SurfaceIds ids, NameDictionary dictionary) {
    this.surface = surface;
    this.ids = ids;
    this.dictionary = dictionary;
  }

  /**
   * Takes the object's name from what a material of the object says better.
   *
   * @param classes per number of {@link SurfaceIds}; written
   */
  void settle(byte[] classes) {
    if (ids.single() || !anyMaterial()) {
      return;
    }
    String[] objects = new String[classes.length];
    boolean[] own = new boolean[classes.length];
    boolean[] whole = new boolean[classes.length];
    // Sums that all numbers of one object, or of one object and material, share.
    Map<String, double[]> roads = new HashMap<>();
    Map<List<String>, double[]> others = new HashMap<>();
    double[][] sums = new double[classes.length][];
    for (int t = 0; t < surface.triangleCount(); t++) {
      int id = ids.of(surface.pieceOf(t), surface.sourceTriangle(t));
      if (classes[id] != ROAD) {
        continue;
      }
      if (objects[id] == null) {
        Piece piece = surface.pieces().get(surface.pieceOf(t));
        String material = piece.surface(surface.sourceTriangle(t));
        objects[id] = StatedRoad.object(piece);
        own[id] = isRoad(material);
        whole[id] = !own[id] && dictionary.saysByWords(objects[id], material);
        if (whole[id]) {
          sums[id] = others.computeIfAbsent(key(objects[id], material), k -> new double[1]);
        } else if (own[id]) {
          sums[id] = roads.computeIfAbsent(objects[id], k -> new double[1]);
        }
      }
      if (sums[id] == null) {
        continue;
      }
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      sums[id][0] += Math.abs(n[1]) >= Slopes.GROUND * length ? length / 2 : 0;
    }
    for (int id = 0; id < classes.length; id++) {
      if (whole[id] && roads.containsKey(objects[id]) && sums[id][0] > roads.get(objects[id])[0]) {
        classes[id] = CorridorFinder.code(SurfaceClass.UNKNOWN);
      }
    }
  }

  private static List<String> key(String object, String material) {
    return List.of(object, material);
  }

  private boolean anyMaterial() {
    return surface.pieces().stream()
        .flatMap(piece -> piece.surfaces().stream())
        .anyMatch(this::isRoad);
  }

  private boolean isRoad(String material) {
    return !material.isEmpty() && dictionary.lookUpWords(material) == SurfaceClass.ROAD;
  }
}
