package org.trackwalk.check.rules.edge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.drive.judge.body.Body;
import org.trackwalk.drive.judge.body.Crossing;
import org.trackwalk.drive.judge.suspect.Suspicion;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.Kind;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.settings.CheckSettings;

/** What is made of edges at which something is felt, of which a test says how much. */
class EdgeFindingsTest {

  private static final Body BODY = Body.sphere(0.35, false);

  private static CheckSettings settings(String... profiles) {
    return CheckSettings.defaults()
        .withOnly(Set.of("topology.duplicate-triangle"))
        .judgedBy(List.of(profiles).stream().map(ProfileList::shipped).toList(), null, null);
  }

  /** A road of 10 by 30 m, rows of 5 m. */
  private static RuleContext road(String... profiles) {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 6);
    return SmallLevel.open(settings(profiles), SmallLevel.built(road)).context();
  }

  private static Felt felt(double up, double forward, double side) {
    return new Felt(up, forward, side, 0.25, 0, 0, 0);
  }

  /** A half-edge of 5 m across the road's left column at a z. */
  private static int across(RuleContext context, double z) {
    float[] p = context.surface().positions();
    for (int h = 0; h < 3 * context.surface().triangleCount(); h++) {
      int a = 3 * context.topology().from(h);
      int b = 3 * context.topology().to(h);
      if (p[a + 2] == z && p[b + 2] == z && Math.max(p[a], p[b]) == 5) {
        return h;
      }
    }
    throw new AssertionError("no edge at " + z);
  }

  private static Suspicion at(
      RuleContext context, double z, String profile, double sine, Felt felt) {
    int h = across(context, z);
    double[] point = {2.5, 0, z};
    Crossing way =
        new Crossing(point, new double[] {0, 1, 0}, new double[] {0, 0, 1}, new double[] {0, 0, 1});
    Profile engine = ProfileList.shipped(profile);
    return new Suspicion(
        h,
        Suspicion.Cause.FOLD,
        context.judge().by().treatment(engine, BODY),
        BODY,
        way,
        sine,
        Map.of(Kind.SUPERFLUOUS, felt, Kind.WRONG_NORMAL, Felt.NOTHING));
  }

  private static List<Finding> told(RuleContext context, Suspicion... all) {
    return new EdgeFindings(new GhostContact().info(), context, Kind.SUPERFLUOUS, 0.1, 1)
        .of(
            List.of(all),
            (place, edges, worst) ->
                place + " " + edges.size() + " " + worst.felt().get(Kind.SUPERFLUOUS).worst());
  }

  @ParameterizedTest
  @CsvSource({
    "0.099, 0, 0, ",
    "0.1, 0, 0, WARNING",
    "-0.1, 0, 0, WARNING",
    "0, 0.1, 0, WARNING",
    "0, -0.1, 0, WARNING",
    "0, 0, 0.1, WARNING",
    "0.999, 0, 0, WARNING",
    "1, 0, 0, ERROR",
    "-1, 0.5, 0, ERROR",
    "0.2, 1, 0.3, ERROR",
    "0.2, 0.2, 1, ERROR"
  })
  void fromATenthOnItIsToldAndFromOneOnAnError(
      double up, double forward, double side, Severity severity) {
    RuleContext context = road("generic");
    List<Finding> told = told(context, at(context, 10, "generic", 1, felt(up, forward, side)));
    assertEquals(severity == null ? 0 : 1, told.size());
    if (severity != null) {
      Finding found = told.get(0);
      double worst = Math.max(Math.abs(up), Math.max(Math.abs(forward), side));
      assertEquals(severity, found.severity());
      assertEquals(worst, found.measure().value());
      assertEquals(severity == Severity.ERROR ? 1 : 0.1, found.measure().threshold());
      assertEquals("road 1 " + worst, found.message());
      assertArrayEquals(new double[] {2.5, 0, 10}, found.position());
      assertEquals(5, found.length(), 1e-9);
      assertEquals(1, found.count());
      double[] path = found.path();
      assertEquals(6, path.length);
      assertEquals(5, Math.abs(path[3] - path[0]));
      assertEquals(10, path[2]);
      assertEquals(10, path[5]);
    }
  }

  @Test
  void whatNoPassFeelsIsNothing() {
    RuleContext context = road("generic");
    Felt never = new Felt(2, 0, 0, 0, 0, 0, 0);
    assertEquals(List.of(), told(context, at(context, 10, "generic", 1, never)));
  }

  /** Two engines at one edge, the worse of which is told; one of them at a second edge. */
  @Test
  void anEdgeCountsOnceAndAnEngineIsOneEffect() {
    RuleContext context = road("generic", "physx");
    Suspicion[] all = {
      at(context, 10, "physx", 1, felt(0.3, 0, 0)),
      at(context, 10, "generic", 1, felt(0.5, 0, 0)),
      at(context, 15, "physx", 1, felt(0.7, 0, 0)),
      at(context, 15, "physx", 1, felt(0.2, 0, 0))
    };
    List<Finding> told = told(context, all);
    assertEquals(1, told.size());
    Finding found = told.get(0);
    assertEquals("road 2 0.7", found.message());
    assertEquals(2, found.count());
    assertEquals(10, found.length(), 1e-9);
    assertArrayEquals(new double[] {2.5, 0, 15}, found.position());
    assertEquals(15, found.path()[2]);
    assertEquals(
        List.of("generic 0.5", "physx 0.7"),
        found.effects().stream().map(e -> e.profile() + " " + e.dvUp()).toList());
    assertEquals(4, found.features().get("road").edges().size());
  }

  /** The path goes from end to end of the worst edge, as its half-edge does. */
  @Test
  void thePathIsTheWorstEdge() {
    RuleContext context = road("generic");
    float[] p = context.surface().positions();
    for (int h = 0; h < 3; h++) {
      Suspicion s = at(context, 10, "generic", 1, felt(0.3, 0, 0));
      Suspicion of = new Suspicion(h, s.cause(), s.profile(), BODY, s.way(), s.sine(), s.felt());
      double[] path = told(context, of).get(0).path();
      for (int k = 0; k < 3; k++) {
        assertEquals(p[3 * context.topology().from(h) + k], path[k]);
        assertEquals(p[3 * context.topology().to(h) + k], path[3 + k]);
      }
    }
  }

  /** Places of more than two metres between them are two. */
  @Test
  void farApartTheyAreTwo() {
    RuleContext context = road("generic");
    List<Finding> told =
        told(
            context,
            at(context, 5, "generic", 1, felt(0.3, 0, 0)),
            at(context, 25, "generic", 1, felt(0.5, 0, 0)));
    assertEquals(List.of("road 1 0.3", "road 1 0.5"), told.stream().map(Finding::message).toList());
  }

  /** What is lost over an edge is lost along the way by its sine, and aside by its cosine. */
  @ParameterizedTest
  @CsvSource({"1, 2, 0.3, 2, 0.3", "0.6, 2, 0.3, 1.2, 1.6", "0.6, -2, 1.7, -1.2, 1.7"})
  void anEdgeThatIsMetAtAnAnglePushesAside(
      double sine, double forward, double side, double along, double aside) {
    RuleContext context = road("generic");
    Effect effect =
        told(context, at(context, 10, "generic", sine, felt(0.4, forward, side)))
            .get(0)
            .effects()
            .get(0);
    assertEquals(0.4, effect.dvUp());
    assertEquals(along, effect.dvForward(), 1e-12);
    assertEquals(aside, effect.dvSide(), 1e-12);
    assertEquals(0.25, effect.share());
    assertEquals(context.judge().by().speed(), effect.speed());
    assertEquals(BODY.name(), effect.shape());
  }

  /** Where the engine bumps half as hard on edges without a fault its note says all. */
  @Test
  void whatAnEngineDoesAnywayIsNotTold() {
    RuleContext context = road("naive");
    Body body = context.judge().by().bodies().get(0);
    double clean = context.judge().onCleanEdges("naive", body.name());
    assertEquals(true, clean > 0.1, "it bumps by " + clean);
    for (double times : new double[] {1.98, 2.02}) {
      Suspicion s = at(context, 10, "naive", 1, felt(times * clean, 0, 0));
      Suspicion of =
          new Suspicion(s.halfEdge(), s.cause(), s.profile(), body, s.way(), s.sine(), s.felt());
      assertEquals(times < 2 ? 0 : 1, told(context, of).size(), times + " times " + clean);
    }
  }

  /** Edges of a box on the road go with the box. */
  @Test
  void whatIsInTheWayIsToldWithThat() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 40);
    MeshDraft box = new MeshDraft("box", SurfaceClass.ROAD);
    for (int k = 0; k < 8; k++) {
      box.vertex(k % 2 == 0 ? 0 : 5, k < 4 ? 0 : 0.8, k % 4 < 2 ? 100 : 105);
    }
    box.quad(4, 6, 7, 5, "");
    box.quad(0, 4, 5, 1, "");
    box.quad(2, 3, 7, 6, "");
    box.quad(0, 2, 6, 4, "");
    box.quad(1, 5, 7, 3, "");
    for (boolean there : new boolean[] {true, false}) {
      RuleContext context =
          SmallLevel.open(
                  settings("generic"), there ? SmallLevel.built(road, box) : SmallLevel.built(road))
              .context();
      Suspicion of = at(context, there ? 100 : 50, "generic", 1, felt(0.5, 0, 0));
      if (there) {
        of = new Suspicion(topOf(context), of.cause(), of.profile(), BODY, of.way(), 1, of.felt());
      }
      assertEquals(there ? 0 : 1, told(context, of).size());
    }
  }

  private static int topOf(RuleContext context) {
    float[] p = context.surface().positions();
    for (int h = 0; h < 3 * context.surface().triangleCount(); h++) {
      if (p[3 * context.topology().from(h) + 1] > 0.5
          && p[3 * context.topology().to(h) + 1] > 0.5) {
        return h;
      }
    }
    throw new AssertionError("no box");
  }

  @ParameterizedTest
  @CsvSource({
    "0.421, 0.1, 0, 'pushes the car up by 0.42 m/s', 'push the car up by 0.42 m/s'",
    "-13.26, 0.1, 0, 'lets the car drop by 13.3 m/s', 'let the car drop by 13.3 m/s'",
    "0.1, 0.999, 0, 'slows the car by 1.00 m/s', 'slow the car by 1.00 m/s'",
    "0.1, -2, 1, 'slows the car by 2.0 m/s', 'slow the car by 2.0 m/s'",
    "0.1, 0.2, 1, 'pushes the car sideways by 1.0 m/s', 'push the car sideways by 1.0 m/s'",
    "0, 0, 0, 'pushes the car up by 0.00 m/s', 'push the car up by 0.00 m/s'",
    "1, 1, 1, 'pushes the car up by 1.0 m/s', 'push the car up by 1.0 m/s'",
    "0.5, 1, 1, 'slows the car by 1.0 m/s', 'slow the car by 1.0 m/s'",
    "0.5, -1, 1, 'slows the car by 1.0 m/s', 'slow the car by 1.0 m/s'",
    "0.9, 0.1, 1, 'pushes the car sideways by 1.0 m/s', 'push the car sideways by 1.0 m/s'",
    "-0.5, 0.5, 0.5, 'lets the car drop by 0.50 m/s', 'let the car drop by 0.50 m/s'"
  })
  void theLargestPartSaysWhatItDoes(
      double up, double forward, double side, String one, String several) {
    assertEquals(one, EdgeFindings.push(felt(up, forward, side), false));
    assertEquals(several, EdgeFindings.push(felt(up, forward, side), true));
  }
}
