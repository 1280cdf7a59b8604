package org.trackwalk.check.things;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.check.ground.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which faces are of one body: they hang together over shared vertices without the road's floor.
 * The faces of what was extruded from the road hang together over its top as well.
 */
final class Solids {

  /** What is larger is no thing: a terrain, or a wall all along the road, metres. */
  private static final double LARGEST = 60;

  private final Partition parts;
  private final float[] boxes;

  private Solids(Partition parts, float[] boxes) {
    this.parts = parts;
    this.boxes = boxes;
  }

  static Solids of(
      WeldedSurface surface, Topology topology, SurfaceClasses classes, List<Met> met) {
    int n = surface.triangleCount();
    Partition parts = new Partition(n);
    int[] first = new int[surface.vertexCount()];
    Arrays.fill(first, -1);
    for (int h = 0; h < 3 * n; h++) {
      int v = surface.triangles()[h];
      if (!isFloor(surface, classes, h / 3)) {
        if (first[v] < 0) {
          first[v] = h / 3;
        }
        parts.join(first[v], h / 3);
      }
    }
    joinOverTops(surface, topology, classes, met, parts);
    float[] boxes = new float[6 * n];
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = i % 6 < 3 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY;
    }
    for (int h = 0; h < 3 * n; h++) {
      if (!isFloor(surface, classes, h / 3)) {
        int box = 6 * parts.first(h / 3);
        for (int k = 0; k < 3; k++) {
          float x = surface.positions()[3 * surface.triangles()[h] + k];
          boxes[box + k] = Math.min(boxes[box + k], x);
          boxes[box + 3 + k] = Math.max(boxes[box + 3 + k], x);
        }
      }
    }
    return new Solids(parts, boxes);
  }

  private static boolean isFloor(WeldedSurface surface, SurfaceClasses classes, int t) {
    return classes.of(t) == SurfaceClass.ROAD && !Slopes.isSteep(surface, t);
  }

  /** Joins faces of the road whose upper edges bound the same top, or two triangles of one. */
  private static void joinOverTops(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      List<Met> met,
      Partition parts) {
    BitSet tops = new BitSet();
    for (Met part : met) {
      int t = part.triangle();
      if (classes.of(t) == SurfaceClass.ROAD && Slopes.isSteep(surface, t)) {
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int twin = topology.twin(h);
          if (twin >= 0
              && isFloor(surface, classes, twin / 3)
              && height(surface, twin / 3) > height(surface, t)) {
            parts.join(t, twin / 3);
            tops.set(twin / 3);
          }
        }
      }
    }
    for (int t = tops.nextSetBit(0); t >= 0; t = tops.nextSetBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        if (twin >= 0 && tops.get(twin / 3)) {
          parts.join(t, twin / 3);
        }
      }
    }
  }

  private static double height(WeldedSurface surface, int t) {
    double sum = 0;
    for (int k = 0; k < 3; k++) {
      sum += surface.positions()[3 * surface.triangles()[3 * t + k] + 1];
    }
    return sum;
  }

  /** The body of a triangle that is no floor, by its first triangle; -1 when that is too large. */
  int of(int triangle) {
    int body = parts.first(triangle);
    double dx = (double) boxes[6 * body + 3] - boxes[6 * body];
    double dz = (double) boxes[6 * body + 5] - boxes[6 * body + 2];
    return dx * dx + dz * dz <= LARGEST * LARGEST ? body : -1;
  }
}
