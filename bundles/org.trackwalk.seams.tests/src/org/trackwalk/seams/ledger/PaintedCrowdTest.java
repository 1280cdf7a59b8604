package org.trackwalk.seams.ledger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;

/** What lies on the ground like paint is the same whether or not triangles are a crowd. */
class PaintedCrowdTest {

  private static final int SHEETS = 120;

  /** Metres of the road, across and along, in squares of a metre. */
  private static final int SIDE = 12;

  /** A road on a slope with sheets of up to a metre on it, 0 to 30 mm high, and some in it. */
  private static WeldedSurface place(SplittableRandom random) {
    double slope = random.nextDouble(0.3);
    int quads = SIDE * SIDE + SHEETS;
    float[] p = new float[12 * quads];
    int[] triangles = new int[6 * quads];
    for (int q = 0; q < quads; q++) {
      boolean road = q < SIDE * SIDE;
      double x = road ? q % SIDE : random.nextDouble(SIDE - 1);
      double z = road ? q / SIDE : random.nextDouble(SIDE - 1);
      double side = road ? 1 : random.nextDouble(0.05, 1);
      double over = road ? 0 : random.nextDouble(-0.005, 0.03);
      for (int corner = 0; corner < 4; corner++) {
        double cx = x + (corner == 1 || corner == 2 ? side : 0);
        double cz = z + (corner >= 2 ? side : 0);
        p[12 * q + 3 * corner] = (float) cx;
        p[12 * q + 3 * corner + 1] = (float) (slope * cx + over);
        p[12 * q + 3 * corner + 2] = (float) cz;
      }
      int v = 4 * q;
      int[] two = {v, v + 2, v + 1, v, v + 3, v + 2};
      System.arraycopy(two, 0, triangles, 6 * q, 6);
    }
    return ExactWeld.weld(
        List.of(Piece.named("road", "level.obj").mesh(p, triangles).build()), 1, Progress.none());
  }

  /** Borders that lie over something, as the ledger says of those of sheets. */
  private static Ledger ledger(OpenEdges edges) {
    List<EdgeEntry> entries = new ArrayList<>();
    for (int e = 0; e < edges.count(); e++) {
      entries.add(new EdgeEntry(e, LedgerClass.OVERLAP, -1, 0, 0, 0.001, 0, 0.5, -1));
    }
    return new Ledger(edges, entries, List.of());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void bothWaysFindTheSame(long seed) {
    WeldedSurface surface = place(new SplittableRandom(seed));
    Topology topology = Topology.of(surface, 1, Progress.none());
    Ledger ledger = ledger(OpenEdges.of(surface, topology, 1));
    BitSet each = new PaintedSheets(surface, topology, ledger, Long.MAX_VALUE).find();
    BitSet crowd = new PaintedSheets(surface, topology, ledger, 0).find();
    assertEquals(each, crowd);
    assertTrue(each.cardinality() > 10, "some are painted: " + each.cardinality());
    assertTrue(each.cardinality() < 2 * SHEETS, "and not all: " + each.cardinality());
  }
}
