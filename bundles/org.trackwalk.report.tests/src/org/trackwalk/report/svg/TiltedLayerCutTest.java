package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.SvgText;

/**
 * A plate leans over a ground of the same piece. How far its border lies over the ground is
 * measured square to the plate: a cut that goes straight down draws another length.
 */
class TiltedLayerCutTest {

  /** Height of the plate's lower border over the ground, metres. */
  private static final double HEIGHT = 0.02;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {0, 5, 12, 19})
  void theCutShowsTheDistanceSquareToThePlate(int degrees) throws Exception {
    double distance = HEIGHT / Math.cos(Math.toRadians(degrees));
    LevelReport level = level(degrees);
    Finding finding =
        level.findings().stream()
            .filter(
                f ->
                    f.measure().name().equals("layers")
                        && Math.abs(f.measure().value() - distance) < 1e-6)
            .findFirst()
            .orElseThrow();
    SvgText svg = new SvgText();
    SeamCut cut = SeamCut.of(new Drawing(level), finding);
    cut.write(svg, new Camera.Panel(0, 0, 1000, 1000), finding);
    String number = String.format(Locale.ROOT, "%.3g", distance * 1000).replaceAll("\\.0$", "");
    assertTrue(svg.toString().contains(">height " + number + " mm<"));
    assertFalse(svg.toString().contains(">overlap "), "nothing is measured along the ground");
    assertEquals(5 * distance, cut.width(), 5e-6, "the drawn points are so far apart");
  }

  /** Ground of 20 m by 20 m; a plate of 4 m whose lower border is over it. */
  private LevelReport level(int degrees) throws Exception {
    double run = 2 * Math.cos(Math.toRadians(degrees));
    double top = HEIGHT + 2 * Math.sin(Math.toRadians(degrees));
    StringBuilder obj = new StringBuilder("o road\n");
    for (double x : new double[] {-10, 10}) {
      obj.append("v ").append(x).append(" 0 -10\nv ").append(x).append(" 0 10\n");
    }
    for (double[] p : new double[][] {{0.3, HEIGHT}, {0.3 + run, top}}) {
      obj.append("v ").append(p[0]).append(' ').append(p[1]).append(" -2\n");
      obj.append("v ").append(p[0]).append(' ').append(p[1]).append(" 2\n");
    }
    obj.append("f 1 2 4 3\nf 5 6 8 7\n");
    Path file = Files.writeString(folder.resolve("tilted.obj"), obj);
    CheckSettings overlap = CheckSettings.defaults().withOnly(Set.of("seam.overlap"));
    var source = LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0);
    return LevelCheck.check(source.load(Progress.none()), overlap, Progress.none());
  }
}
