package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

  @Test
  void verticesInOnePlaceMoveAlikeAndByALastDigit() {
    float[] some = {600, 0, 40, 601, -0f, 40, 600, 20, 41, 3, 700, 5};
    float[] twice = {3, 700, 5, 601, 0, 40};
    List<EngineBody> bodies =
        List.of(new EngineBody(some, new int[3]), new EngineBody(twice, new int[3]));
    boolean differ = false;
    for (int variant = 0; variant < 8; variant++) {
      List<EngineBody> moved = LevelBodies.moved(bodies, variant);
      float[] a = moved.get(0).points();
      float[] b = moved.get(1).points();
      for (int i = 0; i < a.length; i++) {
        float by = i % 3 == 1 ? Math.max(1e-6f, Math.ulp(some[i])) : 0;
        assertEquals(by, Math.abs(a[i] - some[i]), 1e-9, "coordinate " + i);
      }
      assertEquals(a[10], b[1]);
      assertEquals(a[4], b[4]);
      differ |= a[1] * a[4] < 0;
      assertArrayEquals(a, LevelBodies.moved(bodies, variant).get(0).points());
    }
    assertTrue(differ);
    assertEquals(0, some[1]);
  }
}
