package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/**
 * A road that bends around a corner with posts along its inner border, as battlements are: the
 * strips between them end at the posts' feet, and lower ground lies around. A car that goes on
 * there meets a post and falls nowhere.
 */
class PostsAlongBorderTest {

  /** Height of the posts over the road, metres. */
  private static final double HIGH = 1.7;

  /** A bend of a right angle between two straights. */
  private record Bend(
      double inner, double wide, double strip, int posts, double high, double turn) {

    static Bend of(SplittableRandom random) {
      return new Bend(
          2 + 12 * random.nextDouble(),
          8 + 10 * random.nextDouble(),
          0.4 + 0.6 * random.nextDouble(),
          5 + random.nextInt(8),
          0.1 + 0.5 * random.nextDouble(),
          2 * StrictMath.PI * random.nextDouble());
    }

    /** A place beside the inner border: so far along it, and so far from it into the road. */
    double[] at(double along, double in, double y) {
      double arc = inner * StrictMath.PI / 2;
      double r = inner + in;
      double x;
      double z;
      if (along < 0) {
        x = r;
        z = along;
      } else if (along < arc) {
        double angle = along / inner;
        x = r * StrictMath.cos(angle);
        z = r * StrictMath.sin(angle);
      } else {
        x = arc - along;
        z = r;
      }
      double c = StrictMath.cos(turn);
      double s = StrictMath.sin(turn);
      return new double[] {c * x - s * z, y, s * x + c * z};
    }

    /** The road: strips between posts, the posts of the same piece, and lower ground under all. */
    List<Piece> pieces() {
      MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
      double arc = inner * StrictMath.PI / 2;
      double straight = 60;
      double step = arc / posts / 2;
      int before = (int) (straight / step);
      for (int i = -before; i < 2 * posts + before; i++) {
        double from = i * step;
        double to = from + step;
        quad(road, from, to, strip, strip + wide, high, high);
        boolean bend = i >= -6 && i < 2 * posts + 6;
        if (i % 2 == 0 || !bend) {
          quad(road, from, to, 0, strip, high, high);
          side(road, from, to, 0, 0, high);
        } else {
          post(road, from, to);
        }
        if (i % 2 == 0 && bend) {
          end(road, from, true);
          end(road, to, false);
        }
      }
      return List.of(road.build("t.obj"), ground().build("t.obj"));
    }

    MeshDraft ground() {
      MeshDraft ground = new MeshDraft("grass", SurfaceClass.UNKNOWN);
      int[] v = new int[4];
      for (int k = 0; k < 4; k++) {
        v[k] = ground.vertex(k % 3 == 0 ? -300 : 300, 0, k < 2 ? -300 : 300);
      }
      ground.triangle(v[0], v[2], v[1], "");
      ground.triangle(v[0], v[3], v[2], "");
      return ground;
    }

    int vertex(MeshDraft road, double along, double in, double y) {
      double[] p = at(along, in, y);
      return road.vertex(p[0], p[1], p[2]);
    }

    void quad(MeshDraft road, double from, double to, double in, double out, double a, double b) {
      int p = vertex(road, from, in, a);
      int q = vertex(road, to, in, a);
      int r = vertex(road, to, out, b);
      int s = vertex(road, from, out, b);
      road.triangle(p, q, r, "");
      road.triangle(p, r, s, "");
    }

    private void side(MeshDraft road, double from, double to, double in, double low, double top) {
      int p = vertex(road, from, in, low);
      int q = vertex(road, to, in, low);
      int r = vertex(road, to, in, top);
      int s = vertex(road, from, in, top);
      road.triangle(p, r, q, "");
      road.triangle(p, s, r, "");
    }

    /** The side of the road's body at a strip's end, down to the lower ground. */
    private void end(MeshDraft road, double along, boolean back) {
      int p = vertex(road, along, 0, 0);
      int q = vertex(road, along, strip, 0);
      int r = vertex(road, along, strip, high);
      int s = vertex(road, along, 0, high);
      road.triangle(p, back ? r : q, back ? q : r, "");
      road.triangle(p, back ? s : r, back ? r : s, "");
    }

    /** A post between two strips, narrower above, that has no corner with them in common. */
    private void post(MeshDraft road, double from, double to) {
      double lean = 0.1 * Math.min(strip, to - from);
      double out = strip + lean / 4;
      int[] foot = {
        vertex(road, from, 0, high),
        vertex(road, to, 0, high),
        vertex(road, to, out, high),
        vertex(road, from, out, high)
      };
      int[] top = {
        vertex(road, from + lean, lean, high + HIGH),
        vertex(road, to - lean, lean, high + HIGH),
        vertex(road, to - lean, out - lean, high + HIGH),
        vertex(road, from + lean, out - lean, high + HIGH)
      };
      road.triangle(top[0], top[1], top[2], "");
      road.triangle(top[0], top[2], top[3], "");
      for (int k = 0; k < 4; k++) {
        int n = (k + 1) % 4;
        road.triangle(foot[k], top[n], top[k], "");
        road.triangle(foot[k], foot[n], top[n], "");
      }
    }
  }

  private static List<Finding> missing(List<Piece> pieces) {
    Level level = new Level("bend", "", pieces, List.of(), List.of("t.obj"), LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("probe.fall-through"))
        .toList();
  }

  @Test
  void aPostThatStandsInTheWayIsNoMissingRoad() {
    List<String> told = new ArrayList<>();
    for (int seed = 1; seed <= 24; seed++) {
      Bend bend = Bend.of(new SplittableRandom(seed));
      for (Finding f : missing(bend.pieces())) {
        told.add(seed + " " + f.severity() + " " + f.message() + " " + bend);
      }
    }
    assertEquals(List.of(), told);
  }

  /** A straight road of which 3 m are missing, with a wall across that stands so far into them. */
  private static List<Piece> gap(double wide, double high, double wall, double turn) {
    Bend straight = new Bend(0, wide, 0, 0, high, turn);
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    straight.quad(road, -80, -40, 0, wide, high, high);
    straight.quad(road, -37, -0.001, 0, wide, high, high);
    MeshDraft fence = new MeshDraft("fence", SurfaceClass.UNKNOWN);
    int p = straight.vertex(fence, wall - 40, 0, 0);
    int q = straight.vertex(fence, wall - 40, wide, 0);
    int r = straight.vertex(fence, wall - 40, wide, high + HIGH);
    int s = straight.vertex(fence, wall - 40, 0, high + HIGH);
    fence.quad(p, q, r, s, "");
    fence.twoSided(true);
    return List.of(road.build("t.obj"), fence.build("t.obj"), straight.ground().build("t.obj"));
  }

  @Test
  void whereTheWallStandsBehindTheEdgeACarFallsBeforeIt() {
    for (int seed = 1; seed <= 12; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double wide = 8 + 8 * random.nextDouble();
      double high = 0.7 + 2 * random.nextDouble();
      double wall = 0.5 + 2 * random.nextDouble();
      double turn = 2 * StrictMath.PI * random.nextDouble();
      List<Finding> told = missing(gap(wide, high, wall, turn));
      assertEquals(1, told.size(), seed + ": " + told);
      assertEquals(3, told.get(0).measure().value(), 0.05, seed + ": " + told);
    }
  }
}
