package org.trackwalk.drive.confirm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.drive.confirm.SameGround.Part;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.model.profile.ShapeKind;

/** A box over a field of quads of 2 m, 40 m square, in every direction. */
class SameGroundTest {

  private static final double STEP = 1 / 60.0;

  private static final double[] BOX = {0.9, 0.25, 2.25};

  private static final Probe PROBE = new Probe("box", ShapeKind.BOX, false, BOX);

  private static final double SPEED = 40;

  private static final int QUADS = 20;

  private static final double QUAD = 2;

  /** Metres from where it is set down to the jolt's place. */
  private static final double WAY = 5;

  /** What a level is changed in: a vertex within reach, and one that is not. */
  private static final int UNDER = vertex(10, 10);

  private static final int FAR = vertex(1, 1);

  @ParameterizedTest
  @ValueSource(ints = {0, 17, 45, 90, 133, 180, 270, 301})
  void whatIsTheSameButForOrderIs(int degrees) {
    EngineBody field = field();
    assertEquals(Part.SAME, under(List.of(field), field, degrees));
    assertEquals(Part.SAME, under(LevelBodies.reversed(List.of(field)), field, degrees));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 17, 45, 90, 133, 180, 270, 301})
  void aMoveThatCountsIsNot(int degrees) {
    assertEquals(Part.SAME, under(List.of(moved(UNDER, 0.00002)), field(), degrees));
    assertEquals(Part.OTHER, under(List.of(moved(UNDER, 0.001)), field(), degrees));
    assertEquals(Part.SAME, under(List.of(moved(FAR, 0.5)), field(), degrees));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 17, 45, 90, 133, 180, 270, 301})
  void aBorderWithinReachIsNot(int degrees) {
    EngineBody field = field();
    // the triangle under the start is a body of its own; then one in the field's corner
    assertEquals(Part.BORDERS, under(cut(field, triangle(10, 10)), field, degrees));
    assertEquals(Part.SAME, under(cut(field, triangle(0, 0)), field, degrees));
    assertEquals(Part.BORDERS, under(List.of(twice(field, triangle(10, 10))), field, degrees));
    assertEquals(Part.SAME, under(List.of(twice(field, triangle(0, 0))), field, degrees));
  }

  @Test
  void anotherDiagonalIsNot() {
    EngineBody field = field();
    int[] corners = field.corners().clone();
    int t = 3 * triangle(10, 10);
    int[] turned = {
      corners[t], corners[t + 1], corners[t + 5], corners[t], corners[t + 5], corners[t + 2]
    };
    System.arraycopy(turned, 0, corners, t, 6);
    assertEquals(Part.OTHER, under(List.of(new EngineBody(field.points(), corners)), field, 30));
  }

  @Test
  void aBorderIsWithinReachFromTheProbesCornersOn() {
    // straight along x; a strip beside the way, whose border is so far from the middle
    double corner = Math.hypot(Math.hypot(BOX[0], BOX[1]), BOX[2]);
    for (int quads = 1; quads <= 3; quads++) {
      EngineBody field = field();
      List<Integer> beside = new ArrayList<>();
      for (int i = 0; i < QUADS; i++) {
        for (int j = QUADS / 2 + quads; j < QUADS; j++) {
          beside.add(triangle(i, j));
          beside.add(triangle(i, j) + 1);
        }
      }
      assertEquals(
          QUAD * quads > corner + 0.1 ? Part.SAME : Part.BORDERS,
          under(cut(field, beside), field, 0),
          quads + " quads");
    }
  }

  @Test
  void aBorderAheadIsWithinReachAsFarAsTheProbeComesWithItsJolt() {
    // the middle is so far by then, and a step farther behind it
    double middle = WAY - Traces.ahead(PROBE) + SPEED * STEP;
    double corner = Math.hypot(Math.hypot(BOX[0], BOX[1]), BOX[2]);
    for (int quads = 1; quads <= 5; quads++) {
      EngineBody field = field();
      List<Integer> ahead = new ArrayList<>();
      for (int i = QUADS / 2 + quads; i < QUADS; i++) {
        for (int j = 0; j < QUADS; j++) {
          ahead.add(triangle(i, j));
          ahead.add(triangle(i, j) + 1);
        }
      }
      assertEquals(
          QUAD * quads > middle + corner + 0.1 ? Part.SAME : Part.BORDERS,
          under(cut(field, ahead), field, 0),
          quads + " quads");
    }
  }

  @Test
  void aBorderWhereTheGroundIsAnotherIsNoAnswer() {
    List<EngineBody> level = cut(moved(UNDER, 0.001), triangle(10, 10));
    assertEquals(Part.OTHER, under(level, field(), 0));
    assertEquals(Part.BORDERS, under(cut(moved(UNDER, 0.00002), triangle(10, 10)), field(), 0));
  }

  @Test
  void nothingUnderItIsNoAnswer() {
    EngineBody none = new EngineBody(new float[0], new int[0]);
    assertEquals(Part.OTHER, under(List.of(none), none, 0));
  }

  private static Part under(List<EngineBody> level, EngineBody copy, int degrees) {
    double hx = Math.cos(Math.toRadians(degrees));
    double hz = Math.sin(Math.toRadians(degrees));
    double[] pose = {0, BOX[1], 0, 0, 0, 0, 1};
    double[] velocity = {SPEED * hx, 0, SPEED * hz};
    double[] line = {0, 0, 40 * hx, 40 * hz};
    EnginePass pass = new EnginePass(pose, velocity, line, SPEED, 9);
    Jolted jolt =
        new Jolted(new double[] {WAY * hx, 0, WAY * hz}, new double[] {hx, hz}, 0.3, 0, 0);
    SameGround.Reach reach = SameGround.Reach.of(pass, jolt, PROBE, STEP);
    return new SameGround(level, List.of(copy)).under(reach, STEP);
  }

  private static int vertex(int i, int j) {
    return i * (QUADS + 1) + j;
  }

  private static int triangle(int i, int j) {
    return 2 * (i * QUADS + j);
  }

  /** Its middle is at the origin; vertex (10, 10) lies there. */
  private static EngineBody field() {
    float[] points = new float[3 * (QUADS + 1) * (QUADS + 1)];
    int[] corners = new int[6 * QUADS * QUADS];
    for (int i = 0; i <= QUADS; i++) {
      for (int j = 0; j <= QUADS; j++) {
        points[3 * vertex(i, j)] = (float) (QUAD * (i - QUADS / 2));
        points[3 * vertex(i, j) + 1] = (float) (0.01 * Math.sin(i * 1.3 + j * 2.1));
        points[3 * vertex(i, j) + 2] = (float) (QUAD * (j - QUADS / 2));
      }
    }
    for (int i = 0; i < QUADS; i++) {
      for (int j = 0; j < QUADS; j++) {
        int a = vertex(i, j);
        int b = vertex(i + 1, j);
        int[] quad = {a, a + 1, b, b, a + 1, b + 1};
        System.arraycopy(quad, 0, corners, 3 * triangle(i, j), 6);
      }
    }
    return new EngineBody(points, corners);
  }

  private static EngineBody moved(int vertex, double metres) {
    EngineBody field = field();
    field.points()[3 * vertex + 1] += (float) metres;
    return field;
  }

  private static List<EngineBody> cut(EngineBody field, int triangle) {
    return cut(field, List.of(triangle));
  }

  /** Some triangles in a body of their own. */
  private static List<EngineBody> cut(EngineBody field, List<Integer> triangles) {
    List<Integer> left = new ArrayList<>();
    List<Integer> taken = new ArrayList<>();
    for (int c = 0; c < field.corners().length; c++) {
      (triangles.contains(c / 3) ? taken : left).add(field.corners()[c]);
    }
    return List.of(
        new EngineBody(field.points(), left.stream().mapToInt(i -> i).toArray()),
        new EngineBody(field.points(), taken.stream().mapToInt(i -> i).toArray()));
  }

  /** A triangle with vertices of its own. */
  private static EngineBody twice(EngineBody field, int triangle) {
    int n = field.points().length;
    float[] points = java.util.Arrays.copyOf(field.points(), n + 9);
    int[] corners = field.corners().clone();
    for (int k = 0; k < 3; k++) {
      System.arraycopy(points, 3 * corners[3 * triangle + k], points, n + 3 * k, 3);
      corners[3 * triangle + k] = n / 3 + k;
    }
    return new EngineBody(points, corners);
  }
}
