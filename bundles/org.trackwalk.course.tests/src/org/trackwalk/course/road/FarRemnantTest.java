package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * A patch of road no longer than two widths is what is left of a torn road where it lies before the
 * end of one, no farther off than both are long; else it comes and goes with what is there. Beside
 * a longer road; seeded by sizes, gap and direction.
 */
class FarRemnantTest {

  private final Random random = new Random();
  private double turn;

  @RepeatedTest(40)
  void aPatchBelongsToARoadThatIsNear(RepetitionInfo seed) {
    random.setSeed(seed.getCurrentRepetition());
    turn = 2 * Math.PI * random.nextDouble();
    double wide = 14 + 4 * random.nextDouble();
    double road = 50 + 20 * random.nextDouble();
    double patch = (1.5 + 0.3 * random.nextDouble()) * wide;
    double near = 15 + random.nextDouble() * (road + patch - 20);
    double far = road + patch + 5 + random.nextDouble() * (195 - road - patch - 5);
    assertEquals(3, strands(wide, road, patch, near), "near " + near);
    assertEquals(2, strands(wide, road, patch, far), "far " + far);
  }

  /** How many strands are driven. */
  private int strands(double wide, double road, double patch, double gap) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    strip(mesh, 0, 400, -300, 12);
    strip(mesh, 0, road, 0, wide);
    double from = road + gap;
    strip(mesh, from, from + patch, 0, wide);
    List<Piece> pieces = List.of(mesh.build("road.obj"));
    return BuiltRoad.of(ExactWeld.weld(pieces, 1, Progress.none())).strands().size();
  }

  private void strip(MeshDraft mesh, double from, double to, double z, double wide) {
    int steps = Math.max(1, (int) ((to - from) / 5));
    int[] before = null;
    for (int i = 0; i <= steps; i++) {
      double x = from + (to - from) * i / steps;
      int[] now = {vertex(mesh, x, z - wide / 2), vertex(mesh, x, z + wide / 2)};
      if (before != null) {
        mesh.quad(before[0], before[1], now[1], now[0], "asphalt");
      }
      before = now;
    }
  }

  private int vertex(MeshDraft mesh, double x, double z) {
    return mesh.vertex(
        x * Math.cos(turn) - z * Math.sin(turn), 0, x * Math.sin(turn) + z * Math.cos(turn));
  }
}
