package org.trackwalk.drive.things;

import java.util.List;
import org.trackwalk.ground.reach.Floor;

/**
 * The room under a thing. What stands on another thing that stands on the road, as a house on a
 * pavement or a post on a plinth, has none, however high over the road it begins.
 */
final class FreeHeight {

  private final Floor.Reader ground;
  private final Solids solids;

  /** Over all that carries. */
  FreeHeight(Floor.Reader ground, Solids solids) {
    this.ground = ground;
    this.solids = solids;
  }

  /**
   * The least room between what is met and the ground or another thing right under it, metres.
   *
   * @param own what is met of one thing
   */
  double under(List<Met> own) {
    double least = Double.POSITIVE_INFINITY;
    for (Met part : own) {
      least = Math.min(least, under(part));
    }
    return least;
  }

  private double under(Met part) {
    float[] box = part.box();
    double x = ((double) box[0] + box[3]) / 2;
    double z = ((double) box[2] + box[5]) / 2;
    int floors = ground.column(x, z, box[1] - part.low(), box[1] + Met.SAME);
    for (int i = floors - 1; i >= 0; i--) {
      if (!isOwn(ground.triangle(i), part)) {
        return Math.max(0, Math.min(part.low(), box[1] - ground.height(i)));
      }
    }
    return part.low();
  }

  private boolean isOwn(int triangle, Met part) {
    int solid = solids.of(part.triangle());
    return triangle == part.triangle() || solid >= 0 && solids.of(triangle) == solid;
  }
}
