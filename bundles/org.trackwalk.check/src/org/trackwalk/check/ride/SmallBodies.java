package org.trackwalk.check.ride;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which triangles belong to a small closed body, such as a block, a cone or a stone: all that hangs
 * together over shared edges. One without a bottom is closed too.
 */
final class SmallBodies {

  /** What is wider or longer is no thing that was put on the road, metres. */
  static final double LARGEST = 10;

  /** Open edges so near to its lowest place are those of a bottom that was left out, metres. */
  private static final double BOTTOM = 0.05;

  private static final int UNSEEN = 0;

  /** Number of what is no such body. */
  private static final int NONE = 1;

  private final WeldedSurface surface;
  private final Topology topology;
  private final int[] numbers;

  /** Boxes by number: min x, y, z, max x, y, z. */
  private final List<float[]> boxes = new ArrayList<>();

  SmallBodies(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
    numbers = new int[surface.triangleCount()];
    boxes.add(null);
    boxes.add(null);
  }

  /** Box of the small closed body that a triangle belongs to; null when it belongs to none. */
  float[] box(int triangle) {
    if (numbers[triangle] == UNSEEN) {
      flood(triangle);
    }
    return boxes.get(numbers[triangle]);
  }

  private void flood(int triangle) {
    IntList body = new IntList();
    float[] box = new float[6];
    Arrays.fill(box, 0, 3, Float.POSITIVE_INFINITY);
    Arrays.fill(box, 3, 6, Float.NEGATIVE_INFINITY);
    float highestOpen = Float.NEGATIVE_INFINITY;
    int number = boxes.size();
    numbers[triangle] = number;
    body.add(triangle);
    for (int i = 0; i < body.size(); i++) {
      for (int h = 3 * body.get(i); h < 3 * body.get(i) + 3; h++) {
        include(box, topology.from(h));
        int twin = topology.twin(h);
        if (twin == Topology.OPEN) {
          highestOpen = Math.max(highestOpen, height(topology.from(h)));
          highestOpen = Math.max(highestOpen, height(topology.to(h)));
        } else if (twin >= 0 && numbers[twin / 3] == UNSEEN) {
          numbers[twin / 3] = number;
          body.add(twin / 3);
        }
      }
    }
    boolean small = box[3] - box[0] <= LARGEST && box[5] - box[2] <= LARGEST;
    if (small && highestOpen <= box[1] + BOTTOM) {
      boxes.add(box);
      return;
    }
    for (int i = 0; i < body.size(); i++) {
      numbers[body.get(i)] = NONE;
    }
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
