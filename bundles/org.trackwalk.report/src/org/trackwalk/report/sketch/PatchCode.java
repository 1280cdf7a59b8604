package org.trackwalk.report.sketch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.drawing.Palette;
import org.trackwalk.report.format.FindingGroup;
import org.trackwalk.report.svg.PieceColors;

/**
 * The triangles around the worst findings as they are, so that a slit of a tenth of a millimetre is
 * still one when somebody looks at it from near. Corners are single floats from the finding's
 * place, which near it are finer than those of the file.
 *
 * <p>Layout: number of patches; each: fingerprint, centre (three doubles), radius, number of
 * triangles; each triangle: class, tint, piece, nine floats.
 */
final class PatchCode {

  /** Findings that get one: the first of each group first. */
  private static final int MOST_PATCHES = 48;

  /** A car's length around; metres. */
  private static final double RADIUS = 4;

  /** Where there are too many triangles in it, half of that, and again; metres. */
  private static final double LEAST_RADIUS = 0.25;

  private static final int MOST_TRIANGLES = 500;

  private final WeldedSurface surface;
  private final PieceColors colors;
  private final Packed out = new Packed();

  private PatchCode(LevelReport level, PieceColors colors) {
    surface = level.surface();
    this.colors = colors;
  }

  static byte[] of(LevelReport level, PieceColors colors) {
    List<Finding> chosen = chosen(level);
    PatchCode code = new PatchCode(level, colors);
    code.out.whole(chosen.size());
    for (Finding finding : chosen) {
      code.patch(finding);
    }
    return code.out.deflated();
  }

  private static List<Finding> chosen(LevelReport level) {
    List<Finding> ranked = new ArrayList<>();
    FindingGroup.of(level.findings()).forEach(group -> ranked.add(group.lead()));
    ranked.addAll(level.findings());
    Set<String> seen = new HashSet<>();
    List<Finding> chosen = new ArrayList<>();
    for (Finding finding : ranked) {
      double[] p = finding.position();
      boolean placed = Double.isFinite(p[0] + p[1] + p[2]);
      if (placed && chosen.size() < MOST_PATCHES && seen.add(finding.fingerprint())) {
        chosen.add(finding);
      }
    }
    return chosen;
  }

  private void patch(Finding finding) {
    double[] centre = finding.position();
    double radius = RADIUS;
    List<Integer> near = near(centre, radius);
    while (near.size() > MOST_TRIANGLES && radius > LEAST_RADIUS) {
      radius /= 2;
      near = near(centre, radius);
    }
    if (near.size() > MOST_TRIANGLES) {
      near = near.subList(0, 0);
    }
    out.text(finding.fingerprint());
    for (double c : centre) {
      out.real(c);
    }
    out.real(radius).whole(near.size());
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int t : near) {
      out.whole(colors.surfaceClass(t).ordinal()).whole(colors.tint(t) % Palette.TINTS);
      out.whole(surface.pieceOf(t));
      for (int c = 3 * t; c < 3 * t + 3; c++) {
        for (int k = 0; k < 3; k++) {
          out.single((float) (p[3 * corners[c] + k] - centre[k]));
        }
      }
    }
  }

  /** Triangles whose box meets the box around the ball. */
  private List<Integer> near(double[] centre, double radius) {
    List<Integer> near = new ArrayList<>();
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (touches(t, centre, radius) && !colors.dome(t)) {
        near.add(t);
      }
    }
    return near;
  }

  private boolean touches(int t, double[] centre, double radius) {
    float[] p = surface.positions();
    int[] corners = surface.triangles();
    for (int k = 0; k < 3; k++) {
      float a = p[3 * corners[3 * t] + k];
      float b = p[3 * corners[3 * t + 1] + k];
      float c = p[3 * corners[3 * t + 2] + k];
      if (Math.max(a, Math.max(b, c)) < centre[k] - radius
          || Math.min(a, Math.min(b, c)) > centre[k] + radius) {
        return false;
      }
    }
    return true;
  }
}
