package org.trackwalk.eclipse.viewer.scene;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.overlap.OverlapPieces;
import org.trackwalk.drive.overlap.Overlap;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;

/**
 * What goes through what: contours, and the triangles of both sides along them; what the car's own
 * mesh touches.
 *
 * @param contours lines along which surfaces cross
 * @param regions triangles of one side and of the other, and those that are touched
 */
public record OverlapShapes(LineSet contours, PatchSet regions) {

  private static final int CONTOUR = 0xE5007A;
  private static final int FIRST = 0xFF8A1E;
  private static final int SECOND = 0x7B2FF7;
  private static final int TOUCHED = 0xE5383B;
  private static final int OPACITY = 120;

  /** Rules whose findings name the triangles that a car touches. */
  private static final String CLEARANCE = "overlap.clearance";

  /** The shapes of a checked level; what the check has found of it already is not looked for. */
  public static OverlapShapes of(LevelScene scene, Progress progress) {
    RuleContext context = scene.context();
    LineSet contours = new LineSet();
    PatchSet regions = new PatchSet();
    for (Overlap overlap : OverlapPieces.survey(context, progress).told()) {
      overlap.contours().forEach(path -> contours.addPath(path, CONTOUR));
      patches(scene.surface(), overlap.first(), FIRST, regions);
      patches(scene.surface(), overlap.second(), SECOND, regions);
    }
    for (Finding finding : scene.checked().findings()) {
      if (finding.rule().equals(CLEARANCE)) {
        touched(scene.surface(), finding, regions);
      }
    }
    return new OverlapShapes(contours, regions);
  }

  private static void touched(WeldedSurface surface, Finding finding, PatchSet into) {
    Map<String, Set<Integer>> touched = new HashMap<>();
    finding.features().forEach((name, its) -> touched.put(name, new HashSet<>(its.triangles())));
    for (int t = 0; t < surface.triangleCount(); t++) {
      Set<Integer> its = touched.get(surface.pieces().get(surface.pieceOf(t)).name());
      if (its != null && its.contains(surface.sourceTriangle(t))) {
        patches(surface, new int[] {t}, TOUCHED, into);
      }
    }
  }

  private static void patches(WeldedSurface surface, int[] triangles, int rgb, PatchSet into) {
    for (int t : triangles) {
      double[][] corners = new double[3][3];
      for (int c = 0; c < 3; c++) {
        int v = 3 * surface.triangles()[3 * t + c];
        for (int k = 0; k < 3; k++) {
          corners[c][k] = surface.positions()[v + k];
        }
      }
      into.add(corners[0], corners[1], corners[2], rgb, OPACITY);
    }
  }

  /** What the colours mean. */
  public static Legend legend() {
    return new Legend(
        "What goes through what",
        List.of(
            new Legend.Entry(CONTOUR, "where surfaces cross"),
            new Legend.Entry(FIRST, "one side there"),
            new Legend.Entry(SECOND, "the other side"),
            new Legend.Entry(TOUCHED, "touched by the car's mesh")));
  }
}
