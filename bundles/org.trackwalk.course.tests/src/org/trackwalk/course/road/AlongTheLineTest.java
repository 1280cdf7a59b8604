package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * A road is walked as its racing line goes, in one piece or torn: what is left on both sides of a
 * tear encloses something else than the whole, and would turn around.
 */
class AlongTheLineTest {

  private static final int STEPS = 200;

  private final Random random = new Random();

  @RepeatedTest(24)
  void aRoadThatSwingsToAndFro(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    double width = 6 + 8 * random.nextDouble();
    double sway = 60 + 40 * random.nextDouble();
    double turn = 2 * Math.PI * random.nextDouble();
    int torn = 40 + random.nextInt(120);
    for (boolean back : new boolean[] {false, true}) {
      assertAlong(walk(width, sway, turn, -1, back), 1);
      assertAlong(walk(width, sway, turn, torn, back), 2);
    }
  }

  private void assertAlong(Road road, int strands) {
    assertTrue(road.strands().size() == strands, road.strands().size() + " strands");
    Road driven = road.along(line, true);
    for (int s = 0; s < strands; s++) {
      assertTrue(driven.way(s) > 0, "strand " + s + " runs against the line");
    }
  }

  private RacingLine line;

  private Road walk(double width, double sway, double turn, int torn, boolean back) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    double[] points = new double[3 * (STEPS + 1)];
    for (int i = 0; i <= STEPS; i++) {
      double ahead = Math.atan2(sway / 50 * StrictMath.cos(i / 25.0), 1);
      for (int side = -1; side <= 1; side++) {
        double x = 2 * i - side * width / 2 * Math.sin(ahead);
        double z = sway * StrictMath.sin(i / 25.0) + side * width / 2 * Math.cos(ahead);
        double px = x * Math.cos(turn) - z * Math.sin(turn);
        double pz = x * Math.sin(turn) + z * Math.cos(turn);
        if (side == 0) {
          int at = 3 * (back ? STEPS - i : i);
          points[at] = px;
          points[at + 1] = 0.3;
          points[at + 2] = pz;
        } else {
          mesh.vertex(px, 0, pz);
        }
      }
      boolean missing = torn >= 0 && i > torn && i <= torn + 10;
      if (i > 0 && !missing) {
        int a = 2 * (i - 1);
        mesh.quad(a, a + 1, a + 3, a + 2, "asphalt");
      }
    }
    List<Piece> pieces = List.of(mesh.build("road.obj"));
    line = BuiltRoad.line(pieces, points);
    return BuiltRoad.of(ExactWeld.weld(pieces, 1, Progress.none()), line);
  }
}
