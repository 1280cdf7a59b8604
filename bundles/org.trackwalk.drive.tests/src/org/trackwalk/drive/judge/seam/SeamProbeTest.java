package org.trackwalk.drive.judge.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.BoxFormula;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.JudgedLevel;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.place.Patch;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileException;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * What is felt where the vehicle is moved over seams of a level, held to what engines did
 * (docs/engines.md) and to what the closed forms say.
 */
class SeamProbeTest {

  /** What counts as equal, of the measured number; and as nothing, m/s. */
  private static final double SHARE = 0.05;

  private static final double NOTHING = 0.01;

  @TempDir private Path folder;

  /** A road of 6 m along x and 4 m across from x = 20 - 6, and as much again behind x = 20. */
  private static Level road(double raised, double gap, double shifted) {
    List<Piece> pieces = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      double x = side == 0 ? 14 : 20 + gap;
      float[] p = new float[3 * 13 * 9];
      int[] c = new int[6 * 12 * 8];
      int at = 0;
      for (int i = 0; i <= 12; i++) {
        for (int j = 0; j <= 8; j++) {
          int v = 3 * (9 * i + j);
          p[v] = (float) (x + 0.5 * i);
          p[v + 1] = (float) (side * raised);
          p[v + 2] = (float) (0.5 * j + side * shifted);
          if (i < 12 && j < 8) {
            int a = v / 3;
            for (int corner : new int[] {a, a + 1, a + 9, a + 9, a + 1, a + 10}) {
              c[at++] = corner;
            }
          }
        }
      }
      pieces.add(
          Piece.named("road_" + side, "road.obj")
              .mesh(p, c)
              .surfaceClass(SurfaceClass.ROAD)
              .build());
    }
    return new Level("seam", "generated", pieces, List.of(), List.of("road.obj"), LevelHints.NONE);
  }

  /** The open edge at the seam that is nearest to the middle of the road. */
  private static EdgeEntry entry(JudgedLevel level, LedgerClass owner) {
    EdgeEntry best = null;
    double least = Double.POSITIVE_INFINITY;
    for (EdgeEntry entry : level.ledger().entries()) {
      double d = Math.abs(level.ledger().edges().point(entry.edge(), 0.5, 2) - 2.25);
      if (entry.owner() == owner && d < least) {
        least = d;
        best = entry;
      }
    }
    assertTrue(best != null, "no " + owner);
    return best;
  }

  private Profile profile(String column) throws IOException, ProfileException {
    if (!column.equals("physx")) {
      return ProfileList.shipped(column);
    }
    // The runs had half of the pair margin of 0.02 on each shape, as Unity has, at 60 Hz.
    Files.writeString(
        folder.resolve("measured.json"),
        """
        {"id": "measured", "like": "physx",
         "offsets": {"probe": 0.01, "ground": 0.01, "source": "docs/engines.md, head of the page"}}
        """);
    return ProfileList.named("measured.json", folder);
  }

  private static List<SeamFelt> felt(
      JudgedLevel level, EdgeEntry entry, Profile profile, Vehicle vehicle, double speed) {
    Judged by = new Judged(List.of(profile), Bodies.ONE, vehicle, speed);
    SeamPlace place = SeamPlace.of(level.ledger().edges(), entry, speed);
    return new SeamProbe(level.surface(), level.healed(), by, Memory.none())
        .felt(List.of(place))
        .get(0);
  }

  /** The sweep from the lower side, or from the first one of two that are level. */
  private static SeamSweep sweep(
      JudgedLevel level, EdgeEntry entry, Profile profile, Body body, double speed) {
    SeamWay best = null;
    Crossing way = null;
    for (SeamWay one : SeamPlace.of(level.ledger().edges(), entry, speed).ways()) {
      Crossing crossing = one.on(level.surface());
      if (best == null || one.raised(crossing) > best.raised(way)) {
        best = one;
        way = crossing;
      }
    }
    int n = level.surface().triangleCount();
    Patch patch = Patch.of(level.surface(), level.healed(), IntStream.range(0, n).toArray());
    Judged by = new Judged(List.of(profile), Bodies.ONE, VehicleList.usual(), speed);
    return new SeamSweep(
        patch,
        by.treatment(profile, body),
        body,
        way,
        best.on(level.healed()),
        best.raised(way),
        speed,
        profile.step());
  }

  /** The steps of pass k of twelve before the seam, as they were run (docs/engines.md). */
  private static double[] steps(int k, double speed, double near) {
    double before = Math.max(1.5, Math.min(speed / 2, 20));
    return IntStream.range(0, 2000)
        .mapToDouble(n -> before + 0.5 * (k + 0.37) / 12 - n * speed / 60)
        .filter(ahead -> ahead > 0 && ahead < near)
        .toArray();
  }

  @ParameterizedTest
  @CsvSource({
    "physx, NEAR_MISS, 0.0002, 0, 1.82, 9.66",
    "physx, STEP, 0.01, 0, 2.51, 13.1",
    "physx, T_JUNCTION, 0, 0.25, 1.81, 9.65",
    "jolt-enhanced, NEAR_MISS, 0.0002, 0, 1.82, 9.66",
    "jolt-enhanced, STEP, 0.01, 0, 2.51, 13.1",
    "jolt-enhanced, T_JUNCTION, 0, 0.25, 1.81, 9.65"
  })
  void aSphereIsThrownAsHighAsItWasMeasured(
      String column, LedgerClass owner, double raised, double shifted, double atTen, double atForty)
      throws IOException, ProfileException {
    JudgedLevel level = JudgedLevel.of(road(raised, 0, shifted));
    EdgeEntry entry = entry(level, owner);
    for (double speed : new double[] {10, 40}) {
      SeamSweep sweep =
          sweep(level, entry, profile(column), Body.sphere(SeamEdge.PROBE_RADIUS, false), speed);
      double most = 0;
      for (int k = 0; k < 12; k++) {
        for (double ahead : steps(k, speed, 0.5)) {
          most = Math.max(most, sweep.at(-ahead).up());
        }
      }
      double measured = speed == 10 ? atTen : atForty;
      assertEquals(measured, most, SHARE * measured, speed + " m/s");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"physx", "jolt-enhanced"})
  void aBoxIsStoppedInThreeOfTwelvePassesAsItWasMeasured(String column)
      throws IOException, ProfileException {
    JudgedLevel level = JudgedLevel.of(road(0.0002, 0, 0));
    EdgeEntry entry = entry(level, LedgerClass.NEAR_MISS);
    // The measured box, 1.0 m long along the way.
    SeamSweep sweep = sweep(level, entry, profile(column), Body.box(1, 1.6, 0.5), 10);
    int hit = 0;
    for (int k = 0; k < 12; k++) {
      for (double ahead : steps(k, 10, 1)) {
        Felt felt = sweep.at(0.5 - ahead);
        if (ahead > 0.5 && felt.forward() > 0.1) {
          hit++;
          assertEquals(8, felt.forward(), SHARE * 8);
          assertTrue(felt.up() > 2.55 && felt.up() < 2.75, "jumps at " + felt.up());
        }
      }
    }
    assertEquals(3, hit);
  }

  @ParameterizedTest
  @CsvSource({
    "NEAR_MISS, 0.0005, 0, 0",
    "STEP, 0.003, 0, 0",
    "STEP, 0.01, 0, 0",
    "STEP, 0.04, 0, 0",
    "T_JUNCTION, 0, 0, 0.25",
    "GAP, 0, 0.005, 0",
    "GAP, 0, 0.03, 0"
  })
  void probingAgreesWithTheClosedFormOnALevelRoad(
      LedgerClass owner, double raised, double gap, double shifted) throws ProfileException {
    JudgedLevel level = JudgedLevel.of(road(raised, gap, shifted));
    EdgeEntry entry = entry(level, owner);
    for (String id : List.of("generic", "physx-unity", "jolt", "jolt-enhanced")) {
      Profile profile = ProfileList.shipped(id);
      for (double speed : new double[] {10, 40, 200 / 3.6}) {
        for (SeamFelt one : felt(level, entry, profile, VehicleList.usual(), speed)) {
          String what = owner + ", " + id + ", " + one.shape() + ", " + speed + " m/s";
          if (profile.rounded().value() > 0 && one.shape().startsWith("box")) {
            assertNull(one.felt(), what); // no method knows rounded edges
            continue;
          }
          Bump bump;
          if (one.shape().startsWith("sphere")) {
            bump =
                BumpFormula.worst(
                    new SeamEdge(
                        speed, 0.35, 0.35 - raised, 0.02, profile.step(), SolverSettings.GRAVITY));
          } else {
            bump =
                BoxFormula.worst(
                    new BoxEdge(
                        speed, 4.5, 0.5, raised, 0.02, profile.step(), SolverSettings.GRAVITY));
          }
          double worst = Math.max(bump.up(), bump.forward());
          assertEquals(worst, one.felt().worst(), SHARE * worst, what);
          assertEquals(bump.share(), one.felt().share(), 0.1 * bump.share() + NOTHING, what);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ray", "multi-ray", "sphere", "cylinder"})
  void aWheelIsPressedByAStep(String model) throws ProfileException {
    JudgedLevel level = JudgedLevel.of(road(0.02, 0, 0));
    Vehicle car = VehicleList.named("car:wheels=" + model, null);
    EdgeEntry entry = entry(level, LedgerClass.STEP);
    Felt felt = felt(level, entry, ProfileList.usual(), car, 40).get(0).felt();
    double pressed = 2 * Math.PI * car.wheel().ride() * 0.02;
    // A round wheel climbs over a stretch on which the healed copy has begun to rise.
    boolean round = model.equals("sphere") || model.equals("cylinder");
    assertEquals(pressed, felt.up(), (round ? 0.12 : 0.01) * pressed);
    assertEquals(1, felt.share());
  }

  @ParameterizedTest
  @CsvSource({"ray, 0.005, 0.005", "ray, 0.03, 0.03", "multi-ray, 0.03, 0"})
  void aRayHangsInAGap(String model, double gap, double open) throws ProfileException {
    JudgedLevel level = JudgedLevel.of(road(0, gap, 0));
    Vehicle car = VehicleList.named("car:wheels=" + model, null);
    EdgeEntry entry = entry(level, LedgerClass.GAP);
    Felt felt = felt(level, entry, ProfileList.usual(), car, 40).get(0).felt();
    assertEquals(open > 0 ? -9.81 / 60 : 0, felt.up(), 1e-9);
    assertEquals(open * 60 / 40, felt.share(), 0.0015);
  }

  @Test
  void aSweptWheelSinksIntoAGapByTheArcOverIt() throws ProfileException {
    double gap = 0.045;
    JudgedLevel level = JudgedLevel.of(road(0, gap, 0));
    // A car's wheel is too large to feel a gap of this class.
    Vehicle car = VehicleList.named("kart:wheels=cylinder", null);
    EdgeEntry entry = entry(level, LedgerClass.GAP);
    Felt felt = felt(level, entry, ProfileList.usual(), car, 40).get(0).felt();
    double r = car.wheel().radius();
    double sinks = r - Math.sqrt(r * r - gap * gap / 4);
    assertEquals(2 * Math.PI * car.wheel().ride() * sinks, felt.up(), 0.002);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bullet", "naive"})
  void whatAnEngineDoesOnAnyEdgeIsNotTold(String id) throws ProfileException {
    JudgedLevel level = JudgedLevel.of(road(0, 0.005, 0));
    EdgeEntry entry = entry(level, LedgerClass.GAP);
    Profile profile = ProfileList.shipped(id);
    Felt sphere = felt(level, entry, profile, VehicleList.usual(), 40).get(0).felt();
    assertTrue(sphere == null || sphere.worst() < 0.1, id + " " + sphere);
  }
}
