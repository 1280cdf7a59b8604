package org.trackwalk.ground.surface;

import java.util.HashSet;
import java.util.Set;
import java.util.function.BiPredicate;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Which pieces have an edge in common; counted when first asked for. */
public final class MeetingPieces implements BiPredicate<String, String> {

  private record Pair(String first, String second) {
    static Pair of(String a, String b) {
      return a.compareTo(b) < 0 ? new Pair(a, b) : new Pair(b, a);
    }
  }

  private final WeldedSurface surface;
  private final Topology topology;
  private Set<Pair> pairs;

  public MeetingPieces(WeldedSurface surface, Topology topology) {
    this.surface = surface;
    this.topology = topology;
  }

  @Override
  public boolean test(String a, String b) {
    if (pairs == null) {
      pairs = counted();
    }
    return pairs.contains(Pair.of(a, b));
  }

  private Set<Pair> counted() {
    Set<Pair> found = new HashSet<>();
    long last = -1;
    for (int h = 0; h < 3 * surface.triangleCount(); h++) {
      int twin = topology.twin(h);
      if (twin > h) {
        int a = surface.pieceOf(h / 3);
        int b = surface.pieceOf(twin / 3);
        long pair = (long) a << 32 | b;
        if (a != b && pair != last) {
          found.add(Pair.of(surface.pieces().get(a).name(), surface.pieces().get(b).name()));
          last = pair;
        }
      }
    }
    return found;
  }
}
