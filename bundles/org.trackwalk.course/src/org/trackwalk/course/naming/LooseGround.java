package org.trackwalk.course.naming;

import java.util.BitSet;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What names call loose ground, gravel, dirt and snow, or materials no more than ground. */
public final class LooseGround {

  private static final NameList NAMES = NameList.shipped("loose");

  private static final NameList GROUND = NameList.shipped("ground");

  private LooseGround() {}

  /** Triangles whose object or material has such a name. */
  public static BitSet of(WeldedSurface surface) {
    SurfaceIds ids = SurfaceIds.of(surface.pieces());
    BitSet asked = new BitSet();
    BitSet loose = new BitSet();
    BitSet triangles = new BitSet();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int id = ids.of(surface, t);
      if (!asked.get(id)) {
        Piece piece = surface.pieces().get(surface.pieceOf(t));
        asked.set(id);
        String material = piece.surface(surface.sourceTriangle(t));
        loose.set(
            id, NAMES.has(StatedRoad.object(piece)) || NAMES.has(material) || GROUND.has(material));
      }
      triangles.set(t, loose.get(id));
    }
    return triangles;
  }
}
