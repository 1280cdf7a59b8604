package org.trackwalk.course.corridor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * A level as one would find it whose names say nothing: pieces are p0, p1, ..., materials m0, m1,
 * ..., and nobody states a road.
 */
final class HiddenNames {

  private HiddenNames() {}

  /** The level without names; its pieces are in the order of the level's. */
  static Level of(Level level) {
    Map<String, String> materials = new HashMap<>();
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : level.pieces()) {
      List<String> names = new ArrayList<>();
      for (String name : piece.surfaces()) {
        String hidden = materials.putIfAbsent(name, "m" + materials.size());
        names.add(name.isEmpty() ? "" : hidden == null ? materials.get(name) : hidden);
      }
      int[] each = new int[piece.triangleCount()];
      for (int t = 0; t < each.length; t++) {
        each[t] = piece.surfaceIndex(t);
      }
      pieces.add(
          piece.toBuilder()
              .name("p" + pieces.size())
              .node("")
              .surfaces(names, each)
              .surfaceClass(SurfaceClass.UNKNOWN)
              .build());
    }
    return new Level("hidden", "", pieces, List.of(), List.of(), LevelHints.NONE);
  }
}
