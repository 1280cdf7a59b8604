package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/** One material on the road and on what is called something else: names of objects tell. */
class SharedMaterialsTest {

  private static final int QUADS = 50;

  @ParameterizedTest
  @CsvSource({
    "Track, Ground, Road.001",
    "racetrack, Terrain_2, asphalt",
    "road_main, grass_hills, TarmacPalette",
    "Main Road, Verge.003, street_atlas"
  })
  void whatEachObjectIsCalled(String road, String other, String material) {
    Corridor corridor =
        FoundCorridor.of(List.of(strip(road, 0, 8, material), strip(other, 8, 60, material)));
    assertEquals(2 * QUADS, corridor.classes().count(SurfaceClass.ROAD));
    assertEquals(2 * QUADS, corridor.classes().count(SurfaceClass.VERGE));
  }

  /** Where no object is called after the road its material alone says so. */
  @ParameterizedTest
  @CsvSource({"Plane, Ground, Road.001", "Object_4, Terrain_2, asphalt"})
  void whereNoObjectIsCalledRoadItsMaterialTells(String first, String other, String material) {
    Corridor corridor =
        FoundCorridor.of(List.of(strip(first, 0, 8, "paint"), strip(other, 8, 9, material)));
    assertEquals(2 * QUADS, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** An object that has another material too is told apart by both, whoever wears one of them. */
  @ParameterizedTest
  @CsvSource({"Ground, asphalt, grass", "terrain, Road.001, rock"})
  void ofSeveralMaterialsEachTells(String object, String material, String second) {
    Piece track = strip("Track", 0, 8, material);
    Piece apron = strip(object, 8, 9, material);
    Piece rest = strip(object, 17, 9, second);
    Corridor corridor = FoundCorridor.of(List.of(track, apron, rest));
    assertEquals(4 * QUADS, corridor.classes().count(SurfaceClass.ROAD));
  }

  private static Piece strip(String name, double from, double width, String material) {
    float[] p = new float[6 * (QUADS + 1)];
    int[] t = new int[6 * QUADS];
    for (int i = 0; i <= QUADS; i++) {
      for (int j = 0; j < 2; j++) {
        p[6 * i + 3 * j] = (float) (from + j * width);
        p[6 * i + 3 * j + 2] = 5f * i;
      }
      if (i < QUADS) {
        int v = 2 * i;
        System.arraycopy(new int[] {v, v + 2, v + 3, v, v + 3, v + 1}, 0, t, 6 * i, 6);
      }
    }
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(material), null).build();
  }
}
