package org.trackwalk.course.naming;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * The road itself under a name that is nearly a road's: felt meshes that no key fits, that most
 * likely mean one of roads, and whose ground is larger than that of all that is called road. Then
 * what is found of the road is what is left of it.
 *
 * @param pieces those meshes, in the order of the level
 * @param meant the key that the first of them most likely means
 */
public record MisspeltRoad(List<Piece> pieces, String meant) {

  private static final String ROAD = "ROAD";

  /** That of a level; without pieces where the road is called right, or by nothing like it. */
  public static MisspeltRoad of(Level level) {
    List<Piece> found = new ArrayList<>();
    String first = "";
    if (level.hints().game().ofMaterials() || !FeltNames.meant(level)) {
      return new MisspeltRoad(found, first);
    }
    SurfaceNames names = SurfaceNames.of(level);
    double called = 0;
    double misspelt = 0;
    for (Piece piece : level.pieces()) {
      String name = LevelMarkers.ownName(piece);
      boolean known = piece.surfaceClass() != SurfaceClass.UNKNOWN || names.has(name);
      if (FeltNames.isFelt(piece) && !known) {
        String key = names.meant(name).orElse("");
        if (isRoad(key, names, level)) {
          first = first.isEmpty() ? key : first;
          found.add(piece);
          misspelt += ground(piece);
        }
      } else if (piece.collidable() && isRoad(piece, names)) {
        called += ground(piece);
      }
    }
    return misspelt > called
        ? new MisspeltRoad(List.copyOf(found), first)
        : new MisspeltRoad(List.of(), "");
  }

  /** Whether there is such a road. */
  public boolean known() {
    return !pieces.isEmpty();
  }

  /** {@code 1RAOD}, {@code 1RAOD_1 and 3 more}. */
  public String names() {
    return pieces.get(0).name()
        + (pieces.size() > 1 ? " and " + (pieces.size() - 1) + " more" : "");
  }

  /**
   * What is to be said of a road of some pieces that is no wider than a car: these are larger and
   * have no name; empty where they are among the pieces.
   */
  public Optional<String> words(List<String> road) {
    if (!known() || pieces.stream().anyMatch(p -> road.contains(p.name()))) {
      return Optional.empty();
    }
    return Optional.of(
        "; "
            + names()
            + (pieces.size() == 1 ? " is larger and names" : " are larger and name")
            + " no surface that is known (did you mean "
            + rightName()
            + "?)");
  }

  /** The name that the first of them most likely means: {@code 1ROAD}. */
  public String rightName() {
    String name = LevelMarkers.ownName(pieces.get(0));
    int letters = 0;
    while (letters < name.length() && Character.isDigit(name.charAt(letters))) {
      letters++;
    }
    return name.substring(0, letters) + meant;
  }

  /** Whether a key is one of roads: the game's own, or one that a road of this level has. */
  private static boolean isRoad(String key, SurfaceNames names, Level level) {
    return key.startsWith(ROAD)
        || !key.isEmpty()
            && !names.isBuiltIn(key)
            && level.pieces().stream()
                .anyMatch(
                    p ->
                        p.surfaceClass() == SurfaceClass.ROAD
                            && names.keysOf(LevelMarkers.ownName(p)).contains(key));
  }

  private static boolean isRoad(Piece piece, SurfaceNames names) {
    return piece.surfaceClass() == SurfaceClass.ROAD
        || FeltNames.isFelt(piece)
            && names.keysOf(LevelMarkers.ownName(piece)).stream().anyMatch(k -> k.startsWith(ROAD));
  }

  /** Square metres of a whole mesh as they are seen from above. */
  public static double ground(Piece piece) {
    if (piece.totals() != null) {
      return piece.totals().ground();
    }
    float[] placed = piece.frame().place(piece.points());
    int[] corners = piece.corners();
    double area = 0;
    for (int t = 0; t < piece.triangleCount(); t++) {
      area += Math.abs(Vec.areaNormal(placed, corners, t)[1]) / 2;
    }
    return area;
  }
}
