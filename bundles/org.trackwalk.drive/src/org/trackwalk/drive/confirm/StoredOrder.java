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
  private final Places told;
  private final Probe probe;
  private final double step;

  /**
   * An engine's other orders and digits.
   *
   * @param others passes on the level and its copy, both stored otherwise
   * @param ground level and copy as they are stored
   * @param told what a report says of the level
   * @param step seconds
   */
  StoredOrder(List<Passes> others, SameGround ground, Places told, Probe probe, double step) {
    this.others = List.copyOf(others);
    this.ground = ground;
    this.told = told;
    this.probe = probe;
    this.step = step;
  }

  /**
   * Places, those marked that no pass feels in one of the others but such as could meet nothing
   * that differs between level and copy but the order. Where bodies' borders are all that differs
   * before each of the passes that are left, and a report tells a border within reach of each, the
   * place is with that.
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
      marked.add(foretold ? place : marked(place, jolts, passes));
    }
    return marked;
  }

  private MeasuredPlace marked(MeasuredPlace place, List<Jolted> jolts, List<EnginePass> passes)
      throws EngineException {
    List<EnginePass> again = new ArrayList<>();
    List<String> rules = new ArrayList<>();
    int near = 0;
    for (int i = 0; i < jolts.size() && near < MOST; i++) {
      if (!isNear(place, jolts.get(i))) {
        continue;
      }
      near++;
      SameGround.Reach reach = SameGround.Reach.of(passes.get(i), jolts.get(i), probe, step);
      SameGround.Part part = ground.under(reach, step);
      if (part != SameGround.Part.SAME) {
        again.add(passes.get(i));
        rules.add(part == SameGround.Part.BORDERS ? told.border(reach) : "");
      }
    }
    if (again.isEmpty()) {
      return place.ofOrder();
    }
    for (Passes other : others) {
      if (!isFelt(place, again, other)) {
        return place.ofOrder();
      }
    }
    boolean nothing = place.told() == MeasuredPlace.Told.NOTHING;
    return nothing && !rules.contains("") ? place.at(rules.get(0)) : place;
  }

  private boolean isFelt(MeasuredPlace place, List<EnginePass> again, Passes other)
      throws EngineException {
    for (Jolted jolt : other.felt(again, probe, probe.runUp(), Jolted.LEAST)) {
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
