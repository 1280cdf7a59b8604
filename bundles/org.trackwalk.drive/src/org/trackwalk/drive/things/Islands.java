package org.trackwalk.drive.things;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import org.trackwalk.ground.geometry.OverEdge;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.tree.IntList;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Gentle faces that count as road, by their name say, that steep faces lead down from all around,
 * and that stand on road: the crown of a boulder, the lid of a box. They belong to what they are on
 * top of. Where most of those faces lead down to no road, as those of a closed slab do of which a
 * road is laid, they are the ground itself.
 */
final class Islands {

  /** What is larger is ground, metres. */
  private static final double LARGEST = Solids.LARGEST;

  private final WeldedSurface surface;
  private final Topology topology;
  private final IntPredicate ground;
  private final StandingOn standing;
  private final BitSet found = new BitSet();

  /** In which look a triangle was met first; 0 for those that were not. */
  private final int[] looks;

  private int look;

  private Islands(
      WeldedSurface surface, Topology topology, IntPredicate ground, Floor.Reader floor) {
    this.surface = surface;
    this.topology = topology;
    this.ground = ground;
    this.standing = new StandingOn(surface, topology, ground, floor);
    looks = new int[surface.triangleCount()];
  }

  /**
   * Their triangles, of those that count as road and are not steep; a new set.
   *
   * @param floor all that carries a car
   */
  static BitSet of(
      WeldedSurface surface,
      Topology topology,
      IntPredicate road,
      IntPredicate steep,
      Floor.Reader floor) {
    Islands islands = new Islands(surface, topology, t -> road.test(t) && !steep.test(t), floor);
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (road.test(t) && steep.test(t)) {
        for (int h = 3 * t; h < 3 * t + 3; h++) {
          int over = topology.twin(h) / 3;
          if (topology.twin(h) >= 0 && islands.ground.test(over)) {
            islands.look(over);
          }
        }
      }
    }
    return islands.found;
  }

  /** Notes all that hangs together with a triangle, if it is one. */
  private void look(int first) {
    if (looks[first] != 0) {
      return;
    }
    look++;
    Set<Integer> around = new HashSet<>();
    Set<Integer> down = new HashSet<>();
    IntList rim = new IntList();
    IntList own = new IntList();
    own.add(first);
    looks[first] = look;
    double[] box = PlanBox.none();
    for (int i = 0; i < own.size(); i++) {
      int t = own.get(i);
      PlanBox.widen(box, surface, t);
      if (PlanBox.size(box) > LARGEST) {
        return;
      }
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        int twin = topology.twin(h);
        int next = twin / 3;
        boolean refused = twin >= 0 && looks[next] != 0 && looks[next] != look;
        if (twin < 0 || refused) {
          return; // ground ends there, or goes on as ground that is none
        }
        if (!ground.test(next)) {
          (leadsDown(h, twin) ? down : around).add(next);
          rim.add(h);
        } else if (looks[next] == 0) {
          looks[next] = look;
          own.add(next);
        }
      }
    }
    // Where the rim is ragged a face that leads down lies beside the island too.
    around.removeAll(down);
    int at = look;
    if (around.isEmpty() && standing.isMostly(rim, t -> looks[t] == at)) {
      for (int i = 0; i < own.size(); i++) {
        found.set(own.get(i));
      }
    }
  }

  /** Whether the face beyond an edge leads down from it. */
  private boolean leadsDown(int edge, int beyond) {
    int apex = topology.apex(beyond);
    return OverEdge.height(surface.positions(), topology.from(edge), topology.to(edge), apex) < 0;
  }
}
