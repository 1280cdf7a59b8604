package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** What is left of a wide road between pieces that are missing is road, in whatever order it is. */
class RemnantsTest {

  private static final double WIDTH = 26;
  private static final double LENGTH = 43;
  private static final double GAP = 120;

  private static Piece piece(double angle, double from, double to) {
    MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
    double c = StrictMath.cos(angle);
    double s = StrictMath.sin(angle);
    for (double along : new double[] {from, to}) {
      for (double left : new double[] {WIDTH / 2, -WIDTH / 2}) {
        mesh.vertex(along * c + left * s, 0, along * s - left * c);
      }
    }
    mesh.quad(0, 1, 3, 2, "tarmac");
    return mesh.build("road.obj");
  }

  private static List<Strand> walk(List<Piece> pieces) {
    return BuiltRoad.of(ExactWeld.weld(pieces, 1, Progress.none())).strands();
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 1.2, 2.6, 4})
  void twoInARowAreRoadWhicheverComesFirst(double angle) {
    Piece road = piece(angle, -400, 0);
    Piece near = piece(angle, GAP, GAP + LENGTH);
    Piece far = piece(angle, 2 * GAP + LENGTH, 2 * (GAP + LENGTH));
    assertEquals(3, walk(List.of(road, near, far)).size());
    assertEquals(3, walk(List.of(road, far, near)).size());
    assertEquals(3, walk(List.of(far, near, road)).size());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.3, 1.2, 2.6, 4})
  void aTileThatIsLeftBesideIsNone(double angle) {
    Piece road = piece(angle, -400, 0);
    assertEquals(1, walk(List.of(road, piece(angle, 300, 300 + LENGTH))).size());
  }
}
