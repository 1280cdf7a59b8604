package org.trackwalk.course.naming;

import java.util.List;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What surfaces are for by nothing but their names. */
public final class NamedClasses {

  private final WeldedSurface surface;
  private final NameDictionary dictionary;

  /** Reads the names of a level's pieces. */
  public NamedClasses(WeldedSurface surface) {
    this.surface = surface;
    List<Piece> pieces = surface.pieces();
    dictionary =
        NameDictionary.shipped().fitting(pieces.stream().map(NamedClasses::object).toList());
  }

  /** The class that names give a triangle; {@link SurfaceClass#UNKNOWN} when they say nothing. */
  public SurfaceClass of(int triangle) {
    Piece piece = surface.pieces().get(surface.pieceOf(triangle));
    SurfaceClass named =
        dictionary.lookUp(object(piece), piece.surface(surface.sourceTriangle(triangle)));
    return named == null ? SurfaceClass.UNKNOWN : named;
  }

  /** The object's own name: the last part of the node path, else the piece's name. */
  public static String object(Piece piece) {
    return StatedRoad.object(piece);
  }
}
