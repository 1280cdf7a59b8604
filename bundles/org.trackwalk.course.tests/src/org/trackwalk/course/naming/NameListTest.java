package org.trackwalk.course.naming;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameListTest {

  @ParameterizedTest
  @CsvSource({
    "kerb, Left_KERB_03, true",
    "kerb, curbside, true",
    "kerb, Kermit, false",
    "kerbstrip, T0LB12, true",
    "kerbstrip, at0LB, false",
    "kerbstrip, t0CB, false",
    "underside, tunnel_3, true",
    "underside, road_3, false",
    "strip, road_barrier, true",
    "strip, road, false",
    "ground, Ground, true",
    "ground, ground_01, true",
    "ground, Ground.001, true",
    "ground, TERRAIN2, true",
    "ground, Mat_Terrain, true",
    "ground, GroundMaterial.003, true",
    "ground, terrain.png, true",
    "ground, terrain_ground, true",
    "ground, ground_grass, false",
    "ground, terrain_rock_cliff, false",
    "ground, forest_ground_leaves, false",
    "ground, GroundRock, false",
    "ground, playground, false",
    "ground, underground, false",
    "ground, background_1, false",
    "ground, material, false"
  })
  void whereTheWordMayStandAndInAnyCase(String list, String name, boolean expected) {
    assertEquals(expected, NameList.shipped(list).has(name));
  }

  @Test
  void aNameMayBeLong() {
    String digits = "1_".repeat(50_000);
    assertTrue(NameList.shipped("ground").has(digits + "ground" + digits));
    assertFalse(NameList.shipped("ground").has(digits + "grass" + digits));
  }

  @Test
  void aClassIsNoList() {
    assertThrows(IllegalArgumentException.class, () -> NameList.shipped("words"));
  }

  @Test
  void aListSaysNoClass() {
    assertNull(NameDictionary.shipped().fitting(List.of("mesh")).lookUp("tunnel_3", ""));
  }

  /** The words stand by themselves too, to be compared with what somebody mistyped. */
  @Test
  void theKeysOfAGameAreTheirWords() {
    NameList keys = NameList.shipped("feltkey");
    List<String> words = NameList.shipped("feltword").words();
    assertEquals(5, words.size());
    for (String word : words) {
      assertEquals(Optional.of("1" + word), keys.found("1" + word + "_A"));
    }
  }
}
