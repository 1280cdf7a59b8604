package org.trackwalk.course.called;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Pieces that are called road and hang together with nothing of it.
 *
 * @param names of the pieces, sorted
 * @param parts those of them of which a part is road, sorted
 * @param more whether they have more area than the road
 * @param rivals whether the road is a ring and something as long that does not go around
 */
public record ApartRoad(List<String> names, List<String> parts, boolean more, boolean rivals) {

  /** Nothing is. */
  public static final ApartRoad NONE = new ApartRoad(List.of(), List.of(), false, false);

  /** So many are named. */
  private static final int NAMED = 3;

  public ApartRoad {
    names = List.copyOf(names);
    parts = List.copyOf(parts);
  }

  /** What a named road leaves apart. */
  public static ApartRoad of(WeldedSurface surface, NamedRoad road) {
    TreeSet<String> of = new TreeSet<>();
    double area = sum(surface, road.road(), of);
    TreeSet<String> names = new TreeSet<>();
    double others = sum(surface, road.others(), names);
    boolean more = sum(surface, road.apart(), names) - others > area;
    of.retainAll(names);
    return new ApartRoad(List.copyOf(names), List.copyOf(of), more, road.hasRivals());
  }

  /** Adds the names of the pieces of some triangles, and gives their area, square metres. */
  private static double sum(WeldedSurface surface, BitSet triangles, Set<String> names) {
    double area = 0;
    int before = -1;
    for (int t = triangles.nextSetBit(0); t >= 0; t = triangles.nextSetBit(t + 1)) {
      double[] n = Vec.areaNormal(surface.positions(), surface.triangles(), t);
      area += Math.sqrt(Vec.dot(n, 0, n, 0)) / 2;
      int piece = surface.pieceOf(t);
      if (piece != before) {
        names.add(surface.pieces().get(piece).name());
        before = piece;
      }
    }
    return area;
  }

  /** Whether the road may be another one. */
  public boolean doubtful() {
    return more || rivals;
  }

  /** What is said before how the road was found; empty when it is not doubtful. */
  public String doubt() {
    if (rivals) {
      return "DOUBTFUL: a ring and a way as long that does not go around are both called road, so"
          + " both are taken for it; say which is in a manifest (trackwalk init); ";
    }
    return more ? "DOUBTFUL: most of what is called road lies apart from it; " : "";
  }

  /** What is said of them behind how the road was found; empty when there is none. */
  public String words() {
    if (names.isEmpty()) {
      return "";
    }
    List<String> told = new ArrayList<>();
    for (String name : names.subList(0, Math.min(NAMED, names.size()))) {
      told.add(parts.contains(name) ? "a part of " + name : name);
    }
    int others = names.size() - NAMED;
    return "; "
        + String.join(", ", told)
        + (others > 0 ? " and " + others + " more" : "")
        + (names.size() == 1 ? " lies" : " lie")
        + " apart from it, where no race goes; if one does, name all of the road in a manifest"
        + " (corridor)";
  }
}
