package org.trackwalk.drive.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.trackwalk.model.profile.VehicleMesh;

/** Meshes of vehicles, part by part. */
final class Cars {

  private final List<String> names = new ArrayList<>();
  private final List<Float> positions = new ArrayList<>();
  private final List<Integer> pieceOf = new ArrayList<>();

  /** A box of twelve triangles: least and greatest x, y, z. */
  Cars box(String name, double... b) {
    names.add(name);
    for (double[] triangle : boxFaces(b)) {
      triangle(triangle);
    }
    return this;
  }

  /** Triangles of a box that face nowhere in particular. */
  static List<double[]> boxFaces(double... b) {
    List<double[]> faces = new ArrayList<>();
    for (int axis = 0; axis < 3; axis++) {
      for (int end = 0; end < 6; end += 3) {
        double[][] quad = new double[4][3];
        for (int i = 0; i < 4; i++) {
          quad[i][axis] = b[end + axis];
          quad[i][(axis + 1) % 3] = b[(i == 1 || i == 2 ? 3 : 0) + (axis + 1) % 3];
          quad[i][(axis + 2) % 3] = b[(i > 1 ? 3 : 0) + (axis + 2) % 3];
        }
        faces.add(joined(quad[0], quad[1], quad[2]));
        faces.add(joined(quad[0], quad[2], quad[3]));
      }
    }
    return faces;
  }

  private static double[] joined(double[]... corners) {
    return Arrays.stream(corners).flatMapToDouble(Arrays::stream).toArray();
  }

  private void triangle(double[] nine) {
    for (double number : nine) {
      positions.add((float) number);
    }
    pieceOf.add(names.size() - 1);
  }

  VehicleMesh mesh() {
    float[] p = new float[positions.size()];
    int[] corners = new int[p.length / 3];
    for (int i = 0; i < p.length; i++) {
      p[i] = positions.get(i);
      corners[i / 3] = i / 3;
    }
    int[] owners = pieceOf.stream().mapToInt(Integer::intValue).toArray();
    return new VehicleMesh("car.obj", p, corners, List.copyOf(names), owners);
  }

  /** Triangles anywhere in a car's box, the lowest 0.2 m over the ground. */
  static VehicleMesh scattered(Random random, int count, boolean lattice) {
    Cars car = new Cars();
    for (int i = 0; i < count; i++) {
      car.names.add("panel" + i);
      car.triangle(scatter(random, lattice, new double[] {-0.9, 0.25, -2}, 1.8, 1.25, 4));
    }
    return car.mesh();
  }

  /** A triangle anywhere in a box; of a lattice of quarters of a metre on request. */
  static double[] scatter(Random random, boolean lattice, double[] from, double... size) {
    double[] t = new double[9];
    for (int k = 0; k < 9; k++) {
      double at = from[k % 3] + size[k % 3] * random.nextDouble();
      t[k] = lattice ? Math.rint(4 * at) / 4 : (float) at;
    }
    return t;
  }
}
