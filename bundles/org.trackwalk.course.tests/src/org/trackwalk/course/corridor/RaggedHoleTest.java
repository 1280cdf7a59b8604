package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * A ring of which nothing says that it is road, joined to the land on both sides, of which some
 * triangles are missing from side to side: where they were is no straight edge, and the ring is the
 * road still. Seeded by radius, width, quads and which triangles are left.
 */
class RaggedHoleTest {

  static LongStream seeds() {
    return LongStream.range(1, 41).map(i -> 104729 * i);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theRingIsTheRoad(long seed) {
    Random random = new Random(seed);
    double radius = 60 + 60 * random.nextDouble();
    double width = 5 + 7 * random.nextDouble();
    int columns = 2 + random.nextInt(3);
    int rows = (int) (2 * Math.PI * radius / (3 + 3 * random.nextDouble()));
    MeshDraft road = new MeshDraft("obj1", SurfaceClass.UNKNOWN);
    MeshDraft land = new MeshDraft("obj2", SurfaceClass.UNKNOWN);
    int[] from = new int[columns];
    int[] to = new int[columns];
    for (int k = 0; k < columns; k++) {
      from[k] = 4 + random.nextInt(3);
      to[k] = 7 + random.nextInt(3);
    }
    for (int row = 0; row < rows; row++) {
      for (int k = -1; k <= columns; k++) {
        boolean beside = k < 0 || k == columns;
        MeshDraft mesh = beside ? land : road;
        double near = radius + (k < 0 ? -0.98 * radius : k * width / columns);
        double far = radius + (k < 0 ? 0 : k == columns ? width + 150 : (k + 1) * width / columns);
        int[] corners = {
          corner(mesh, near, row, rows),
          corner(mesh, near, (row + 1) % rows, rows),
          corner(mesh, far, (row + 1) % rows, rows),
          corner(mesh, far, row, rows)
        };
        String material = beside ? "m2" : "m1";
        // of the first quad one half may be left, of the last one the other
        if (beside || row <= from[k] - random.nextInt(2) || row >= to[k]) {
          mesh.triangle(corners[0], corners[2], corners[3], material);
        }
        if (beside || row < from[k] || row >= to[k] - random.nextInt(2)) {
          mesh.triangle(corners[0], corners[1], corners[2], material);
        }
      }
    }
    List<String> found =
        FoundCorridor.of(List.of(road.build("a.obj"), land.build("a.obj"))).facts().pieces();
    assertEquals(List.of("obj1"), found);
  }

  private static int corner(MeshDraft mesh, double radius, int row, int rows) {
    double angle = 2 * Math.PI * row / rows;
    return mesh.vertex(radius * StrictMath.cos(angle), 0, radius * StrictMath.sin(angle));
  }
}
