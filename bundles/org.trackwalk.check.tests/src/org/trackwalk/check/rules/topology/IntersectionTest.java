package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** Ground that comes up through a level road of 10 by 200 m: what is told of it, and where. */
class IntersectionTest {

  private static final String RULE = "topology.intersection";

  /** Height of the road, metres. */
  private static final double HIGH = 8;

  /** In the middle of a row of the road. */
  private static final double Z = 102.5;

  private static MeshDraft road(String name) {
    MeshDraft road = SmallLevel.road(name, SurfaceClass.ROAD, 40);
    for (int v = 0; v < road.vertexCount(); v++) {
      float[] p = road.position(v);
      road.move(v, p[0], HIGH, p[2]);
    }
    return road;
  }

  /** A sheet across the road that crosses it at a z: so far before and behind, so deep and high. */
  private static void sheet(
      MeshDraft draft, double from, double to, double z, double half, double rise) {
    int a = draft.vertex(from, HIGH - rise, z - half);
    int b = draft.vertex(from, HIGH + rise, z + half);
    draft.quad(
        a, b, draft.vertex(to, HIGH + rise, z + half), draft.vertex(to, HIGH - rise, z - half), "");
  }

  /** A hump across the road: it comes up at a z, and goes down again twice as far behind it. */
  private static void hump(
      MeshDraft draft, double from, double to, double z, double half, double rise) {
    int[] left = new int[3];
    int[] right = new int[3];
    for (int i = 0; i < 3; i++) {
      double y = i == 1 ? HIGH + rise : HIGH - rise;
      left[i] = draft.vertex(from, y, z + (2 * i - 1) * half);
      right[i] = draft.vertex(to, y, z + (2 * i - 1) * half);
    }
    draft.quad(left[0], left[1], right[1], right[0], "");
    draft.quad(left[1], left[2], right[2], right[1], "");
  }

  /** What is told where a hump comes up, the nearer of its two lines. */
  private static Finding up(MeshDraft... drafts) {
    List<Finding> both = SmallLevel.findings(RULE, drafts);
    assertEquals(2, both.size(), both.toString());
    return both.get(both.get(0).position()[2] < both.get(1).position()[2] ? 0 : 1);
  }

  private static MeshDraft grass() {
    return new MeshDraft("grass", SurfaceClass.VERGE);
  }

  @Test
  void whatHardlyRisesIsAWarningWithItsHeightAndLine() {
    MeshDraft grass = grass();
    hump(grass, -2, 12, Z, 10, 0.0625);
    Finding found = up(road("road"), grass);
    assertEquals(
        "grass | road: one goes through the other by up to 15.6 mm along 10.0 m", found.message());
    assertEquals(Severity.WARNING, found.severity());
    assertEquals(SurfaceClass.VERGE, found.surfaceClass());
    assertEquals(List.of("grass", "road"), found.pieces());
    // Its slope over half a row of the road.
    assertEquals(0.00625 * 2.5, found.measure().value(), 1e-6);
    assertEquals(0.001, found.measure().threshold());
    assertEquals(10, found.length(), 1e-6);
    assertEquals(List.of(), found.effects());
    double[] at = found.position();
    assertTrue(at[0] > 0 && at[0] < 10, "x " + at[0]);
    assertEquals(HIGH, at[1], 1e-6);
    assertEquals(Z, at[2], 1e-5);
    for (int i = 0; i < found.path().length; i += 3) {
      assertTrue(found.path()[i] > -1e-6 && found.path()[i] < 10 + 1e-6, "x of the line");
      assertEquals(Z, found.path()[i + 2], 1e-5);
    }
    // The two triangles of the sheet; of the road those of row 20 that the line meets.
    assertEquals(List.of(0, 1), found.features().get("grass").triangles());
    assertEquals(List.of(80, 81, 82, 83), found.features().get("road").triangles());
  }

