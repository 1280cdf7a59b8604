package org.trackwalk.eclipse.viewer.drive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.drive.trial.LoadChange;
import org.trackwalk.drive.trial.SprungCar;
import org.trackwalk.drive.trial.TrialStep;
import org.trackwalk.drive.trial.WheelStep;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.strip.StripSheet;

/** A car on springs drives over a step: its wheels and what they carry. */
class SprungDriveTest {

  private static final double STEP = 0.03;

  @Test
  void fourWheelsCarryTheCarAndFeelTheStepOneAxleAfterTheOther() throws Exception {
    try (EditorBench bench = new EditorBench("sprung").with("road.obj", StepLevel.obj(STEP))) {
      LevelEditor editor = bench.open("road.obj");
      Glyph step = bench.state().scene().orElseThrow().glyphs().get(0);
      DriveDesk desk = editor.getAdapter(DriveDesk.class);
      EditorBench.pump(() -> bench.state().probes().isPresent());
      desk.setup(DriveSetup.USUAL.with(DriveSetup.Body.SPRUNG).going(true, false, 8));
      desk.driveOver(step.finding().position());
      EditorBench.pump(() -> !desk.busy());
      assertEquals("", desk.message());
      DriveRun run = desk.runs().get(0);
      TrialStep first = run.at(0.1);
      assertEquals(SprungCar.WHEELS, first.wheels().size());
      for (int i = 0; i < SprungCar.WHEELS; i++) {
        assertEquals(1, LoadChange.part(run.trial(), first, i), 0.02, "at rest on flat ground");
      }
      double front = felt(run, 0);
      double rear = felt(run, 2);
      SprungCar car = run.trial().setup().car();
      double wheelbase = car.front() + car.rear();
      assertEquals(wheelbase / 8, rear - front, 0.05, "one wheelbase later at 8 m/s");
      List<StripSheet.Row> rows = DriveSheets.of(desk.runs()).rows();
      List<StripSheet.Row> loads =
          rows.stream().filter(row -> row.title().startsWith("wheel loads")).toList();
      assertEquals(1, loads.size());
      assertEquals(SprungCar.WHEELS, loads.get(0).curves().size());
      assertTrue(DriveSheets.of(desk.runs()).marks().size() >= 2, "both axles are marked");

      desk.wind(front);
      Overlay shown = bench.state().overlays().get("drive");
      assertEquals(
          SprungCar.WHEELS, shown.notes().stream().filter(n -> n.text().endsWith("%")).count());
      for (WheelStep wheel : run.wheels(run.at(front))) {
        double ground = wheel.hub().y() - car.wheel().radius();
        assertTrue(ground > -0.1 && ground < STEP + 0.1, "wheels stand on the road: " + ground);
      }
    }
  }

  /** When a wheel's load is the largest. */
  private static double felt(DriveRun run, int wheel) {
    double most = 0;
    double when = 0;
    for (TrialStep step : run.steps()) {
      double part = LoadChange.part(run.trial(), step, wheel);
      if (part > most && step.time() < 2) {
        most = part;
        when = step.time();
      }
    }
    assertTrue(most > 1.2, "a step of 30 mm is felt: " + most);
    return when;
  }
}
