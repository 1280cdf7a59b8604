package org.trackwalk.course.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A rectangle without ground in the grass beside a road of 12 m, among four pieces that share no
 * vertex, so that nothing is a closed border: which sizes and surroundings make a hole of it.
 */
class OpeningsTest {

  private static final float END = 160;
  private static final float START = 50;

  /** Where the opening begins, off the road's middle, metres. */
  private static final float NEAR = 9;

  private static Piece sheet(String name, float x0, float z0, float x1, float z1, float y) {
    float[] p = {x0, y, z0, x0, y, z1, x1, y, z1, x1, y, z0};
    return Piece.named(name, "level.obj").mesh(p, new int[] {0, 1, 2, 0, 2, 3}).build();
  }

  /** An upright rectangle along z at x, seen from both sides, 1 m high. */
  private static Piece wall(float x, float z0, float z1) {
    float[] p = {x, 0, z0, x, 1, z0, x, 1, z1, x, 0, z1};
    int[] corners = {0, 1, 2, 0, 2, 3};
    return Piece.named("wall", "level.obj").mesh(p, corners).twoSided(true).build();
  }

  /** What is found of an opening so wide and long, metres, with something else in the level. */
  private static List<HoleRim> holes(double width, double length, Piece... more) {
    float far = NEAR + (float) width;
    float on = START + (float) length;
    List<Piece> pieces = new ArrayList<>(List.of(more));
    pieces.add(sheet("road", -6, 0, 6, END, 0));
    pieces.add(sheet("grass_near", 6, 0, NEAR, END, 0));
    pieces.add(sheet("grass_far", far, 0, far + 20, END, 0));
    pieces.add(sheet("grass_before", NEAR, 0, far, START, 0));
    pieces.add(sheet("grass_behind", NEAR, on, far, END, 0));
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Land land = Land.of(surface);
    Corridor corridor = CorridorFinder.find(level, land, topology, CheckSettings.defaults());
    RoadSource roads =
        new RoadSource(
            land,
            corridor,
            new SpeedLimits(200 / 3.6, 1.2),
            Body.CAR,
            new BackFaces(false, false),
            () -> "",
            Memory.none(),
            1,
            Progress.none());
    OpenEdges edges = OpenEdges.of(surface, topology, 1);
    return Openings.find(
        edges,
        IntStream.range(0, edges.count()).toArray(),
        topology,
        corridor.classes(),
        BorderLimits.DEFAULT,
        roads,
        Memory.none(),
        Progress.none());
  }

  private static void assertNone(List<HoleRim> found) {
    assertEquals(0, found.size());
  }

  @ParameterizedTest
  @CsvSource({"0.5, 3", "1, 1", "3, 0.7", "2, 20", "6, 6", "9.5, 12", "2, 58"})
  void theLargestCircleInARectangleIsHalfItsShorterSide(double width, double length) {
    List<HoleRim> found = holes(width, length);
    assertEquals(1, found.size());
    HoleRim hole = found.get(0);
    assertFalse(hole.closed());
    assertEquals(Math.min(width, length) / 2, hole.radius(), 0.01);
    assertEquals(0, hole.centre()[1], 1e-6);
    double x = hole.centre()[0] - NEAR;
    double z = hole.centre()[2] - START;
    assertEquals(Math.min(x, width - x), Math.max(hole.radius(), Math.min(x, width - x)), 0.01);
    assertEquals(Math.min(z, length - z), Math.max(hole.radius(), Math.min(z, length - z)), 0.01);
  }

  /** A tyre is 0.2 m wide: half of the smallest circle. */
  @ParameterizedTest
  @CsvSource({"0.38, 0", "0.42, 1"})
  void whatIsNarrowerThanTwoTyresIsNone(double width, int number) {
    assertEquals(number, holes(width, 4).size());
  }

  @ParameterizedTest
  @CsvSource({"9.8, 14, 1", "10.4, 14, 0"})
  void whatACircleOfFiveMetresFallsThroughIsTheEndOfTheLevel(double w, double l, int number) {
    assertEquals(number, holes(w, l).size());
  }

  @ParameterizedTest
  @CsvSource({"58, 1", "62, 0"})
  void whatIsLongerThanSixtyMetresLiesBetweenTwoRoads(double length, int number) {
    assertEquals(number, holes(2, length).size());
  }

  @ParameterizedTest
  @CsvSource({"8, 48, 1", "8, 53, 0"})
  void aHoleHasAtMostFourHundredSquareMetres(double width, double length, int number) {
    assertEquals(number, holes(width, length).size());
  }

  /** A floor no more than half a metre below is a step down, deeper it is a hole with a floor. */
  @ParameterizedTest
  @CsvSource({"-0.2, 0", "-0.45, 0", "-0.9, 1", "-4, 1"})
  void groundBelow(float y, int number) {
    Piece floor = sheet("floor", NEAR - 1, START - 1, NEAR + 3, START + 5, y);
    assertEquals(number, holes(2, 4, floor).size());
  }

  /** What covers it so low that no car fits below takes the hole away; a roof does not. */
  @ParameterizedTest
  @CsvSource({"0.05, 0", "0.9, 0", "1.6, 1", "6, 1"})
  void groundAbove(float y, int number) {
    Piece lid = sheet("lid", NEAR - 0.5f, START - 0.5f, NEAR + 2.5f, START + 4.5f, y);
    assertEquals(number, holes(2, 4, lid).size());
  }

  @ParameterizedTest
  @ValueSource(floats = {NEAR - 0.3f, NEAR - 1, 6.5f})
  void whatLiesBehindAWallIsNone(float x) {
    assertNone(holes(2, 4, wall(x, -5, END + 5)));
  }

  @Test
  void aWallWithAGateAndAWallBeyondItAreNoHindrance() {
    assertEquals(1, holes(2, 4, wall(7, -5, START - 8)).size());
    assertEquals(1, holes(2, 4, wall(NEAR + 6, -5, END + 5)).size());
  }

  /** The part behind it is one more where a car gets around the wall. */
  @ParameterizedTest
  @CsvSource({"48, 56, 2", "-5, 165, 1"})
  void aWallDividesIt(float from, float to, int number) {
    List<HoleRim> found = holes(4, 4, wall(NEAR + 1, from, to));
    assertEquals(number, found.size());
    double[] radii = found.stream().mapToDouble(HoleRim::radius).sorted().toArray();
    assertEquals(0.5, radii[0], 0.01);
    assertEquals(number == 2 ? 1.5 : 0.5, radii[number - 1], 0.01);
  }
}
