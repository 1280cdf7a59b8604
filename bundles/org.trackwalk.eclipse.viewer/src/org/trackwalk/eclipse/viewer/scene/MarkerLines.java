package org.trackwalk.eclipse.viewer.scene;

import java.util.List;
import java.util.Optional;
import org.trackwalk.course.marker.MarkerKind;
import org.trackwalk.course.marker.MarkerPath;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.mesh.level.Level;

/** Starts, pits and gates as the game has them. */
public final class MarkerLines {

  private MarkerLines() {}

  /** The drawing of all marked places of a level. */
  public static LineSet of(Level level) {
    LineSet lines = new LineSet();
    MarkerPath.of(level).forEach(path -> lines.addPath(path.points(), Palette.of(path.kind())));
    return lines;
  }

  /** The colours of the kinds that there are; empty for a level without a marked place. */
  public static Optional<Legend> legend(Level level) {
    List<MarkerKind> kinds =
        MarkerPath.of(level).stream().map(MarkerPath::kind).distinct().sorted().toList();
    List<Legend.Entry> entries =
        kinds.stream().map(kind -> new Legend.Entry(Palette.of(kind), kind.title())).toList();
    return kinds.isEmpty() ? Optional.empty() : Optional.of(new Legend("Marked places", entries));
  }
}
