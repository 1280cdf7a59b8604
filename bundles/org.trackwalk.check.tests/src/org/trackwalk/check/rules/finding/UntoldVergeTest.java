package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** A box on a ring of ground that is found by its shape, all one object of one material. */
class UntoldVergeTest {

  private static final double RADIUS = 80;
  private static final int ROWS = 120;
  private static final double HIGH = 1;

  /** Half a side of the box, metres. */
  private static final double HALF = 0.5;

  private static int vertex(MeshDraft draft, double angle, double aside, double y) {
    double r = RADIUS + aside;
    return draft.vertex(r * StrictMath.cos(angle), y, r * StrictMath.sin(angle));
  }

  private static void ring(MeshDraft draft, double width) {
    int[] first = new int[2];
    int[] last = new int[2];
    for (int i = 0; i <= ROWS; i++) {
      double angle = 2 * StrictMath.PI * i / ROWS;
      int[] now =
          i == ROWS
              ? first
              : new int[] {vertex(draft, angle, -width / 2, 0), vertex(draft, angle, width / 2, 0)};
      if (i == 0) {
        first = now;
      } else {
        draft.quad(last[0], now[0], now[1], last[1], "");
      }
      last = now;
    }
  }

  /** A box whose middle lies so far from that of the ring, outward. */
  private static void box(MeshDraft draft, double aside) {
    int[] v = new int[8];
    for (int k = 0; k < 8; k++) {
      double along = ((k & 1) == 0 ? -HALF : HALF) / (RADIUS + aside);
      v[k] = vertex(draft, 0.3 + along, aside + ((k & 2) == 0 ? -HALF : HALF), k < 4 ? 0 : HIGH);
    }
    draft.quad(v[4], v[5], v[7], v[6], "");
    draft.quad(v[0], v[1], v[5], v[4], "");
    draft.quad(v[2], v[6], v[7], v[3], "");
    draft.quad(v[0], v[4], v[6], v[2], "");
    draft.quad(v[1], v[3], v[7], v[5], "");
  }

  private static List<Severity> told(List<Piece> pieces) {
    Level level = new Level("ring", "", pieces, List.of(), List.of("r.obj"), LevelHints.NONE);
    return LevelCheck.check(level, CheckSettings.defaults(), Progress.none()).findings().stream()
        .filter(f -> f.rule().equals("probe.chassis-hit"))
        .map(Finding::severity)
        .toList();
  }

  /** On narrow ground all is road; on wide ground what the narrowest road takes. */
  @ParameterizedTest
  @CsvSource({
    "8, 3, WARNING",
    "13.8, 4, WARNING",
    "14.4, 4, INFO",
    "20, 2.6, INFO",
    "20, 2.4, WARNING",
    "20, -2.6, INFO",
    "20, 0, WARNING",
    "28, 8, INFO"
  })
  void aThingOfTheSameObject(double width, double aside, Severity severity) {
    MeshDraft draft = new MeshDraft("Plane", SurfaceClass.UNKNOWN);
    ring(draft, width);
    box(draft, aside);
    assertEquals(List.of(severity), told(List.of(draft.build("r.obj"))));
  }

  @ParameterizedTest
  @CsvSource({"14.4, 4", "20, -2.6", "28, 8"})
  void aThingOfAnotherObject(double width, double aside) {
    List<Piece> pieces = new ArrayList<>();
    MeshDraft draft = new MeshDraft("Plane", SurfaceClass.UNKNOWN);
    ring(draft, width);
    pieces.add(draft.build("r.obj"));
    MeshDraft other = new MeshDraft("Cube", SurfaceClass.UNKNOWN);
    box(other, aside);
    pieces.add(other.build("r.obj"));
    assertEquals(List.of(Severity.WARNING), told(pieces));
  }
}
