package org.trackwalk.check.rules.cliff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;

/** A road that leans more and more stands up nowhere, however steep it gets; a wall on it does. */
class LeaningRoadTest {

  private static final int SEEDS = 20;

  private static List<Finding> found(double[]... section) {
    return found(Strips.strip("road", SurfaceClass.ROAD, section));
  }

  private static List<Finding> found(MeshDraft... road) {
    List<Finding> found = new ArrayList<>(Strips.found("cliff.step-up", false, road));
    found.addAll(Strips.found("probe.chassis-hit", false, road));
    found.removeIf(f -> f.message().contains("runs aground"));
    return found;
  }

  /** A floor, and a side of planes each of which is some degrees steeper than the one before. */
  private static double[][] halfPipe(Random random, double steepest) {
    List<double[]> section = new ArrayList<>();
    section.add(Strips.at(0, 0));
    double x = 4 + 8 * random.nextDouble();
    double y = 0;
    section.add(Strips.at(x, y));
    double lean = 0;
    while (lean < steepest) {
      lean = Math.min(steepest, lean + 6 + 14 * random.nextDouble());
      double far = 1 + 2 * random.nextDouble();
      x += far * Math.cos(Math.toRadians(lean));
      y += far * Math.sin(Math.toRadians(lean));
      section.add(Strips.at(x, y));
    }
    return section.toArray(double[][]::new);
  }

  @RepeatedTest(SEEDS)
  void theSideOfAHalfPipeIsNoStep(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    assertEquals(List.of(), found(halfPipe(random, 50 + 38 * random.nextDouble())));
  }

  @RepeatedTest(SEEDS)
  void aRoadThatTwistsOntoItsSideIsNoStep(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double width = 6 + 10 * random.nextDouble();
    double most = Math.toRadians(50 + 35 * random.nextDouble());
    double half = 60 + 60 * random.nextDouble();
    MeshDraft road = new MeshDraft("road", SurfaceClass.ROAD);
    int lanes = 4;
    int[] before = null;
    for (double z = -half; z <= half; z += 2) {
      double lean = most * 0.5 * (1 + Math.cos(Math.PI * z / half));
      int[] now = new int[lanes + 1];
      for (int i = 0; i <= lanes; i++) {
        double off = width * i / lanes;
        now[i] = road.vertex(off * Math.cos(lean), off * Math.sin(lean), z);
        if (i > 0 && before != null) {
          road.quad(before[i - 1], now[i - 1], now[i], before[i], "asphalt");
        }
      }
      before = now;
    }
    assertEquals(List.of(), found(road));
  }

  @RepeatedTest(SEEDS)
  void aWallOnALeaningRoadIsOne(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    double lean = Math.toRadians(40 * random.nextDouble());
    double face = lean + Math.toRadians(50 + 40 * random.nextDouble());
    double width = 5 + 5 * random.nextDouble();
    double high = 0.03 + 0.2 * random.nextDouble();
    double far = high / Math.sin(face - lean);
    double x = width * Math.cos(lean);
    double y = width * Math.sin(lean);
    double topX = x + far * Math.cos(face);
    double topY = y + far * Math.sin(face);
    List<Finding> steps =
        Strips.found(
            "cliff.step-up",
            false,
            Strips.strip(
                "road",
                SurfaceClass.ROAD,
                Strips.at(0, 0),
                Strips.at(x, y),
                Strips.at(topX, topY),
                Strips.at(topX + 3 * Math.cos(lean), topY + 3 * Math.sin(lean))));
    assertFalse(steps.isEmpty());
    assertEquals(high, steps.get(0).measure().value(), 0.002 + 0.02 * high);
  }
}
