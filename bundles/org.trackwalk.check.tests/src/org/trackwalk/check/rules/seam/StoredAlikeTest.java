package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/** Near misses over which an engine goes as over one border, as the engines were driven. */
class StoredAlikeTest {

  /** Seams of the road, one every 40.0137 m. */
  private static final Set<Integer> ALL = Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);

  private static Piece quad(String name, SurfaceClass of, double x, double to, double z) {
    float[] p = {
      (float) x,
      0,
      (float) z,
      (float) x,
      0,
      (float) z + 10,
      (float) to,
      0,
      (float) z + 10,
      (float) to,
      0,
      (float) z
    };
    int[] corners = {0, 1, 2, 0, 2, 3};
    return Piece.named(name, "road.obj").mesh(p, corners).surfaceClass(of).build();
  }

  /** Twelve pieces of road, each beginning a gap behind the last one's end. */
  private static List<Piece> road(double gap) {
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      double from = 40 * i + 0.0137 * i + (i > 0 ? gap : 0);
      double to = 40 * (i + 1) + 0.0137 * (i + 1);
      pieces.add(quad("road_" + (10 + i), SurfaceClass.ROAD, from, to, -5));
    }
    return pieces;
  }

  /** With scenery a kilometre to either side: 21 bits over 2,020 m are 0.96 mm. */
  private static List<Piece> wide(double gap) {
    List<Piece> pieces = road(gap);
    pieces.add(quad("far_a", SurfaceClass.SCENERY, -1010, -1000, -1000));
    pieces.add(quad("far_b", SurfaceClass.SCENERY, 1000, 1010, 990));
    return pieces;
  }

  /** Numbers of the seams at which the profile's bodies feel something. */
  private static Set<Integer> felt(List<Piece> pieces, String profile, Bodies bodies) {
    Level level =
        new Level("road", "generated", pieces, List.of(), List.of("road.obj"), LevelHints.NONE);
    CheckSettings settings =
        CheckSettings.defaults()
            .withOnly(Set.of("weld.near-miss"))
            .judgedBy(List.of(ProfileList.shipped(profile)), bodies, VehicleList.usual());
    Set<Integer> felt = new TreeSet<>();
    for (Finding f : LevelCheck.open(level, settings, Progress.none()).findings()) {
      if (f.worstEffect() > 1) {
        felt.add((int) Math.round(f.position()[0] / 40.0137));
      }
    }
    return felt;
  }

  @Test
  void asOneMeshInJolt() {
    // jolt-jni 0.9.9, enhanced, a sphere at 40 m/s: nothing in 270 passes at the first and the
    // third, 11.1 m/s at the nine others
    assertEquals(
        Set.of(2, 4, 5, 6, 7, 8, 9, 10, 11), felt(wide(0.0003), "jolt-enhanced", Bodies.ONE));
  }

  @Test
  void onTheRoadAloneTheGridIsFine() {
    assertEquals(ALL, felt(road(0.0003), "jolt-enhanced", Bodies.ONE));
  }

  @Test
  void bodiesOfTheirOwnHaveNoVertexInCommon() {
    assertEquals(ALL, felt(wide(0.0003), "jolt-enhanced", Bodies.PIECE));
  }

  @Test
  void whoComparesNumbersFeelsAll() {
    assertEquals(ALL, felt(wide(0.0003), "physx", Bodies.ONE));
    assertEquals(ALL, felt(wide(0.0003), "jolt", Bodies.ONE));
  }

  @Test
  void withinBulletsTolerance() {
    // gdx-bullet 1.14.2 with its utility: nothing at 0.08 mm, 9.6 m/s at 0.12
    assertEquals(Set.of(), felt(road(0.00008), "bullet-edge", Bodies.ONE));
    assertEquals(ALL, felt(road(0.00012), "bullet-edge", Bodies.ONE));
    assertEquals(ALL, felt(road(0.00008), "bullet-edge", Bodies.PIECE));
  }
}
