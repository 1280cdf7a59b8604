package org.trackwalk.check.rules.seam;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.BoxFormula;
import org.trackwalk.contact.bump.Bump;
import org.trackwalk.contact.bump.BumpFormula;
import org.trackwalk.contact.bump.SeamEdge;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.drive.judge.sweep.WorstNear;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.ShapeKind;
import org.trackwalk.model.profile.Vehicle;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.profile.VehicleShape;
import org.trackwalk.model.settings.CheckSettings;

/** Which findings about seams carry probed effects, and what those say that carry none. */
class SeamDraftsTest {

  /**
   * Quads across x, from one x to the next, 4 m wide.
   *
   * @param y height at the first x
   * @param slope metres that it rises by on a metre
   */
  private static Piece strip(String name, double y, double slope, double... x) {
    float[] p = new float[6 * x.length];
    int[] c = new int[6 * (x.length - 1)];
    for (int i = 0; i < x.length; i++) {
      p[6 * i] = (float) x[i];
      p[6 * i + 1] = (float) (y + slope * (x[i] - x[0]));
      p[6 * i + 3] = (float) x[i];
      p[6 * i + 4] = p[6 * i + 1];
      p[6 * i + 5] = 4;
    }
    for (int i = 0; i + 1 < x.length; i++) {
      int[] corners = {2 * i, 2 * i + 1, 2 * i + 2, 2 * i + 2, 2 * i + 1, 2 * i + 3};
      System.arraycopy(corners, 0, c, 6 * i, 6);
    }
    return Piece.named(name, "strips.obj").mesh(p, c).surfaceClass(SurfaceClass.ROAD).build();
  }