  /** The way breaks by the slope of the sheet, and v sin of that is what a car gets upward. */
  @ParameterizedTest
  @CsvSource({"0.05", "0.1", "0.2"})
  void whatThrowsACarUpIsAnError(double slope) {
    MeshDraft grass = grass();
    hump(grass, -2, 12, Z, 4, 4 * slope);
    Finding found = up(road("road"), grass);
    assertEquals(Severity.ERROR, found.severity(), found.message());
    assertEquals(SurfaceClass.ROAD, found.surfaceClass());
    Effect effect = found.effects().get(0);
    double angle = StrictMath.atan(slope);
    assertEquals(effect.speed() * StrictMath.sin(angle), effect.dvUp(), 0.01);
    assertTrue(effect.dvUp() > 1.5, "" + effect);
    String words =
        String.format(
            Locale.ROOT,
            "; the slope breaks by %.1f deg where a car rolls onto it, and throws it up with %.1f"
                + " m/s at %.0f km/h",
            StrictMath.toDegrees(angle),
            effect.dvUp(),
            3.6 * effect.speed());
    assertTrue(found.message().endsWith(words), found.message());
    assertEquals(Z, found.position()[2], 1e-4);
  }

  /** A wedge that is let in, with its sides and its back; named before the road and after it. */
  @ParameterizedTest
  @ValueSource(strings = {"ramp", "sloped"})
  void aRampThatIsLaidOnTheRoadIsAWarningAndSaysSo(String name) {
    MeshDraft wedge = new MeshDraft(name, SurfaceClass.ROAD);
    double low = HIGH - 0.1;
    int v = wedge.vertex(3, low, Z);
    wedge.vertex(7, low, Z);
    wedge.vertex(7, HIGH + 0.3, Z + 3);
    wedge.vertex(3, HIGH + 0.3, Z + 3);
    wedge.vertex(3, low, Z + 3);
    wedge.vertex(7, low, Z + 3);
    wedge.quad(v, v + 3, v + 2, v + 1, "");
    wedge.triangle(v, v + 4, v + 3, "");
    wedge.triangle(v + 1, v + 2, v + 5, "");
    wedge.quad(v + 3, v + 4, v + 5, v + 2, "");
    Finding found =
        name.equals("ramp")
            ? SmallLevel.finding(RULE, wedge, road("road"))
            : SmallLevel.finding(RULE, road("road"), wedge);
    assertEquals(Severity.WARNING, found.severity(), found.message());
    assertTrue(found.message().endsWith("; it is laid on the road as a ramp is"), found.message());
    assertFalse(found.effects().isEmpty());
  }

  @Test
  void partsOfOnePieceThatCrossAreOnePiece() {
    MeshDraft road = road("road");
    hump(road, -2, 12, Z, 10, 0.0625);
    Finding found = up(road);
    assertTrue(
        found.message().startsWith("road: one part of it goes through another by up to "),
        found.message());
    assertEquals(SurfaceClass.ROAD, found.surfaceClass());
    assertEquals(List.of("road"), found.pieces());
  }

  /** Lines of the same pieces within two metres are one place. */
  @ParameterizedTest
  @CsvSource({"1.9, 0, 1", "2, 0, 1", "2.1, 0, 2", "0, 1.9, 1", "0, 2, 1", "0, 2.1, 2"})
  void withinTwoMetresIsOnePlace(double behind, double beside, int places) {
    MeshDraft grass = grass();
    sheet(grass, 2, 4, Z, 0.5, 0.0078125);
    double from = beside > 0 ? 4 + beside : 2;
    sheet(grass, from, from + 2, Z + behind, 0.5, 0.0078125);
    assertEquals(places, SmallLevel.findings(RULE, road("road"), grass).size());
    // The other one of the two comes first.
    MeshDraft turned = grass();
    sheet(turned, from, from + 2, Z + behind, 0.5, 0.0078125);
    sheet(turned, 2, 4, Z, 0.5, 0.0078125);
    assertEquals(places, SmallLevel.findings(RULE, road("road"), turned).size());
  }

  /** Two lines from one corner, and a third that is near neither but stands in the box of both. */
  @Test
  void whatIsNearNoneOfSeveralIsAPlaceOfItsOwn() {
    MeshDraft grass = grass();
    sheet(grass, 1.25, 7, Z, 0.5, 0.0078125);
    int a = grass.vertex(0.75, HIGH - 0.0078125, Z + 0.25);
    int b = grass.vertex(0.75, HIGH - 0.0078125, Z + 6);
    int c = grass.vertex(1.75, HIGH + 0.0078125, Z + 6);
    grass.quad(a, b, c, grass.vertex(1.75, HIGH + 0.0078125, Z + 0.25), "");
    assertEquals(1, SmallLevel.findings(RULE, road("road"), grass).size());
    sheet(grass, 6, 7, Z + 5.5, 0.5, 0.0078125);
    assertEquals(2, SmallLevel.findings(RULE, road("road"), grass).size());
  }

