package org.trackwalk.drive.things;

import java.util.List;
import org.trackwalk.course.road.Road;
import org.trackwalk.course.road.Strand;
import org.trackwalk.ground.reach.Floor;

/**
 * Steps down, as seen by the race: where the road comes, along the way that is driven, to the top
 * of all that is met. Only who drives against the race meets it.
 */
final class Lee {

  /** So far before what is met the road is sought, metres. */
  private static final double[] BEFORE = {0.1, 0.3, 0.5};

  /** The road rises or falls by so much per metre on the way to an edge at most. */
  private static final double SLOPE = 0.6;

  /** So much lower than the top no wheel meets anything, metres. */
  private static final double SAME = Sweep.LEAST;

  private final Road road;
  private final Floor.Reader ground;

  Lee(Road road, Floor gentle) {
    this.road = road;
    this.ground = gentle.reader();
  }

  /** Whether all that is met of a thing is such a step; false where no way is known. */
  boolean has(List<Met> own) {
    return own.stream().allMatch(this::isBehind);
  }

  private boolean isBehind(Met part) {
    int way = road.way(part.strand());
    if (way == 0 || !part.lie().isSided()) {
      return false;
    }
    Strand strand = road.strands().get(part.strand());
    double dx = way * strand.headingX(part.row());
    double dz = way * strand.headingZ(part.row());
    float[] box = part.box();
    double x = (box[0] + box[3]) / 2;
    double z = (box[2] + box[5]) / 2;
    double half = (Math.abs(dx) * (box[3] - box[0]) + Math.abs(dz) * (box[5] - box[2])) / 2;
    for (double before : BEFORE) {
      double far = half + before;
      double px = x - far * dx;
      double pz = z - far * dz;
      // The road that lies below it, carried on to where one comes from.
      double low =
          part.foot()[1]
              + part.slopeX() * (px - part.foot()[0])
              + part.slopeZ() * (pz - part.foot()[2]);
      double top = low + part.high();
      if (ground.find(px, top, pz, SLOPE * far + SAME) && ground.height() >= top - SAME) {
        return true;
      }
    }
    return false;
  }
}
