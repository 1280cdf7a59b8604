package org.trackwalk.io.placement;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Placements that files and manifests write, on the way to a level: what is exact stays so. */
class ExactPlacementTest {

  private static final long SEED = 70_706;

  /** Quaternions of quarter turns as exporters print them: with the digits of a float. */
  private static final double H = 0.70710677;

  private static final double[][] QUARTER_TURNS = {
    {H, 0, 0, H},
    {-H, 0, 0, H},
    {0, H, 0, H},
    {0, -H, 0, H},
    {0, 0, H, H},
    {0, 0, -H, H},
    {1, 0, 0, 0},
    {0, 1, 0, 0},
    {0, 0, 1, 0},
    {0.5, 0.5, 0.5, 0.5},
    {-0.5, 0.5, 0.5, 0.5}
  };

  @Test
  void quarterTurnsByPowersOfTwoGoThereAndBackToTheBit() {
    Random random = new Random(SEED);
    for (double[] turn : QUARTER_TURNS) {
      double[] back = {-turn[0], -turn[1], -turn[2], turn[3]};
      for (UpAxis up : UpAxis.values()) {
        for (double scale : new double[] {1, 2, 0.5, 1024, 0x1p-10}) {
          double[] scales = {scale, scale, scale};
          double[] undo = {1 / scale, 1 / scale, 1 / scale};
          Frame there = Frame.of(Placement.of(null, turn, scales), up, LengthUnit.METRE);
          Frame home =
              Frame.of(
                  Placement.compose(
                      Placement.of(null, null, undo),
                      Placement.compose(
                          Placement.of(null, back, null), Placement.of(null, turn, scales))),
                  up,
                  LengthUnit.METRE);
          for (int i = 0; i < 50; i++) {
            float[] p = new float[3];
            for (int k = 0; k < 3; k++) {
              p[k] = random.nextInt(8) == 0 ? -0.0f : (float) (2000 * random.nextDouble() - 1000);
            }
            float[] placed = there.place(p);
            double square = 0;
            for (int k = 0; k < 3; k++) {
              assertTrue(Float.floatToRawIntBits(placed[k]) != Float.floatToRawIntBits(-0.0f));
              square += Math.abs(placed[k]) - Math.abs(p[k]) * scale;
            }
            assertEquals(0, square, 1e-9, "seed " + SEED + ": the same numbers in another order");
            float[] level = Frame.of(up, LengthUnit.METRE).place(p);
            assertArrayEquals(level, home.place(p), "seed " + SEED + ", " + home);
          }
        }
      }
    }
  }

  @Test
  void equalBitsInEqualFramesGetEqualPlaces() {
    Random random = new Random(SEED + 1);
    for (int i = 0; i < 2000; i++) {
      double[] rows = new double[12];
      for (int k = 0; k < 12; k++) {
        rows[k] = random.nextInt(5) == 0 ? -0.0 : 200 * random.nextDouble() - 100;
      }
      double[] same = rows.clone();
      for (int k = 0; k < 12; k++) {
        same[k] += 0.0; // -0.0 and +0.0 place alike
      }
      LengthUnit unit = LengthUnit.values()[random.nextInt(5)];
      UpAxis up = UpAxis.values()[random.nextInt(3)];
      Frame a = Frame.of(rows, up, unit);
      Frame b = Frame.of(same, up, unit);
      assertEquals(a, b, "seed " + (SEED + 1));
      float[] p = {random.nextFloat(), -random.nextFloat(), 1000 * random.nextFloat()};
      assertArrayEquals(a.place(p), b.place(p.clone()), "seed " + (SEED + 1));
    }
  }

  /** Half of a road in metres, half in centimetres with a scale of 100: exact factors cancel. */
  @Test
  void framesThatDifferByExactFactorsWeld() {
    Random random = new Random(SEED + 2);
    float[] seam = new float[30];
    for (int i = 0; i < seam.length; i++) {
      seam[i] = (float) (2000 * random.nextDouble() - 1000);
    }
    double[] hundred = Placement.of(null, null, new double[] {100, 100, 100});
    Piece metres = strip("metres", seam, 1, Frame.of(UpAxis.Z, LengthUnit.METRE));
    Piece centimetres =
        strip("centimetres", seam, -1, Frame.of(hundred, UpAxis.Z, LengthUnit.CENTIMETRE));
    WeldedSurface surface = ExactWeld.weld(List.of(metres, centimetres), 1, Progress.none());
    assertEquals(30, surface.vertexCount(), "seed " + (SEED + 2) + ": ten of forty are shared");
  }

  private static Piece strip(String name, float[] seam, int side, Frame frame) {
    int n = seam.length / 3;
    float[] xyz = new float[6 * n];
    int[] triangles = new int[6 * (n - 1)];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < 3; k++) {
        xyz[3 * i + k] = seam[3 * i + k];
        xyz[3 * (n + i) + k] = seam[3 * i + k] + side * (k + 3 + i);
      }
      if (i > 0) {
        int[] quad = {i - 1, i, n + i, i - 1, n + i, n + i - 1};
        System.arraycopy(quad, 0, triangles, 6 * (i - 1), 6);
      }
    }
    return Piece.named(name, name).mesh(xyz, triangles).frame(frame).build();
  }

  /** A tile is shown twice by a manifest, once mirrored: its faces still look up. */
  @Test
  void aMirrorInAManifestTurnsTheWinding(@TempDir Path folder) throws Exception {
    Files.writeString(
        folder.resolve("tile.obj"),
        "o tile\nv 0 0 0\nv 0 0 2\nv 2 0 2\nv 2 0 0\nf 1 2 3\nf 1 3 4\n");
    for (String scale : List.of("[-1, 1, 1]", "[1, 1, -1]", "[-2, 2, 2]", "[1, 1, 1]")) {
      Path manifest = folder.resolve("mirrored.trackwalk.json");
      Files.writeString(
          manifest,
          "{\"schema\": \"trackwalk-manifest/1\", \"pieces\": [{\"file\": \"tile.obj\", \"scale\": "
              + scale
              + "}]}");
      Level level =
          LevelFinder.find(List.of(manifest), LoadOptions.DEFAULT, Progress.none())
              .get(0)
              .load(Progress.none());
      WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
      assertEquals(2, surface.triangleCount());
      assertEquals(4, Topology.of(surface, 1, Progress.none()).boundaryEdgeCount());
      for (int t = 0; t < 2; t++) {
        assertTrue(upwards(surface, t) > 0, scale + " turns a face down");
      }
      for (float p : surface.positions()) {
        assertFalse(Float.floatToRawIntBits(p) == Float.floatToRawIntBits(-0.0f));
      }
    }
  }

  private static double upwards(WeldedSurface s, int t) {
    float[] p = s.positions();
    int[] c = s.triangles();
    double ux = p[3 * c[3 * t + 1]] - p[3 * c[3 * t]];
    double uz = p[3 * c[3 * t + 1] + 2] - p[3 * c[3 * t] + 2];
    double vx = p[3 * c[3 * t + 2]] - p[3 * c[3 * t]];
    double vz = p[3 * c[3 * t + 2] + 2] - p[3 * c[3 * t] + 2];
    return uz * vx - ux * vz;
  }
}
