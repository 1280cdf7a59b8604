package org.trackwalk.course.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** In how many stretches an edge is looked at. */
class BrinkTest {

  /** A jump is 4.5 m; from 4.5 m times two to the 24th on floats do not tell stretches apart. */
  @ParameterizedTest
  @CsvSource({"4, 1", "5, 2", "450, 100", "7e7, 15555556", "8e7, 0", "1e15, 0", "1e30, 0"})
  void areNoMoreThanFloatsTellApart(float length, int stretches) {
    float[] corners = {0, 0, 0, 0, 0, 10, length, 0, 0};
    Piece piece = Piece.named("x", "x.obj").mesh(corners, new int[] {0, 1, 2}).build();
    WeldedSurface surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Brink brink = new Brink(surface, topology);
    for (int h = 0; h < 3; h++) {
      int from = topology.from(h);
      int to = topology.to(h);
      boolean along = z(surface, from) == 0 && z(surface, to) == 0;
      if (along) {
        brink.at(h);
        assertEquals(stretches, brink.stretches());
      }
    }
  }

  private static float z(WeldedSurface surface, int vertex) {
    return surface.positions()[3 * vertex + 2];
  }
}
