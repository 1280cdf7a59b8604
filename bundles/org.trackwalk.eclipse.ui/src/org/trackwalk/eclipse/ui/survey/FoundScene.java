package org.trackwalk.eclipse.ui.survey;

import java.util.Locale;
import org.trackwalk.io.scene.ImportedScene;
import org.trackwalk.io.scene.SceneFormat;
import org.trackwalk.io.scene.formats.SceneFinder;

/**
 * A scene that was read.
 *
 * @param finder the file and its kind
 * @param scene what it says, with what the user says otherwise
 * @param width of the road in the mean, metres; NaN when it is not known
 */
public record FoundScene(SceneFinder finder, ImportedScene scene, double width) {

  /** How many notes are told; the others are counted. */
  private static final int TOLD = 6;

  /** The kind of scene as a designer calls it: {@code SuperTuxKart track}. */
  static String kind(SceneFormat format) {
    String title = format.title();
    int example = title.indexOf(" (");
    return example < 0 ? title : title.substring(0, example);
  }

  /** Length of the line, metres; 0 without one. */
  double length() {
    double[] line = scene.line();
    if (line == null) {
      return 0;
    }
    double length = 0;
    int last = scene.lineClosed() ? line.length : line.length - 3;
    for (int i = 0; i < last; i += 3) {
      int next = (i + 3) % line.length;
      double dx = line[next] - line[i];
      double dy = line[next + 1] - line[i + 1];
      double dz = line[next + 2] - line[i + 2];
      length += Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
    return length;
  }

  /** Line, width and starts, then the notes, a line each. */
  String words() {
    StringBuilder text = new StringBuilder();
    if (scene.line() == null) {
      text.append("no racing line");
    } else {
      text.append(String.format(Locale.ROOT, "racing line %.0f m", length()));
      text.append(scene.lineClosed() ? ", closed" : ", not closed");
    }
    if (width > 0) {
      text.append("; road about ").append(RaceSize.metres(width)).append(" wide in the mean");
    }
    int starts = scene.manifest().spawns().size();
    text.append("; ").append(starts == 0 ? "no" : starts);
    text.append(starts == 1 ? " start position" : " start positions");
    scene.notes().stream()
        .limit(TOLD)
        .map(note -> note.replace(" (--scene NAME takes another)", ""))
        .forEach(note -> text.append("\n• ").append(note));
    int more = scene.notes().size() - TOLD;
    return more > 0 ? text.append("\n• and ").append(more).append(" more").toString() : text + "";
  }
}
