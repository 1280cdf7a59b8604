package org.trackwalk.io.importer;

import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.Marker;

/** A node without a mesh of its own as the place that it marks. */
public final class MarkerNode {

  private MarkerNode() {}

  /**
   * The marker.
   *
   * @param frame that a mesh in the node would have; its origin is the place, its third axis the
   *     way forward
   */
  public static Marker of(String name, String file, Frame frame) {
    double[] p = frame.placement();
    double[] forward = frame.fromFileAxes(p[2], p[6], p[10]);
    return new Marker(name, file, frame.fromFileAxes(p[3], p[7], p[11]), forward);
  }
}
