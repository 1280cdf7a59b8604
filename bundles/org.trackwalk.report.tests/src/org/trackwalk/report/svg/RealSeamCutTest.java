package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.SharedData;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.drawing.Camera;
import org.trackwalk.report.drawing.SvgText;

/** Cuts across the seams of real tracks show what their findings say. */
class RealSeamCutTest {

  private static final CheckSettings SEAMS =
      CheckSettings.defaults().withOnly(Set.of("seam.step", "seam.gap", "seam.overlap"));

  /** Layers in one place and surfaces at an angle have no length to draw. */
  private static final double MOST = 0.25;

  private static final Pattern CIRCLE = Pattern.compile("<circle cx=\"([^\"]+)\" cy=\"([^\"]+)\"");
  private static final Pattern NUMBER =
      Pattern.compile(">(apart|overlap|height) ([0-9.]+) (mm|m)<");

  @ParameterizedTest
  @ValueSource(
      strings = {"stk/city/city_track.b3d", "torcs/wheel-1/wheel-1.ac", "torcs/aalborg/aalborg.ac"})
  void theDrawnPiecesAndNumbersAreTheFindings(String name) throws Exception {
    Path file = SharedData.folder().map(f -> f.resolve("data/tracks/" + name)).orElse(null);
    assumeTrue(file != null && file.toFile().exists(), "the real tracks are not here");
    List<LevelSource> sources =
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none());
    int pairs = 0;
    int cuts = 0;
    int told = 0;
    for (LevelSource source : sources) {
      LevelReport level = LevelCheck.check(source.load(Progress.none()), SEAMS, Progress.none());
      Drawing drawing = new Drawing(level);
      for (Finding finding : level.findings()) {
        if (finding.pieces().size() < 2) {
          continue;
        }
        pairs++;
        SeamCut cut = SeamCut.of(drawing, finding);
        if (cut == null) {
          continue;
        }
        cuts++;
        Set<String> drawn = new TreeSet<>();
        for (int piece : cut.pieces()) {
          drawn.add(level.surface().pieces().get(piece).name());
        }
        assertEquals(new TreeSet<>(finding.pieces().subList(0, 2)), drawn, finding.message());
        told += agreed(cut, finding) ? 1 : 0;
      }
    }
    String counts = pairs + " seams, " + cuts + " cuts, " + told + " with their number";
    assertTrue(told >= MOST * pairs, counts);
  }

  /** True when a number is drawn; it must be the measure, and the length of what is drawn. */
  private static boolean agreed(SeamCut cut, Finding finding) {
    SvgText svg = new SvgText();
    cut.write(svg, new Camera.Panel(0, 0, 1000, 1000), finding);
    String picture = svg.toString();
    List<double[]> points = new ArrayList<>();
    Matcher circles = CIRCLE.matcher(picture);
    while (circles.find()) {
      points.add(
          new double[] {
            Double.parseDouble(circles.group(1)), Double.parseDouble(circles.group(2))
          });
    }
    assertEquals(2, points.size(), picture);
    double metre = 1000 / cut.width();
    double wide = Math.abs(points.get(0)[0] - points.get(1)[0]) / metre;
    double high = Math.abs(points.get(0)[1] - points.get(1)[1]) / metre;
    boolean measured = false;
    Matcher numbers = NUMBER.matcher(picture);
    while (numbers.find()) {
      boolean upright = numbers.group(1).equals("height");
      double told =
          Double.parseDouble(numbers.group(2)) / (numbers.group(3).equals("mm") ? 1e3 : 1);
      Measure measure = finding.measure();
      boolean main = upright == Set.of("step", "layers").contains(measure.name());
      if (main && measure.unit().equals("m")) {
        assertEquals(measure.value(), told, 0.005 * measure.value(), finding.message());
        measured = true;
      } else {
        assertTrue(finding.message().contains(numbers.group(2)), finding.message());
      }
      // Pixels are written with one decimal.
      assertEquals(told, upright ? high : wide, 0.015 * told + 0.2 / metre, finding.message());
    }
    return measured;
  }
}
