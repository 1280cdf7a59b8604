package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A long straight and a second one beside it, with a narrow gap between them, along x. */
class RoadMarksTest {

  private static final int LENGTH = 420;
  private static final double WIDE = 14;

  /** Length of a quad, metres. */
  private static final int QUAD = 10;

  /** Where a quad is left out, and so far from there rows are looked at, metres. */
  private static final int HOLE = 380;

  private static final int FAR = 80;

  /**
   * Who walks along one of them sees the gap, so the marks must see it too, wherever it lies to the
   * half metres at which they look: without marks all rows hang on where the walk began.
   */
  @ParameterizedTest
  @CsvSource({
    "0.26, 0.0", "0.26, 0.1", "0.26, 0.2", "0.26, 0.37", "0.3, 0.03", "0.3, 0.15", "0.4, 0.02",
    "0.4, 0.09", "0.4, 0.3", "0.49, 0.005", "0.49, 0.25", "0.6, 0.0", "0.6, 0.2", "0.6, 0.41"
  })
  void rowsBesideANarrowGapStayWhereTheyAre(double gap, double at) {
    Set<Double> whole = rows(gap, at, -1);
    assertEquals(2 * (HOLE - FAR - FAR / 2), whole.size(), 5);
    assertEquals(whole, rows(gap, at, HOLE));
  }

  /** The rows far from the hole: x of those of the one road, and x + LENGTH of the other's. */
  private static Set<Double> rows(double gap, double at, int hole) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    strip(mesh, at - WIDE, at, hole);
    strip(mesh, at + gap, at + gap + WIDE, -1);
    Set<Double> rows = new TreeSet<>();
    WeldedSurface surface = ExactWeld.weld(List.of(mesh.build("level.obj")), 1, Progress.none());
    for (Strand strand : BuiltRoad.of(surface).strands()) {
      for (int row = 0; row < strand.rows(); row++) {
        double x = strand.centre(row, 0);
        if (x > FAR / 2.0 && x < HOLE - FAR) {
          rows.add(strand.centre(row, 2) < at ? x : x + LENGTH);
        }
      }
    }
    return Collections.unmodifiableSet(rows);
  }

  private static void strip(MeshDraft mesh, double from, double to, int hole) {
    for (int x = 0; x < LENGTH; x += QUAD) {
      if (x != hole) {
        int v = mesh.vertexCount();
        mesh.vertex(x, 0, from);
        mesh.vertex(x, 0, to);
        mesh.vertex(x + QUAD, 0, to);
        mesh.vertex(x + QUAD, 0, from);
        mesh.quad(v, v + 1, v + 2, v + 3, "asphalt");
      }
    }
  }
}
