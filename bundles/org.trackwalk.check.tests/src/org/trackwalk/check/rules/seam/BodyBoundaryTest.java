package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.SeamLine;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/** Exact seams of a straight road, across it and along it, to engines that part it otherwise. */
class BodyBoundaryTest {

  private static final double SPEED = 200 / 3.6;

  /** Quads of 4 m from one x to another, 6 m wide from z on; vertices shared in the piece. */
  private static Piece piece(String name, int fromX, int toX, int z) {
    int n = (toX - fromX) / 4;
    float[] p = new float[6 * (n + 1)];
    int[] c = new int[6 * n];
    for (int i = 0; i <= n; i++) {
      p[6 * i] = fromX + 4 * i;
      p[6 * i + 2] = z;
      p[6 * i + 3] = fromX + 4 * i;
      p[6 * i + 5] = z + 6;
    }
    for (int i = 0; i < n; i++) {
      int[] corners = {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3};
      System.arraycopy(corners, 0, c, 6 * i, 6);
    }
    return Piece.named(name, "road.obj").mesh(p, c).surfaceClass(SurfaceClass.ROAD).build();
  }

  /** The same triangles as one piece, in which each part has vertices of its own. */
  private static Piece joined(Piece... parts) {
    List<Float> p = new ArrayList<>();
    List<Integer> c = new ArrayList<>();
    for (Piece part : parts) {
      int first = p.size() / 3;
      for (float value : part.positions()) {
        p.add(value);
      }
      for (int corner : part.triangles()) {
        c.add(first + corner);
      }
    }
    float[] positions = new float[p.size()];
    for (int i = 0; i < positions.length; i++) {
      positions[i] = p.get(i);
    }
    return Piece.named("road", "road.obj")
        .mesh(positions, c.stream().mapToInt(Integer::intValue).toArray())
        .surfaceClass(SurfaceClass.ROAD)
        .build();
  }

  private static List<Finding> findings(Bodies bodies, List<Piece> pieces, String... engines)
      throws ProfileException {
    Level level =
        new Level("road", "generated", pieces, List.of(), List.of("road.obj"), LevelHints.NONE);
    List<Profile> profiles = new ArrayList<>();
    for (String engine : engines) {
      profiles.add(ProfileList.shipped(engine));
    }
    CheckSettings settings =
        CheckSettings.defaults()
            .judgedBy(profiles, bodies, VehicleList.usual())
            .withOnly(Set.of("seam.body-boundary"));
    return LevelCheck.open(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("seam.body-boundary"))
        .toList();
  }

  /** Two pieces one after the other, each of two side by side. */
  private static List<Piece> four() {
    return List.of(
        piece("left_1", 0, 80, 0),
        piece("right_1", 0, 80, 6),
        piece("left_2", 80, 160, 0),
        piece("right_2", 80, 160, 6));
  }

  private static Effect sphere(SeamLine line) {
    return line.effects().stream()
        .filter(effect -> effect.shape().startsWith("sphere"))
        .findFirst()
        .orElseThrow();
  }

