package org.trackwalk.check.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Small parts that bear the road's name, beside a road of 40 x 6 m at height 0: road where a wheel
 * gets onto them, from whichever side, else things.
 */
class NamedThingsTest {

  private final List<Piece> pieces = new ArrayList<>();
  private LevelHints hints = LevelHints.NONE;

  /** A sheet from (x0, y0, z0) to (x1, y1, z1), upright where both z are the same. */
  private NamedThingsTest sheet(
      String name, double x0, double z0, double x1, double z1, double y0, double y1) {
    double[] upright = {x0, y0, z0, x0, y1, z0, x1, y1, z0, x1, y0, z0};
    double[] lying = {x0, y0, z0, x0, y0, z1, x1, y1, z1, x1, y1, z0};
    float[] p = new float[12];
    for (int i = 0; i < 12; i++) {
      p[i] = (float) (z0 == z1 ? upright : lying)[i];
    }
    pieces.add(Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build());
    return this;
  }

  private NamedThingsTest road() {
    return sheet("road", 0, 0, 40, 6, 0, 0);
  }

  /** A level plank, 0.4 m wide, across a way along x. */
  private NamedThingsTest plank(double x, double y) {
    return sheet("road_plank", x, 1, x + 0.4, 4, y, y);
  }

  private Set<SurfaceClass> of(String name) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), hints);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Corridor corridor = CorridorFinder.find(level, surface, topology, CheckSettings.defaults());
    Set<SurfaceClass> classes = new TreeSet<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (surface.pieces().get(surface.pieceOf(t)).name().equals(name)) {
        classes.add(corridor.classes().of(t));
      }
    }
    return classes;
  }

  @Test
  void aCrownOverTheRoadIsSceneryAndAPlateOnItIsRoad() {
    road().sheet("road_a", 5, 1, 7, 3, 1.3, 1.3).sheet("road_b", 9, 1, 11, 3, 0.4, 0.4);
    assertEquals(Set.of(SurfaceClass.SCENERY), of("road_a"));
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_b"));
    assertEquals(Set.of(SurfaceClass.ROAD), of("road"));
  }

  @Test
  void whatHoldsACarIsRoadWhereverItIs() {
    road().sheet("road_a", 5, 1, 8, 3.1, 4, 4).sheet("road_b", 30, 1, 33, 2.9, 4, 4);
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_a"));
    assertEquals(Set.of(SurfaceClass.SCENERY), of("road_b"));
  }

  /** 30 m of planks: those in the middle are farther from the road than any verge. */
  @Test
  void aBridgeOfPlanksIsRoad() {
    road().sheet("road", 70, 0, 100, 6, 0, 0);
    for (int i = 0; i < 60; i++) {
      plank(40.05 + 0.5 * i, 0.1);
    }
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_plank"));
  }

  @Test
  void aBridgeIsReachedFromItsOtherEndToo() {
    road().sheet("road", 70, 0, 100, 6, 0, 0);
    for (int i = 0; i < 60; i++) {
      if (i < 20 || i > 34) {
        plank(40.05 + 0.5 * i, 0); // a hole of 7.6 m is between them
      }
    }
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_plank"));
  }

  @Test
  void planksAreReachedOverGroundWithoutAName() {
    road().sheet("x", 40, 0, 60, 6, 0, 0).plank(60.2, 0.2);
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_plank"));
    pieces.remove(1);
    assertEquals(Set.of(SurfaceClass.SCENERY), of("road_plank"));
  }

  @Test
  void theBottomOfAPitIsRoad() {
    road().plank(42, -3);
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_plank"));
  }

  @Test
  void aKerbsFaceIsRoad() {
    road().sheet("road_face", 5, 3, 10, 3, 0.001, 0.05);
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_face"));
  }

  /** The side of a bridge hangs from the road's border. */
  @Test
  void aSkirtIsRoad() {
    road().sheet("road_skirt", 5, 6.001, 10, 6.001, -3, -0.001);
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_skirt"));
  }

  @Test
  void namesHoldWhereNothingHoldsACar() {
    sheet("road_a", 0, 0, 2, 2, 0, 0).sheet("road_b", 9, 0, 11, 2, 3, 3);
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_a"));
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_b"));
  }

  @Test
  void theManifestsWordHolds() {
    road().sheet("road_a", 5, 1, 7, 3, 1.3, 1.3);
    hints = LevelHints.NONE.withRoad(List.of("road*"));
    assertEquals(Set.of(SurfaceClass.ROAD), of("road_a"));
  }
}
