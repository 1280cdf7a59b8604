package org.trackwalk.ground.memory;

import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.trackwalk.mesh.level.Piece;

/**
 * Which triangles of the pieces of a level are still there, to the bit, after a change: all of a
 * piece that is the very same object, and of one that was put in the place of another what has the
 * same corners, normals and surface at the same place of the piece. A vertex that was moved has
 * changed the triangles around it and no others.
 */
final class KeptTriangles {

  /** Per piece of before its place among those of now; -1 when it is gone. */
  private final int[] now;

  /** Per piece of before its triangles that are kept; null for all. */
  private final BitSet[] kept;

  /** The same per piece of now; an empty set for one that is new. */
  private final BitSet[] keptNow;

  private KeptTriangles(int before, int after) {
    now = new int[before];
    kept = new BitSet[before];
    keptNow = new BitSet[after];
  }

  static KeptTriangles of(List<Piece> before, List<Piece> after) {
    KeptTriangles found = new KeptTriangles(before.size(), after.size());
    Map<Piece, Integer> places = new IdentityHashMap<>();
    Map<String, Integer> names = new HashMap<>();
    for (int i = 0; i < after.size(); i++) {
      places.put(after.get(i), i);
      names.put(after.get(i).name(), i);
      found.keptNow[i] = new BitSet();
    }
    for (int i = 0; i < before.size(); i++) {
      Piece piece = before.get(i);
      Integer place = places.get(piece);
      if (place == null) {
        place = names.get(piece.name());
        found.kept[i] = place == null ? new BitSet() : same(piece, after.get(place));
      }
      found.now[i] = place == null ? -1 : place;
      if (place != null) {
        found.keptNow[place] = found.kept[i];
      }
    }
    return found;
  }

  /** The triangles of a piece that another one has too. */
  private static BitSet same(Piece a, Piece b) {
    BitSet same = new BitSet();
    if (!a.file().equals(b.file())
        || !Objects.equals(a.node(), b.node())
        || !a.frame().equals(b.frame())
        || !a.surfaces().equals(b.surfaces())
        || a.isSoup() != b.isSoup()
        || a.collidable() != b.collidable()
        || a.surfaceClass() != b.surfaceClass()) {
      return same;
    }
    int count = Math.min(a.triangleCount(), b.triangleCount());
    for (int t = 0; t < count; t++) {
      if (a.surfaceIndex(t) == b.surfaceIndex(t)
          && a.twoSided(t) == b.twoSided(t)
          && same(a.points(), a.corners(), b.points(), b.corners(), t)
          && sameNormals(a, b, t)) {
        same.set(t);
      }
    }
    return same;
  }

  private static boolean sameNormals(Piece a, Piece b, int t) {
    boolean one = a.normals() == null || a.cornerNormals() == null;
    boolean other = b.normals() == null || b.cornerNormals() == null;
    return one || other
        ? one == other
        : same(a.normals(), a.cornerNormals(), b.normals(), b.cornerNormals(), t);
  }

  /** Whether the three corners of a triangle have the same bits in both. */
  private static boolean same(float[] p, int[] c, float[] q, int[] d, int t) {
    for (int corner = 3 * t; corner < 3 * t + 3; corner++) {
      for (int k = 0; k < 3; k++) {
        if (bits(p, c[corner], k) != bits(q, d[corner], k)) {
          return false;
        }
      }
    }
    return true;
  }

  private static int bits(float[] of, int index, int k) {
    return index < 0 ? -1 : Float.floatToRawIntBits(of[3 * index + k]);
  }

  /** Place among the pieces of now of one of before; -1 when it is gone. */
  int now(int piece) {
    return now[piece];
  }

  /** Whether a triangle of a piece of before, by its place in it, is still there. */
  boolean stays(int piece, int source) {
    return now[piece] >= 0 && (kept[piece] == null || kept[piece].get(source));
  }

  /** Whether a triangle of a piece of now was there before. */
  boolean wasThere(int piece, int source) {
    return keptNow[piece] == null || keptNow[piece].get(source);
  }
}
