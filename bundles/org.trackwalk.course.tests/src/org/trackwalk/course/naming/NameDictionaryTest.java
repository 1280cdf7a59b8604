package org.trackwalk.course.naming;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.SurfaceClass;

class NameDictionaryTest {

  private static final NameDictionary PLAIN = NameDictionary.shipped().fitting(List.of("mesh"));

  @ParameterizedTest
  @CsvSource({
    "road_07, '', ROAD",
    "Main Road, '', ROAD",
    "track-straight, '', ROAD",
    "kerb_l_03, '', ROAD",
    "verge_l_03, '', VERGE",
    "mesh, grass_01, VERGE",
    "mesh, asphalt.png, ROAD",
    "wall_l, '', BARRIER",
    "SkyDome, '', SCENERY",
    "decoration-tents, '', SCENERY"
  })
  void wordsOfDesigners(String object, String material, SurfaceClass expected) {
    assertEquals(expected, PLAIN.lookUp(object, material));
  }

  @ParameterizedTest
  @CsvSource({
    "MainRoad, ROAD",
    "RaceTrack2, ROAD",
    "DirtRoad_01, ROAD",
    "gravelroad, ROAD",
    "City2Street, ROAD",
    "LawnGrass.003, VERGE",
    "StoneWall, BARRIER",
    "TyreStack, BARRIER",
    "OakTree, SCENERY",
    "MainRoadSign, SCENERY",
    "MainRoadFence.001, BARRIER",
    "Sign2Road, ROAD"
  })
  void aWordBeginsAtACapital(String object, SurfaceClass expected) {
    assertEquals(expected, PLAIN.lookUp(object, ""));
    assertEquals(expected, PLAIN.lookUp("mesh", object + "_mat"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Strasse",
        "stra\u00dfe_01",
        "STRASSE.003",
        "HauptStra\u00dfe",
        "Landstrassen",
        "Rennstrecke_2",
        "alte-strecke",
        "Fahrbahn_links",
        "asfalto_nuevo",
        "M_Asfalt",
        "strada_principale",
        "02_pista",
        "PistaNord",
        "piste_sud",
        "carretera",
        "chauss\u00e9e_1"
      })
  void roadsOfOtherLanguages(String object) {
    assertEquals(SurfaceClass.ROAD, PLAIN.lookUp(object, ""));
    assertEquals(SurfaceClass.ROAD, PLAIN.lookUp("mesh", object));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Strassenlampe",
        "Stra\u00dfenschild_3",
        "Streckenposten",
        "muro_pista",
        "bordo_strada",
        "pistachio",
        "piston",
        "route_66",
        "Rue",
        "estrada",
        "Wegweiser"
      })
  void whatIsCalledAfterThemIsNone(String object) {
    assertNull(PLAIN.lookUp(object, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "pista_wall, BARRIER",
    "pista_guardrail, BARRIER",
    "strada_guard_rail, BARRIER",
    "Strasse_Wall_2, BARRIER",
    "Rennstrecke_Fence, BARRIER",
    "Piste_tribune_01, SCENERY",
    "Strasse_Tree, SCENERY",
    "asfalto_light, SCENERY",
    "pista_grass, VERGE"
  })
  void whatStandsBesideThemSaysSo(String object, SurfaceClass expected) {
    assertEquals(expected, PLAIN.lookUp(object, ""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"CROSSROADS", "BACKTRACKED", "crossroad"})
  void aCapitalAmongCapitalsBeginsNone(String object) {
    assertNull(PLAIN.lookUp(object, ""));
  }

  @ParameterizedTest
  @CsvSource({"broadcast", "abroad_roof", "piece", "straight", "Sphere"})
  void otherWordsSayNothing(String object) {
    assertNull(PLAIN.lookUp(object, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "road-col, ROAD",
    "Wall-convcolonly, BARRIER",
    "grass-colonly, VERGE",
    "UCX_road_01, ROAD",
    "UBX_Barrier_2, BARRIER"
  })
  void anEnginesMarkOfCollisionIsPassedOver(String object, SurfaceClass expected) {
    assertEquals(expected, PLAIN.lookUp(object, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "tkLS12, tr-asphalt_nmm.rgb, ROAD",
    "tkLS12, '', ROAD",
    "tkRS3, concrete.png, ROAD",
    "TKRS3, SAND02.png, VERGE",
    "tkLS12, tr-grass3.rgb, VERGE",
    "tkLtSd 4, tr-grass.rgb, VERGE",
    "tkMn0, tr-dirt.rgb, ROAD",
    "t0LB7, sand-new.png, ROAD",
    "t1LB0, tr-grass.rgb, VERGE",
    "t1RB0, tr-curb-r.rgb, ROAD",
    "t2LB9, tr-asphalt.rgb, ROAD"
  })
  void aStripBesideTheRoadIsWhatItIsMadeOf(String object, String material, SurfaceClass expected) {
    NameDictionary torcs = NameDictionary.shipped().fitting(List.of("tkMn0", object));
    assertEquals(expected, torcs.lookUp(object, material));
  }

  @Test
  void marksHideNoFamily() {
    NameDictionary torcs = NameDictionary.shipped().fitting(List.of("tkMn0-col"));
    assertEquals(SurfaceClass.ROAD, torcs.lookUp("tkMn0-col", ""));
    NameDictionary assetto = NameDictionary.shipped().fitting(List.of("UCX_1ROAD"));
    assertEquals(SurfaceClass.BARRIER, assetto.lookUp("UCX_2WALL", ""));
  }

  @Test
  void texturesOfSuperTuxKart() {
    assertEquals(SurfaceClass.ROAD, PLAIN.lookUp("mesh", "racetrack_stadium.jpg"));
    assertEquals(SurfaceClass.VERGE, PLAIN.lookUp("mesh", "racetrack_grass.jpg"));
  }

  @ParameterizedTest
  @CsvSource({
    "China_track_landmark_01, MI_Concrete_01, SCENERY",
    "street_sign_3, '', SCENERY",
    "RoadSign, '', SCENERY",
    "TrackGrandstandLeft, '', SCENERY",
    "sands buildings, '', SCENERY",
    "street_tree_2, '', SCENERY",
    "track wall, '', BARRIER",
    "RoadFence.001, '', BARRIER",
    "asphalt_guard-rail, '', BARRIER",
    "mesh, tarmac-wall-2-g2.rgb, BARRIER"
  })
  void whatStandsBesideTheRoadIsCalledAfterIt(
      String object, String material, SurfaceClass expected) {
    assertEquals(expected, PLAIN.lookUp(object, material));
  }

  @ParameterizedTest
  @CsvSource({
    "wall_street, ROAD", // the last word says what it is
    "Landmark_road_02, ROAD",
    "road_wallpaper, ROAD",
    "track-tents, ROAD", // tiles with something on them (Kenney's kits)
    "road-straight-lightposts, ROAD",
    "grass-trees, VERGE",
    "road_barrier, ROAD", // a painted edge (AWS DeepRacer)
    "ROAD_SIGNAL_03, ROAD",
    "roadsign, ROAD"
  })
  void otherWordsBehindTheRoadSayNothing(String object, SurfaceClass expected) {
    assertEquals(expected, PLAIN.lookUp(object, ""));
  }

  @Test
  void materialIsNearerThanObject() {
    assertEquals(SurfaceClass.VERGE, PLAIN.lookUp("track_01", "grass"));
  }

  @Test
  void torcsNamesCountOnlyOnTracksOfTorcs() {
    NameDictionary torcs = NameDictionary.shipped().fitting(List.of("tkMn0", "terr1"));
    assertEquals(SurfaceClass.ROAD, torcs.lookUp("tkMn238", ""));
    assertEquals(SurfaceClass.ROAD, torcs.lookUp("TKLS1", "concrete"));
    assertEquals(SurfaceClass.VERGE, torcs.lookUp("TKLS1", "grass"));
    assertEquals(SurfaceClass.BARRIER, torcs.lookUp("BrLt4", ""));
    assertEquals(SurfaceClass.VERGE, torcs.lookUp("terr27", ""));
    assertEquals(SurfaceClass.SCENERY, torcs.lookUp("Pits17", ""));
    assertNull(PLAIN.lookUp("BrLt4", ""));
    assertNull(PLAIN.lookUp("Pits17", ""));
  }

  @Test
  void assettoCorsaNamesCountOnlyWhereOneRoadIsNamedSo() {
    NameDictionary assetto = NameDictionary.shipped().fitting(List.of("1ROAD_main", "1GRASS"));
    assertEquals(SurfaceClass.ROAD, assetto.lookUp("3KERB_a", ""));
    assertEquals(SurfaceClass.VERGE, assetto.lookUp("1GRASS", ""));
    assertEquals(SurfaceClass.BARRIER, assetto.lookUp("12WALL_pit", ""));
  }
}
