package org.trackwalk.check.rules.edge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.drive.judge.engine.EngineEffect;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.scene.RuleScenes;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.settings.CheckSettings;

/** What edges without a fault do under an engine, by what the judge says it measured there. */
class EngineNoteTest {

  private static final String RULE = "edge.engine-note";

  private static CheckSettings settings(String... profiles) {
    return CheckSettings.defaults()
        .withOnly(Set.of(RULE))
        .judgedBy(List.of(profiles).stream().map(ProfileList::shipped).toList(), null, null);
  }

  /** A road whose middle is a little higher than its borders: each edge along it is convex. */
  private static MeshDraft road() {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 4);
    for (int v = 1; v < road.vertexCount(); v += 3) {
      float[] p = road.position(v);
      road.move(v, p[0], 0.1, p[2]);
    }
    return road;
  }

  private static CheckedLevel check(CheckSettings settings) {
    return SmallLevel.open(settings, SmallLevel.built(road()));
  }

  private static List<EngineEffect> effects(CheckedLevel checked, String profile) {
    return checked.context().judge().engineEffects().stream()
        .filter(e -> e.profile().id().equals(profile) && e.worst().worst() >= 0.1)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"jolt", "naive", "bullet"})
  void aNoteHasWhatTheJudgeMeasured(String profile) {
    CheckedLevel checked = check(settings(profile));
    List<EngineEffect> effects = effects(checked, profile);
    EngineEffect first = effects.get(0);
    assertEquals(1, checked.findings().size());
    Finding note = checked.findings().get(0);
    assertEquals(Severity.INFO, note.severity());
    assertEquals(SurfaceClass.ROAD, note.surfaceClass());
    assertEquals(first.felt(), note.count());
    assertEquals(first.worst().worst(), note.measure().value());
    assertEquals(0.1, note.measure().threshold());
    String words = note.message();
    assertTrue(
        words.startsWith(first.profile().title() + " bumps on edges that have no fault: a "));
    assertTrue(
        words.contains(
            " by "
                + EdgeFindings.speed(first.worst().worst())
                + ". Felt at "
                + first.felt()
                + " of "
                + first.probed()
                + " edges probed"),
        words);
    assertTrue(words.endsWith(" " + first.profile().remedy()), words);
    boolean missed = first.body().rolls() && first.worst().offset() > 0.001;
    assertEquals(missed, words.contains("; a contact is kept that pushes past its centre by "));
    boolean box = effects.get(effects.size() - 1).body().kind() == ShapeKind.BOX;
    assertEquals(box, words.contains("y its rule for boxes, which was read and not measured"));
    String moves = first.body().rolls() ? "rolling " : "sliding ";
    assertTrue(words.contains(": a " + moves + first.body().name() + " is "), words);
    double[] at = first.way().point();
    assertArrayEquals(at, note.position());
    // From a metre before it, the body's middle as high as it stands.
    double[] before = note.flow().get(1).position();
    for (int k = 0; k < 3; k++) {
      double high = first.body().height() * first.way().up()[k];
      assertEquals(at[k] + high - first.way().heading()[k], before[k], 1e-9);
    }
    assertEquals(effects.size(), note.effects().size());
    for (int i = 0; i < effects.size(); i++) {
      Effect told = note.effects().get(i);
      EngineEffect of = effects.get(i);
      assertEquals(of.worst().up(), told.dvUp());
      assertEquals(of.worst().forward(), told.dvForward());
      assertEquals(of.worst().side(), told.dvSide());
      assertEquals(of.worst().share(), told.share());
      assertTrue(told.probed());
      assertEquals((of.body().rolls() ? "rolling " : "sliding ") + of.body().name(), told.shape());
    }
  }

  @Test
  void eachEngineThatBumpsHasOne() {
    List<Finding> notes = check(settings("naive", "generic", "jolt")).findings();
    assertEquals(
        List.of("jolt", "naive"),
        notes.stream().map(f -> f.effects().get(0).profile()).sorted().toList());
    assertEquals(List.of(), check(settings("generic", "reference")).findings());
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1.01, 0"})
  void fromTheLeastChangeOn(double times, int told) {
    double worst = effects(check(settings("jolt")), "jolt").get(0).worst().worst();
    CheckSettings other = settings("jolt").withParameters(Map.of(RULE + ".least", times * worst));
    assertEquals(told, check(other).findings().size());
  }

  /** A road of 2 by 12 m with so many fins of 0.1 m on its inner edges, across it. */
  private static MeshDraft finned(int fins) {
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    for (int i = 0; i <= 12; i++) {
      road.vertex(0, 0, i);
      road.vertex(2, 0, i);
    }
    for (int v = 0; v < 24; v += 2) {
      road.quad(v, v + 2, v + 3, v + 1, "");
    }
    for (int v = 12; v < 12 + 2 * fins; v += 2) {
      road.triangle(v, v + 1, road.vertex(1, 0.1, v / 2), "");
    }
    return road;
  }

  /** An engine that smooths normals pushes along others at a fin. */
  @ParameterizedTest
  @CsvSource({"1, an edge", "2, 2 edges"})
  void contactsThatPushAnotherWayAreToldWithTheirAngle(int fins, String edges) {
    CheckSettings settings = settings("stk").withOnly(Set.of("edge.wrong-normal"));
    List<Finding> all = SmallLevel.open(settings, SmallLevel.built(finned(fins))).findings();
    assertEquals(1, all.size(), all.toString());
    String words = all.get(0).message();
    assertTrue(words.startsWith("road: at " + edges + " contacts push up to "), words);
    // A fin stands at right angles to the road.
    assertTrue(words.endsWith(" 90.0 deg off (stk)"), words);
    assertEquals(fins, all.get(0).count());
  }

  /** Words of a fold and of a third face, one and two of each, by the numbers of a level. */
  @ParameterizedTest
  @CsvSource({
    "1, 'road: an edge with a third face on it slows the car by '",
    "2, 'road: 2 edges with a third face on them slow the car by '"
  })
  void aThirdFaceIsToldAsOne(int fins, String words) {
    MeshDraft road = finned(fins);
    String rule = "edge.ghost-contact";
    CheckSettings settings = settings("jolt").withOnly(Set.of(rule));
    List<Finding> all = SmallLevel.open(settings, SmallLevel.built(road)).findings();
    assertEquals(1, all.size(), all.toString());
    Finding found = all.get(0);
    assertTrue(found.message().startsWith(words), found.message());
    assertEquals(fins, found.count());
    assertTrue(
        found
            .message()
            .contains(
                String.format(Locale.ROOT, "by %s", EdgeFindings.speed(found.measure().value()))),
        found.message());
  }

  @Test
  void aFoldIsToldAsOne() {
    Level fold = RuleScenes.bad("edge.ghost-contact").level();
    Finding found =
        SmallLevel.open(
                settings("generic").withOnly(Set.of("edge.ghost-contact")),
                fold.pieces().toArray(Piece[]::new))
            .findings()
            .get(0);
    String edges = found.count() == 1 ? "an edge" : found.count() + " edges";
    assertTrue(
        found.message().contains(": the surface folds back onto itself at " + edges + ", which "),
        found.message());
  }

  /** An edge that an engine forgets: how deep a sphere sinks in there, by the judge. */
  @Test
  void anEdgeThatIsForgottenHasItsDepth() {
    Level gully = RuleScenes.bad("edge.lost-contact").level();
    CheckSettings settings = settings("jolt-enhanced").withOnly(Set.of("edge.lost-contact"));
    CheckedLevel checked = SmallLevel.open(settings, gully.pieces().toArray(Piece[]::new));
    Finding found = checked.findings().get(0);
    var all = checked.context().judge().sinkings(0.005);
    var worst = all.stream().max((a, b) -> Double.compare(a.depth(), b.depth())).orElseThrow();
    assertEquals(Severity.ERROR, found.severity());
    assertEquals(worst.depth(), found.measure().value());
    assertEquals(0.005, found.measure().threshold());
    assertArrayEquals(worst.at(), found.position());
    assertArrayEquals(worst.centre(), found.flow().get(1).position());
    assertEquals(
        String.format(
            Locale.ROOT,
            "terrain_01: a %s sinks in by %.1f mm at an edge 0.32 m long that %s forgets",
            worst.body().name(),
            1000 * worst.depth(),
            worst.profile().title()),
        found.message());
    assertEquals("terrain_01: edges that an engine forgets", found.cause());
    assertEquals(1, found.count());
    double less = worst.depth();
    for (double part : new double[] {0.99, 1.01}) {
      CheckSettings other = settings.withParameters(Map.of("edge.lost-contact.sink", part * less));
      int told = SmallLevel.open(other, gully.pieces().toArray(Piece[]::new)).findings().size();
      assertEquals(part < 1 ? 1 : 0, told);
    }
  }

  @Test
  void whereNoEngineForgetsEdgesItIsIdle() {
    LostContact rule = new LostContact();
    assertTrue(rule.idle(check(settings("generic")).context()).isPresent());
    assertTrue(rule.idle(check(settings("generic", "jolt-enhanced")).context()).isEmpty());
  }
}
