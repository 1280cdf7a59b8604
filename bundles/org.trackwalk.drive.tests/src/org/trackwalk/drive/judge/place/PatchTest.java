package org.trackwalk.drive.judge.place;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.profile.Sides;

/** From which sides the triangles around a place collide. */
class PatchTest {

  @ParameterizedTest
  @CsvSource({
    "AUTHORED, true, true",
    "AUTHORED, false, false",
    "ONE, true, false",
    "ONE, false, false",
    "BOTH, true, true",
    "BOTH, false, true"
  })
  void anEngineMayOverruleTheFiles(Sides sides, boolean authored, boolean expected) {
    MeshDraft road = new MeshDraft("road_1", SurfaceClass.ROAD).twoSided(authored);
    road.triangle(road.vertex(0, 0, 0), road.vertex(0, 0, 1), road.vertex(1, 0, 0), "asphalt");
    JudgedLevel level =
        JudgedLevel.of(
            new Level(
                "sides",
                "generated",
                List.of(road.build("sides.obj")),
                List.of(),
                List.of("sides.obj"),
                LevelHints.NONE));
    Patch patch = Patch.of(level.surface(), level.healed(), new int[] {0}, sides, false);
    assertEquals(expected, patch.authored().twoSided(0));
    assertEquals(expected, patch.healed().twoSided(0));
  }
}