  private static List<Finding> findings(List<Piece> pieces, String rule) {
    Level level =
        new Level("strips", "generated", pieces, List.of(), List.of("strips.obj"), LevelHints.NONE);
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(rule));
    return LevelCheck.open(level, settings, Progress.none()).findings().stream()
        .filter(f -> f.rule().equals(rule))
        .toList();
  }

  /**
   * What the usual vehicle's box loses at such a seam, as the closed form has it (docs/engines.md),
   * m/s.
   */
  private static double boxOverFlushSeam() {
    Profile profile = ProfileList.usual();
    Vehicle body = VehicleList.usual();
    Box box =
        body.grounds().stream()
            .map(VehicleShape::shape)
            .filter(Box.class::isInstance)
            .map(Box.class::cast)
            .findFirst()
            .orElseThrow();
    double margin = profile.margin(ShapeKind.BOX);
    BoxEdge edge =
        new BoxEdge(
            body.topSpeed().value(),
            2 * box.hz(),
            2 * box.hy(),
            0,
            margin,
            profile.step(),
            SolverSettings.GRAVITY);
    Bump bump = BoxFormula.worst(edge);
    return Math.max(bump.up(), bump.forward());
  }

  @Test
  void theWorstOfAPlaceAreProbedAndTheOthersCarryTheClosedForm() {
    List<Piece> pieces = new ArrayList<>();
    int storeys = 8;
    int seams = 6;
    for (int i = 0; i < storeys; i++) {
      for (int k = 0; k <= seams; k++) {
        String name = "road_" + (100 + 10 * i + k);
        pieces.add(strip(name, 10 * i, 0, 6 * k + 0.0005, 6 * k + 3, 6 * k + 6));
      }
    }
    List<Finding> found = findings(pieces, "weld.near-miss");
    assertEquals(storeys * seams, found.size());
    long probed = found.stream().filter(f -> f.effects().stream().allMatch(Effect::probed)).count();
    long closed =
        found.stream().filter(f -> f.effects().stream().noneMatch(Effect::probed)).count();
    assertEquals(2 * WorstNear.MOST, probed);
    assertEquals(storeys * seams - 2 * WorstNear.MOST, closed);
    double slides = boxOverFlushSeam();
    for (Finding finding : found) {
      // On a level road both say the same, and nothing is said about it.
      assertEquals(slides, finding.worstEffect(), 0.05 * slides, finding.message());
      assertNull(finding.effectNote());
    }
  }

  @Test
  void whereNoHealedCopyCanBeMadeTheFindingSaysSo() {
    // To close the step in its middle would turn the narrow strip at its border over.
    List<Piece> pieces =
        List.of(strip("road_1", 0, 0, -6, -3, 0.006, 0.008), strip("road_2", 0.01, 0, 0, 3, 6));
    List<Finding> found = findings(pieces, "seam.step");
    assertEquals(1, found.size());
    // Measured at such a place on a real track: what the closed form says (docs/engines.md).
    Bump step =
        BumpFormula.worst(
            new SeamEdge(
                VehicleList.usual().topSpeed().value(),
                0.35,
                0.35 - 0.01,
                ProfileList.usual().margin(ShapeKind.SPHERE),
                ProfileList.usual().step(),
                SolverSettings.GRAVITY));
    assertEquals(step.up(), found.get(0).effects().get(0).dvUp(), 0.01 * step.up());
    assertTrue(found.get(0).effects().stream().noneMatch(Effect::probed));
    assertEquals(Severity.ERROR, found.get(0).severity());
    assertTrue(
        found.get(0).effectNote().contains("not probed here: a triangle"),
        found.get(0).effectNote());
  }

  @Test
  void whereProbingAndClosedFormDifferTheFindingSaysBoth() {
    // In a crease of 45 degrees a sphere touches the slope before it reaches the seam.
    List<Piece> pieces =
        List.of(strip("road_1", 0, 0, -6, -3, 0), strip("road_2", 0, 1, 0.0005, 3, 6));
    List<Finding> found = findings(pieces, "weld.near-miss");
    assertEquals(1, found.size());
    String note = found.get(0).effectNote();
    assertTrue(note != null && note.startsWith("moved over this place, a "), note);
  }

  /** A road 10 m wide of pieces 40 m long, each a gap behind the last one, their ends askew. */
  private static List<Piece> askew(double degrees) {
    double more = 10 * StrictMath.tan(StrictMath.toRadians(degrees));
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      float from = (float) (40 * i + 0.0003);
      float to = 40 * (i + 1);
      float[] p = {from, 0, -5, from + (float) more, 0, 5, to + (float) more, 0, 5, to, 0, -5};
      pieces.add(
          Piece.named("road_" + i, "road.obj")
              .mesh(p, new int[] {0, 1, 2, 0, 2, 3})
              .surfaceClass(SurfaceClass.ROAD)
              .build());
    }
    return pieces;
  }

  /**
   * PhysX meets an edge that lies askew with one corner of a sharp box: 38.6 m/s lost at 55 m/s,
   * measured (docs/engines.md). Who is moved square to it would have both there.
   */
  @ParameterizedTest
  @CsvSource({"physx, 3", "physx, 7", "physx, 15", "physx-pcm, 7"})
  void aSharpBoxOverASeamAskewKeepsTheClosedForm(String id, double degrees) {
    for (double angle : new double[] {0, degrees}) {
      Level level =
          new Level(
              "road", "generated", askew(angle), List.of(), List.of("road.obj"), LevelHints.NONE);
      CheckSettings settings =
          CheckSettings.defaults()
              .withOnly(Set.of("weld.near-miss"))
              .judgedBy(List.of(ProfileList.shipped(id)), Bodies.ONE, VehicleList.usual());
      List<Effect> boxes =
          LevelCheck.open(level, settings, Progress.none()).findings().stream()
              .flatMap(f -> f.effects().stream())
              .filter(e -> e.shape().startsWith("box"))
              .toList();
      assertEquals(5, boxes.size());
      for (Effect box : boxes) {
        double part = (angle == 0 ? 54.5 : 38.6) / 55;
        assertEquals(part * box.speed(), box.dvForward(), 0.02 * box.speed());
        assertEquals(angle == 0, box.probed());
        assertEquals(0, box.dvSide(), 1e-6);
      }
    }
  }
}
