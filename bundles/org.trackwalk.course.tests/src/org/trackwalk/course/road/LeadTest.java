package org.trackwalk.course.road;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.course.line.RacingLine;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/**
 * Roads of 8 to 12 m that cross a field of the same ground, whose middle lies far aside, with and
 * without a racing line: seeded by width, place and slope of the field and by direction.
 */
class LeadTest {

  private static final int LENGTH = 300;
  private static final int FROM = 100;
  private static final int TO = 200;

  /** How far from the line rows may lie where it leads, metres: it is sought a row at a time. */
  private static final double NEAR = 1;

  /** The walker goes aside by 0.6 m in a row; so far into the field he may still be on his way. */
  private static final int SETTLES = 12;

  /**
   * A scene.
   *
   * @param half of the road's width, metres
   * @param left how far the field reaches to the left of the middle; likewise {@code right}
   * @param slope of the field beside the road, down to the left
   */
  private record Field(
      double half, double left, double right, double slope, double cos, double sin, boolean all) {

    /** The same all along, level, the line a fifth of its width off its middle at most. */
    Field wide(double width) {
      double off = 0.2 * width * (2 * half - 10) / 2;
      return new Field(half, width / 2 + off, width / 2 - off, 0, cos, sin, true);
    }

    /** The same all along, with a slope that goes up on one side. */
    Field gully(double up) {
      return new Field(half, 16 + half, 3 + half, -up, cos, sin, true);
    }

    static Field of(long seed) {
      Random random = new Random(seed);
      double half = 4 + 2 * random.nextDouble();
      double left = 15 + 20 * random.nextDouble();
      double right = half + 5 * random.nextDouble();
      double slope = 0.3 * random.nextDouble();
      double angle = 2 * Math.PI * random.nextDouble();
      return new Field(
          half, left, right, slope, StrictMath.cos(angle), StrictMath.sin(angle), false);
    }

    private double[] turned(double s, double y, double aside) {
      return new double[] {s * cos + aside * sin, y, s * sin - aside * cos};
    }

    /** Rows of 2 m: left border, where the field's slope begins, right border. */
    private Piece road() {
      MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
      int n = LENGTH / 2;
      for (int i = 0; i <= n; i++) {
        double s = 2 * i;
        boolean field = all || s >= FROM && s <= TO;
        double far = field ? left : half + 0.01;
        double[][] row = {
          turned(s, -slope * (far - half), far),
          turned(s, 0, half),
          turned(s, 0, field ? -right : -half)
        };
        for (double[] p : row) {
          mesh.vertex(p[0], p[1], p[2]);
        }
        for (int k = 0; k < 2 && i > 0; k++) {
          int a = 3 * (i - 1) + k;
          mesh.quad(a + 1, a + 4, a + 3, a, "sand");
        }
      }
      return mesh.build("road.obj");
    }

    private Road walk(boolean lined) {
      List<Piece> pieces = List.of(road());
      RacingLine line = RacingLine.none();
      if (lined) {
        // As games have them: a point every 10 m, 0.3 m over the road.
        double[] points = new double[3 * (LENGTH / 10 + 1)];
        for (int i = 0; i < points.length / 3; i++) {
          System.arraycopy(turned(10 * i, 0.3, 0), 0, points, 3 * i, 3);
        }
        line = BuiltRoad.line(pieces, points);
      }
      return BuiltRoad.of(ExactWeld.weld(pieces, 1, Progress.none()), line);
    }

    /** How far left of the straight way a row lies, metres. */
    private double aside(Strand strand, int row) {
      return strand.centre(row, 0) * sin - strand.centre(row, 2) * cos;
    }

    private double along(Strand strand, int row) {
      return strand.centre(row, 0) * cos + strand.centre(row, 2) * sin;
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
  void theLineLeadsThroughTheField(long seed) {
    Field scene = Field.of(seed);
    Road road = scene.walk(true);
    assertEquals(1, road.strands().size());
    Strand strand = road.strands().get(0);
    assertTrue(strand.rows() > LENGTH - 20, "rows " + strand.rows());
    for (int row = 0; row < strand.rows(); row++) {
      double s = scene.along(strand, row);
      boolean settled = s > FROM + SETTLES && s < TO - SETTLES;
      if (settled && scene.left + scene.right > 26) {
        assertEquals(0, scene.aside(strand, row), NEAR, "at " + s);
        assertTrue(strand.width(row) <= 25.01, "as wide as a road: " + strand.width(row));
      }
    }
  }

  /** Away from the ends, at which a walker turns to what there is. */
  private static boolean inside(Field scene, Strand strand, int row) {
    double s = scene.along(strand, row);
    return s > 2 * SETTLES && s < LENGTH - 2 * SETTLES;
  }

  /** A road that is wide all along keeps its borders, though a line swings over it. */
  @ParameterizedTest
  @ValueSource(doubles = {26, 30, 41, 50, 58})
  void aWideRoadReachesFromBorderToBorder(double width) {
    for (long seed = 1; seed <= 6; seed++) {
      Field scene = Field.of(seed).wide(width);
      Road road = scene.walk(true);
      assertEquals(1, road.strands().size());
      Strand strand = road.strands().get(0);
      for (int row = 0; row < strand.rows(); row++) {
        if (inside(scene, strand, row)) {
          assertEquals(width, strand.width(row), 0.6, "at " + scene.along(strand, row));
        }
      }
    }
  }

  /** Slopes of the road's own material that go up beside it, as in a gully, are none of it. */
  @ParameterizedTest
  @ValueSource(doubles = {0.3, 0.5, 0.9})
  void whereTheGroundGoesUpBesideItTheRoadEnds(double slope) {
    for (long seed = 1; seed <= 6; seed++) {
      Field scene = Field.of(seed).gully(slope);
      Strand strand = scene.walk(true).strands().get(0);
      for (int row = 0; row < strand.rows(); row++) {
        if (inside(scene, strand, row)) {
          assertTrue(strand.width(row) <= 25.1, "as wide as a road: " + strand.width(row));
        }
      }
    }
  }

  /** Without it the walker goes to the middle of what there is: the scenes do need the line. */
  @Test
  void withoutALineTheMiddleOfTheFieldIsTheWay() {
    int astray = 0;
    for (long seed = 1; seed <= 20; seed++) {
      Field scene = Field.of(seed);
      for (Strand strand : scene.walk(false).strands()) {
        for (int row = 0; row < strand.rows(); row++) {
          if (Math.abs(scene.aside(strand, row)) > 2 * NEAR) {
            astray++;
            break;
          }
        }
      }
    }
    assertTrue(astray >= 15, astray + " of 20");
  }
}