  /**
   * A road of 61 x 61 quads without a shared vertex: 11,041 inner edges, each a seam to an index.
   */
  @Test
  void ofAMeshStoredTriangleByTriangleTheLongestSeamsAreLookedAt() throws ProfileException {
    int n = 61;
    List<Piece> parts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        int[][] at = {{i, k}, {i, k + 1}, {i + 1, k}, {i + 1, k}, {i, k + 1}, {i + 1, k + 1}};
        for (int t = 0; t < 6; t += 3) {
          float[] p = new float[9];
          for (int c = 0; c < 3; c++) {
            p[3 * c] = at[t + c][0];
            p[3 * c + 2] = at[t + c][1];
          }
          parts.add(Piece.named("t", "road.obj").mesh(p, new int[] {0, 1, 2}).build());
        }
      }
    }
    Finding found =
        findings(Bodies.ONE, List.of(joined(parts.toArray(new Piece[0]))), "jolt").get(0);
    int seams = n * n + 2 * n * (n - 1) - 4 * (n - 1);
    assertEquals(5000, found.lines().size());
    assertTrue(found.message().startsWith(seams + " exact seams"), found.message());
    assertTrue(found.message().endsWith("; the longest 5000 were looked at"), found.message());
    double shortest = found.lines().stream().mapToDouble(SeamLine::length).min().orElseThrow();
    // Those with a diagonal, 1.41 m long, and then the sides of 1 m.
    assertEquals(1, shortest, 1e-6);
    assertEquals(n * n, found.lines().stream().filter(line -> line.length() > 1.2).count());
  }

  @Test
  void everySeamIsALineAndThoseAcrossTheWayComeFirst() throws ProfileException {
    List<Finding> found = findings(Bodies.PIECE, four(), "physx");
    assertEquals(1, found.size());
    List<SeamLine> lines = found.get(0).lines();
    assertEquals(4, lines.size());
    double thrown = BumpFormula.worst(SeamEdge.flush(SPEED, 0.35, 0.04)).up();
    for (SeamLine line : lines.subList(0, 2)) {
      assertEquals(6, line.length(), 1e-6);
      assertEquals(thrown, sphere(line).dvUp(), 0.01 * thrown);
      assertEquals(80, line.path()[0], 1e-6);
      assertEquals(80, line.path()[3], 1e-6);
    }
    for (SeamLine line : lines.subList(2, 4)) {
      assertEquals(80, line.length(), 1e-6);
      assertEquals(0, sphere(line).dvUp(), 0.01);
      assertEquals(3 * 21, line.path().length);
    }
    assertEquals(lines.get(0).effects(), found.get(0).effects());
  }

  /** A piece that rises to its right from 6 m on, whose triangles may be turned over. */
  private static Piece bent(Piece flat, double degrees, boolean turned) {
    float[] p = flat.positions().clone();
    for (int i = 0; i < p.length; i += 3) {
      double beyond = Math.max(0, p[i + 2] - 6);
      p[i + 1] = (float) (beyond * StrictMath.tan(StrictMath.toRadians(degrees)));
    }
    int[] c = flat.corners().clone();
    for (int t = 0; turned && t < c.length; t += 3) {
      c[t + 1] = flat.corners()[t + 2];
      c[t + 2] = flat.corners()[t + 1];
    }
    return flat.toBuilder().mesh(p, c).build();
  }

  /** In a hollow a sphere lies deeper before the corners of a lengthwise seam, on a crest not. */
  @ParameterizedTest
  @CsvSource({
    "0, false",
    "0, true",
    "5, false",
    "5, true",
    "15, false",
    "15, true",
    "-15, false",
    "-15, true"
  })
  void inAHollowACornerIsMetDeeperWhicheverWayTrianglesFace(double degrees, boolean turned)
      throws ProfileException {
    List<Piece> pieces =
        List.of(
            bent(piece("left", 0, 160, 0), degrees, turned),
            bent(piece("right", 0, 160, 6), degrees, turned));
    Effect along = sphere(findings(Bodies.PIECE, pieces, "jolt").get(0).lines().get(0));
    double cosine = StrictMath.cos(StrictMath.toRadians(Math.max(0, degrees)) / 2);
    Profile jolt = ProfileList.shipped("jolt");
    SeamEdge deeper =
        new SeamEdge(along.speed(), 0.35, 0.35 / cosine, 0.02, jolt.step(), SolverSettings.GRAVITY);
    double thrown = cosine * BumpFormula.worst(deeper, jolt.asGround(ShapeKind.SPHERE)).up();
    assertEquals(thrown, along.dvUp(), 0.002 * thrown);
  }

  @Test
  void anEngineThatComparesIndicesPartsOneBodyToo() throws ProfileException {
    assertEquals(List.of(), findings(Bodies.ONE, four(), "physx", "jolt-enhanced"));
    List<Finding> found = findings(Bodies.ONE, four(), "jolt", "physx");
    assertEquals(1, found.size());
    assertEquals(4, found.get(0).lines().size());
    assertTrue(found.get(0).help().contains("share indices"), found.get(0).help());
    assertTrue(found.get(0).effects().stream().allMatch(effect -> effect.profile().equals("jolt")));
  }

  @Test
  void verticesThatAPieceStoresTwicePartItToo() throws ProfileException {
    Piece stored = joined(piece("a", 0, 80, 0), piece("b", 80, 160, 0));
    List<Finding> found = findings(Bodies.ONE, List.of(stored), "jolt");
    assertEquals(1, found.size());
    assertEquals(1, found.get(0).lines().size());
    assertEquals(List.of("road"), found.get(0).lines().get(0).pieces());
    assertEquals(6, found.get(0).lines().get(0).length(), 1e-6);
    assertEquals(List.of(), findings(Bodies.PIECE, List.of(stored), "physx"));
    Piece shared = piece("a", 0, 160, 0);
    assertEquals(List.of(), findings(Bodies.ONE, List.of(shared), "jolt"));
  }

  @Test
  void whereNothingIsStoredTwiceInABodyAllEnginesHaveOneFinding() throws ProfileException {
    List<Finding> found = findings(Bodies.PIECE, four(), "physx", "jolt");
    assertEquals(1, found.size());
    assertTrue(found.get(0).message().contains("physx, jolt"), found.get(0).message());
  }

  /** A piece with quads of 2 m; what lies at a seam at 80 m is so much lower. */
  private static Piece hollowed(Piece flat, double by) {
    float[] p = flat.positions().clone();
    for (int i = 0; i < p.length; i += 3) {
      p[i] /= 2;
      p[i + 1] = p[i] == 80 ? (float) -by : 0;
    }
    return Piece.named(flat.name(), "road.obj")
        .mesh(p, flat.corners())
        .surfaceClass(SurfaceClass.ROAD)
        .build();
  }

  private static double lost(double hollow, String engine) throws ProfileException {
    List<Piece> pieces =
        List.of(hollowed(piece("a", 0, 160, 0), hollow), hollowed(piece("b", 160, 320, 0), hollow));
    return findings(Bodies.PIECE, pieces, engine).stream()
        .flatMap(found -> found.lines().stream())
        .flatMap(line -> line.effects().stream())
        .filter(effect -> effect.shape().startsWith("box"))
        .mapToDouble(Effect::dvForward)
        .max()
        .orElse(0);
  }

  /**
   * A box bridges a hollow of two quads: PhysX, which stops what has come down, does not stop it.
   */
  @ParameterizedTest
  @CsvSource({
    "physx, 0, true",
    "physx, 0.01, false",
    "physx, 0.03, false",
    "physx, -0.01, true",
    "physx-unity, 0.01, false",
    "generic, 0.01, true",
    "jolt-enhanced, 0.01, true"
  })
  void aBoxIsStoppedWhereItsFrontIsDown(String engine, double hollow, boolean stopped)
      throws ProfileException {
    double lost = lost(hollow, engine);
    assertEquals(stopped, lost > 1, lost + " m/s");
  }
}
