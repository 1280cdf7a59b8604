package org.trackwalk.check.rules.finding;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.SmallLevel;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.profile.Bodies;

/** Corners and places of a seam, and what is felt there, on a road of 10 by 200 m along z. */
class MetEdgeTest {

  /** The road, which before and behind z = 100 lies so much lower. */
  private static RuleContext road(double rise) {
    MeshDraft road = SmallLevel.road("road", SurfaceClass.ROAD, 40);
    for (int v = 0; v < road.vertexCount(); v++) {
      float[] p = road.position(v);
      road.move(v, p[0], p[2] == 95 || p[2] == 105 ? -rise : 0, p[2]);
    }
    return SmallLevel.context(SmallLevel.built(road));
  }

  private static MetEdge between(double[] a, double[] b, double speed, double sine) {
    double[] at = new double[3];
    double[] along = new double[3];
    for (int k = 0; k < 3; k++) {
      at[k] = (a[k] + b[k]) / 2;
      along[k] = b[k] - a[k];
    }
    return new MetEdge(0, speed, sine, 1, at, along);
  }

  /** Of lines that bend, whichever way each edge of them runs. */
  @Test
  void cornersAreWhereEdgesMeetAndTheEndsOfTheLine() {
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      int n = 1 + seed % 6;
      double heading = 6.28 * random.nextDouble();
      double[][] p = new double[n + 1][];
      p[0] = new double[] {random.nextDouble(), random.nextDouble(), random.nextDouble()};
      List<MetEdge> seam = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        heading += 1.2 * (random.nextDouble() - 0.5);
        double climb = 2 * (random.nextDouble() - 0.5);
        double length = 2 + random.nextDouble();
        p[i + 1] =
            new double[] {
              p[i][0] + length * StrictMath.cos(heading),
              p[i][1] + climb,
              p[i][2] + length * StrictMath.sin(heading)
            };
        boolean turned = n > 1 && random.nextBoolean();
        seam.add(between(turned ? p[i + 1] : p[i], turned ? p[i] : p[i + 1], 30, 1));
      }
      for (int i = 0; i <= n; i++) {
        assertArrayEquals(p[i], MetEdge.corner(seam, i), 1e-9, "seed " + seed + " corner " + i);
      }
    }
  }

  /** Up to three of those that are met as hard but for a twentieth, evenly over the seam. */
  @ParameterizedTest
  @CsvSource({
    "1, 0",
    "2, 0 1",
    "3, 0 1 2",
    "4, 0 2 3",
    "5, 0 2 4",
    "6, 1 3 5",
    "7, 1 3 5",
    "9, 1 4 7",
    "100, 16 50 83"
  })
  void placesLieEvenly(int count, String places) {
    List<MetEdge> seam = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double sine = i % 2 == 0 ? 1 : 0.951;
      seam.add(new MetEdge(i, 40, sine, 1, new double[3], new double[3]));
      // Others, that are met less hard.
      seam.add(new MetEdge(-1, 40, 0.949, 1, new double[3], new double[3]));
    }
    List<String> some = seam.get(0).some(seam).stream().map(e -> "" + e.edge()).toList();
    assertEquals(places, String.join(" ", some));
  }

  private static MetEdge across(RuleContext context, double dx, double dz) {
    return MetEdge.of(context, 0, new double[] {5, 0, 100}, new double[] {dx, 0, dz});
  }

  private static List<Effect> gap(SeamEffects effects) {
    return effects.ofGap(0.03, 0.005, Bodies.PIECE);
  }

  @Test
  void itIsFeltAtItsSpeedAndItsAngle() {
    RuleContext context = road(0);
    MetEdge met = across(context, 1, 1);
    assertEquals(
        gap(context.effects().at(met.speed()).across(met.sine())), gap(met.effects(context)));
    assertNotEquals(
        gap(context.effects().at(met.speed()).across(1)), gap(met.effects(context)), "aslant");
    assertEquals(
        gap(context.effects().at(met.speed()).across(MeetingAngle.CROSSED)),
        gap(met.changingLanes(context)));
  }

  /** On a level road all is as on one; what is met from its side is told so on any. */
  @ParameterizedTest
  @CsvSource({"0, 2, 0", "-0.3, 1, 3"})
  void howTheGroundLiesBeforeItChangesNothingThere(double rise, double dx, double dz) {
    RuleContext context = road(rise);
    MetEdge met = across(context, dx, dz);
    double plain = worst(gap(met.effects(context)));
    assertEquals(plain, worst(gap(met.effects(context, List.of(met), 0, false))));
    assertEquals(plain, worst(gap(met.ofBoxes(context, List.of(met)))));
  }

  private static double worst(List<Effect> effects) {
    return effects.stream().mapToDouble(Effect::worst).sum();
  }
}
