package org.trackwalk.check.rules.place;

import java.util.Locale;
import java.util.SortedSet;
import java.util.TreeSet;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.mesh.level.Level;

/** What is said of a level without a start: that there is none, or that its files can hold none. */
final class MissingMarkers {

  /** What is to be done: the rule's own advice is for places that are there. */
  static final String HELP =
      "Put an empty AC_START_0 on the road where the first car starts, one more for each car and"
          + " the pits, and export them with the meshes.";

  private MissingMarkers() {}

  /** One sentence; it tells places that were not checked from places that are not there. */
  static String message(Level level) {
    SortedSet<String> formats = new TreeSet<>();
    level.pieces().forEach(piece -> formats.add(Importers.ending(piece.file())));
    boolean cannot =
        !formats.isEmpty()
            && formats.stream().allMatch(MissingMarkers::holdsNone)
            && level.markers().isEmpty();
    if (cannot) {
      return "no AC_START_0 is in it, so starts, pits and gates are not checked: "
          + "no empties are read from "
          + String.join(", ", formats).toUpperCase(Locale.ROOT)
          + " files; export FBX, GLB or KN5";
    }
    return LevelMarkers.of(level).isEmpty()
        ? "no AC_START_0 is in it, nor any other marker: no car has a place"
        : "no AC_START_0 is in it: no car has a place to start from";
  }

  /** Whether files of an ending are read and can hold no empties. */
  private static boolean holdsNone(String ending) {
    String name = "file." + ending;
    return Importers.forFileName(name)
        .map((MeshImporter importer) -> !importer.holdsEmpties(name))
        .orElse(false);
  }
}
