package org.trackwalk.course.naming;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Objects that are called after all of the ground, like a {@code terrain} of two materials: the
 * name is that of the whole, and does not say that no part of it is the road. What materials say
 * stands.
 */
public final class NamedGround {

  private NamedGround() {}

  /** Triangles of such objects whose materials say nothing. */
  public static BitSet of(WeldedSurface surface, NameDictionary dictionary) {
    SurfaceIds ids = SurfaceIds.of(surface.pieces());
    BitSet asked = new BitSet();
    BitSet called = new BitSet();
    Map<String, Set<String>> materials = new HashMap<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int id = ids.of(surface, t);
      if (!asked.get(id)) {
        asked.set(id);
        String object = object(surface, t);
        String material = material(surface, t);
        materials.computeIfAbsent(object, name -> new HashSet<>()).add(material);
        called.set(
            id,
            dictionary.lookUp(object, material) == SurfaceClass.VERGE
                && dictionary.saysByWords(object, material));
      }
    }
    BitSet triangles = new BitSet();
    for (int t = 0; t < surface.triangleCount() && !called.isEmpty(); t++) {
      boolean of = called.get(ids.of(surface, t));
      triangles.set(t, of && materials.get(object(surface, t)).size() > 1);
    }
    return triangles;
  }

  private static String object(WeldedSurface surface, int t) {
    return StatedRoad.object(surface.pieces().get(surface.pieceOf(t)));
  }

  private static String material(WeldedSurface surface, int t) {
    Piece piece = surface.pieces().get(surface.pieceOf(t));
    return piece.surface(surface.sourceTriangle(t));
  }
}
