package org.trackwalk.drive.clearance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.model.profile.VehicleMesh;

/** What of a mesh is wheel, and which meshes are refused. */
class CarPartsTest {

  private static final double EXACT = 1e-6;

  private static Cars wheels(Cars car, double halfTrack, double front, double rear, double radius) {
    for (int i = 0; i < 4; i++) {
      double x = i % 2 == 0 ? halfTrack : -halfTrack;
      double z = i < 2 ? front : rear;
      car.box("part" + i, x - 0.1, 0, z - radius, x + 0.1, 2 * radius, z + radius);
    }
    return car;
  }

  @ParameterizedTest
  @CsvSource({"0.7, 1.4, -1.4", "0.7, 1.5, -1.1", "0.6, 1.0, -1.6"})
  void wheelsStandWhereTheyAre(double halfTrack, double front, double rear) {
    VehicleMesh mesh =
        wheels(new Cars().box("body", -0.9, 0.2, -2, 0.9, 1.4, 2), halfTrack, front, rear, 0.3)
            .mesh();
    CarParts parts = CarParts.of(mesh);
    assertEquals(4, parts.wheels());
    assertEquals((front - rear) / 2, parts.halfBase(), EXACT);
    assertEquals((front + rear) / 2, parts.middle(), EXACT);
    assertEquals(halfTrack, parts.halfTrack(), EXACT);
    // Twelve of the body, and of each wheel the two of its top.
    assertEquals(12 + 4 * 2, parts.body().length);
    assertArrayEquals(mesh.box(), new double[] {-0.9f, 0, -2, 0.9f, 1.4f, 2}, EXACT);
  }

  /** Without wheels they are thought at 0.64 of its length and 0.84 of its width. */
  @Test
  void noWheels() {
    CarParts parts = CarParts.of(new Cars().box("body", -1, 0.2, -1, 1, 1.4, 3).mesh());
    assertEquals(0, parts.wheels());
    assertEquals(1, parts.middle(), EXACT);
    assertEquals(0.64 * 4 / 2, parts.halfBase(), EXACT);
    assertEquals(0.84, parts.halfTrack(), EXACT);
    assertEquals(12, parts.body().length);
  }

  /** What begins under 3 cm stands on the ground, and is no body. */
  @ParameterizedTest
  @CsvSource({"0, true", "0.0299, true", "0.0301, false", "0.1, false"})
  void aBodyThatBeginsAt(double y, boolean refused) {
    VehicleMesh mesh = new Cars().box("shell", -1, y, -2, 1, 1.4, 2).mesh();
    if (!refused) {
      assertEquals(12, CarHull.of(mesh).parts().body().length);
      return;
    }
    String words = assertThrows(UnfitMeshException.class, () -> CarHull.of(mesh)).getMessage();
    assertTrue(words.startsWith("car.obj: shell is 4.00 m long and stands"), words);
  }

  /** A wheel is at most 0.35 of the vehicle's length and 0.4 of its width. */
  @ParameterizedTest
  @CsvSource({"1.39, 0.79, false", "1.41, 0.79, true", "1.39, 0.81, true", "0.1, 0.1, false"})
  void aPartThatStandsAndIsSoLarge(double length, double width, boolean refused) {
    VehicleMesh mesh =
        new Cars()
            .box("body", -1, 0.5, -2, 1, 1.4, 2)
            .box("skid", -width / 2, 0, -length / 2, width / 2, 0.2, length / 2)
            .mesh();
    if (refused) {
      assertThrows(UnfitMeshException.class, () -> CarHull.of(mesh));
    } else {
      assertEquals(1, CarHull.of(mesh).parts().wheels());
    }
  }

  /** A wheel that hangs in the air is told by its name; one to steer with is none. */
  @ParameterizedTest
  @CsvSource({
    "wheel_fl, 1",
    "Tyre, 1",
    "TIRE.001, 1",
    "steering_wheel, 0",
    "steering tyre, 1",
    "lamp, 0"
  })
  void aNameInTheAir(String name, int wheels) {
    VehicleMesh mesh =
        new Cars().box("body", -1, 0.2, -2, 1, 1.4, 2).box(name, 0.6, 0.1, 1, 0.8, 0.7, 1.6).mesh();
    assertEquals(wheels, CarParts.of(mesh).wheels());
  }

  /** Flat on the ground each is a lower half and an upper one: all of it is body. */
  @Test
  void flatSheets() {
    Cars car = new Cars();
    for (int i = 0; i < 4; i++) {
      double x = i % 2 == 0 ? 0.7 : -0.7;
      double z = i < 2 ? 1.4 : -1.4;
      car.box("sheet" + i, x - 0.1, 0, z - 0.3, x + 0.1, 0, z + 0.3);
    }
    assertEquals(48, CarParts.of(car.mesh()).body().length);
  }

  /** Of wheels that all reach down to the ground nothing is left that could touch anything. */
  @Test
  void nothingButWheels() {
    VehicleMesh upright = uprights();
    String words = assertThrows(UnfitMeshException.class, () -> CarHull.of(upright)).getMessage();
    assertTrue(words.startsWith("car.obj: all of it are wheels"), words);
  }

  /** Four triangles, each with its corner on the ground. */
  private static VehicleMesh uprights() {
    float[] p = new float[36];
    int[] corners = new int[12];
    for (int i = 0; i < 12; i++) {
      int wheel = i / 3;
      p[3 * i] = wheel % 2 == 0 ? 0.7f : -0.7f;
      p[3 * i + 1] = i % 3 == 0 ? 0 : 0.6f;
      p[3 * i + 2] = (wheel < 2 ? 1.4f : -1.4f) + (i % 3 - 1) * 0.3f;
      corners[i] = i;
    }
    int[] owners = {0, 0, 0, 0};
    return new VehicleMesh("car.obj", p, corners, List.of("wheels"), owners);
  }
}
