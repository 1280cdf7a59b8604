package org.trackwalk.course.marker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;

/**
 * The markers of a level, whether they are nodes or still objects with a mesh in a file that has
 * not been exported for the game yet.
 */
public final class LevelMarkers {

  /** What Assetto Corsa's markers begin with. */
  private static final String BEGINNING = "AC_";

  /** What importers put behind a name that comes again. */
  private static final Pattern AGAIN = Pattern.compile(" #\\d+$");

  private LevelMarkers() {}

  /** All markers, each name once, by name; a mesh that stands for one is in its middle. */
  public static List<Marker> of(Level level) {
    Map<String, Marker> all = new LinkedHashMap<>();
    level.markers().forEach(marker -> all.putIfAbsent(marker.name(), marker));
    for (Piece piece : level.pieces()) {
      String name = ownName(piece);
      if (name.startsWith(BEGINNING) && !piece.collidable() && piece.vertexCount() > 0) {
        all.computeIfAbsent(name, n -> new Marker(n, piece.file(), middle(piece), null));
      }
    }
    List<Marker> sorted = new ArrayList<>(all.values());
    sorted.sort(Comparator.comparing(Marker::name));
    return sorted;
  }

  /** The name that its maker gave a piece, which others may have, too. */
  public static String ownName(Piece piece) {
    String name = piece.node().isEmpty() ? piece.name() : piece.node();
    return AGAIN.matcher(name.substring(name.lastIndexOf('/') + 1)).replaceFirst("");
  }

  private static double[] middle(Piece piece) {
    float[] placed = piece.frame().place(piece.positions());
    double[] least = new double[3];
    double[] most = new double[3];
    for (int k = 0; k < 3; k++) {
      least[k] = Double.POSITIVE_INFINITY;
      most[k] = Double.NEGATIVE_INFINITY;
      for (int i = k; i < placed.length; i += 3) {
        least[k] = Math.min(least[k], placed[i]);
        most[k] = Math.max(most[k], placed[i]);
      }
    }
    return new double[] {
      (least[0] + most[0]) / 2, (least[1] + most[1]) / 2, (least[2] + most[2]) / 2
    };
  }
}
