package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.finding.Severity;
import org.trackwalk.check.report.LevelReport;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.circuit.CircuitShape;
import org.trackwalk.examples.planted.ReshapedCircuit;
import org.trackwalk.examples.planted.ShapeDefect;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/** x */
class ReshapedAtScaleTest {

  @Test
  void probe() {
    int seeds = Integer.getInteger("seeds", 20);
    int first = Integer.getInteger("first", 1);
    for (long seed = first; seed < first + seeds; seed++) {
      boolean fine = seed % 5 == 0;
      CircuitShape shape =
          fine
              ? new CircuitShape(20, 60, 160, 12, 24, 6, 8, 0.02, 7)
              : new CircuitShape(20, 48, 160, 12, 8, 6, 3, 0.02, 7);
      Circuit circuit = Circuit.generate(shape);
      if (seed % 2 == 0) {
        Random random = new Random(seed);
        circuit =
            circuit.elsewhere(
                2 * Math.PI * random.nextDouble(),
                3000 * (2 * random.nextDouble() - 1),
                3000 * (2 * random.nextDouble() - 1));
      }
      ReshapedCircuit planted =
          ReshapedCircuit.plant(circuit, seed, List.of(ShapeDefect.values()));
      Level level =
          seed % 3 == 0
              ? planted.level("planted", planted.placedPieces("planted.glb"))
              : planted.level("planted", planted.pieces("planted.obj"));
      CheckedLevel open = LevelCheck.open(level, CheckSettings.defaults().withParameters(java.util.Map.of("ride.compression.fia", 1.0)), Progress.none()); LevelReport report = open.report();
      System.out.println("seed " + seed);
      for (Truth t : planted.truths()) {
        List<Finding> own =
            report.findings().stream()
                .filter(f -> f.rule().equals(t.rule()))
                .filter(f -> t.covers(f.position(), 0.01))
                .toList();
        if (own.isEmpty() && t.rule().equals("ride.compression")) {
          own = open.findings().stream()
                .filter(f -> f.rule().equals(t.rule()))
                .filter(f -> t.covers(f.position(), 0.01))
                .toList();
        }
        if (own.isEmpty() && t.rule().equals("ride.compression")) {
          open.findings().stream()
                .filter(f -> f.rule().equals(t.rule())).forEach(f -> System.out.println("         " + f.pieces() + f.message() + java.util.Arrays.toString(f.position())));
        }
        boolean good =
            own.size() == 1
                && own.get(0).pieces().equals(t.pieces())
                && t.fits(own.get(0).measure().value());
        System.out.println((good ? "  ok " : "  BAD ") + t.kind() + " " + own.size());
        if (!good) {
          System.out.println("      " + t);
          own.forEach(f -> System.out.println("      " + f.pieces() + " " + f.message() + " " + f.measure()));
        }
      }
      for (Finding f : report.findings()) {
        if (f.severity() == Severity.INFO && !Boolean.getBoolean("info")) continue;
        boolean own =
            planted.truths().stream()
                .anyMatch(t -> (t.rule().equals(f.rule()) && t.covers(f.position(), 0.01) || t.alsoRules().contains(f.rule()) && t.covers(f.position(), 40)));
        if (!own) {
          System.out.println("  OTHER " + f.severity() + " " + f.rule() + " " + f.message() + " " + java.util.Arrays.toString(f.position()));
          double near = 1e9; String at = "";
          for (Truth t : planted.truths()) {
            if (t.placed()) {
              double d = Math.hypot(t.position()[0] - f.position()[0], t.position()[2] - f.position()[2]);
              if (d < near) { near = d; at = t.kind(); }
            }
          }
          System.out.println("      nearest " + at + " " + near);
        }
      }
    }
  }
}
