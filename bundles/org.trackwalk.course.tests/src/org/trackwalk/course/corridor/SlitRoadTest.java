package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Seeded circuits without names whose border is not only their two sides: halves that touch here
 * and there, dashes let into the road, bays and skirts at its sides, ends in steps, a jump. Metres.
 */
class SlitRoadTest {

  private static final int SCENES = 40;

  private enum Fault {
    /** Two halves that touch in some rows; between them slits, or one half over the other. */
    HALVES,
    /** Dashes of another material along the middle, as geometry of the road. */
    DASHES,
    /** Bays or skirts at the sides, and a gap of some metres. */
    BAYS,
    /** Two halves of which one begins later and ends sooner than the other. */
    STEPPED,
    /** Dashes, and the end of the road lies over its beginning. */
    OVER_ITSELF,
    /** Ramps of 31 to 39 degrees before and behind a gap. */
    JUMP
  }

  /** The rows of a road, as vertices and triangles. */
  private static final class Mesh {
    final List<float[]> places = new ArrayList<>();
    final List<int[]> corners = new ArrayList<>();
    final List<Integer> surfaces = new ArrayList<>();

    int vertex(double[] place) {
      places.add(new float[] {(float) place[0], (float) place[1], (float) place[2]});
      return places.size() - 1;
    }

    /** A quad from one row to the next, left to right, facing up. */
    void quad(int a, int b, int nextA, int nextB, int surface) {
      corners.add(new int[] {a, nextA, nextB});
      corners.add(new int[] {a, nextB, b});
      surfaces.add(surface);
      surfaces.add(surface);
    }

    Piece piece() {
      float[] p = new float[3 * places.size()];
      for (int i = 0; i < p.length; i++) {
        p[i] = places.get(i / 3)[i % 3];
      }
      int[] t = corners.stream().flatMapToInt(Arrays::stream).toArray();
      int[] s = surfaces.stream().mapToInt(Integer::intValue).toArray();
      return Piece.named("p0", "l.obj").mesh(p, t).surfaces(List.of("m0", "m1"), s).build();
    }
  }

  /** One circuit with one kind of fault. */
  private static final class Scene {
    final Random random;
    final Fault fault;
    final double width;
    final double size;
    final double wave;
    final int rows;
    final double gone;
    final double deep;
    final double steepest;

    Scene(int seed, Fault fault) {
      random = new Random(seed);
      this.fault = fault;
      width = 6 + 12 * random.nextDouble();
      size = fault == Fault.JUMP ? 5 * width + 20 : 12 * width + 40;
      wave = 0.12 * random.nextDouble();
      rows = 160 + random.nextInt(60);
      gone =
          switch (fault) {
            case HALVES, DASHES -> 0;
            case BAYS, STEPPED -> 2 + random.nextInt(2);
            case OVER_ITSELF -> -(0.1 + 0.5 * random.nextDouble()) * width / pace();
            case JUMP -> (0.5 + random.nextDouble()) * width / pace();
          };
      deep = 0.4 + 0.3 * width * random.nextDouble();
      steepest = 0.6 + 0.2 * random.nextDouble();
    }

    /** Metres from one row to the next. */
    double pace() {
      return 2 * Math.PI * size / rows;
    }

    /** The place so many rows along, of which some are gone, and so far to the left, banked. */
    double[] at(double row, double left) {
      double t = 2 * Math.PI * row / rows * (rows - gone) / rows;
      double r = size * (1 + wave * StrictMath.cos(3 * t)) + left;
      double bank = 0.1 * wave * left;
      return new double[] {
        r * StrictMath.cos(t), bank + rise(row) + 2 * StrictMath.sin(t), -r * StrictMath.sin(t)
      };
    }

    /** Height of a ramp: none but before the gap and behind it. */
    private double rise(double row) {
      double from = Math.min(row, rows - row) * pace();
      double up = Math.max(0, 0.9 * width - from);
      return fault == Fault.JUMP ? steepest * up : 0;
    }

    private boolean halves() {
      return fault == Fault.HALVES || fault == Fault.STEPPED;
    }

    private boolean dashed() {
      return fault == Fault.DASHES || fault == Fault.OVER_ITSELF;
    }

