package org.trackwalk.drive.things;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which faces are of one body: they hang together over shared vertices without the road's floor.
 * The faces of what was extruded from the road hang together over its top as well.
 */
final class Solids {

  /** What is larger is no thing: a terrain, or a wall all along the road, metres. */
  static final double LARGEST = 60;

  /** So far along the road its plane is taken from the row at which a thing is met, metres. */
  private static final double NEXT_ROWS = 2 * Strand.ROW;

  private final WeldedSurface surface;
  private final Partition parts;
  private final float[] boxes;
  private final Map<Integer, IntList> faces;

  private Solids(
      WeldedSurface surface, Partition parts, float[] boxes, Map<Integer, IntList> faces) {
    this.surface = surface;
    this.faces = faces;
    this.parts = parts;
    this.boxes = boxes;
  }

  static Solids of(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      BitSet islands,
      List<Met> met) {
    int n = surface.triangleCount();
    BitSet floor = new BitSet(n);
    for (int t = 0; t < n; t++) {
      floor.set(t, isFloor(surface, classes, t) && !islands.get(t));
    }
    Partition parts = new Partition(n);
    int[] first = new int[surface.vertexCount()];
    Arrays.fill(first, -1);
    for (int t = floor.nextClearBit(0); t < n; t = floor.nextClearBit(t + 1)) {
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int v = surface.triangles()[h];
        if (first[v] < 0) {
          first[v] = t;
        }
        parts.join(first[v], t);
      }
    }
    joinOverTops(surface, topology, classes, floor, met, parts);
    float[] boxes = new float[6 * n];
    Map<Integer, IntList> faces = new HashMap<>();
    for (Met part : met) {
      faces.putIfAbsent(parts.first(part.triangle()), new IntList());
    }
    for (int i = 0; i < boxes.length; i++) {
      boxes[i] = i % 6 < 3 ? Float.POSITIVE_INFINITY : Float.NEGATIVE_INFINITY;
    }
    for (int t = floor.nextClearBit(0); t < n; t = floor.nextClearBit(t + 1)) {
      int body = parts.first(t);
      IntList own = faces.get(body);
      if (own != null) {
        own.add(t);
      }
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int v = surface.triangles()[h];
        for (int k = 0; k < 3; k++) {
          float x = surface.positions()[3 * v + k];
          boxes[6 * body + k] = Math.min(boxes[6 * body + k], x);
          boxes[6 * body + 3 + k] = Math.max(boxes[6 * body + 3 + k], x);
        }
      }
    }
    return new Solids(surface, parts, boxes, faces);
  }

  private static boolean isFloor(WeldedSurface surface, SurfaceClasses classes, int t) {
    return classes.of(t) == SurfaceClass.ROAD && !Slopes.isSteep(surface, t);
  }

  /** Joins faces of the road whose upper edges bound the same top, or two triangles of one. */
  private static void joinOverTops(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      BitSet floor,
      List<Met> met,
      Partition parts) {
    BitSet tops = new BitSet();
    for (Met part : met) {
      int t = part.triangle();
      if (classes.of(t) == SurfaceClass.ROAD && Slopes.isSteep(surface, t)) {
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int twin = topology.twin(h);
          if (twin >= 0 && floor.get(twin / 3) && height(surface, twin / 3) > height(surface, t)) {
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

  /** What is met and all else of the same bodies; of what is too large for one, what is met. */
  int[] whole(int[] triangles) {
    BitSet all = new BitSet();
    for (int t : triangles) {
      all.set(t);
      int body = of(t);
      for (int i = 0; body >= 0 && i < faces.get(body).size(); i++) {
        all.set(faces.get(body).get(i));
      }
    }
    return all.stream().toArray();
  }

  /**
   * How high the body of a part reaches over the road, metres: its highest corner, and on a bank
   * each that stands over what is met of it, over the plane of the road that is nearest.
   *
   * @param own all that is met of the same thing
   * @param road whose rows it was met from
   */
  double top(Met part, List<Met> own, Road road) {
    int body = of(part.triangle());
    double top = part.top();
    if (body < 0) {
      return top;
    }
    float[] p = surface.positions();
    float[] box = own.get(0).box().clone();
    for (Met met : own) {
      for (int k = 0; k < 3; k++) {
        box[k] = Math.min(box[k], met.box()[k]);
        box[3 + k] = Math.max(box[3 + k], met.box()[3 + k]);
      }
    }
    IntList mine = faces.get(body);
    int highest = surface.triangles()[3 * mine.get(0)];
    for (int i = 0; i < 3 * mine.size(); i++) {
      int v = surface.triangles()[3 * mine.get(i / 3) + i % 3];
      highest = p[3 * v + 1] > p[3 * highest + 1] ? v : highest;
      boolean above = true;
      for (int k = 0; k < 3; k += 2) {
        above &= p[3 * v + k] >= box[k] && p[3 * v + k] <= box[3 + k];
      }
      top = above ? Math.max(top, over(v, part, own, road)) : top;
    }
    return Math.max(top, over(highest, part, own, road));
  }

  private double over(int vertex, Met part, List<Met> own, Road road) {
    float[] p = surface.positions();
    int v = 3 * vertex;
    Met under = part;
    for (Met met : own) {
      under = far(met, p[v], p[v + 2]) < far(under, p[v], p[v + 2]) ? met : under;
    }
    double dx = p[v] - under.foot()[0];
    double dz = p[v + 2] - under.foot()[2];
    // How the road goes on beyond its next rows is not known here.
    Strand strand = road.strands().get(under.strand());
    double hx = strand.headingX(under.row());
    double hz = strand.headingZ(under.row());
    double along = dx * hx + dz * hz;
    double beyond = along - Math.max(-NEXT_ROWS, Math.min(NEXT_ROWS, along));
    double plane =
        under.foot()[1] + under.slopeX() * (dx - beyond * hx) + under.slopeZ() * (dz - beyond * hz);
    double slope = under.slopeX() * under.slopeX() + under.slopeZ() * under.slopeZ();
    return (p[v + 1] - plane) / Math.sqrt(1 + slope);
  }

  private static double far(Met part, double x, double z) {
    double dx = part.foot()[0] - x;
    double dz = part.foot()[2] - z;
    return dx * dx + dz * dz;
  }

  /** What a triangle that is no floor hangs together with, however large, by its first triangle. */
  int all(int triangle) {
    return parts.first(triangle);
  }
}
