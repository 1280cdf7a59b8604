package org.trackwalk.course.naming;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.memory.ItemBlocks;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Objects that are called after the road that they have, like a {@code racetrack} with the
 * materials {@code Road}, {@code Floor} and {@code Paint}: there the material tells which part is
 * the road, and the object's name says it of the whole. A material that has less ground than that
 * road, as paint on it, keeps the object's name; into how many pieces it is cut does not matter.
 */
public final class NamedWhole {

  private static final byte ROAD = SurfaceClass.ROAD.code();

  /** What is asked of numbers alone. */
  private record Asked(ByteBuffer classes) {}

  private final Land land;
  private final WeldedSurface surface;
  private final SurfaceIds ids;
  private final NameDictionary dictionary;

  /** Looks through the objects of this ground. */
  public NamedWhole(Land land, SurfaceIds ids, NameDictionary dictionary) {
    this.land = land;
    this.surface = land.surface();
    this.ids = ids;
    this.dictionary = dictionary;
  }

  /**
   * Per number of {@link SurfaceIds} what names say.
   *
   * @param objects the object's name; null for what is no road
   * @param own whether the material is a road's
   * @param whole whether it is the object's name that makes a road of it
   */
  private record Said(String[] objects, boolean[] own, boolean[] whole) {

    boolean nothing() {
      boolean any = false;
      for (boolean one : whole) {
        any |= one;
      }
      return !any;
    }
  }

  /**
   * Takes the object's name from what a material of the object says better.
   *
   * @param classes per number of {@link SurfaceIds}; written
   */
  public void settle(byte[] classes) {
    if (ids.single()) {
      return;
    }
    Asked asked = new Asked(ByteBuffer.wrap(classes.clone()));
    Said said = land.byNumbers(asked, () -> said(asked.classes.array()));
    if (said.nothing()) {
      return;
    }
    // Sums that all numbers of one object, or of one object and material, share.
    Map<String, double[]> roads = new HashMap<>();
    Map<List<String>, double[]> others = new HashMap<>();
    double[][] sums = new double[classes.length][];
    for (int id = 0; id < classes.length; id++) {
      String object = said.objects[id];
      if (object != null && said.whole[id]) {
        sums[id] = others.computeIfAbsent(key(object, material(id)), k -> new double[1]);
      } else if (object != null && said.own[id]) {
        sums[id] = roads.computeIfAbsent(object, k -> new double[1]);
      }
    }
    ItemBlocks<Map<Integer, double[]>> blocks =
        land.blocks(
            new Ground(said),
            surface.triangleCount(),
            t -> t,
            (from, to) -> ground(from, to, id -> sums[id] != null));
    for (int i = 0; i < blocks.count(); i++) {
      blocks.get(i).forEach((id, own) -> sums[id][0] += own[0]);
    }
    for (int id = 0; id < classes.length; id++) {
      double[] road = said.whole[id] ? roads.get(said.objects[id]) : null;
      if (road != null && sums[id][0] > road[0]) {
        classes[id] = SurfaceClass.UNKNOWN.code();
      }
    }
  }

  /** What names say, by the object itself: that is the very same where all names are. */
  private record Ground(Said said) {}

  /** How much ground some triangles have, by their number of {@link SurfaceIds}, square metres. */
  private Map<Integer, double[]> ground(int from, int to, IntPredicate asked) {
    Map<Integer, double[]> sums = new TreeMap<>();
    double[] n = new double[3];
    int last = -1;
    double[] sum = null;
    for (int t = from; t < to; t++) {
      int id = ids.of(surface, t);
      if (!asked.test(id)) {
        continue;
      }
      sum = id == last ? sum : sums.computeIfAbsent(id, k -> new double[1]);
      last = id;
      Vec.areaNormal(surface.positions(), surface.triangles(), t, n, 0);
      double length = Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
      sum[0] += Math.abs(n[1]) >= Slopes.GROUND * length ? length / 2 : 0;
    }
    return sums;
  }

  private Said said(byte[] classes) {
    String[] objects = new String[classes.length];
    boolean[] own = new boolean[classes.length];
    boolean[] whole = new boolean[classes.length];
    boolean any = anyMaterial();
    for (int id = 0; id < classes.length; id++) {
      if (any && classes[id] == ROAD) {
        objects[id] = StatedRoad.object(surface.pieces().get(ids.piece(id)));
        own[id] = isRoad(material(id));
        whole[id] = !own[id] && dictionary.saysByWords(objects[id], material(id));
      }
    }
    return new Said(objects, own, whole);
  }

  private String material(int id) {
    return ids.material(surface.pieces(), id);
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
