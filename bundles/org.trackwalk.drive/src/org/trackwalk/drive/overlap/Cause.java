package org.trackwalk.drive.overlap;

import java.util.List;
import org.trackwalk.contact.collide.Contour;

/**
 * Why a pair of parts that go through each other is told, or is not.
 *
 * @param why null for one that is only counted
 * @param onRoad contours on the road, the first the deepest; none for other causes
 * @param crossed all contours that count
 * @param meant null for one that is told
 */
record Cause(Why why, List<OnRoad> onRoad, List<Contour> crossed, Meant meant) {

  static Cause told(Why why, List<Contour> crossed) {
    return new Cause(why, List.of(), crossed, null);
  }

  static Cause meant(Meant meant) {
    return new Cause(null, List.of(), List.of(), meant);
  }
}
