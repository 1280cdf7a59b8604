package org.trackwalk.course.naming;

import java.util.Arrays;
import java.util.List;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Numbers every pair of a piece and one of its surface names, so that names are looked up once. */
public final class SurfaceIds {

  private final int[] first;

  /** Per piece the number of all its triangles; -1 where they have several. */
  private final int[] only;

  /** The number of each triangle; null where nobody has written them down. */
  private final int[] each;

  private SurfaceIds(int[] first, int[] only, int[] each) {
    this.first = first;
    this.only = only;
    this.each = each;
  }

  /** Those of a level's surface: numbers that stay have the names that they had. */
  public static SurfaceIds of(Land land) {
    return land.byNumbers(SurfaceIds.class, () -> each(land.surface()));
  }

  /** With a number for each triangle where pieces have several. */
  private static SurfaceIds each(WeldedSurface surface) {
    SurfaceIds ids = of(surface.pieces());
    if (Arrays.stream(ids.only).allMatch(one -> one >= 0)) {
      return ids;
    }
    int[] numbers = new int[surface.triangleCount()];
    Arrays.setAll(numbers, t -> ids.of(surface, t));
    return new SurfaceIds(ids.first, ids.only, numbers);
  }

  /** The numbers of the surfaces of pieces. */
  public static SurfaceIds of(List<Piece> pieces) {
    int[] first = new int[pieces.size() + 1];
    for (int i = 0; i < pieces.size(); i++) {
      // One more for triangles without a surface.
      first[i + 1] = first[i] + pieces.get(i).surfaces().size() + 1;
    }
    int[] only = new int[pieces.size()];
    for (int i = 0; i < only.length; i++) {
      Piece piece = pieces.get(i);
      only[i] = piece.hasOneSurface() ? first[i] + 1 + piece.surfaceIndex(0) : -1;
    }
    return new SurfaceIds(first, only, null);
  }

  /** How many there are: numbers begin at 0. */
  public int count() {
    return first[first.length - 1];
  }

  /** True when there is one number only, 0. */
  public boolean single() {
    return count() == 1;
  }

  /** That of a triangle of the surface. */
  public int of(WeldedSurface surface, int t) {
    if (each != null) {
      return each[t];
    }
    int piece = surface.pieceOf(t);
    return only[piece] >= 0
        ? only[piece]
        : first[piece] + 1 + surface.pieces().get(piece).surfaceIndex(surface.sourceTriangle(t));
  }

  /** The place of the piece among the surface's of which triangles have a number. */
  public int piece(int id) {
    int at = Arrays.binarySearch(first, id);
    return at < 0 ? -at - 2 : at;
  }

  /** The name of the material of which triangles have a number; empty for none. */
  public String material(List<Piece> pieces, int id) {
    int piece = piece(id);
    int index = id - first[piece] - 1;
    return index < 0 ? "" : pieces.get(piece).surfaces().get(index);
  }
}
