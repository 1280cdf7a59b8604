package org.trackwalk.model.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VehicleListTest {

  @TempDir private Path folder;

  private static List<String> grounds(String id) throws ProfileException {
    return VehicleList.named(id, null).grounds().stream().map(VehicleShape::label).toList();
  }

  @Test
  void theUsualVehicleIsTheProbeShapesThemselves() throws ProfileException {
    assertEquals(List.of("sphere r 0.35", "box 4.5 x 1.8 x 0.5"), grounds("body"));
    assertEquals(200 / 3.6, VehicleList.usual().topSpeed().value(), 1e-12);
    assertFalse(VehicleList.usual().onWheels());
  }

  @Test
  void aCarPutsNothingRigidOnTheGroundUnlessItHasNoWheels() throws ProfileException {
    for (String model : List.of("ray", "multi-ray", "sphere", "cylinder")) {
      assertEquals(List.of(), grounds("car:wheels=" + model));
      assertTrue(VehicleList.named("car:wheels=" + model, null).onWheels());
    }
    assertFalse(VehicleList.named("car:wheels=body", null).onWheels());
    assertEquals(List.of("box 4.5 x 1.8 x 0.5"), grounds("car:wheels=body"));
    assertEquals("car:wheels=sphere", VehicleList.named("car:wheels=sphere", null).id());
  }

  @Test
  void everyVehicleThatShipsReads() {
    assertEquals(
        List.of("body", "car", "kart", "formula"),
        VehicleList.all().stream().map(Vehicle::id).toList());
  }

  @Test
  void aFileOfOnesOwnIsRead() throws IOException, ProfileException {
    Files.writeString(
        folder.resolve("cart.json"),
        """
        {"id": "cart", "title": "A cart", "speed": {"kmh": 36, "source": "s"},
         "grip": {"g": 1, "source": "s"},
         "wheels": {"model": "sphere", "radius": 0.2, "width": 0.1, "ride": 2, "source": "s"}}
        """);
    Vehicle cart = VehicleList.named("cart.json", folder);
    assertEquals(10, cart.topSpeed().value(), 1e-12);
    assertEquals(0.2, cart.wheel().radius());
  }

  @Test
  void whatHasNeitherBodyNorWheelsIsNoVehicle() throws IOException {
    Files.writeString(
        folder.resolve("air.json"),
        """
        {"id": "air", "title": "Air", "speed": {"kmh": 36, "source": "s"},
         "grip": {"g": 1, "source": "s"}}
        """);
    ProfileException e =
        assertThrows(ProfileException.class, () -> VehicleList.named("air.json", folder));
    assertTrue(e.getMessage().contains("'sphere', a 'box' or 'wheels'"), e.getMessage());
  }
}
