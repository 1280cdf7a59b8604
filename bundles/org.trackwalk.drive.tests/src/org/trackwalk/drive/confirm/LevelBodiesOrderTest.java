package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.engine.EngineBody;

class LevelBodiesOrderTest {

  @Test
  void trianglesKeepTheirCornersAndTheirSides() {
    float[] points = {0, 0, -0f, 1, 0, 0, 1, 0, 1, 0, 0, 1};
    int[] corners = {0, 2, 1, 0, 3, 2};
    EngineBody reversed = LevelBodies.reversed(List.of(new EngineBody(points, corners))).get(0);
    // written out by hand: the last triangle first, vertices 3 2 1 0
    assertArrayEquals(new float[] {0, 0, 1, 1, 0, 1, 1, 0, 0, 0, 0, -0f}, reversed.points());
    assertArrayEquals(new int[] {3, 0, 1, 3, 1, 2}, reversed.corners());
  }
}
