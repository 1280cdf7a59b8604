package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A roof of two triangles has the bend that its slope says, with the sign of crest or dip. */
class BendColoursTest {

  @ParameterizedTest
  @ValueSource(doubles = {-20, -4, -1, 1, 4, 20})
  void theBendIsThatOfTheRoof(double degrees) {
    // each side falls by half the bend from the ridge along z
    float fall = (float) -Math.tan(Math.toRadians(degrees / 2));
    float[] p = {0, 0, 0, 0, 0, 1, -1, fall, 0, 1, fall, 0};
    WeldedSurface surface =
        Sheets.welded(
            Piece.named("roof", "roof.obj").mesh(p, new int[] {0, 2, 1, 0, 1, 3}).build());
    BendColours bends = new BendColours(surface, Topology.of(surface, 1, Progress.none()));
    double sharpest = 0;
    for (int h = 0; h < 6; h++) {
      sharpest = Math.abs(bends.degrees(h)) > 0 ? bends.degrees(h) : sharpest;
    }
    assertEquals(degrees, sharpest, 1e-4);
    assertEquals(BendColours.colour(degrees), bends.of(0));
    assertNotEquals(BendColours.colour(0), bends.of(1));
  }
}
