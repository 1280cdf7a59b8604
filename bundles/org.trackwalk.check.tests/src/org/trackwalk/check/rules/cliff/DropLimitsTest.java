package org.trackwalk.check.rules.cliff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Ground that ends to the right of a road: how deep, how far out, and where nothing lies below. */
class DropLimitsTest {

  private static final double ROAD = 10;

  private static MeshDraft road(double from, double to) {
    return Strips.strip("road", SurfaceClass.ROAD, from, to, Strips.at(0, 0), Strips.at(ROAD, 0));
  }

  /** Ground to the left, with a wall at its end. */
  private static MeshDraft[] left(MeshDraft... right) {
    MeshDraft[] all = new MeshDraft[right.length + 3];
    all[0] = Strips.strip("left", SurfaceClass.VERGE, Strips.at(-20, 0), Strips.at(0, 0));
    all[1] = Strips.strip("wall", SurfaceClass.BARRIER, Strips.at(-20, 2), Strips.at(-20, 0));
    all[2] = road(0, Strips.LENGTH);
    System.arraycopy(right, 0, all, 3, right.length);
    return all;
  }

  private static MeshDraft grass(String name, double from, double to, double wide) {
    return Strips.strip(
        name, SurfaceClass.VERGE, from, to, Strips.at(ROAD, 0), Strips.at(ROAD + wide, 0));
  }

  private static MeshDraft below(double depth) {
    return Strips.strip(
        "below", SurfaceClass.VERGE, Strips.at(ROAD, -depth), Strips.at(60, -depth));
  }

  private static List<Finding> drops(boolean enclosed, MeshDraft... drafts) {
    return Strips.found("cliff.drop", enclosed, drafts);
  }

  @ParameterizedTest
  @CsvSource({"0.51, false", "5, true", "29.9, false"})
  void isToldFromHalfAMetreOn(double depth, boolean enclosed) {
    MeshDraft grass = grass("grass", 0, Strips.LENGTH, 3);
    List<Finding> drops = drops(enclosed, left(grass, below(depth)));
    assertEquals(1, drops.size(), drops.toString());
    Finding drop = drops.get(0);
    assertEquals(Severity.WARNING, drop.severity());
    assertEquals(depth, drop.measure().value(), 1e-5);
    assertEquals(0.5, drop.measure().threshold());
    assertEquals(SurfaceClass.VERGE, drop.surfaceClass());
    assertEquals(List.of("grass"), drop.pieces());
    assertEquals(50, drop.count(), "edges of its border");
    assertTrue(drop.message().startsWith("grass: the ground drops by "), drop.message());
    assertTrue(drop.message().contains(" 3.0 m beside the road"), drop.message());
    assertTrue(drop.message().endsWith(", along 250 m"), drop.message());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.49})
  void whatIsLowerIsNothing(double depth) {
    assertEquals(List.of(), drops(false, left(grass("grass", 0, Strips.LENGTH, 3), below(depth))));
  }

  @ParameterizedTest
  @CsvSource({"0.05, right beside the road", "0.2, 0.2 m beside the road", "8, 8.0 m beside"})
  void saysHowFarBesideTheRoad(double wide, String words) {
    List<Finding> drops = drops(false, left(grass("grass", 0, Strips.LENGTH, wide), below(4)));
    assertEquals(1, drops.size(), drops.toString());
    assertTrue(drops.get(0).message().contains(words), drops.get(0).message());
  }

  @Test
  void atTheRoadsOwnBorderItIsOnTheRoad() {
    Finding drop = drops(false, left(below(4))).get(0);
    assertEquals(SurfaceClass.ROAD, drop.surfaceClass());
    assertEquals(List.of("road"), drop.pieces());
    assertTrue(drop.message().contains("right beside the road"), drop.message());
  }

  @Test
  void whereCarsMustNotLeaveTheVoidIsAWarning() {
    MeshDraft[] level = left(grass("grass", 0, Strips.LENGTH, 3), below(31));
    Finding told = drops(true, level).get(0);
    assertEquals(Severity.WARNING, told.severity());
    assertTrue(told.message().contains("the level ends 3.0 m beside"), told.message());
    assertEquals(30, told.measure().value(), "as deep as is looked");

    Finding note = drops(false, level).get(0);
    assertEquals(Severity.INFO, note.severity());
    assertTrue(note.message().contains(" 250 m in 1 place; "), note.message());
    assertEquals("level", note.subject());
  }

  @Test
  void oneNoteNamesAllPlacesAndTheLongest() {
    MeshDraft longer = grass("longer", 0, Strips.LENGTH, 3);
    MeshDraft shorter =
        Strips.strip("shorter", SurfaceClass.VERGE, 0, 100, Strips.at(-3, 0), Strips.at(0, 0));
    MeshDraft rail =
        Strips.strip(
            "rail", SurfaceClass.BARRIER, 100, Strips.LENGTH, Strips.at(0, 1), Strips.at(0, 0));
    List<Finding> notes = drops(false, road(0, Strips.LENGTH), shorter, rail, longer);
    assertEquals(1, notes.size(), notes.toString());
    Finding note = notes.get(0);
    assertEquals(Severity.INFO, note.severity());
    assertEquals(2, note.count(), note.message());
    assertTrue(note.message().contains(" 350 m in 2 places; "), note.message());
    assertTrue(note.message().endsWith("the longest at longer"), note.message());
  }

  @Test
  void aRoadWithoutAnythingBesideItIsAPartOfALevel() {
    assertEquals(List.of(), drops(false, road(0, Strips.LENGTH)));
    assertEquals(2, drops(true, road(0, Strips.LENGTH)).size());
  }
}
