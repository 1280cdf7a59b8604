package org.trackwalk.course.naming;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Where a level's road can be by what a manifest or names say, before any triangle is looked at:
 * never less than what {@link CorridorFinder} takes for road by them.
 */
public final class ToldRoad {

  private final StatedRoad said;
  private final NameDictionary dictionary;
  private final Map<Piece, boolean[]> known = new HashMap<>();
  private final String untold;

  private ToldRoad(Level level) {
    said = StatedRoad.of(level);
    dictionary =
        NameDictionary.shipped().fitting(level.pieces().stream().map(StatedRoad::object).toList());
    untold = untold(level);
  }

  /** What is said in a level. */
  public static ToldRoad of(Level level) {
    return new ToldRoad(level);
  }

  /**
   * Why only a look at all of the level's ground tells where its road is, in half a sentence; empty
   * where a manifest or names do.
   */
  public String untold() {
    return untold;
  }

  private String untold(Level level) {
    boolean any = level.pieces().stream().anyMatch(this::any);
    if (!any) {
      return "neither a manifest nor a name says what the road is";
    }
    if (said.given()) {
      return "";
    }
    if (level.hints().line() != null) {
      return "the road is what lies under a racing line";
    }
    return level.hints().spawns().isEmpty() ? "" : "the road is what is joined to a start position";
  }

  private boolean any(Piece piece) {
    for (int t = 0; t < piece.triangleCount(); t++) {
      if (mayBe(piece, t)) {
        return true;
      }
      if (piece.surfaces().size() < 2) {
        return false; // all of it has one name
      }
    }
    return false;
  }

  /** Whether a triangle can be road, or what it is for is a matter of its whole object. */
  public boolean mayBe(Piece piece, int triangle) {
    boolean[] bySurface = known.computeIfAbsent(piece, this::bySurface);
    return bySurface[1 + piece.surfaceIndex(triangle)];
  }

  /** For no surface and then each of a piece's surfaces. */
  private boolean[] bySurface(Piece piece) {
    boolean[] may = new boolean[1 + piece.surfaces().size()];
    Arrays.fill(may, piece.surfaceClass() == SurfaceClass.ROAD || named(piece, ""));
    for (int i = 1; i < may.length; i++) {
      may[i] |= named(piece, piece.surfaces().get(i - 1));
    }
    return may;
  }

  private boolean named(Piece piece, String material) {
    String object = StatedRoad.object(piece);
    SurfaceClass standing = dictionary.lookUp(object, material);
    SurfaceClass lying = dictionary.lookUpLying(object, material);
    return said.fits(piece, material) || standing == SurfaceClass.ROAD || standing != lying;
  }
}
