package org.trackwalk.course.patch;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.tree.IntList;

/**
 * A walk along one border of a patch. Where the border touches itself in a place, as where one
 * triangle is gone, it goes on along the triangles that it came by.
 */
public final class BorderWalk {

  private final Ground ground;
  private final IntList border;

  /** The half-edges that start at a place. */
  private final Map<Integer, IntList> starts = new HashMap<>();

  /** A walk along half-edges that hang together. */
  public BorderWalk(Ground ground, IntList border) {
    this.ground = ground;
    this.border = border;
    for (int i = 0; i < border.size(); i++) {
      starts.computeIfAbsent(ground.from(border.get(i)), p -> new IntList()).add(border.get(i));
    }
  }

  /** The half-edges, each starts where the one before it ends; null where they are no loop. */
  public IntList loop() {
    IntList loop = new IntList();
    int at = border.get(0);
    do {
      loop.add(at);
      at = next(at);
    } while (at >= 0 && at != border.get(0) && loop.size() < border.size());
    return at == border.get(0) && loop.size() == border.size() ? loop : null;
  }

  /** The half-edge that goes on where one ends; -1 where none starts. */
  int next(int halfEdge) {
    IntList next = starts.get(ground.to(halfEdge));
    if (next == null) {
      return -1;
    }
    int best = next.get(0);
    // The ground is on one side: the first way on from back there is its own other border.
    double side = turn(halfEdge, apex(halfEdge)) < 0 ? 1 : -1;
    for (int i = 1; i < next.size(); i++) {
      int other = next.get(i);
      if (side * turn(halfEdge, ground.to(other)) < side * turn(halfEdge, ground.to(best))) {
        best = other;
      }
    }
    return best;
  }

  /** Angle in plan from a half-edge's direction to that from its end to a place, radians. */
  private double turn(int halfEdge, int place) {
    int from = ground.from(halfEdge);
    int to = ground.to(halfEdge);
    double x = ground.coordinate(to, 0) - ground.coordinate(from, 0);
    double z = ground.coordinate(to, 2) - ground.coordinate(from, 2);
    double u = ground.coordinate(place, 0) - ground.coordinate(to, 0);
    double v = ground.coordinate(place, 2) - ground.coordinate(to, 2);
    return StrictMath.atan2(x * v - z * u, x * u + z * v);
  }

  /** The corner of a half-edge's triangle that is not on it. */
  private int apex(int halfEdge) {
    int first = 3 * (halfEdge / 3);
    for (int h = first; h < first + 3; h++) {
      int place = ground.from(h);
      if (place != ground.from(halfEdge) && place != ground.to(halfEdge)) {
        return place;
      }
    }
    return ground.from(halfEdge);
  }
}
