package org.trackwalk.drive.clearance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.model.profile.VehicleMesh;

/**
 * What of a vehicle's mesh is wheel, and where the wheels stand. Parts are triangles that hang
 * together at corners; a wheel is a small one that stands on the ground, or is called so, with what
 * lies inside its tyre.
 */
final class CarParts {

  /** What stands on the ground begins so far over y = 0 at most, metres. */
  private static final double STANDS = 0.03;

  /** A wheel is at most so large a part of the vehicle's length, and of its width. */
  private static final double LONGEST = 0.35;

  private static final double WIDEST = 0.4;

  /** How far a rim or a hub may reach out of the tyre, metres. */
  private static final double RIM = 0.03;

  /** Part of its width between the wheels' middles of a vehicle whose mesh has no wheels. */
  private static final double TRACK = 0.84;

  private final VehicleMesh mesh;
  private final double[] whole;
  private final List<double[]> wheels = new ArrayList<>();
  private final double[][] wheelOf;
  private double middle;
  private double halfBase;
  private double halfTrack;

  private CarParts(VehicleMesh mesh) {
    this.mesh = mesh;
    whole = mesh.box();
    wheelOf = new double[mesh.triangleCount()][];
  }

  /**
   * The parts of a mesh.
   *
   * @throws UnfitMeshException when wheels and body are one part, in words for the user
   */
  static CarParts of(VehicleMesh mesh) {
    CarParts parts = new CarParts(mesh);
    parts.find();
    parts.measure();
    return parts;
  }

  /** The triangles that must not touch anything: all but the lower halves of wheels. */
  int[] body() {
    int[] body = new int[mesh.triangleCount()];
    int n = 0;
    for (int t = 0; t < body.length; t++) {
      if (wheelOf[t] == null || least(t) >= (wheelOf[t][1] + wheelOf[t][4]) / 2) {
        body[n++] = t;
      }
    }
    return Arrays.copyOf(body, n);
  }

  /** Number of wheels that the mesh has. */
  int wheels() {
    return wheels.size();
  }

  /** Where the middle between the axles is, along the vehicle, metres. */
  double middle() {
    return middle;
  }

  /** Half the distance of its axles, metres. */
  double halfBase() {
    return halfBase;
  }

  /** Half the distance of its left wheels from its right ones, metres. */
  double halfTrack() {
    return halfTrack;
  }

  private void measure() {
    if (!stands()) {
      middle = (whole[2] + whole[5]) / 2;
      halfBase = Body.WHEELBASE * (whole[5] - whole[2]) / 2;
      halfTrack = TRACK * (whole[3] - whole[0]) / 2;
      return;
    }
    middle = (axle(true) + axle(false)) / 2;
    halfBase = (axle(true) - axle(false)) / 2;
    halfTrack = wheels.stream().mapToDouble(w -> Math.abs(w[0] + w[3]) / 2).average().orElseThrow();
  }

  /** Radius of its wheels, metres: of the smallest. */
  double radius() {
    return wheels.stream().mapToDouble(w -> (w[4] - w[1]) / 2).min().orElse(Body.CAR.wheelRadius());
  }

  /** Whether there are wheels before and behind its middle. */
  private boolean stands() {
    double split = (whole[2] + whole[5]) / 2;
    return wheels.stream().anyMatch(w -> (w[2] + w[5]) / 2 > split)
        && wheels.stream().anyMatch(w -> (w[2] + w[5]) / 2 < split)
        && wheels.stream().anyMatch(w -> Math.abs(w[0] + w[3]) > RIM);
  }

  /** Where the front or the rear axle is: of a truck's several the middle. */
  private double axle(boolean front) {
    double split = (whole[2] + whole[5]) / 2;
    return wheels.stream()
        .mapToDouble(w -> (w[2] + w[5]) / 2)
        .filter(z -> front == z > split)
        .average()
        .orElseThrow();
  }

  private double least(int t) {
    double least = Double.POSITIVE_INFINITY;
    for (int k = 0; k < 3; k++) {
      least = Math.min(least, mesh.positions()[3 * mesh.triangles()[3 * t + k] + 1]);
    }
    return least;
  }

  private void find() {
    Partition together = together();
    Map<Integer, double[]> boxes = new HashMap<>();
    for (int t = 0; t < mesh.triangleCount(); t++) {
      double[] box = boxes.computeIfAbsent(together.first(t), first -> Boxes.none());
      for (int k = 0; k < 3; k++) {
        Boxes.add(box, mesh.positions(), mesh.triangles()[3 * t + k]);
      }
    }
    for (int t = 0; t < mesh.triangleCount(); t++) {
      double[] box = boxes.get(together.first(t));
      if (together.first(t) == t && isWheel(box, mesh.pieces().get(mesh.pieceOf()[t]))) {
        wheels.add(box);
      }
    }
    for (int t = 0; t < mesh.triangleCount(); t++) {
      double[] box = boxes.get(together.first(t));
      wheelOf[t] = wheels.stream().filter(w -> Boxes.within(box, w, RIM)).findFirst().orElse(null);
      if (wheelOf[t] == null && box[1] < STANDS) {
        String name = mesh.pieces().get(mesh.pieceOf()[t]);
        throw new UnfitMeshException(
            String.format(
                Locale.ROOT,
                "%s: %s is %.2f m long and stands on the ground (y = %.2f): wheels are parts of"
                    + " their own, or left out (Blender: select one, P > Selection), and a body"
                    + " begins over y = %.2f",
                mesh.name(),
                name,
                box[5] - box[2],
                box[1],
                STANDS));
      }
    }
  }

  private boolean isWheel(double[] box, String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    boolean called =
        lower.contains("wheel") && !lower.contains("steering") || lower.contains("tyre");
    boolean small =
        box[5] - box[2] < LONGEST * (whole[5] - whole[2])
            && box[3] - box[0] < WIDEST * (whole[3] - whole[0]);
    return small && (called || lower.contains("tire") || box[1] < STANDS);
  }

  private Partition together() {
    Partition together = new Partition(mesh.triangleCount());
    Map<List<Float>, Integer> last = new HashMap<>();
    for (int t = 0; t < mesh.triangleCount(); t++) {
      for (int k = 0; k < 3; k++) {
        int at = 3 * mesh.triangles()[3 * t + k];
        float[] p = mesh.positions();
        Integer before = last.put(List.of(p[at] + 0f, p[at + 1] + 0f, p[at + 2] + 0f), t);
        if (before != null) {
          together.join(before, t);
        }
      }
    }
    return together;
  }
}
