package org.trackwalk.check.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** A ring road of twelve segments and three strips, each segment and strip a piece. */
class CauseFoldingTest {

  private static final int SEGMENTS = 12;
  private static final String[] STRIPS = {"left", "main", "right"};
  private static final double[] RADII = {50, 53, 62, 65};

  /** Moves the end of a segment: level coordinates in, out. */
  private interface End {
    double[] move(int segment, double[] p);
  }

  private static List<Finding> check(End end) {
    List<Piece> pieces = new ArrayList<>();
    for (int strip = 0; strip < STRIPS.length; strip++) {
      for (int segment = 0; segment < SEGMENTS; segment++) {
        pieces.add(piece(strip, segment, end).build("ring.obj"));
      }
    }
    return LevelCheck.check(
            Circuit.level("ring", pieces), CheckSettings.defaults(), Progress.none())
        .findings();
  }

  private static MeshDraft piece(int strip, int segment, End end) {
    MeshDraft draft = new MeshDraft(STRIPS[strip] + segment, SurfaceClass.ROAD);
    int[] corners = new int[4];
    for (int side = 0; side < 2; side++) {
      for (int k = 0; k < 2; k++) {
        double[] p = corner(RADII[strip + side], segment + k);
        double[] q = k == 1 ? end.move(segment, p) : p;
        corners[2 * side + k] = draft.vertex(q[0], q[1], q[2]);
      }
    }
    draft.quad(corners[0], corners[1], corners[3], corners[2], "");
    return draft;
  }

  private static double[] corner(double radius, int segment) {
    double angle = 2 * Math.PI * (segment % SEGMENTS) / SEGMENTS;
    return new double[] {radius * Math.cos(angle), 1, -radius * Math.sin(angle)};
  }

  private static List<Finding> seams(List<Finding> findings) {
    return findings.stream()
        .filter(f -> f.rule().startsWith("seam.") || f.rule().equals("weld.near-miss"))
        .toList();
  }

  @Test
  void theLapsEndIsOneFaultForAllStrips() {
    List<Finding> found =
        seams(
            check(
                (segment, p) ->
                    segment == SEGMENTS - 1 ? new double[] {p[0], p[1], p[2] - 0.0004} : p));
    assertEquals(1, found.size(), () -> found.toString());
    Finding closure = found.get(0);
    assertEquals(LapClosure.CAUSE, closure.cause());
    assertEquals(STRIPS.length, closure.flow().size());
    assertTrue(closure.message().contains("3 places"), closure.message());
    assertTrue(closure.flow().stream().allMatch(step -> step.fingerprint() != null));
  }

  @Test
  void aFaultElsewhereIsNoLapsEnd() {
    // Between segments 4 and 5: as wide, as many strips, and no series ends there.
    List<Finding> found =
        seams(check((segment, p) -> segment == 4 ? new double[] {p[0] + 0.0004, p[1], p[2]} : p));
    assertEquals(STRIPS.length, found.size(), () -> found.toString());
    assertTrue(found.stream().allMatch(f -> f.cause() == null));
  }

  @Test
  void roundingOnOneAxisIsOneFault() {
    float high = Math.nextUp(1f);
    List<Finding> found = seams(check((segment, p) -> new double[] {p[0], high, p[2]}));
    assertEquals(1, found.size(), () -> found.toString());
    assertEquals("borders differ in y only, by rounding", found.get(0).cause());
    assertEquals(SEGMENTS * STRIPS.length, found.get(0).flow().size());
  }
}
