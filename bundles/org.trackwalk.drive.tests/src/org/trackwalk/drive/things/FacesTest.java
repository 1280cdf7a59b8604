package org.trackwalk.drive.things;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A wall of quads, each of two triangles, and a kerb's face that no edge joins to it. */
class FacesTest {

  private static final int QUADS = 4;

  private static WeldedSurface wall(double height) {
    MeshDraft draft = new MeshDraft("wall", SurfaceClass.BARRIER);
    for (int i = 0; i < QUADS; i++) {
      draft.quad(
          draft.vertex(i, 0, 0),
          draft.vertex(i + 1, 0, 0),
          draft.vertex(i + 1, height, 0),
          draft.vertex(i, height, 0),
          "");
    }
    draft.quad(
        draft.vertex(0, 0, -1),
        draft.vertex(QUADS, 0, -1),
        draft.vertex(QUADS, 0.1, -1),
        draft.vertex(0, 0.1, -1),
        "");
    return ExactWeld.weld(List.of(draft.build("t.obj")), 1, Progress.none());
  }

  private static Met met(int row, int triangle, double top, Met.Lie lie) {
    return new Met(0, row, triangle, 0, 0, 0, top, top, new double[3], 0, 0, lie, new float[6]);
  }

  /** What a row has of the lower triangles alone is as high as what goes on over it there. */
  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.6, 2})
  void aCornerOfAWallIsAsHighAsTheWallInItsRow(double height) {
    WeldedSurface surface = wall(height);
    Topology topology = Topology.of(surface, 1, Progress.none());
    List<Met> all = new ArrayList<>();
    boolean whole = true;
    for (int t = 0; t < surface.triangleCount(); t++) {
      boolean kerb = isKerb(surface, t);
      all.add(met(7, t, kerb ? 0.1 : whole ? height : 0.02, Met.Lie.UPRIGHT));
      all.add(met(8, t, 0.03, Met.Lie.UPRIGHT));
      all.add(met(7, t, 0.04, Met.Lie.RIM));
      whole &= kerb;
    }
    Faces faces = Faces.of(topology, surface.triangleCount(), all);
    for (Met part : all) {
      double own = isKerb(surface, part.triangle()) ? 0.1 : height;
      double expected = part.lie() == Met.Lie.RIM ? 0.04 : part.row() == 8 ? 0.03 : own;
      assertEquals(expected, faces.top(part), part.toString());
    }
  }

  private static boolean isKerb(WeldedSurface surface, int t) {
    return surface.positions()[3 * surface.triangles()[3 * t] + 2] < -0.5f;
  }
}
