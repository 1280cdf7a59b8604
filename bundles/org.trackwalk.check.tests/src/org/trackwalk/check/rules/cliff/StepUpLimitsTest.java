package org.trackwalk.check.rules.cliff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A face along a road: its limits, to a tenth of a millimetre, and what a wheel feels there. */
class StepUpLimitsTest {

  private static final double WHEEL = 0.3;

  private static List<Finding> faces(String strip, double height) {
    return Strips.found(
        "cliff.step-up",
        false,
        Strips.strip("road", SurfaceClass.ROAD, Strips.at(0, 0), Strips.at(10, 0)),
        Strips.strip(
            strip,
            SurfaceClass.ROAD,
            Strips.at(10, 0),
            Strips.at(10, height),
            Strips.at(12, height)));
  }

  @ParameterizedTest
  @CsvSource({
    "road_side, 0.0052, WARNING, 0.005",
    "road_side, 0.02, WARNING, 0.005",
    "road_side, 0.0202, ERROR, 0.02",
    "road_side, 0.25, ERROR, 0.02",
    "kerb, 0.0252, WARNING, 0.025",
    "kerb, 0.05, WARNING, 0.025",
    "kerb, 0.0502, ERROR, 0.05"
  })
  void isAsSevereAsItIsHigh(String strip, double height, Severity severity, double limit) {
    List<Finding> faces = faces(strip, height);
    assertEquals(1, faces.size(), faces.toString());
    Finding face = faces.get(0);
    assertEquals(severity, face.severity(), face.message());
    assertEquals(height, face.measure().value(), 1e-6);
    assertEquals(limit, face.measure().threshold(), face.message());
    assertEquals(List.of(strip), face.pieces());
    assertEquals(SurfaceClass.ROAD, face.surfaceClass());
    assertTrue(face.message().contains(" stands up in the road along 250.0 m,"), face.message());
    assertTrue(face.message().endsWith(", steeper than 45 deg"), face.message());
    assertEquals(Strips.LENGTH, face.length(), 1);
  }

  @Test
  void theBorderOfASheetIsToldWithWhatToDo() {
    MeshDraft road = Strips.strip("road", SurfaceClass.ROAD, Strips.at(0, 0), Strips.at(10, 0));
    MeshDraft mat =
        Strips.strip("mat", SurfaceClass.VERGE, 100, 110, Strips.at(3, 0.1), Strips.at(6, 0.1));
    Finding sheet = Strips.found("cliff.step-up", false, road, mat).get(0);
    assertEquals(Severity.ERROR, sheet.severity());
    assertTrue(sheet.message().startsWith("mat: the border of a sheet lies 0.10 m over the road"));
    assertTrue(sheet.help().startsWith("Lay the sheet's border on the road"), sheet.help());
    Finding face = faces("road_side", 0.1).get(0);
    assertFalse(face.help().contains("sheet"), face.help());
  }

  @ParameterizedTest
  @CsvSource({"road_side, 0.002", "road_side, 0.005", "kerb, 0.0052", "kerb, 0.025"})
  void isNothingUpToItsLimit(String strip, double height) {
    assertEquals(List.of(), faces(strip, height));
  }

  /** A wheel against an edge keeps what goes around the edge: its speed times the cosine. */
  @ParameterizedTest
  @ValueSource(doubles = {0.0052, 0.02, 0.0252, 0.1, 0.2})
  void aWheelThatRunsAgainstItLosesWhatPointsIntoTheEdge(double height) {
    Effect felt = faces("road_side", height).get(0).effects().get(0);
    double cosine = (WHEEL - height) / WHEEL;
    double sine = Math.sqrt(1 - cosine * cosine);
    assertEquals(felt.speed() * sine * sine, felt.dvForward(), 1e-4);
    assertEquals(felt.speed() * sine * cosine, felt.dvUp(), 1e-4);
    assertFalse(felt.atMost(), "both borders of the road are known");
  }
}
