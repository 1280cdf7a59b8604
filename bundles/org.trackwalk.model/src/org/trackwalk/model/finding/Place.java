package org.trackwalk.model.finding;

import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Coordinates;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Where a finding is.
 *
 * @param surfaceClass of the place; of a pair the one with the lower weight
 * @param position three doubles, level coordinates (metres, Y up)
 * @param path polyline along the chain, xyz triples in level coordinates; at least one point
 * @param length metres along the chain; 0 for a point
 * @param bounds six doubles, min then max corner, level coordinates
 * @param pieces names, sorted; the first two are the pair at a seam
 * @param features per piece name the elements concerned, sorted by name
 */
public record Place(
    SurfaceClass surfaceClass,
    double[] position,
    double[] path,
    double length,
    double[] bounds,
    List<String> pieces,
    Map<String, Features> features) {

  /**
   * Its coordinates are as many as they must be.
   *
   * @throws IllegalArgumentException when they are not
   */
  public Place {
    Coordinates.requirePoint(position);
    Coordinates.requirePoints(path);
    Coordinates.requireBoxOrNone(bounds);
  }

  /** The middle of its bounds, three doubles: the worst spot jumps between equals, it stays. */
  double[] middle() {
    double[] middle = position.clone();
    for (int k = 0; k < 3 && bounds.length == 6; k++) {
      middle[k] = (bounds[k] + bounds[3 + k]) / 2;
    }
    return middle;
  }

  Place on(SurfaceClass newClass) {
    return new Place(newClass, position, path, length, bounds, pieces, features);
  }
}
