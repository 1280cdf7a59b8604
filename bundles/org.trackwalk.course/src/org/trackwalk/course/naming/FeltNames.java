package org.trackwalk.course.naming;

import java.util.Locale;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/** Whether a level's names are those that Assetto Corsa goes by, and which meshes cars feel. */
public final class FeltNames {

  private static final String FORMAT = ".kn5";

  private static final NameList FELT = NameList.shipped("felt");
  private static final NameList PLACES = NameList.shipped("acplace");

  private FeltNames() {}

  /** Whether a level is meant for the game, by a felt mesh in a KN5 file or by its markers. */
  public static boolean meant(Level level) {
    return level.pieces().stream()
            .anyMatch(p -> p.file().toLowerCase(Locale.ROOT).endsWith(FORMAT) && isFelt(p))
        || LevelMarkers.of(level).stream().anyMatch(FeltNames::isKnown);
  }

  /** Whether cars feel a mesh, by the number before its name. */
  public static boolean isFelt(Piece piece) {
    return piece.collidable() && FELT.has(LevelMarkers.ownName(piece));
  }

  /** Whether the game knows a marker's name. */
  public static boolean isKnown(Marker marker) {
    return PLACES.has(marker.name());
  }
}
