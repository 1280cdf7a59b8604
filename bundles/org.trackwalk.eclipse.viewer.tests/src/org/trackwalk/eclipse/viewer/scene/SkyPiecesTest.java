package org.trackwalk.eclipse.viewer.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A sky is told from the ground by where it is, whatever it is called and however it faces. */
class SkyPiecesTest {

  private static final Piece ROAD = Sheets.sheet("road", 60, 40, -30, 0, -20);
  private static final int AROUND = 24;
  private static final int UP = 8;

  /**
   * A ball, or its upper half, around the origin.
   *
   * @param low latitude that it begins at, degrees: -90 or 0
   */
  private static Piece dome(String name, double radius, double low, boolean inward) {
    float[] p = new float[3 * AROUND * (UP + 1)];
    int[] t = new int[6 * AROUND * UP];
    for (int j = 0; j <= UP; j++) {
      double latitude = Math.toRadians(low + (90 - low) * j / UP);
      for (int i = 0; i < AROUND; i++) {
        double angle = 2 * Math.PI * i / AROUND;
        int at = 3 * (j * AROUND + i);
        p[at] = (float) (radius * Math.cos(latitude) * Math.cos(angle));
        p[at + 1] = (float) (radius * Math.sin(latitude));
        p[at + 2] = (float) (radius * Math.cos(latitude) * Math.sin(angle));
      }
    }
    int at = 0;
    for (int j = 0; j < UP; j++) {
      for (int i = 0; i < AROUND; i++) {
        int a = j * AROUND + i;
        int b = j * AROUND + (i + 1) % AROUND;
        int[] out = {a, a + AROUND, b, b, a + AROUND, b + AROUND};
        int[] in = {a, b, a + AROUND, b, b + AROUND, a + AROUND};
        System.arraycopy(inward ? in : out, 0, t, at, 6);
        at += 6;
      }
    }
    return Piece.named(name, name + ".obj").mesh(p, t).build();
  }

  /** Ground of a metre's grid whose middle is a hill. */
  private static Piece hill(String name, float wide, float high) {
    Piece flat = Sheets.sheet(name, 80, 80, -40, 0, -40);
    float[] p = flat.positions().clone();
    for (int v = 0; v < p.length; v += 3) {
      double away = Math.min(1, Math.hypot(p[v], p[v + 2]) / 40);
      p[v] *= wide;
      p[v + 2] *= wide;
      p[v + 1] = (float) (high * (1 - away * away));
    }
    return Piece.named(name, name + ".obj").mesh(p, flat.triangles()).build();
  }

  /** Names of the skies. */
  private static Set<String> skies(Piece... pieces) {
    WeldedSurface surface = Sheets.welded(pieces);
    return SkyPieces.of(surface).stream()
        .mapToObj(piece -> surface.pieces().get(piece).name())
        .collect(Collectors.toSet());
  }

  @Test
  void ballsAndHalfBallsOfAnySizeAreSkies() {
    for (double radius : new double[] {45, 100, 5000}) {
      for (double low : new double[] {-90, 0}) {
        for (boolean inward : new boolean[] {true, false}) {
          String what = radius + " m from " + low + (inward ? " in" : " out");
          assertEquals(
              Set.of("Sphere.001"), skies(ROAD, dome("Sphere.001", radius, low, inward)), what);
        }
      }
    }
  }

  @Test
  void aSkyWithinASkyIsOneToo() {
    assertEquals(
        Set.of("clouds", "sky"),
        skies(dome("clouds", 300, 0, true), ROAD, dome("sky", 900, -90, true)));
  }

  @Test
  void groundIsNone() {
    assertEquals(Set.of(), skies(hill("ground", 1, 30)), "alone");
    assertEquals(Set.of(), skies(hill("ground", 1, 30), ROAD), "the road below a hill");
    Piece water = Sheets.sheet("water", 90, 90, -45, -1, -45);
    assertEquals(Set.of(), skies(hill("ground", 1, 5), water), "low over water");
    Piece tree = Sheets.sheet("tree", 1, 1, 0, -60, 0);
    assertEquals(Set.of(), skies(hill("ground", 1, 30), tree), "there is more of it");
    assertEquals(Set.of(), skies(ROAD, Sheets.sheet("bridge", 60, 4, -30, 8, -2)), "a bridge");
  }

  @Test
  void whatIsFramedIsTheRest() {
    Piece sky = dome("sky", 5000, -90, true);
    WeldedSurface surface = Sheets.welded(ROAD, sky);
    DrawnMesh mesh = DrawnMesh.of(surface);
    assertArrayEquals(new double[] {-30, 0, -20, 30, 0, 20}, mesh.ground(), 1e-6);
    assertTrue(mesh.box()[3] > 4000, "all of it stays all");
    DrawnMesh alone = DrawnMesh.of(Sheets.welded(ROAD));
    assertArrayEquals(alone.box(), alone.ground(), 1e-6);
  }
}
