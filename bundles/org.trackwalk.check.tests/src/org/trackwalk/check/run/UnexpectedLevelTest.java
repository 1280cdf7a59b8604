package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** A clean circuit, read rightly and wrongly, with what a manifest may say of its road. */
class UnexpectedLevelTest {

  private static final CheckSettings RULE =
      CheckSettings.defaults().withOnly(Set.of("level.unexpected"));

  private static final Circuit CIRCUIT =
      Circuit.generate(new CircuitShape(20, 48, 160, 12, 8, 6, 3, 0.02, 7));

  /** The circuit's pieces without the classes that it knows, each coordinate times a factor. */
  private static List<Piece> pieces(double factor, boolean upright) {
    List<Piece> pieces = new ArrayList<>();
    for (Piece piece : CIRCUIT.pieces("circuit.obj")) {
      float[] xyz = piece.positions().clone();
      for (int i = 0; i < xyz.length; i += 3) {
        float y = xyz[i + 1];
        float z = xyz[i + 2];
        xyz[i] *= (float) factor;
        xyz[i + 1] = (float) (factor * (upright ? -z : y));
        xyz[i + 2] = (float) (factor * (upright ? y : z));
      }
      pieces.add(
          piece.toBuilder()
              .surfaceClass(SurfaceClass.UNKNOWN)
              .mesh(xyz, piece.triangles())
              .build());
    }
    return pieces;
  }

  private static LevelReport check(List<Piece> pieces, LevelHints hints, CheckSettings settings) {
    Level level = new Level("circuit", "", pieces, List.of(), List.of("circuit.obj"), hints);
    return LevelCheck.check(level, settings, Progress.none());
  }

  private static List<String> told(List<Piece> pieces, LevelHints hints, CheckSettings settings) {
    return check(pieces, hints, settings).findings().stream()
        .map(f -> f.severity().id() + " " + f.subject())
        .toList();
  }

  private static LevelHints road(String... names) {
    return LevelHints.NONE.withRoad(List.of(names));
  }

  @Test
  void aCircuitThatIsReadRightlyIsAsExpected() {
    assertEquals(List.of(), told(pieces(1, false), LevelHints.NONE, RULE));
    assertEquals(List.of(), told(pieces(1, false), road("road_*"), RULE));
    assertEquals(List.of(), told(pieces(1, false), road("ROAD_0*", "*_11"), RULE));
  }

  @Test
  void aCircuitThatNobodyCanDriveAlongIsAnError() {
    List<String> unchecked = List.of("error unchecked");
    assertEquals(unchecked, told(pieces(1, true), LevelHints.NONE, RULE));
    assertEquals(unchecked, told(pieces(100, false), LevelHints.NONE, RULE));
    assertEquals(unchecked, told(pieces(0.01, false), LevelHints.NONE, RULE));
    CheckSettings allowed = RULE.withParameters(Map.of("import.axis-unit.widest", 5000.0));
    assertTrue(
        told(pieces(30, false), LevelHints.NONE, allowed).isEmpty(), "somebody says it is so wide");
  }

  @Test
  void aCorridorThatNothingIsCalledIsAnErrorAndOneNameAWarning() {
    assertEquals(List.of("error corridor"), told(pieces(1, false), road("asphalt*"), RULE));
    assertEquals(
        List.of("warning corridor"), told(pieces(1, false), road("road_*", "kerb_x"), RULE));
    Finding finding = check(pieces(1, false), road("asphalt*"), RULE).findings().get(0);
    assertTrue(finding.message().contains("'asphalt*'"), finding.message());
  }

  @Test
  void aStartWithoutGroundIsAnError() {
    List<double[]> inTheAir = List.of(new double[] {0, 500, 0});
    LevelHints hints =
        new LevelHints(
            List.of(), List.of(), null, false, null, null, null, inTheAir, List.of(), List.of(),
            false, List.of(), null, Map.of(), List.of());
    List<Piece> verges =
        pieces(1, false).stream().filter(p -> p.name().startsWith("verge")).toList();
    assertEquals(List.of("error road"), told(verges, hints, RULE));
  }

  /** A road as wide everywhere is as long as its area says. */
  private static double lap() {
    double area = 0;
    for (Piece piece : pieces(1, false)) {
      for (int t = 0; piece.name().startsWith("road") && t < piece.triangleCount(); t++) {
        double[] n = Vec.areaNormal(piece.positions(), piece.triangles(), t);
        area += Math.sqrt(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]) / 2;
      }
    }
    return area / CIRCUIT.shape().roadWidth();
  }

  @Test
  void aRoadThatIsShorterOrLongerThanExpectedIsAnError() {
    LevelReport report = check(pieces(1, false), LevelHints.NONE, RULE);
    double length = report.extent().roadLength();
    double lap = lap();
    assertEquals(lap, length, 0.03 * lap);
    assertEquals(List.of(), told(pieces(1, false), LevelHints.NONE, expected(length - 1, 0)));
    assertEquals(
        List.of("error length"), told(pieces(1, false), LevelHints.NONE, expected(length + 1, 0)));
    assertEquals(
        List.of("error length"), told(pieces(1, false), LevelHints.NONE, expected(0, length - 1)));
    List<Piece> terrain =
        pieces(1, false).stream().filter(p -> !p.name().startsWith("road")).toList();
    assertEquals(List.of("error length"), told(terrain, LevelHints.NONE, expected(1, 0)));
  }

  private static CheckSettings expected(double shortest, double longest) {
    return RULE.withParameters(
        Map.of("level.unexpected.shortest", shortest, "level.unexpected.longest", longest));
  }
}
