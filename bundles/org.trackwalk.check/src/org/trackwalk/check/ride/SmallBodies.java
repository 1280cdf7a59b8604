package org.trackwalk.check.ride;

import java.util.Arrays;
import org.trackwalk.check.corridor.SurfaceClasses;
import org.trackwalk.check.geometry.Partition;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which triangles belong to a small closed body, such as a block, a cone or a stone: all that hangs
 * together over shared vertices, road with road and the rest with the rest. One without a bottom is
 * closed too. What hangs together is sought when somebody asks first.
 */
final class SmallBodies {

  /** What is wider or longer is no thing that was put on the road, metres. */
  static final double LARGEST = 10;

  /** Open edges so near to its lowest place are those of a bottom that was left out, metres. */
  private static final double BOTTOM = 0.05;

  /** A ramp begins no higher over the ground, metres. */
  private static final double FOOT = 0.1;

  private static final int NONE = -1;

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;

  /** Number of each triangle's body. */
  private int[] bodies;

  /** Boxes by number: min x, y, z, max x, y, z. */
  private float[][] boxes;

  SmallBodies(WeldedSurface surface, Topology topology, SurfaceClasses classes) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
  }

  /** Box of the small closed body that a triangle belongs to; null when it belongs to none. */
  float[] box(int triangle) {
    if (bodies == null) {
      find();
    }
    return boxes[bodies[triangle]];
  }

  /**
   * Whether a car can drive up on a body: a side of it, no steeper than 45 degrees, rises from the
   * ground.
   *
   * @param triangle one of the body's
   * @param ground height of the ground, metres
   */
  boolean isRamp(int triangle, double ground) {
    for (int t = 0; t < bodies.length; t++) {
      if (bodies[t] == bodies[triangle] && !ObstacleFinder.isSteep(surface, t)) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (int k = 0; k < 3; k++) {
          double h = height(surface.triangles()[3 * t + k]);
          low = Math.min(low, h);
          high = Math.max(high, h);
        }
        if (low <= ground + FOOT && high >= ground + 2 * FOOT) {
          return true;
        }
      }
    }
    return false;
  }

  private void find() {
    int n = surface.triangleCount();
    Partition parts = new Partition(n);
    int[] first = new int[2 * surface.vertexCount()];
    Arrays.fill(first, NONE);
    for (int h = 0; h < 3 * n; h++) {
      boolean road = classes.of(h / 3) == SurfaceClass.ROAD;
      int place = 2 * surface.triangles()[h] + (road ? 1 : 0);
      if (first[place] == NONE) {
        first[place] = h / 3;
      } else {
        parts.join(first[place], h / 3);
      }
    }
    bodies = new int[n];
    int count = 0;
    for (int t = 0; t < n; t++) {
      // A part is named after its smallest member, which comes first.
      bodies[t] = parts.first(t) == t ? count++ : bodies[parts.first(t)];
    }
    boxes = new float[count][];
    float[] highestOpen = new float[count];
    Arrays.fill(highestOpen, Float.NEGATIVE_INFINITY);
    for (int h = 0; h < 3 * n; h++) {
      int body = bodies[h / 3];
      boxes[body] = boxes[body] == null ? nowhere() : boxes[body];
      include(boxes[body], surface.triangles()[h]);
      if (topology.twin(h) == Topology.OPEN) {
        float higher = Math.max(height(topology.from(h)), height(topology.to(h)));
        highestOpen[body] = Math.max(highestOpen[body], higher);
      }
    }
    for (int body = 0; body < count; body++) {
      float[] box = boxes[body];
      boolean small = box[3] - box[0] <= LARGEST && box[5] - box[2] <= LARGEST;
      boxes[body] = small && highestOpen[body] <= box[1] + BOTTOM ? box : null;
    }
  }

  private static float[] nowhere() {
    float[] box = new float[6];
    Arrays.fill(box, 0, 3, Float.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Float.NEGATIVE_INFINITY);
    return box;
  }

  private float height(int vertex) {
    return surface.positions()[3 * vertex + 1];
  }

  private void include(float[] box, int vertex) {
    for (int k = 0; k < 3; k++) {
      float x = surface.positions()[3 * vertex + k];
      box[k] = Math.min(box[k], x);
      box[3 + k] = Math.max(box[3 + k], x);
    }
  }
}
