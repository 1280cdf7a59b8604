package org.trackwalk.contact.candidate;

import java.util.Arrays;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.geometry.ClosestPoint;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Midphase and narrow phase of a sphere (P. Terdiman, Contact generation for meshes, 4a): gathers
 * the triangles of all pieces, leaves out those that face away and those farther than the inflated
 * radius, and measures the others. One instance per thread; allocates nothing per query once its
 * lists have grown.
 */
public final class SphereNarrowPhase {

  private final ProbeScene scene;
  private final Candidates candidates;
  private final IntList found = new IntList();
  private final ClosestFeature closest = new ClosestFeature();
  private double x;
  private double y;
  private double z;

  /** Exact distances of candidates that were compared, each made once per probe; else null. */
  private ExactDistance.Fraction[] exact = {};

  private boolean anyExact;

  /** A narrow phase over a scene. */
  public SphereNarrowPhase(ProbeScene scene) {
    this.scene = scene;
    this.candidates = new Candidates(scene, this::compareExactly, i -> {});
  }

  /**
   * Gathers the candidates of a sphere.
   *
   * @param centreX metres, level coordinates; likewise y and z; finite
   * @param inflated radius plus contact distance, metres, taken as an exact number: a triangle is
   *     left out when its exact distance is above it
   * @param ignored told what is left out; null when nobody asks
   * @return the candidates, valid until the next call
   */
  public Candidates collect(
      double centreX, double centreY, double centreZ, double inflated, Ignored ignored) {
    x = centreX;
    y = centreY;
    z = centreZ;
    WeldedSurface surface = scene.surface();
    float[] positions = surface.positions();
    int[] corners = surface.triangles();
    scene.tree().withinSphere(x, y, z, inflated, found);
    Candidates.spend(found.size());
    candidates.clear(x, y, z);
    if (anyExact) {
      Arrays.fill(exact, null);
      anyExact = false;
    }
    for (int i = 0; i < found.size(); i++) {
      int t = found.get(i);
      if (scene.withoutArea(t)) {
        if (ignored != null) {
          ignored.add(t, ClosestPoint.FACE, Double.NaN, Reason.WITHOUT_AREA);
        }
        continue;
      }
      int feature =
          closest.measure(
              positions,
              corners[3 * t],
              corners[3 * t + 1],
              corners[3 * t + 2],
              scene.twoSided(t),
              x,
              y,
              z);
      if (feature == ClosestFeature.BEHIND) {
        if (ignored != null) {
          ignored.add(t, ClosestPoint.FACE, Double.NaN, Reason.BEHIND);
        }
      } else if (tooFar(t, feature, inflated)) {
        if (ignored != null) {
          ignored.add(t, feature, closest.distance, Reason.TOO_FAR);
        }
      } else {
        candidates.add(t, feature, closest);
      }
    }
    return candidates;
  }

  private boolean tooFar(int triangle, int feature, double inflated) {
    double beyond = closest.distance - inflated;
    if (Math.abs(beyond) > closest.error) {
      return beyond > 0;
    }
    return squared(triangle, feature).compareTo(ExactDistance.Fraction.squareOf(inflated)) > 0;
  }

  private int compareExactly(int i, int j) {
    return exact(i).compareTo(exact(j));
  }

  /** Sorting asks for the same candidate often, in a heap of tiny triangles for all of them. */
  private ExactDistance.Fraction exact(int i) {
    if (exact.length < candidates.size()) {
      exact = Arrays.copyOf(exact, Math.max(2 * exact.length, candidates.size()));
    }
    anyExact = true;
    if (exact[i] == null) {
      exact[i] = squared(candidates.triangle(i), candidates.feature(i));
    }
    return exact[i];
  }

  private ExactDistance.Fraction squared(int triangle, int feature) {
    WeldedSurface surface = scene.surface();
    int[] corners = surface.triangles();
    return new ExactDistance(
            surface.positions(),
            corners[3 * triangle],
            corners[3 * triangle + 1],
            corners[3 * triangle + 2],
            x,
            y,
            z)
        .squared(feature);
  }
}
