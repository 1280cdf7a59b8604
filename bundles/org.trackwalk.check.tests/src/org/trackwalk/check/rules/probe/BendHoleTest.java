package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A stretch that is cut square out of a tight bend, through the road and the wider ground on which
 * it is laid. Its ends stand aslant of the bend, so that straight back from them one soon comes to
 * a border. Seeded by radius, width, length and direction.
 */
class BendHoleTest {

  private static final double LEG = 60;

  private final Random random = new Random();
  private double turn;
  private double radius;
  private double half;
  private double hole;

  @RepeatedTest(60)
  void isMissingRoad(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    turn = 2 * Math.PI * random.nextDouble();
    half = 2.5 + 1.5 * random.nextDouble();
    radius = half + 2 + 6 * random.nextDouble();
    // what is cut out reaches from border to border in the bend, and is shorter than it is wide
    hole = Math.min(1.5 + 5 * random.nextDouble(), 1.4 * (radius - half));
    hole = Math.min(hole, 1.75 * half);
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    band(road, half, 0);
    MeshDraft ground = new MeshDraft("grass", SurfaceClass.VERGE);
    band(ground, half + 1.5, -0.01);
    List<Piece> pieces = List.of(road.build("road.obj"), ground.build("grass.obj"));
    List<Finding> told =
        LevelCheck.check(
                new Level("bend", "", pieces, List.of(), List.of("bend.obj"), LevelHints.NONE),
                CheckSettings.defaults(),
                Progress.none())
            .findings();
    String scene = "radius " + radius + ", half " + half + ", hole " + hole;
    List<Finding> missing =
        told.stream()
            .filter(f -> f.rule().equals("probe.fall-through") || f.rule().equals("boundary.hole"))
            .toList();
    assertEquals(1, missing.size(), () -> scene + told.stream().map(Finding::message).toList());
    assertEquals(Severity.ERROR, missing.get(0).severity(), scene);
    double[] at = missing.get(0).position();
    double far = Math.hypot(at[0], at[2]);
    assertTrue(far < hole + half, scene + ": told " + far + " m off");
  }

  /** Both sides of what is missing, each a part of the bend and a straight leg. */
  private void band(MeshDraft mesh, double wide, double y) {
    for (int side = -1; side <= 1; side += 2) {
      int[] before = null;
      // from where the cut begins at the outer border to where the bend ends
      double first = Math.asin(hole / 2 / (radius + wide));
      double inner = Math.asin(Math.min(1, hole / 2 / (radius - wide)));
      int steps = 12;
      for (int i = 0; i <= steps; i++) {
        double angle = first + (inner - first) * i / steps;
        double from = Math.max(radius - wide, hole / 2 / Math.sin(angle));
        before = add(mesh, before, side, angle, from, radius + wide, y);
      }
      double end = Math.PI / 2;
      for (int i = 1; i <= steps && inner < end; i++) {
        double angle = inner + (end - inner) * i / steps;
        before = add(mesh, before, side, angle, radius - wide, radius + wide, y);
      }
      for (int i = 1; i <= LEG / 5; i++) {
        int[] now = {
          vertex(mesh, side * (radius - wide), 5 * i, y),
          vertex(mesh, side * (radius + wide), 5 * i, y)
        };
        quad(mesh, before, now, side);
        before = now;
      }
    }
  }

  /** A row at an angle from the middle of the bend; the middle of what is missing is the origin. */
  private int[] add(
      MeshDraft mesh, int[] before, int side, double angle, double from, double to, double y) {
    double along = side * Math.sin(angle);
    double out = -Math.cos(angle);
    int outer = vertex(mesh, along * to, out * to, y);
    // the cut begins at a corner
    int[] now = {before == null ? outer : vertex(mesh, along * from, out * from, y), outer};
    if (before != null) {
      quad(mesh, before, now, side);
    }
    return now;
  }

  private static void quad(MeshDraft mesh, int[] a, int[] b, int side) {
    int[] left = side < 0 ? a : b;
    int[] right = side < 0 ? b : a;
    if (a[0] != a[1]) {
      mesh.quad(left[0], left[1], right[1], right[0], "asphalt");
    } else if (side < 0) {
      mesh.triangle(a[0], b[1], b[0], "asphalt");
    } else {
      mesh.triangle(a[0], b[0], b[1], "asphalt");
    }
  }

  /** A vertex by metres along the bend's tangent and from its centre, away from its middle. */
  private int vertex(MeshDraft mesh, double along, double back, double y) {
    double z = back + radius;
    return mesh.vertex(
        along * Math.cos(turn) - z * Math.sin(turn),
        y,
        along * Math.sin(turn) + z * Math.cos(turn));
  }
}