    Mesh mesh() {
      Mesh mesh = new Mesh();
      int last = rows;
      boolean around = gone == 0;
      int[][] row = new int[last + 1][];
      for (int i = 0; i <= last; i++) {
        row[i] = around && i == last ? row[0] : row(mesh, i);
      }
      int later = fault == Fault.STEPPED ? 1 : 0;
      for (int i = 0; i < last; i++) {
        int[] a = row[i];
        int[] b = row[i + 1];
        if (i >= later && i < last - later) {
          mesh.quad(a[0], a[1], b[0], b[1], 0);
        }
        mesh.quad(a[2], a[3], b[2], b[3], 0);
        if (dashed()) {
          mesh.quad(a[1], a[2], b[1], b[2], i % 4 == 1 ? 1 : 0);
        }
        if (fault == Fault.BAYS && i < last - 9 && i % 9 > 0 && i % 9 < 5) {
          bay(mesh, i, a, b);
        }
      }
      return mesh;
    }

    /** Ground that is no road, so that the road is not all there is. */
    Piece yard() {
      float a = (float) (0.4 * size);
      float[] p = {-a, 0, -a, -a, 0, a, a, 0, a, a, 0, -a};
      return Piece.named("p1", "l.obj")
          .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
          .surfaces(List.of("m2"), null)
          .build();
    }

    /** Outer left, inner left, inner right, outer right: the inner two may be one vertex. */
    private int[] row(Mesh mesh, int i) {
      int left = mesh.vertex(at(i, width / 2));
      int right = mesh.vertex(at(i, -width / 2));
      if (dashed()) {
        return new int[] {left, mesh.vertex(at(i, 0.15)), mesh.vertex(at(i, -0.15)), right};
      }
      int middle = mesh.vertex(at(i, 0));
      boolean inside = fault == Fault.HALVES || i > 7 && i < rows - 7;
      boolean apart = halves() && inside && i % 7 != 0;
      double off = 0.06 + 0.34 * random.nextDouble();
      double side = random.nextInt(3) == 0 ? off : -off;
      return new int[] {left, middle, apart ? mesh.vertex(at(i, side)) : middle, right};
    }

    /** A quad beside the road on both sides, level with it or going down. */
    private void bay(Mesh mesh, int i, int[] a, int[] b) {
      double[][] out = {
        at(i, width / 2 + deep), at(i + 1, width / 2 + deep),
        at(i, -width / 2 - deep), at(i + 1, -width / 2 - deep)
      };
      double down = i / 9 % 2 == 0 ? 0 : 0.9 * deep;
      for (double[] place : out) {
        place[1] -= down;
      }
      mesh.quad(mesh.vertex(out[0]), a[0], mesh.vertex(out[1]), b[0], 0);
      mesh.quad(a[3], mesh.vertex(out[2]), b[3], mesh.vertex(out[3]), 0);
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void aRoadIsFoundWhateverIsInItsBorder(Fault fault) {
    List<String> lost = new ArrayList<>();
    for (int seed = 0; seed < SCENES; seed++) {
      Scene scene = new Scene(1800 + seed, fault);
      Mesh mesh = scene.mesh();
      List<Piece> pieces = new ArrayList<>(List.of(mesh.piece()));
      if (scene.dashed() || fault == Fault.JUMP) {
        pieces.add(scene.yard());
      }
      Corridor corridor = FoundCorridor.of(pieces);
      int road = corridor.classes().count(SurfaceClass.ROAD);
      if (!corridor.facts().how().equals("geometry")
          || road != mesh.corners.size()
          || scene.gone <= 0 && !corridor.facts().explanation().contains("a closed band")) {
        lost.add(seed + ": " + road + " of " + mesh.corners.size());
      }
    }
    assertEquals(List.of(), lost, lost.size() + " of " + SCENES);
  }

  /** A square of ground with slits in it is no road. */
  @Test
  void aFieldWithSlitsIsNoRoad() {
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      Mesh mesh = new Mesh();
      int[] before = null;
      for (int i = 0; i < 40; i++) {
        int[] row = new int[12];
        for (int k = 0; k < row.length; k += 2) {
          row[k] = mesh.vertex(new double[] {8 * k, 0, -5 * i});
          boolean apart = i % 6 != 0 && random.nextInt(2 + seed % 6) == 0;
          row[k + 1] = apart ? mesh.vertex(new double[] {8 * k - 0.2, 0, -5 * i}) : row[k];
        }
        for (int k = 0; before != null && k + 3 < row.length; k += 2) {
          mesh.quad(before[k], before[k + 3], row[k], row[k + 3], 0);
        }
        before = row;
      }
      assertFalse(FoundCorridor.of(List.of(mesh.piece())).known(), "seed " + seed);
    }
  }
}
