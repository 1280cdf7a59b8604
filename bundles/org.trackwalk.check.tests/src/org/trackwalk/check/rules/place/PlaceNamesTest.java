package org.trackwalk.check.rules.place;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.GameNames;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** Names of meshes, of their surfaces and of markers on a straight road. */
class PlaceNamesTest extends StraightRoad {

  @Test
  void namesAreComparedAsTheirMakerWroteThem() {
    road("1ROAD", 0, 100);
    road("1road #2", 100, LENGTH);
    road("1ROAD_B", LENGTH, 300);
    grid();
    assertEquals(
        List.of("place.duplicate-name 2 meshes are called 1ROAD: the game keeps one of them"),
        told());
  }

  @Test
  void surfacesOfTheGameOrOfTheManifestAreKnown() {
    road("1ROAD", 0, 100);
    road("2KERB_1", 100, 120);
    road("3TARMAC", 120, 140);
    road("4MOSS", 140, LENGTH);
    Piece moss = pieces.remove(3);
    pieces.add(moss.toBuilder().surfaceClass(SurfaceClass.VERGE).build());
    assertEquals(
        List.of("place.unknown-surface 3TARMAC is felt and names no surface that is known"),
        told());
  }

  /**
   * A road of this length by one name, and kerbs of that by another: what is nearly a road's name
   * and larger than all that is called road is the road itself, and is read before all else.
   */
  @ParameterizedTest
  @CsvSource({
    "0, 1RAOD, 180, 2KERB, true, 1ROAD",
    "40, 3ROD_main, 180, 2KERB, true, 3ROAD",
    "130, 1RAOD, 60, 1ROAD_B, false, 1ROAD",
    "200, 1GARSS, 180, 2KERB, false, 1GRASS",
    "310, 1TARMAC, 180, 2KERB, false, ''"
  })
  void aRoadWhoseNameIsMisspelt(
      double degrees, String name, double length, String other, boolean leads, String meant) {
    angle = Math.toRadians(degrees);
    road(name, 0, length);
    road(other, length, LENGTH);
    markers.add(new Marker("AC_PIT_7", "a.kn5", at(length / 2, 1), null));
    Level level = new Level("level", "", pieces, List.of(), List.of("a.kn5"), hints, markers);
    LevelReport report = LevelCheck.check(level, CheckSettings.defaults(), Progress.none());
    List<Finding> all = report.findings();
    List<Finding> found =
        all.stream().filter(f -> f.rule().equals("place.unknown-surface")).toList();
    assertEquals(1, found.size(), all.toString());
    Finding one = found.get(0);
    assertEquals(!meant.isEmpty(), one.message().contains("(did you mean " + meant + "?)"));
    assertEquals(leads ? Severity.ERROR : Severity.WARNING, one.severity());
    assertEquals(leads, one.message().contains("mend this first"), one.message());
    if (leads) {
      assertEquals(List.of(name), one.pieces());
      assertEquals(1, one.count());
      String known = name + " is felt and names no surface that is known (did you mean ";
      assertTrue(one.message().startsWith(known), one.message());
      String larger = "it is larger than all that is called road";
      assertTrue(one.message().endsWith(larger), one.message());
      assertEquals(one, all.get(0), "a pit without a number is an error, too");
    }
    String road = report.corridor().explanation();
    boolean partOf = report.corridor().pieces().contains(name);
    assertEquals(leads && !partOf, road.contains(name + " is larger and names no surface"), road);
    assertFalse(leads && road.contains("--units"), road);
  }

  /** A key of the track's list that nobody uses, beside meshes that use nearly the same. */
  @ParameterizedTest
  @CsvSource({
    "KREB, 1KERB_3, 'KEY=KREB, after which no mesh is called, and no KERB, after which one is'",
    "GRUOND, 1GROUND, '1GROUND is felt and names no surface that is known: surfaces.ini has'",
    "KERB, 1KERB_3, ''",
    "CONCRETE, 1KERB_3, ''",
    "KERBS, 1KERB_3, ''"
  })
  void aKeyOfTheListThatIsMisspelt(String key, String mesh, String said) {
    road("1ROAD", 0, 150);
    road(mesh, 150, LENGTH);
    grid();
    hints =
        LevelHints.NONE.withGame(
            new GameNames(List.of("assetto"), "surfaces.ini", List.of("ROAD", key), false));
    List<String> found = told();
    assertEquals(said.isEmpty() ? 0 : 1, found.size(), found.toString());
    if (!said.isEmpty()) {
      assertTrue(found.get(0).contains(said) && found.get(0).endsWith(": misspelt?"), found.get(0));
      assertEquals(List.of(mesh), check().get(0).pieces());
    }
  }

  @Test
  void aNameThatIsNearlyAMarkers() {
    road("1ROAD", 0, LENGTH);
    grid();
    pole("AC_START_2.001", 30, 1);
    pole("AC_START_03", 20, 1);
    pole("AC_Pit_0", 20, 1);
    assertEquals(
        List.of(
            "AC_Pit_0 is no marker that the game knows",
            "AC_START_03 is no marker that the game knows",
            "AC_START_2.001 is no marker that the game knows"),
        check().stream().map(f -> f.told().message()).sorted().toList());
  }

  @Test
  void otherLevelsAreNotAsked() {
    road("1ROAD", 0, LENGTH);
    Piece obj = pieces.remove(0);
    pieces.add(obj.toBuilder().file("a.obj").build());
    pieces.add(obj.toBuilder().name("1ROAD #2").file("a.obj").build());
    assertEquals(List.of(), told());
  }
}
