package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A straight road of 10 x 200 m that turns with the angle of a test, with starts and gates where
 * trigonometry puts them.
 */
abstract class StraightRoad {

  static final double LENGTH = 200;

  /** Rules of markers and names alone; nobody has asked for them by name. */
  static final CheckSettings PLACES =
      CheckSettings.defaults()
          .withSkip(
              Set.of(
                  "boundary",
                  "cliff",
                  "edge",
                  "import",
                  "normal",
                  "overlap",
                  "probe",
                  "quality",
                  "ride",
                  "seam",
                  "topology",
                  "weld"));

  final List<Piece> pieces = new ArrayList<>();
  final List<Marker> markers = new ArrayList<>();
  double angle;
  LevelHints hints = LevelHints.NONE;

  /** A place so far along the road and to the left of who drives along it. */
  double[] at(double along, double left) {
    double x = Math.sin(angle);
    double z = Math.cos(angle);
    return new double[] {along * x + left * z, 0.5, along * z - left * x};
  }

  void road(String name, double from, double to) {
    float[] p = new float[12];
    double[][] corners = {at(from, 5), at(from, -5), at(to, -5), at(to, 5)};
    for (int i = 0; i < 12; i++) {
      p[i] = i % 3 == 1 ? 0 : (float) corners[i / 3][i % 3];
    }
    pieces.add(Piece.named(name, "a.kn5").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build());
  }

  /** A start that looks so many degrees to the left of the way along the road. */
  void start(int number, double along, double degrees) {
    double to = angle + Math.toRadians(degrees);
    double[] forward = {2 * Math.sin(to), 0.1, 2 * Math.cos(to)};
    markers.add(new Marker("AC_START_" + number, "a.kn5", at(along, 1), forward));
  }

  void pole(String name, double along, double left) {
    markers.add(new Marker(name, "a.kn5", at(along, left), null));
  }

  /** The race goes along the road: the grid's first is farther on than its last. */
  void grid() {
    start(0, 60, 0);
    start(1, 50, 10);
    start(2, 40, -10);
  }

  List<String> told() {
    return check().stream().map(f -> f.told().rule() + " " + f.told().message()).toList();
  }

  List<Finding> check() {
    Level level = new Level("level", "", pieces, List.of(), List.of("a.kn5"), hints, markers);
    return places(level);
  }

  static List<Finding> places(Level level) {
    return LevelCheck.check(level, PLACES, Progress.none()).findings().stream()
        .filter(f -> f.told().rule().startsWith("place."))
        .toList();
  }
}
