package org.trackwalk.check.rules.normal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.settings.CheckSettings;

/** Render normals of a road that lean, under an engine that steers by them. */
class ShadingTest {

  private static final String RULE = "normal.shading";

  private static CheckSettings settings(String... profiles) {
    return CheckSettings.defaults()
        .withOnly(Set.of(RULE))
        .judgedBy(List.of(profiles).stream().map(ProfileList::shipped).toList(), null, null);
  }

  /** Render normals: upright, that lean towards +x by so many degrees, and nothing. */
  private static float[] normals(double... degrees) {
    float[] n = new float[3 * degrees.length + 6];
    n[1] = 1;
    for (int i = 0; i < degrees.length; i++) {
      double angle = StrictMath.toRadians(degrees[i]);
      n[3 * i + 3] = (float) StrictMath.sin(angle);
      n[3 * i + 4] = (float) StrictMath.cos(angle);
    }
    return n;
  }

  /** Three triangles of a road in a row along x, by the normals of their corners. */
  private static Piece road(SurfaceClass surfaceClass, float[] normals, int... perCorner) {
    float[] p = {0, 0, 0, 0, 0, 9, 9, 0, 0, 9, 0, 9, 18, 0, 0};
    return Piece.named("road", "level.obj")
        .mesh(p, new int[] {0, 1, 2, 2, 1, 3, 2, 3, 4})
        .normals(normals, perCorner)
        .surfaceClass(surfaceClass)
        .build();
  }

  private static List<Finding> stk(Piece... pieces) {
    return SmallLevel.open(settings("stk"), pieces).findings();
  }

  @ParameterizedTest
  @CsvSource({"36.9, 0", "37.1, 1", "-36.9, 0", "-37.1, 1", "80, 1", "170, 1"})
  void upToThirtySevenDegreesAreSmoothed(double degrees, int told) {
    Piece road = road(SurfaceClass.ROAD, normals(degrees), 0, 0, 1, 0, 0, 0, 0, 0, 0);
    List<Finding> found = stk(road);
    assertEquals(told, found.size());
    if (told > 0) {
      Finding one = found.get(0);
      assertEquals(Severity.WARNING, one.severity());
      assertEquals(
          String.format(
              "road: render normals of 1 triangle lean by up to %.0f degrees; stk steers by them",
              Math.abs(degrees)),
          one.message());
      assertEquals(Math.abs(degrees), one.measure().value(), 1e-4);
      assertEquals(37, one.measure().threshold());
      assertArrayEquals(new double[] {3, 0, 3}, one.position(), 1e-6);
      assertEquals(1, one.count());
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void theWorstOfSeveralIsThePlace(int worst) {
    int[] corners = {1, 0, 0, 1, 0, 0, 1, 0, 0};
    corners[3 * worst + 1] = 2;
    Finding found = stk(road(SurfaceClass.ROAD, normals(40, 50), corners)).get(0);
    assertEquals(
        "road: render normals of 3 triangles lean by up to 50 degrees; stk steers by them",
        found.message());
    assertEquals(3, found.count());
    double[][] centres = {{3, 0, 3}, {6, 0, 6}, {12, 0, 3}};
    assertArrayEquals(centres[worst], found.position(), 1e-6);
  }

  @Test
  void theAngleIsAParameter() {
    Piece road = road(SurfaceClass.ROAD, normals(30), 0, 0, 1, 0, 0, 0, 0, 0, 0);
    for (double limit : new double[] {29, 31}) {
      CheckSettings other = settings("stk").withParameters(Map.of(RULE + ".angle", limit));
      assertEquals(limit < 30 ? 1 : 0, SmallLevel.open(other, road).findings().size());
    }
  }

  @Test
  void aNormalWithoutADirectionSaysNothing() {
    // Number 2 is nothing, and a corner may have none.
    Piece road = road(SurfaceClass.ROAD, normals(20), 0, 2, 1, -1, 2, 0, 0, -1, -1);
    assertEquals(List.of(), stk(road));
    float[] endless = normals(20);
    endless[6] = Float.POSITIVE_INFINITY;
    assertEquals(List.of(), stk(road(SurfaceClass.ROAD, endless, 0, 2, 1, -1, 2, 0, 0, -1, -1)));
  }

  @ParameterizedTest
  @CsvSource({"VERGE, 0", "SCENERY, 0", "ROAD, 1"})
  void onlyRoadIsDrivenOn(SurfaceClass surfaceClass, int told) {
    Piece other = road(surfaceClass, normals(60), 0, 0, 1, 0, 0, 0, 0, 0, 0);
    float[] p = {0, 0, 9, 0, 0, 18, 9, 0, 9};
    Piece plain =
        Piece.named("plain", "level.obj")
            .mesh(p, new int[] {0, 1, 2})
            .surfaceClass(SurfaceClass.ROAD)
            .build();
    assertEquals(told, stk(other, plain).size());
  }

  /** Sides of 60 degrees and more are walls. */
  @ParameterizedTest
  @CsvSource({"59, 1", "61, 0"})
  void steepSidesAreLeftOut(double lean, int told) {
    double angle = StrictMath.toRadians(lean);
    float up = (float) (9 * StrictMath.sin(angle));
    float out = (float) (9 * StrictMath.cos(angle));
    float[] p = {0, 0, 0, 0, 0, 9, 9, 0, 0, 9, 0, 9, 9 + out, up, 0};
    Piece road =
        Piece.named("road", "level.obj")
            .mesh(p, new int[] {0, 1, 2, 2, 1, 3, 2, 3, 4})
            .normals(normals(-lean), new int[] {0, 0, 0, 0, 0, 0, 1, 1, 0})
            .surfaceClass(SurfaceClass.ROAD)
            .build();
    assertEquals(told, stk(road).size());
  }

  @Test
  void aTriangleWithoutAreaHasNoNormalToLeanFrom() {
    float[] p = {0, 0, 0, 0, 0, 9, 9, 0, 0, 0, 0, 4, 0, 0, 5};
    Piece road =
        Piece.named("road", "level.obj")
            .mesh(p, new int[] {0, 1, 2, 0, 0, 1, 0, 3, 4})
            .normals(normals(60), new int[] {0, 0, 0, 1, 1, 1, 1, 1, 1})
            .surfaceClass(SurfaceClass.ROAD)
            .build();
    assertEquals(List.of(), stk(road));
  }

  @Test
  void otherEnginesNeverSeeThem() {
    Piece road = road(SurfaceClass.ROAD, normals(60), 0, 0, 1, 0, 0, 0, 0, 0, 0);
    assertEquals(List.of(), SmallLevel.open(settings("jolt", "generic"), road).findings());
    assertEquals(1, SmallLevel.open(settings("jolt", "stk"), road).findings().size());
    Shading rule = new Shading();
    assertEquals(
        "no engine profile smooths contacts by render normals (stk does)",
        rule.idle(SmallLevel.open(settings("jolt"), road).context()).orElseThrow());
    assertTrue(rule.idle(SmallLevel.open(settings("stk"), road).context()).isEmpty());
    // Where no road is known nobody steers on it.
    Piece unknown = road(SurfaceClass.UNKNOWN, normals(60), 0, 0, 1, 0, 0, 0, 0, 0, 0);
    assertTrue(
        SmallLevel.open(settings("stk"), unknown.toBuilder().name("mesh").build())
            .report()
            .rulesSkipped()
            .stream()
            .anyMatch(s -> s.rule().equals(RULE)));
  }
}
