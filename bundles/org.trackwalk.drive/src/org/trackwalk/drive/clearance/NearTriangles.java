package org.trackwalk.drive.clearance;

import java.util.Arrays;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.tree.TriangleTree;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The triangles of a level that a vehicle may have to do with at a pose, in the vehicle's axes. The
 * tree is asked for more than one pose needs, so the next ones along a lane need not ask.
 */
final class NearTriangles {

  /** How far around a pose is asked for, metres: as far as some poses go. */
  private static final float AHEAD = 1.5f;

  private final WeldedSurface surface;
  private final TriangleTree tree;
  private final IntList found = new IntList();

  /** The box that was asked for; nothing lies in the first. */
  private final float[] asked = {1, 1, 1, -1, -1, -1};

  /** Six numbers each of what was found: its box in the level. */
  private float[] boxes = new float[0];

  private final float[] world = new float[6];
  private final double[] around = new double[6];
  private int[] triangles = new int[64];
  private double[] corners = new double[9 * triangles.length];
  private int size;

  NearTriangles(WeldedSurface surface, TriangleTree tree) {
    this.surface = surface;
    this.tree = tree;
  }

  /**
   * Takes those at a pose.
   *
   * @param reach the box that they overlap, in the vehicle's axes
   * @param hull the vehicle's box: what lies before and behind it is left out
   */
  void take(CarPose pose, double[] reach, double[] hull) {
    pose.around(reach, world);
    if (!asked()) {
      ask();
    }
    size = 0;
    for (int i = 0; i < found.size(); i++) {
      if (overlaps(6 * i)) {
        add(found.get(i), pose, hull);
      }
    }
  }

  private boolean asked() {
    for (int k = 0; k < 3; k++) {
      if (world[k] < asked[k] || world[3 + k] > asked[3 + k]) {
        return false;
      }
    }
    return true;
  }

  private void ask() {
    for (int k = 0; k < 3; k++) {
      asked[k] = world[k] - AHEAD;
      asked[3 + k] = world[3 + k] + AHEAD;
    }
    tree.overlapping(asked[0], asked[1], asked[2], asked[3], asked[4], asked[5], found);
    if (boxes.length < 6 * found.size()) {
      boxes = new float[12 * found.size()];
    }
    float[] p = surface.positions();
    for (int i = 0; i < found.size(); i++) {
      Arrays.fill(boxes, 6 * i, 6 * i + 3, Float.POSITIVE_INFINITY);
      Arrays.fill(boxes, 6 * i + 3, 6 * i + 6, Float.NEGATIVE_INFINITY);
      for (int c = 0; c < 3; c++) {
        int v = 3 * surface.triangles()[3 * found.get(i) + c];
        for (int k = 0; k < 3; k++) {
          boxes[6 * i + k] = Math.min(boxes[6 * i + k], p[v + k]);
          boxes[6 * i + 3 + k] = Math.max(boxes[6 * i + 3 + k], p[v + k]);
        }
      }
    }
  }

  private boolean overlaps(int box) {
    for (int k = 0; k < 3; k++) {
      if (boxes[box + k] > world[3 + k] || boxes[box + 3 + k] < world[k]) {
        return false;
      }
    }
    return true;
  }

  private void add(int t, CarPose pose, double[] hull) {
    if (size == triangles.length) {
      triangles = Arrays.copyOf(triangles, 2 * size);
      corners = Arrays.copyOf(corners, 18 * size);
    }
    float[] p = surface.positions();
    for (int c = 0; c < 3; c++) {
      int v = 3 * surface.triangles()[3 * t + c];
      pose.toCar(p[v], p[v + 1], p[v + 2], corners, 9 * size + 3 * c);
    }
    Boxes.around(around, corners, 9 * size);
    if (around[5] >= hull[2] && around[2] <= hull[5] && !surface.repeats(t)) {
      triangles[size++] = t;
    }
  }

  /** How many there are. */
  int size() {
    return size;
  }

  /** The number of one in the surface. */
  int triangle(int i) {
    return triangles[i];
  }

  /** Writes the corners of one: nine numbers, the vehicle's axes. */
  void corners(int i, double[] out) {
    System.arraycopy(corners, 9 * i, out, 0, 9);
  }
}
