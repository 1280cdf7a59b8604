package org.trackwalk.check.rules.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Levels of ribbons: ground that follows a line, a quad every few metres. */
final class Ribbons {

  /** Length of a quad, metres. */
  private static final double STEP = 2;

  /** A line in space: x, y, z and direction at a length along it. */
  interface Line {
    /** x, y, z, and the unit direction's x and z. */
    double[] at(double metres);
  }

  private final List<Piece> pieces = new ArrayList<>();
  private LevelHints hints = LevelHints.NONE;

  /** A line along z. */
  static Line straight() {
    return s -> new double[] {0, 0, s, 0, 1};
  }

  /** A circle around the origin, level. */
  static Line circle(double radius) {
    return s -> {
      double a = s / radius;
      double cos = StrictMath.cos(a);
      double sin = StrictMath.sin(a);
      return new double[] {radius * cos, 0, radius * sin, -sin, cos};
    };
  }

  /** A ribbon as wide as said, its middle so far to the left of a line and so high over it. */
  Ribbons ribbon(
      String name,
      SurfaceClass as,
      Line line,
      double from,
      double to,
      double width,
      double left,
      double up) {
    pieces.add(piece(name, as, line, from, to, width, left, up));
    return this;
  }

  /** A road of 10 m along a line. */
  Ribbons road(String name, Line line, double from, double to) {
    return ribbon(name, SurfaceClass.ROAD, line, from, to, 10, 0, 0);
  }

  /** An upright wall of 2 m across a line, as wide as the road. */
  Ribbons wall(Line line, double at) {
    MeshDraft mesh = new MeshDraft("wall", SurfaceClass.BARRIER);
    mesh.twoSided(true);
    double[] p = line.at(at);
    for (int side = -1; side <= 1; side += 2) {
      for (int up = 0; up <= 2; up += 2) {
        mesh.vertex(p[0] + 6 * side * p[4], p[1] + up, p[2] - 6 * side * p[3]);
      }
    }
    mesh.quad(0, 1, 3, 2, "concrete");
    pieces.add(mesh.build("level.obj"));
    return this;
  }

  /** Another level that is streamed in beside: a road of 10 m. */
  Ribbons neighbour(Line line, double from, double to) {
    LevelHints none = LevelHints.NONE;
    hints =
        new LevelHints(
            none.corridorPieces(),
            none.corridorMaterials(),
            none.line(),
            none.lineClosed(),
            none.speedMax(),
            none.grip(),
            none.vehicle(),
            none.spawns(),
            List.of("next.obj"),
            List.of(piece("road_next", SurfaceClass.ROAD, line, from, to, 10, 0, 0)),
            none.enclosed(),
            none.profiles(),
            none.bodies(),
            none.rules(),
            none.suppressions());
    return this;
  }

  private static Piece piece(
      String name,
      SurfaceClass as,
      Line line,
      double from,
      double to,
      double width,
      double left,
      double up) {
    MeshDraft mesh = new MeshDraft(name, as);
    int n = (int) Math.round((to - from) / STEP);
    for (int i = 0; i <= n; i++) {
      double[] p = line.at(from + (to - from) * i / n);
      for (int side = -1; side <= 1; side++) {
        double aside = left + side * width / 2;
        mesh.vertex(p[0] + aside * p[4], p[1] + up, p[2] - aside * p[3]);
      }
    }
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 2; k++) {
        int a = 3 * i + k;
        mesh.quad(a, a + 3, a + 4, a + 1, "asphalt");
      }
    }
    return mesh.build("level.obj");
  }

  /** What the rule says about the level. */
  List<Finding> told() {
    return told(new Level("level", "", pieces, List.of(), List.of("level.obj"), hints));
  }

  /** What some rules say about the level. */
  List<Finding> told(Set<String> rules) {
    return told(new Level("level", "", pieces, List.of(), List.of("level.obj"), hints), rules);
  }

  /** What the rule says about a level. */
  static List<Finding> told(Level level) {
    return told(level, Set.of("probe.fall-through"));
  }

  private static List<Finding> told(Level level, Set<String> rules) {
    CheckSettings settings = CheckSettings.defaults().withOnly(rules);
    return LevelCheck.check(level, settings, Progress.none()).findings();
  }
}
