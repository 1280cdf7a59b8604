package org.trackwalk.course.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** A mesh beside its namesake in another unit, and things that are large and small by nature. */
class NamesakesTest {

  private static Piece box(String file, float x, float y, float z) {
    float[] xyz = {0, 0, 0, x, 0, 0, x, y, 0, x, y, z};
    int[] triangles = {0, 1, 2, 0, 2, 3};
    return Piece.named(file, file).mesh(xyz, triangles).build();
  }

  private static List<Namesakes.Pair> of(Piece... pieces) {
    return Namesakes.of(ExactWeld.weld(List.of(pieces), 1, Progress.none()), Memory.none());
  }

  @Test
  void aCollisionMeshInCentimetresBesideItsTileIsTold() {
    List<Namesakes.Pair> pairs =
        of(
            box("track-corner.glb", 10, 4.9f, 10),
            box("collision-track-corner.fbx", 1000, 480, 1000));
    assertEquals(1, pairs.size());
    assertEquals("collision-track-corner.fbx", pairs.get(0).large());
    assertEquals(100, pairs.get(0).factor(), 1e-9);
  }

  @Test
  void itMayLieOnItsSideToo() {
    assertEquals(
        1 / 0.0254,
        of(box("corner.dae", 10, 0.75f, 12), box("corner.obj", 393.7f, 472.4f, 29.5f))
            .get(0)
            .factor(),
        1e-9);
  }

  @Test
  void otherNamesOtherShapesAndSmallRatiosAreNot() {
    assertEquals(List.of(), of(box("hill.glb", 1000, 300, 1000), box("stone.glb", 10, 3, 10)));
    assertEquals(List.of(), of(box("rock.glb", 1, 1, 1), box("rock-field.glb", 100, 1, 100)));
    assertEquals(List.of(), of(box("rock.glb", 1, 2, 3), box("rock-big.glb", 3.28f, 6.56f, 9.84f)));
    assertEquals(
        List.of(), of(box("lawn.glb", 10, 0, 10), box("lawn-behind.glb", 1000, 0, 1000)), "flat");
    assertEquals(List.of(), of(box("a.glb", 10, 4, 10), box("arena.glb", 1000, 400, 1000)));
  }
}
