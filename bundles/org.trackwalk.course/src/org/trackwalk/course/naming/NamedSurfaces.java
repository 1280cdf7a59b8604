package org.trackwalk.course.naming;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * What the names of pieces and of their materials say; where anything lies does not matter.
 *
 * @param dictionary whose families fit the objects' names
 * @param standing per number of {@link SurfaceIds} the class; shared
 * @param lying likewise for what lies and faces up; shared
 */
public record NamedSurfaces(NameDictionary dictionary, byte[] standing, byte[] lying) {

  /** No class has been sought yet. */
  public static final byte UNSEEN = -1;

  /** What the names of a level say; kept with its ground. */
  public static NamedSurfaces of(Land land, SurfaceIds ids) {
    return land.byNumbers(NamedSurfaces.class, () -> sought(land.surface(), ids));
  }

  private static NamedSurfaces sought(WeldedSurface surface, SurfaceIds ids) {
    List<Piece> pieces = surface.pieces();
    NameDictionary dictionary =
        NameDictionary.shipped().fitting(pieces.stream().map(StatedRoad::object).toList());
    SharedMaterials shared = SharedMaterials.of(pieces, dictionary);
    byte[] standing = new byte[ids.count()];
    byte[] lying = new byte[ids.count()];
    Arrays.fill(standing, UNSEEN);
    Arrays.fill(lying, UNSEEN);
    for (int t = 0; t < surface.triangleCount(); t++) {
      int id = ids.of(surface, t);
      if (standing[id] == UNSEEN) {
        Piece piece = pieces.get(surface.pieceOf(t));
        String object = StatedRoad.object(piece);
        String material = shared.telling(object, piece.surface(surface.sourceTriangle(t)));
        standing[id] = codeOrUnknown(dictionary.lookUp(object, material));
        lying[id] = codeOrUnknown(dictionary.lookUpLying(object, material));
        if (ids.single()) {
          break; // a million triangles of one name
        }
      }
    }
    return new NamedSurfaces(dictionary, standing, lying);
  }

  private static byte codeOrUnknown(SurfaceClass found) {
    return (found == null ? SurfaceClass.UNKNOWN : found).code();
  }
}
