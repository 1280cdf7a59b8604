package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * A road of straights with mitred corners of which all that lies between two rows is gone, at a
 * corner or in a straight: one of its ends may stand aslant to it, along the mitre.
 */
class MissingAtCornerTest {

  private static final int SCENES = 60;

  /** Straights of a road are so many times as long as it is wide. */
  private static final double LONG = 4;

  @Test
  void aWholeRowIsMissed() {
    List<String> wrong = IntStream.range(0, SCENES).mapToObj(this::scene).toList();
    assertEquals(
        List.of(), wrong.stream().filter(w -> !w.isEmpty()).toList(), "of " + SCENES + " scenes");
  }

  /** What is wrong with a scene's findings; empty where nothing is. */
  private String scene(int seed) {
    Random random = new Random(seed);
    double width = 8 + 50 * random.nextDouble();
    double turn = StrictMath.toRadians(30 + 55 * random.nextDouble());
    double turnBack = StrictMath.toRadians(30 + 55 * random.nextDouble());
    double step = Math.max(2, width * (0.1 + 0.5 * random.nextDouble()));
    int corner = 1 + random.nextInt(2);
    int behind = random.nextInt(5) - 2;
    double below = random.nextInt(3) == 0 ? 0 : 0.5 + 5 * random.nextDouble();
    boolean mirrored = random.nextBoolean();
    double[] turns = {0, turn, random.nextBoolean() ? turn : -turnBack, 0};
    List<double[]> rows = new ArrayList<>();
    int gone = rows(width, step, turns, corner, rows) + behind;
    double[] from = rows.get(gone);
    double[] to = rows.get(gone + 1);
    List<Finding> told = Ribbons.told(level(rows, gone, below, mirrored));
    String what =
        "seed %d, %.1f m wide, rows of %.1f m, row %d beside corner %d, ground %.2f below: "
            .formatted(seed, width, step, behind, corner, below);
    List<Finding> errors = told.stream().filter(f -> f.severity() == Severity.ERROR).toList();
    if (errors.size() != 1) {
      return what + told.stream().map(Finding::message).toList();
    }
    double[] at = errors.get(0).position();
    double x = (from[0] + from[2] + to[0] + to[2]) / 4 * (mirrored ? -1 : 1);
    double z = (from[1] + from[3] + to[1] + to[3]) / 4;
    double off = Math.hypot(at[0] - x, at[2] - z);
    return off > width / 2 + step ? what + "told " + off + " m off" : "";
  }

  /** Rows of left and right x and z; returns which stands at a corner. */
  private static int rows(
      double width, double step, double[] turns, int corner, List<double[]> rows) {
    double heading = 0;
    double x = 0;
    double z = 0;
    double before = 0;
    int at = 0;
    rows.add(new double[] {width / 2, 0, -width / 2, 0});
    for (int leg = 1; leg < turns.length; leg++) {
      double half = turns[leg] / 2;
      double inner = Math.abs(width / 2 * StrictMath.tan(half));
      double length = before + LONG * width + inner;
      for (double s = before + step; s < length - inner - step / 4; s += step) {
        rows.add(row(x, z, heading, s, width / 2));
      }
      x += length * StrictMath.sin(heading);
      z += length * StrictMath.cos(heading);
      at = leg == corner ? rows.size() : at;
      rows.add(row(x, z, heading + half, 0, width / 2 / StrictMath.cos(half)));
      heading += turns[leg];
      before = inner;
    }
    return at;
  }

  private static double[] row(double x, double z, double heading, double s, double half) {
    double sin = StrictMath.sin(heading);
    double cos = StrictMath.cos(heading);
    double cx = x + s * sin;
    double cz = z + s * cos;
    return new double[] {cx + half * cos, cz - half * sin, cx - half * cos, cz + half * sin};
  }

  private static Level level(List<double[]> rows, int gone, double below, boolean mirrored) {
    double sign = mirrored ? -1 : 1;
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int[][] corners = new int[rows.size()][];
    for (int i = 0; i < corners.length; i++) {
      double[] r = rows.get(i);
      corners[i] = new int[] {road.vertex(sign * r[0], 0, r[1]), road.vertex(sign * r[2], 0, r[3])};
    }
    for (int i = 0; i + 1 < corners.length; i++) {
      int[] a = corners[i];
      int[] b = corners[i + 1];
      if (i == gone) {
        continue;
      }
      if (mirrored) {
        road.quad(a[0], b[0], b[1], a[1], "asphalt");
      } else {
        road.quad(a[1], b[1], b[0], a[0], "asphalt");
      }
    }
    List<Piece> pieces = new ArrayList<>(List.of(road.build("r.obj")));
    if (below > 0) {
      MeshDraft ground = new MeshDraft("terrain", SurfaceClass.VERGE);
      int[] c = new int[4];
      double far = 2000;
      c[0] = ground.vertex(-far, -below, -far);
      c[1] = ground.vertex(-far, -below, far);
      c[2] = ground.vertex(far, -below, far);
      c[3] = ground.vertex(far, -below, -far);
      ground.quad(c[0], c[1], c[2], c[3], "grass");
      pieces.add(ground.build("r.obj"));
    }
    return new Level("corner", "", pieces, List.of(), List.of("r.obj"), LevelHints.NONE);
  }

  /** Roads with sharp corners of which nothing is missing, one and two side by side. */
  @Test
  void whatIsWholeIsSilent() {
    for (int seed = 0; seed < SCENES / 2; seed++) {
      Random random = new Random(1000 + seed);
      double width = 8 + 50 * random.nextDouble();
      double turn = StrictMath.toRadians(30 + 55 * random.nextDouble());
      double[] turns = {0, turn, random.nextBoolean() ? turn : -turn, 0};
      List<double[]> rows = new ArrayList<>();
      rows(width, Math.max(2, 0.3 * width), turns, 1, rows);
      double below = 0.5 + 5 * random.nextDouble();
      Level level = level(rows, -1, below, seed % 2 == 0);
      Piece road = level.pieces().get(0);
      assertTrue(facesUp(road), "a road that nobody drives on is silent");
      if (seed % 3 == 0) {
        level = with(level, beside(road, (1.1 + random.nextDouble()) * width));
      }
      assertEquals(List.of(), Ribbons.told(level), "seed " + seed);
    }
  }

  private static boolean facesUp(Piece piece) {
    float[] p = piece.positions();
    for (int t = 0; t < piece.triangleCount(); t++) {
      int a = 3 * piece.triangles()[3 * t];
      int b = 3 * piece.triangles()[3 * t + 1];
      int c = 3 * piece.triangles()[3 * t + 2];
      double up =
          ((double) p[b + 2] - p[a + 2]) * ((double) p[c] - p[a])
              - ((double) p[b] - p[a]) * ((double) p[c + 2] - p[a + 2]);
      if (!(up > 0)) {
        return false;
      }
    }
    return true;
  }

  private static Piece beside(Piece road, double far) {
    float[] moved = road.positions().clone();
    for (int i = 2; i < moved.length; i += 3) {
      moved[i] += 40;
    }
    for (int i = 0; i < moved.length; i += 3) {
      moved[i] += (float) (3 * far);
    }
    return Piece.named("road_2", "r.obj").mesh(moved, road.triangles().clone()).build();
  }

  private static Level with(Level level, Piece more) {
    List<Piece> pieces = new ArrayList<>(level.pieces());
    pieces.add(more);
    return new Level("corner", "", pieces, List.of(), List.of("r.obj"), LevelHints.NONE);
  }
}
