package org.trackwalk.drive.judge.seam;

import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.body.JudgeLimits;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Floor;

/** A ray against the way's up, over all triangles of a small scene. */
final class DownRay {

  /** Per triangle the corners along the way, to its left and over it, nine doubles. */
  private final double[] corners;

  DownRay(ProbeScene scene, Crossing way) {
    float[] p = scene.surface().positions();
    int[] c = scene.surface().triangles();
    double[][] axes = {way.along(), Vec.cross(way.up(), way.along()), way.up()};
    corners = new double[9 * scene.surface().triangleCount()];
    for (int i = 0; i < corners.length; i++) {
      int at = 3 * c[i / 3];
      double[] axis = axes[i % 3];
      for (int k = 0; k < 3; k++) {
        corners[i] += (p[at + k] - way.point()[k]) * axis[k];
      }
    }
  }

  /** Height of the first ground; NaN where there is none within the reach. */
  double at(double x) {
    double highest = Double.NEGATIVE_INFINITY;
    for (int t = 0; t < corners.length; t += 9) {
      double h = onTriangle(t, x);
      if (h > highest && h <= JudgeLimits.REST_REACH && h >= -JudgeLimits.REST_REACH) {
        highest = h;
      }
    }
    return highest == Double.NEGATIVE_INFINITY ? Double.NaN : highest;
  }

  /** NaN beside the triangle and on one that stands upright. */
  private double onTriangle(int t, double x) {
    double ux = corners[t + 3] - corners[t];
    double uz = corners[t + 4] - corners[t + 1];
    double vx = corners[t + 6] - corners[t];
    double vz = corners[t + 7] - corners[t + 1];
    double qx = x - corners[t];
    double qz = -corners[t + 1];
    double area = ux * vz - uz * vx;
    if (area == 0) {
      return Double.NaN;
    }
    double sign = area > 0 ? 1 : -1;
    double ofV = sign * (ux * qz - uz * qx);
    double ofU = sign * (qx * vz - qz * vx);
    double ofOrigin = sign * area - ofU - ofV;
    double wx = vx - ux;
    double wz = vz - uz;
    if (ofV < -Floor.EDGE_SLACK * Math.sqrt(ux * ux + uz * uz)
        || ofU < -Floor.EDGE_SLACK * Math.sqrt(vx * vx + vz * vz)
        || ofOrigin < -Floor.EDGE_SLACK * Math.sqrt(wx * wx + wz * wz)) {
      return Double.NaN;
    }
    double up = corners[t + 5] - corners[t + 2];
    double vp = corners[t + 8] - corners[t + 2];
    return corners[t + 2] + (ofU * up + ofV * vp) / (sign * area);
  }
}
