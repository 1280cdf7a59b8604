package org.trackwalk.model.profile;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** A slip, or another unit: what is reckoned from it would be no number any more. */
  @ParameterizedTest
  @CsvSource({
    "36, '36e300', km/h",
    "'\"g\": 1', '\"g\": 1e-300', g",
    "0.2, 1e30, metres",
    "0.1, 1e-20, metres",
    "0.4, 61, metres",
    "1300, 1e12, kilograms",
    "2.5, 1e9, hertz",
    "7, 2147483647, 'a whole number from 0 to 1000'"
  })
  void whatNoVehicleHasIsRefused(String usual, String odd, String words) throws IOException {
    String text =
        """
        {"id": "cart", "title": "A cart", "speed": {"kmh": 36, "source": "s"},
         "grip": {"g": 1, "source": "s"},
         "box": {"length": 4.5, "width": 1.8, "height": 0.4, "onGround": false, "source": "s"},
         "wheels": {"model": "multi-ray", "radius": 0.2, "width": 0.1, "rays": 7, "patch": 0.05,
          "ride": 2.5, "source": "s"},
         "chassis": {"mass": 1300, "wheelbase": 2.7, "track": 1.5, "front": 0.5, "source": "s"}}
        """;
    Path file = folder.resolve("cart.json");
    Files.writeString(file, text);
    assertDoesNotThrow(() -> VehicleList.named("cart.json", folder));
    Files.writeString(file, text.replace(usual, odd));
    ProfileException e =
        assertThrows(ProfileException.class, () -> VehicleList.named("cart.json", folder));
    assertTrue(e.getMessage().startsWith("cart.json, line "), e.getMessage());
    assertTrue(e.getMessage().contains(words), e.getMessage());
  }

  @Test
  void aFolderIsNoFile() throws IOException {
    Files.createDirectory(folder.resolve("cart.json"));
    ProfileException e =
        assertThrows(ProfileException.class, () -> VehicleList.named("cart.json", folder));
    assertEquals("cart.json is not a file", e.getMessage());
  }
}