  @Test
  void whereNoRoadIsKnownNothingIsSaid() {
    MeshDraft mesh = new MeshDraft("mesh", SurfaceClass.UNKNOWN);
    sheet(mesh, 2, 8, Z, 1, 0.1);
    sheet(mesh, 3, 7, Z, 1, 0.3);
    CheckSettings usual = CheckSettings.defaults().withOnly(Set.of(RULE));
    assertTrue(
        SmallLevel.open(usual, SmallLevel.built(mesh)).report().rulesSkipped().stream()
            .anyMatch(skipped -> skipped.rule().equals(RULE)));
  }

  @ParameterizedTest
  @CsvSource({"0.04, 0", "0.06, 1"})
  void aLineOfLessThanFiftyMillimetresIsNone(double wide, int told) {
    MeshDraft grass = grass();
    sheet(grass, 3, 3 + wide, Z, 1, 0.01);
    assertEquals(told, SmallLevel.findings(RULE, road("road"), grass).size());
  }

  @ParameterizedTest
  @CsvSource({"0.0009, 0", "0.0011, 1"})
  void whatGoesThroughByLessThanAMillimetreTouches(double rise, int told) {
    MeshDraft grass = grass();
    sheet(grass, 2, 8, Z, 1, rise);
    assertEquals(told, SmallLevel.findings(RULE, road("road"), grass).size());
  }

  /** Ground is what leans by up to 60 degrees; walls stand in the ground rightly. */
  @ParameterizedTest
  @CsvSource({"50, 1", "62, 0"})
  void wallsMayStandInTheRoad(double degrees, int told) {
    MeshDraft grass = grass();
    sheet(grass, 2, 8, Z, 0.004, 0.004 * StrictMath.tan(StrictMath.toRadians(degrees)));
    assertEquals(told, SmallLevel.findings(RULE, road("road"), grass).size());
  }

  /** The error begins at 1.5 m/s, of which the parameter says how much it is. */
  @Test
  void fromWhereOnItIsAnErrorIsAParameter() {
    MeshDraft grass = grass();
    hump(grass, -2, 12, Z, 4, 0.4);
    Piece[] pieces = SmallLevel.built(road("road"), grass);
    CheckSettings usual = CheckSettings.defaults().withOnly(Set.of(RULE));
    Finding error = SmallLevel.open(usual, pieces).findings().get(0);
    double change = error.effects().get(0).dvUp();
    for (double part : new double[] {0.98, 1.02}) {
      CheckSettings other = usual.withParameters(Map.of(RULE + ".error", part * change));
      Severity severity = SmallLevel.open(other, pieces).findings().get(0).severity();
      assertEquals(part < 1 ? Severity.ERROR : Severity.WARNING, severity);
    }
  }

  @Test
  void whereThereIsOnePieceThatCrossesNothingItIsVain() {
    Intersection rule = new Intersection();
    Piece[] alone = SmallLevel.built(road("road"));
    assertEquals(
        "there is one piece, and nothing of it crosses",
        rule.vain(SmallLevel.context(alone)).orElseThrow());
    MeshDraft crossed = road("road");
    sheet(crossed, 2, 8, Z, 1, 0.1);
    assertTrue(rule.vain(SmallLevel.context(SmallLevel.built(crossed))).isEmpty());
    for (double degrees : new double[] {59.5, 60.5}) {
      MeshDraft walled = road("road");
      sheet(walled, 2, 8, Z, 0.1, 0.1 * StrictMath.tan(StrictMath.toRadians(degrees)));
      boolean wall = rule.vain(SmallLevel.context(SmallLevel.built(walled))).isPresent();
      assertEquals(degrees > 60, wall, "ground leans by up to 60 degrees");
    }
    Piece[] two = SmallLevel.built(road("road"), SmallLevel.road("lower", SurfaceClass.ROAD, 2));
    assertTrue(rule.vain(SmallLevel.context(two)).isEmpty());
  }
}
