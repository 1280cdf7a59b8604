package org.trackwalk.drive.things;

import java.util.BitSet;
import org.trackwalk.course.corridor.SurfaceClasses;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * How long a step of the road is: rows end at its border and meet a part of it only, but the face
 * goes on, along the verge too, as far as it stands on ground.
 */
final class StepFaces {

  /** So far beside a face its ground is sought, metres: it may be rounded. */
  private static final double[] ASIDE = {0.02, 0.1};

  private final WeldedSurface surface;
  private final Topology topology;
  private final SurfaceClasses classes;
  private final Floor.Reader ground;
  private final double highest;
  private final double[] normal = new double[3];

  /**
   * Looks at nothing yet.
   *
   * @param ground all of it
   */
  StepFaces(
      WeldedSurface surface,
      Topology topology,
      SurfaceClasses classes,
      Floor.Reader ground,
      Body body) {
    this.surface = surface;
    this.topology = topology;
    this.classes = classes;
    this.ground = ground;
    this.highest = body.hub();
  }

  /**
   * Metres along the upright faces of a step.
   *
   * @param met those that a row meets; others may be among them
   */
  double along(int[] met) {
    BitSet step = new BitSet();
    IntList all = new IntList();
    for (int t : met) {
      if (Slopes.isSteep(surface, t)) {
        step.set(t);
        all.add(t);
      }
    }
    for (int i = 0; i < all.size(); i++) {
      for (int h = 3 * all.get(i); h < 3 * all.get(i) + 3; h++) {
        int next = topology.twin(h) < 0 ? -1 : topology.twin(h) / 3;
        if (next >= 0 && !step.get(next) && isStep(next)) {
          step.set(next);
          all.add(next);
        }
      }
    }
    double sum = 0;
    for (int i = 0; i < all.size(); i++) {
      sum += step.get(all.get(i)) ? width(all.get(i), step) : 0;
    }
    return sum;
  }

  /** Takes a face out of a step: how wide all is of it that looks the same way, metres. */
  private double width(int first, BitSet step) {
    direct(first);
    double ax = -normal[2];
    double az = normal[0];
    double least = Double.POSITIVE_INFINITY;
    double most = Double.NEGATIVE_INFINITY;
    IntList face = new IntList();
    face.add(first);
    step.clear(first);
    for (int i = 0; i < face.size(); i++) {
      least = Math.min(least, least(face.get(i), ax, 0, az));
      most = Math.max(most, -least(face.get(i), -ax, 0, -az));
      for (int h = 3 * face.get(i); h < 3 * face.get(i) + 3; h++) {
        int next = topology.twin(h) < 0 ? -1 : topology.twin(h) / 3;
        if (next >= 0 && step.get(next)) {
          direct(next);
          if (Math.abs(normal[0] * az - normal[2] * ax) > RisingFaces.ONE_FACE) {
            step.clear(next);
            face.add(next);
          }
        }
      }
    }
    return most - least;
  }

  /** Whether a triangle is of the road, no higher than a wheel gets over, and stands on ground. */
  private boolean isStep(int t) {
    if (classes.of(t) != SurfaceClass.ROAD || !Slopes.isSteep(surface, t)) {
      return false;
    }
    double low = least(t, 0, 1, 0);
    double high = -least(t, 0, -1, 0);
    return high - low <= highest + Met.SAME && hasFoot(t, low, high);
  }

  /** Whether ground lies on one side of it, no farther from its foot than half its height. */
  private boolean hasFoot(int t, double low, double high) {
    direct(t);
    double x = 0;
    double z = 0;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      x += surface.positions()[3 * surface.triangles()[h]] / 3.0;
      z += surface.positions()[3 * surface.triangles()[h] + 2] / 3.0;
    }
    for (int side = -1; side <= 1; side += 2) {
      double ox = side * normal[0];
      double oz = side * normal[2];
      double edge = -least(t, -ox, 0, -oz);
      double far = edge - (x * ox + z * oz);
      for (double aside : ASIDE) {
        double reach = (high - low) / 2;
        if (ground.find(x + (far + aside) * ox, low, z + (far + aside) * oz, reach)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Makes of the normal the unit direction that it has as seen from above. */
  private void direct(int t) {
    Vec.areaNormal(surface.positions(), surface.triangles(), t, normal, 0);
    normal[1] = 0;
    Vec.normalize(normal);
  }

  /** The least that a triangle's corners have along a direction. */
  private double least(int t, double ax, double ay, double az) {
    double least = Double.POSITIVE_INFINITY;
    for (int h = 3 * t; h < 3 * t + 3; h++) {
      int v = 3 * surface.triangles()[h];
      float[] p = surface.positions();
      least = Math.min(least, ax * p[v] + ay * p[v + 1] + az * p[v + 2]);
    }
    return least;
  }
}
