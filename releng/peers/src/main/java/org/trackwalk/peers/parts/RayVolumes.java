package org.trackwalk.peers.parts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.Polyhedron;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Volumes along upright rays, the same for whoever made the parts: on each ray it is known where it
 * is in the model (winding number not 0) and where in a part.
 *
 * @param model cubic metres of the model
 * @param extra cubic metres of the parts together that are not of the model
 * @param missing cubic metres of the model in no part
 */
record RayVolumes(double model, double extra, double missing) {

  /** Rays along x, and along z. */
  private static final int RAYS = 512;

  /** Where in its cell a ray stands: no corner of a model that people make is there. */
  private static final double ASIDE = Math.sqrt(2) - 1;

  /** Measures parts of a model with closed bodies. */
  static RayVolumes of(WeldedSurface model, List<ConvexHull> parts) {
    float[] p = model.positions();
    double[] low = {Double.MAX_VALUE, Double.MAX_VALUE};
    double[] high = {-Double.MAX_VALUE, -Double.MAX_VALUE};
    for (int v = 0; v < p.length; v += 3) {
      for (int k = 0; k < 2; k++) {
        low[k] = Math.min(low[k], p[v + 2 * k]);
        high[k] = Math.max(high[k], p[v + 2 * k]);
      }
    }
    for (ConvexHull part : parts) { // V-HACD's stand out by a voxel
      for (int v = 0; v < part.core().vertexCount(); v++) {
        for (int k = 0; k < 2; k++) {
          low[k] = Math.min(low[k], part.core().vertex(v, 2 * k));
          high[k] = Math.max(high[k], part.core().vertex(v, 2 * k));
        }
      }
    }
    double dx = (high[0] - low[0]) / RAYS;
    double dz = (high[1] - low[1]) / RAYS;
    List<List<double[]>> crossings = crossings(model, low, dx, dz);
    double inModel = 0;
    double extra = 0;
    double missing = 0;
    for (int i = 0; i < RAYS; i++) {
      double x = low[0] + (i + ASIDE) * dx;
      for (int j = 0; j < RAYS; j++) {
        double z = low[1] + (j + ASIDE) * dz;
        List<double[]> events = new ArrayList<>(crossings.get(i * RAYS + j));
        for (ConvexHull part : parts) {
          addPart(events, part.core(), x, z);
        }
        events.sort((a, b) -> Double.compare(a[0], b[0]));
        int winding = 0;
        int deep = 0;
        for (int e = 0; e < events.size(); e++) {
          winding += (int) events.get(e)[1];
          deep += (int) events.get(e)[2];
          double length = e + 1 < events.size() ? events.get(e + 1)[0] - events.get(e)[0] : 0;
          inModel += winding != 0 ? length : 0;
          extra += winding == 0 && deep > 0 ? length : 0;
          missing += winding != 0 && deep == 0 ? length : 0;
        }
      }
    }
    return new RayVolumes(inModel * dx * dz, extra * dx * dz, missing * dx * dz);
  }

  /** Where rays go through the model: height, step of the winding number, 0. */
  private static List<List<double[]>> crossings(
      WeldedSurface model, double[] low, double dx, double dz) {
    List<List<double[]>> rays = new ArrayList<>();
    for (int r = 0; r < RAYS * RAYS; r++) {
      rays.add(new ArrayList<>());
    }
    float[] p = model.positions();
    int[] corners = model.triangles();
    for (int t = 0; t < model.triangleCount(); t++) {
      double[][] at = new double[3][];
      for (int c = 0; c < 3; c++) {
        int v = 3 * corners[3 * t + c];
        at[c] = new double[] {p[v], p[v + 1], p[v + 2]};
      }
      double[] x = {at[0][0], at[1][0], at[2][0]};
      double[] z = {at[0][2], at[1][2], at[2][2]};
      double area = (x[1] - x[0]) * (z[2] - z[0]) - (x[2] - x[0]) * (z[1] - z[0]);
      if (area == 0) {
        continue; // upright: beside every ray
      }
      int first = first(Arrays.stream(x).min().orElseThrow(), low[0], dx);
      int last = first(Arrays.stream(x).max().orElseThrow(), low[0], dx);
      int from = first(Arrays.stream(z).min().orElseThrow(), low[1], dz);
      int to = first(Arrays.stream(z).max().orElseThrow(), low[1], dz);
      for (int i = first; i < last; i++) {
        for (int j = from; j < to; j++) {
          double rx = low[0] + (i + ASIDE) * dx;
          double rz = low[1] + (j + ASIDE) * dz;
          double[] share = new double[3];
          boolean in = true;
          for (int c = 0; c < 3; c++) {
            int n = (c + 1) % 3;
            int o = (c + 2) % 3;
            share[c] = ((x[n] - rx) * (z[o] - rz) - (x[o] - rx) * (z[n] - rz)) / area;
            in &= share[c] >= 0;
          }
          if (in) {
            double y = share[0] * at[0][1] + share[1] * at[1][1] + share[2] * at[2][1];
            rays.get(i * RAYS + j).add(new double[] {y, Math.signum(area), 0});
          }
        }
      }
    }
    return rays;
  }

  /** The first ray at or behind a place. */
  private static int first(double place, double low, double step) {
    return (int) Math.ceil((place - low) / step - ASIDE);
  }

  /** Where a ray is in a part: between the highest of the planes below and the lowest above. */
  private static void addPart(List<double[]> events, Polyhedron part, double x, double z) {
    double from = -Double.MAX_VALUE;
    double to = Double.MAX_VALUE;
    for (int f = 0; f < part.faceCount(); f++) {
      double up = part.facePlane(f, 1);
      double left = part.facePlane(f, 3) - part.facePlane(f, 0) * x - part.facePlane(f, 2) * z;
      if (up > 0) {
        to = Math.min(to, left / up);
      } else if (up < 0) {
        from = Math.max(from, left / up);
      } else if (left < 0) {
        return;
      }
    }
    if (from < to) {
      events.add(new double[] {from, 0, 1});
      events.add(new double[] {to, 0, -1});
    }
  }
}
