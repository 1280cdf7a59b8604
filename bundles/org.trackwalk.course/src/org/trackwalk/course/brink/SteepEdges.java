package org.trackwalk.course.brink;

import java.util.function.IntPredicate;
import org.trackwalk.ground.memory.MarkedEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The edges over which the ground goes down steeply, sought once for all rules of a check.
 *
 * @param halfEdges of the ground's triangles, ascending
 */
record SteepEdges(int[] halfEdges) {

  /**
   * Those of a surface. Shared: do not write.
   *
   * @param all all that carries a car
   */
  static int[] of(WeldedSurface surface, Topology topology, Floor all, Memory memory) {
    return memory
        .shared(SteepEdges.class, () -> new SteepEdges(find(surface, topology, all, memory)))
        .halfEdges();
  }

  private static int[] find(WeldedSurface surface, Topology topology, Floor all, Memory memory) {
    float[] p = surface.positions();
    IntPredicate down =
        h -> {
          int twin = topology.twin(h);
          if (twin < 0 || !all.has(h / 3) || all.has(twin / 3)) {
            return false;
          }
          float apex = p[3 * topology.apex(twin) + 1];
          float a = p[3 * topology.from(h) + 1];
          float b = p[3 * topology.to(h) + 1];
          return apex < Math.min(a, b);
        };
    int count = surface.triangleCount();
    return MarkedEdges.of(memory, topology, count, SteepEdges.class, down).stream().toArray();
  }
}
