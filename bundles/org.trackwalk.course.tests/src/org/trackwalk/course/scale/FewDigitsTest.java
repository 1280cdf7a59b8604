package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A piece that was made a hundred times too small is written with two decimals less of it. */
class FewDigitsTest {

  private static final Circuit CIRCUIT = Circuit.generate(CircuitShape.EXAMPLE);

  /** The circuit, one piece of it times a factor, as a file with so many decimals has it. */
  private static List<StrayParts.Stray> strays(String name, double factor, int decimals) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : CIRCUIT.pieces("circuit.obj")) {
      float[] xyz = piece.positions().clone();
      for (int i = 0; i < xyz.length; i++) {
        double x = piece.name().equals(name) ? factor * xyz[i] : xyz[i];
        xyz[i] = new BigDecimal(x).setScale(decimals, RoundingMode.HALF_EVEN).floatValue();
      }
      pieces.add(piece.toBuilder().mesh(xyz, piece.triangles()).build());
    }
    WeldedSurface surface = ExactWeld.weld(pieces, 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return StrayParts.of(surface, OpenEdges.of(surface, topology, 1));
  }

  @Test
  void theSmallOneAmongItsSiblingsIsToldHoweverItWasWritten() {
    for (int decimals = 3; decimals <= 6; decimals++) {
      List<StrayParts.Stray> strays = strays("road_05", 0.01, decimals);
      assertEquals(1, strays.size(), decimals + " decimals");
      assertEquals(100, strays.get(0).factor(), decimals + " decimals");
      assertEquals(1, strays.get(0).pieces().size(), decimals + " decimals");
    }
    assertEquals(1 / 0.0254, strays("road_05", 0.0254, 4).get(0).factor(), 1e-9);
    assertEquals(0.01, strays("road_05", 100, 3).get(0).factor());
  }

  @Test
  void aCircuitThatIsWrittenCoarselyHasNoStrangerInIt() {
    for (int decimals = 1; decimals <= 6; decimals++) {
      assertEquals(List.of(), strays("", 1, decimals), decimals + " decimals");
    }
  }

  @Test
  void theLastDecimalOfAPieceIsFound() {
    assertEquals(Math.sqrt(3) * 0.0005, rounding(1.234f, -712.5f, 0.001f), 1e-9);
    assertEquals(Math.sqrt(3) * 0.05, rounding(1.5f, -712.5f, 4), 1e-9);
    assertEquals(0, rounding(1.234567f, 3, 2));
    // A float cannot tell more decimals there.
    assertEquals(Math.sqrt(3) * 0.0005, rounding(4321.123f, 8, 0.001f), 1e-9);
  }

  private static double rounding(float x, float y, float z) {
    float[] xyz = {x, y, z};
    return WrittenDigits.rounding(Piece.named("a", "a.obj").mesh(xyz, new int[] {0, 0, 0}).build());
  }
}
