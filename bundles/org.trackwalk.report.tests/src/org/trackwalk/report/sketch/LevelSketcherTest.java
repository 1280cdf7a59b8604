package org.trackwalk.report.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Extent;
import org.trackwalk.report.fixture.DemoReport;
import org.trackwalk.report.svg.PieceColors;

class LevelSketcherTest {

  /** Half a step of the grid on each axis, metres. */
  private static final double HALF_STEP = 0.000_501;

  private static LevelReport circuit() {
    return DemoReport.circuit().levels().get(0);
  }

  private static LevelReport circuit(int triangles) {
    List<Piece> pieces = Circuit.generate(CircuitShape.ofTriangles(triangles)).level().pieces();
    return DemoReport.level(pieces.toArray(Piece[]::new));
  }

  @Test
  void aLevelThatFitsKeepsAllItsTrianglesButTheSky() {
    LevelReport level = circuit();
    MeshReader mesh = new MeshReader(LevelSketcher.of(level).get(LevelSketcher.MESH));
    WeldedSurface surface = level.surface();
    assertEquals(surface.pieces().stream().map(Piece::name).toList(), mesh.pieces);
    List<double[]> expected = new ArrayList<>();
    float[] p = surface.positions();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (!surface.pieces().get(surface.pieceOf(t)).name().equals("sky")) {
        expected.add(middle(t, surface, p));
      }
    }
    assertEquals(expected.size(), mesh.triangles());
    List<double[]> read = new ArrayList<>();
    for (int t = 0; t < mesh.triangles(); t++) {
      double[] m = new double[3];
      for (int i = 0; i < 9; i++) {
        m[i % 3] += mesh.corners.get(3 * t + i / 3)[i % 3] / 3;
      }
      read.add(m);
    }
    // Middles sorted along x agree within a step, whatever the order of writing.
    double[] a = expected.stream().mapToDouble(m -> m[0]).sorted().toArray();
    double[] b = read.stream().mapToDouble(m -> m[0]).sorted().toArray();
    for (int i = 0; i < a.length; i++) {
      assertEquals(a[i], b[i], HALF_STEP, "triangle " + i);
    }
  }

  private static double[] middle(int t, WeldedSurface surface, float[] p) {
    double[] m = new double[3];
    for (int i = 0; i < 9; i++) {
      m[i % 3] += p[3 * surface.triangles()[3 * t + i / 3] + i % 3] / 3.0;
    }
    return m;
  }

  @Test
  void whatIsThinnedOutKeepsTheRoadLongest() {
    LevelReport level = circuit();
    PieceColors colors = new PieceColors(level);
    VertexClusters clusters = new VertexClusters(level, colors);
    int all = level.surface().triangleCount();
    int[] map = clusters.within(all * 2 / 3);
    int[] kept = new int[SurfaceClass.values().length];
    int[] before = new int[kept.length];
    for (int t = 0; t < all; t++) {
      int own = colors.surfaceClass(t).ordinal();
      before[own]++;
      kept[own] += clusters.keeps(t, map) ? 1 : 0;
    }
    int road = SurfaceClass.ROAD.ordinal();
    assertTrue(Arrays.stream(kept).sum() <= all * 2 / 3, Arrays.toString(kept));
    assertEquals(before[road], kept[road], "the road stays whole");
  }

  @Test
  void bytesAreBoundedHoweverLargeTheLevel() {
    LevelReport level = circuit(60_000);
    PieceColors colors = new PieceColors(level);
    Extent shown = ShownBox.of(level, colors);
    MeshCode code = new MeshCode(level, colors, new VertexClusters(level, colors), shown);
    for (int most : new int[] {200_000, 60_000, 20_000}) {
      byte[] mesh = code.within(most, 1_000_000);
      assertTrue(mesh.length <= most, mesh.length + " of " + most);
      assertTrue(new MeshReader(mesh).triangles() > 200, "something is left in " + most);
    }
  }

  @Test
  void threeHundredThousandTrianglesLeaveRoomForTheList() {
    LevelReport level = circuit(300_000);
    assertTrue(level.surface().triangleCount() > 200_000);
    Map<String, byte[]> parts = LevelSketcher.of(level);
    int packed = parts.values().stream().mapToInt(part -> part.length).sum();
    assertTrue(packed / 3 * 4 < 3_500_000, packed + " bytes");
    MeshReader mesh = new MeshReader(parts.get(LevelSketcher.MESH));
    assertTrue(mesh.triangles() > 200_000, mesh.triangles() + " triangles");
    assertEquals(0.001, mesh.step);
  }

  @Test
  void patchesHoldTheVeryCornersAroundAFinding() {
    LevelReport level = circuit();
    Unpacked in = new Unpacked(LevelSketcher.of(level).get(LevelSketcher.PATCHES));
    long patches = in.whole();
    assertTrue(patches > 0);
    Finding worst = level.findings().get(0);
    assertEquals(worst.fingerprint(), in.text());
    double[] centre = {in.real(), in.real(), in.real()};
    assertEquals(worst.position()[1], centre[1]);
    assertTrue(in.real() > 0);
    assertTrue(in.whole() > 3, "triangles around the worst finding");
  }

  @Test
  void aLevelWithoutTrianglesHasNoSketch() {
    assertEquals(Map.of(), LevelSketcher.of(DemoReport.level()));
  }
}
