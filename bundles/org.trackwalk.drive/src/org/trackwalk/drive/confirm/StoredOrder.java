package org.trackwalk.drive.confirm;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EnginePass;

/**
 * Tells jolts of the level from those of the order in which it is stored and of its last digits.
 * Level and healed copy are cut into triangles alike but list them otherwise, and where an engine
 * bumps on an edge now and then these decide on which. So passes that were jolted where nothing is
 * foretold are driven again with the triangles and vertices of both in reverse, and with their
 * vertices moved by a last digit.
 */
final class StoredOrder {

  /** So many passes are driven again for one place. */
  private static final int MOST = 24;

  private final List<Passes> others;
  private final SameGround ground;
  private final Probe probe;
  private final double step;

  /**
   * An engine's other orders and digits.
   *
   * @param others passes on the level and its copy, both stored otherwise
   * @param ground level and copy as they are stored
   * @param step seconds
   */
  StoredOrder(List<Passes> others, SameGround ground, Probe probe, double step) {
    this.others = List.copyOf(others);
    this.ground = ground;
    this.probe = probe;
    this.step = step;
  }

  /**
   * Places, those marked that no pass feels in one of the others, and those before which no pass
   * could meet anything that differs between level and copy but the order.
   *
   * @param jolts that made them
   * @param passes in which they were felt, one for each
   */
  List<MeasuredPlace> marked(
      List<MeasuredPlace> places, List<Jolted> jolts, List<EnginePass> passes)
      throws EngineException {
    List<MeasuredPlace> marked = new ArrayList<>();
    for (MeasuredPlace place : places) {
      boolean foretold = place.told() == MeasuredPlace.Told.FORETOLD;
      marked.add(foretold || stays(place, jolts, passes) ? place : place.ofOrder());
    }
    return marked;
  }

  private boolean stays(MeasuredPlace place, List<Jolted> jolts, List<EnginePass> passes)
      throws EngineException {
    List<EnginePass> again = new ArrayList<>();
    boolean same = true;
    for (int i = 0; i < jolts.size() && again.size() < MOST; i++) {
      if (isNear(place, jolts.get(i))) {
        again.add(passes.get(i));
        same = same && ground.under(passes.get(i), jolts.get(i), probe.half(), step);
      }
    }
    if (same) {
      return false;
    }
    for (Passes other : others) {
      if (!isFelt(place, again, other)) {
        return false;
      }
    }
    return true;
  }

  private boolean isFelt(MeasuredPlace place, List<EnginePass> again, Passes other)
      throws EngineException {
    for (Jolted jolt : other.felt(again, probe, LaneSweep.RUN_UP, Jolted.LEAST)) {
      // a pass that was disturbed before has no answer
      if (jolt != null && (jolt == Traces.TOO_EARLY || isNear(place, jolt))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNear(MeasuredPlace place, Jolted jolt) {
    return Places.distance(jolt.place(), place.position()) <= Places.NEAR;
  }
}
