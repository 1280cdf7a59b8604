package org.trackwalk.contact.manifold;

import org.trackwalk.contact.gjk.ConvexPair;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.contact.shape.Pose;

/**
 * The one closest or deepest point of two convex shapes, by GJK and EPA (E. Coumans, Contact
 * Generation, 2010, "Single contact point"). Where sides lie flat on each other it is one of many
 * that are as deep.
 *
 * <p>A point that a corner of either shape carries alone has that corner as its id; a point of two
 * edges or inside two faces has none.
 */
public final class SinglePoint implements ContactSource {

  private static final long OF_GROUND = 1L << 32;

  private final ConvexPair pair = new ConvexPair();
  private final ConvexShape shape;
  private final ConvexShape ground;
  private final Pose place;
  private final double contactDistance;

  /**
   * The point of a pair.
   *
   * @param shape the probe
   * @param ground what it lies on
   * @param place where that stands
   * @param contactDistance metres, not negative: farther apart there is no point
   */
  public SinglePoint(ConvexShape shape, ConvexShape ground, Pose place, double contactDistance) {
    this.shape = shape;
    this.ground = ground;
    this.place = place;
    this.contactDistance = contactDistance;
  }

  @Override
  public void contacts(Pose probe, WitnessBuffer out) {
    out.clear();
    if (pair.measure(shape, probe, ground, place, contactDistance)) {
      out.add(
          pair.pointOnA(0),
          pair.pointOnA(1),
          pair.pointOnA(2),
          pair.normal(0),
          pair.normal(1),
          pair.normal(2),
          pair.separation(),
          id());
    }
  }

  private long id() {
    int ofProbe = pair.cornerOfA(0);
    int ofGround = pair.cornerOfB(0);
    for (int i = 1; i < pair.carriers(); i++) {
      ofProbe = pair.cornerOfA(i) == ofProbe ? ofProbe : ConvexShape.NO_CORNER;
      ofGround = pair.cornerOfB(i) == ofGround ? ofGround : ConvexShape.NO_CORNER;
    }
    if (ofProbe != ConvexShape.NO_CORNER) {
      return ofProbe;
    }
    return ofGround != ConvexShape.NO_CORNER ? OF_GROUND | ofGround : WitnessBuffer.NO_ID;
  }
}
