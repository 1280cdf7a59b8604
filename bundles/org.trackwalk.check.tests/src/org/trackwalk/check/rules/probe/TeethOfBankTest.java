package org.trackwalk.check.rules.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;

/**
 * Banks that rise from the road's border in teeth, with valleys between them into which the road's
 * side leads: no ground is missing there, though the bank goes down and comes up again. Where the
 * floor of a valley lies lower than the road's border all along the valley, it is.
 */
class TeethOfBankTest {

  private static final double LENGTH = 240;
  private static final double BORDER = 5;
  private static final double OUT = 25;

  /** Names say nothing of it. */
  private static final String[] NAMES = {"bank", "TERR7", "Object042"};

  private record Scene(
      double wide,
      double slope,
      double flank,
      int side,
      double bend,
      double fall,
      double sink,
      String name) {

    static Scene of(int seed) {
      Random random = new Random(seed);
      double slope = 0.1 + 0.3 * random.nextDouble();
      return new Scene(
          6 + 5 * random.nextDouble(),
          slope,
          62 + 20 * random.nextDouble(),
          random.nextBoolean() ? 1 : -1,
          random.nextInt(3) == 0 ? 0 : (random.nextDouble() - 0.5) / 100,
          0.02 * random.nextDouble(),
          0.5 * random.nextDouble(),
          NAMES[random.nextInt(NAMES.length)]);
    }

    /** A place beside the road that runs along an arc. */
    double[] at(double aside, double up, double along) {
      double turn = bend * along;
      double x = bend == 0 ? 0 : (1 - StrictMath.cos(turn)) / bend;
      double z = bend == 0 ? along : StrictMath.sin(turn) / bend;
      return new double[] {
        x + aside * StrictMath.cos(turn), up - fall * along, z - aside * StrictMath.sin(turn)
      };
    }

    /** What the rule says. */
    List<Finding> told(double lower) {
      List<Piece> pieces = new ArrayList<>();
      pieces.add(road());
      pieces.add(bank(lower));
      List<String> files = List.of("level.obj");
      return Ribbons.told(new Level("level", "", pieces, List.of(), files, LevelHints.NONE));
    }

    private Piece road() {
      MeshDraft mesh = new MeshDraft("road", SurfaceClass.ROAD);
      int n = (int) (LENGTH / 2);
      for (int i = 0; i <= n; i++) {
        put(mesh, -BORDER, 0, 2.0 * i);
        put(mesh, BORDER, 0, 2.0 * i);
        if (i > 0) {
          mesh.quad(2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i, "asphalt");
        }
      }
      return mesh.build("level.obj");
    }

    /** Teeth of one length with valleys between them, whose floors lie so much lower. */
    private Piece bank(double lower) {
      MeshDraft mesh = new MeshDraft(name, SurfaceClass.VERGE);
      double high = slope * OUT;
      double foot = high / StrictMath.tan(StrictMath.toRadians(flank));
      double tooth = 2 * wide;
      int at = 0;
      for (double z = 20; z + tooth + wide < LENGTH - 20; z += tooth + wide) {
        double end = z + tooth;
        double middle = end + wide / 2;
        // The tooth, its two corners outside reach over the valleys' ends.
        put(mesh, side * BORDER, 0, z);
        put(mesh, side * BORDER, 0, end);
        put(mesh, side * (BORDER + OUT), high, middle - foot);
        put(mesh, side * (BORDER + OUT), high, z - wide / 2 + foot);
        put(mesh, side * (BORDER + OUT), -lower - sink, middle);
        put(mesh, side * BORDER, 0, end + wide);
        put(mesh, side * (BORDER + OUT), high, middle + foot);
        put(mesh, side * BORDER, -lower, end);
        put(mesh, side * BORDER, -lower, end + wide);
        up(mesh, at, at + 1, at + 2, "grass");
        up(mesh, at, at + 2, at + 3, "grass");
        if (lower > 0) {
          up(mesh, at + 7, at + 8, at + 4, "grass");
        } else {
          up(mesh, at + 1, at + 5, at + 4, "grass");
          flank(mesh, at + 1, at + 4, at + 2);
          flank(mesh, at + 5, at + 6, at + 4);
        }
        at += 9;
      }
      return mesh.build("level.obj");
    }

    private void put(MeshDraft mesh, double aside, double up, double along) {
      double[] p = at(aside, up, along);
      mesh.vertex(p[0], p[1], p[2]);
    }

    private void up(MeshDraft mesh, int a, int b, int c, String material) {
      mesh.triangle(a, side > 0 ? b : c, side > 0 ? c : b, material);
    }

    private void flank(MeshDraft mesh, int a, int b, int c) {
      up(mesh, a, b, c, "rock");
    }
  }

  @TestFactory
  Stream<DynamicTest> valleysBetweenTeethAreGround() {
    return IntStream.range(0, 60)
        .mapToObj(Scene::of)
        .map(
            scene ->
                DynamicTest.dynamicTest(
                    scene.toString(),
                    () ->
                        assertEquals(
                            List.of(), scene.told(0).stream().map(Finding::message).toList())));
  }

  @TestFactory
  Stream<DynamicTest> floorsBelowTheBorderAreNot() {
    return IntStream.range(0, 60)
        .mapToObj(Scene::of)
        .map(
            scene ->
                DynamicTest.dynamicTest(
                    scene.toString(), () -> assertTrue(!scene.told(1).isEmpty())));
  }
}
