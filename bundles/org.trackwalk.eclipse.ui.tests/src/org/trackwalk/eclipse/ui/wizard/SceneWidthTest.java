package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.ui.survey.FoundLevel;
import org.trackwalk.eclipse.ui.survey.SceneUse;
import org.trackwalk.eclipse.ui.survey.Survey;
import org.trackwalk.eclipse.ui.survey.SurveyQuestion;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;

/** How wide the wizard says that a road is, beside what the game's file says of its middle. */
final class SceneWidthTest {

  /** Metres between two points that are asked across the line. */
  private static final double STEP = 0.1;

  /** Share of the width by which a mean over the area and one over the line may differ. */
  private static final double NEAR = 0.05;

  @TempDir private Path temp;

  @Test
  void aRingIsAsWideAsItWasMade() throws Exception {
    KartScene.write(temp.resolve("ring"));
    Survey survey = survey(temp.resolve("ring"));
    assertEquals(KartScene.WIDTH, survey.scene().width(), 0.05);
    assertTrue(survey.text().contains("; road about 8.0 m wide in the mean;"), survey.text());
  }

  @Test
  void ofATorcsTrackTheMainTrackAndTheWholeRoadAreToldApart() throws Exception {
    Survey survey = survey(RealTrack.copy("torcs/aalborg", temp));
    double across = across(survey);
    assertEquals(across, survey.scene().width(), NEAR * across);
    String text = survey.text();
    assertTrue(text.contains("; road about 18 m wide in the mean;"), text);
    assertTrue(
        text.contains(
            "middle of the main track, which is 10 m wide; the sides and kerbs beside it (T*LB*,"
                + " T*RB*, TKRS*, tr-asphalt-aa-l_n.rgb"),
        text);
    assertTrue(text.contains("strips of tr-grass-aa-l_n.rgb are not"), text);
  }

  private static Survey survey(Path folder) {
    return new SurveyQuestion(
            List.of(folder), false, null, null, List.of(), true, SceneUse.ASKED, null)
        .answer(Progress.none());
  }

  /** Walks to both sides of the line as far as there is road: its mean width, metres. */
  private static double across(Survey survey) {
    List<double[]> road = road(survey.levels().get(0));
    double[] line = survey.scene().scene().line();
    double all = 0;
    int count = 0;
    for (int i = 0; i + 5 < line.length; i += 30) {
      double dx = line[i + 3] - line[i];
      double dz = line[i + 5] - line[i + 2];
      double length = Math.hypot(dx, dz);
      int points = 0;
      for (int side = -1; side <= 1; side += 2) {
        int k = 0;
        while (covered(road, line, i, side * (k + 0.5) * STEP / length, dx, dz)) {
          k++;
        }
        points += k;
      }
      all += points * STEP;
      count++;
    }
    return all / count;
  }

  private static boolean covered(
      List<double[]> road, double[] line, int i, double along, double dx, double dz) {
    double x = line[i] - dz * along;
    double z = line[i + 2] + dx * along;
    return road.stream().anyMatch(t -> side(t, 0, 3, x, z) >= 0 && inside(t, x, z));
  }

  private static boolean inside(double[] t, double x, double z) {
    return side(t, 3, 6, x, z) >= 0 && side(t, 6, 0, x, z) >= 0;
  }

  private static double side(double[] t, int i, int j, double x, double z) {
    return (t[j + 2] - t[i + 2]) * (x - t[i]) - (t[j] - t[i]) * (z - t[i + 2]);
  }

  /** The road's triangles that look up, nine numbers each. */
  private static List<double[]> road(FoundLevel level) {
    float[] p = level.surface().positions();
    int[] c = level.surface().triangles();
    List<double[]> road = new ArrayList<>();
    for (int t = 0; t < level.surface().triangleCount(); t++) {
      if (level.surfaceClass().apply(t) == SurfaceClass.ROAD) {
        double[] nine = new double[9];
        for (int k = 0; k < nine.length; k++) {
          nine[k] = p[3 * c[3 * t + k / 3] + k % 3];
        }
        if (side(nine, 0, 3, nine[6], nine[8]) > 0) {
          road.add(nine);
        }
      }
    }
    return road;
  }
}
