package org.trackwalk.course.grown;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.course.flight.StepOnto;
import org.trackwalk.course.part.RoadEnds;
import org.trackwalk.course.part.RoadPart;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.course.patch.Strip;
import org.trackwalk.course.patch.Strips;
import org.trackwalk.course.size.RoadSizes;

/**
 * Torn ends of strips, and which of them face each other over what is missing between them: a slit,
 * a row of triangles, a piece. A roof or a pontoon that stands in a gap is no road's other end: it
 * is of something else, and no road begins at its own other end.
 */
final class TornEnds {

  private final Ground ground;
  private final Strips strips;
  private final BitSet open;
  private final BitSet road;
  private final List<Torn> all = new ArrayList<>();

  /**
   * A strip's end, and the same as an end of a road.
   *
   * @param led whether it is the road's, or that of a row of strips that begins there
   */
  private record Torn(Strip strip, Strip.End end, RoadEnds.End at, boolean led) {}

  /**
   * Where a strip is entered.
   *
   * @param missing metres that are missing before it
   */
  record Entry(Strip strip, Strip.End end, double missing) {}

  /**
   * Those of some patches.
   *
   * @param open of which nobody says what they are
   * @param road which are road
   */
  TornEnds(Ground ground, Strips strips, BitSet open, BitSet road) {
    this.ground = ground;
    this.strips = strips;
    this.open = open;
    this.road = road;
    BitSet patches = (BitSet) open.clone();
    patches.or(road);
    for (int p = patches.nextSetBit(0); p >= 0; p = patches.nextSetBit(p + 1)) {
      Strip strip = strips.of(p);
      for (Strip.End end : strip.ends()) {
        if (end.isTorn()) {
          all.add(new Torn(strip, end, at(end), isLed(strip, end)));
        }
      }
    }
  }

  /** Where the road goes on beyond a torn end; null where it does not. */
  Entry beyond(Strip.End end) {
    Torn from = all.stream().filter(t -> t.end() == end).findFirst().orElse(null);
    Torn to = from == null ? null : nearest(from);
    return to == null || nearest(to) != from
        ? null
        : new Entry(to.strip(), to.end(), from.at().flat(to.at()));
  }

  private boolean isLed(Strip last, Strip.End torn) {
    BitSet seen = new BitSet();
    Strip strip = last;
    Strip.End end = torn;
    while (end != null && open.get(strip.patch()) && !seen.get(strip.patch())) {
      seen.set(strip.patch());
      Strip.End exit = strip.opposite(end);
      end = exit == null || exit.isTorn() ? null : strips.beyond(strip, exit);
      strip = end == null ? strip : strips.of(exit.beyond());
    }
    return road.get(strip.patch());
  }

  /** The nearest end that looks back, is as wide, no steeper off than a road and may be of it. */
  private Torn nearest(Torn from) {
    Torn nearest = null;
    double least = Double.POSITIVE_INFINITY;
    for (Torn to : all) {
      RoadEnds.End a = from.at();
      RoadEnds.End b = to.at();
      double far = a.flat(b);
      if (to != from
          && far < least
          && a.sees(b, RoadSizes.FACING)
          && b.sees(a, RoadSizes.FACING)
          && a.isAsWide(b)
          && Math.abs(b.y() - a.y()) < Math.max(RoadPart.GRADE * far, StepOnto.STEP)
          && (to.led() || ground.alike(from.strip().patch(), to.strip().patch()))) {
        least = far;
        nearest = to;
      }
    }
    return nearest;
  }

  private RoadEnds.End at(Strip.End end) {
    double[] middle = new double[3];
    for (int k = 0; k < 3; k++) {
      middle[k] = (ground.coordinate(end.from(), k) + ground.coordinate(end.to(), k)) / 2;
    }
    double x = ground.coordinate(end.to(), 0) - ground.coordinate(end.from(), 0);
    double z = ground.coordinate(end.to(), 2) - ground.coordinate(end.from(), 2);
    double wide = Math.sqrt(x * x + z * z);
    // The ground lies on the left of a border's half-edges.
    int[] corners = {end.from(), end.to()};
    return new RoadEnds.End(
        end.edges(), corners, middle[0], middle[1], middle[2], -z / wide, x / wide, wide);
  }
}
