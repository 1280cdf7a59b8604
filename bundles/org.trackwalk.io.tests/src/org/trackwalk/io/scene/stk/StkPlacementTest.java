package org.trackwalk.io.scene.stk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/** Placements against single turns about one axis after the other. */
final class StkPlacementTest {

  @Test
  void scaledThenTurnedAboutXThenYThenZThenMoved() throws Exception {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      double[] xyz = triple(random, 100);
      double[] hpr = triple(random, 360);
      double[] scale = triple(random, 3);
      double[] point = triple(random, 10);

      double[] rows =
          StkPlacement.of(
              element(
                  "<o xyz='%s' hpr='%s' scale='%s'/>"
                      .formatted(text(xyz), text(hpr), text(scale))));

      double[] p = {point[0] * scale[0], point[1] * scale[1], point[2] * scale[2]};
      turn(p, 1, 2, hpr[0]);
      turn(p, 2, 0, hpr[1]);
      turn(p, 0, 1, hpr[2]);
      double[] expected = {p[0] + xyz[0], p[1] + xyz[1], p[2] + xyz[2]};
      assertArrayEquals(expected, apply(rows, point), 1e-9, "seed " + seed);
    }
  }

  @Test
  void quarterTurnsAreExact() throws Exception {
    double[] rows = StkPlacement.of(element("<o hpr='-90.0 180 -270'/>"));
    for (int i = 0; i < 12; i++) {
      assertEquals(Math.rint(rows[i]), rows[i], "number " + i);
    }
  }

  @Test
  void oldFilesNameEachNumber() throws Exception {
    assertArrayEquals(
        StkPlacement.of(element("<o xyz='1 2 3' hpr='40 50 60'/>")),
        StkPlacement.of(element("<o x='1' y='2' z='3' h='40' p='50' r='60'/>")));
    assertArrayEquals(
        new double[] {1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1, 0}, StkPlacement.of(element("<o y='5'/>")));
  }

  @Test
  void mirroredPlacementMovesMirroredPoints() throws Exception {
    Random random = new Random(7);
    for (int round = 0; round < 100; round++) {
      double[] rows =
          StkPlacement.of(
              element(
                  "<o xyz='%s' hpr='%s'/>"
                      .formatted(text(triple(random, 9)), text(triple(random, 360)))));
      double[] p = triple(random, 10);
      double[] there = apply(rows, p);

      double[] mirrored = apply(StkPlacement.mirrored(rows), new double[] {p[0], p[1], -p[2]});

      assertArrayEquals(new double[] {there[0], there[1], -there[2]}, mirrored, "seed 7");
    }
  }

  @Test
  void wrongNumbersAreToldWithTheirLine() throws Exception {
    XmlElement two = element("\n<o xyz='1 2'/>");
    ImportException refusal = assertThrows(ImportException.class, () -> StkPlacement.of(two));
    assertTrue(refusal.oneLine().contains("line 2"), refusal.oneLine());
  }

  private static void turn(double[] p, int a, int b, double degrees) {
    double c = Math.cos(Math.toRadians(degrees));
    double s = Math.sin(Math.toRadians(degrees));
    double pa = p[a];
    p[a] = c * pa - s * p[b];
    p[b] = s * pa + c * p[b];
  }

  private static double[] apply(double[] rows, double[] p) {
    double[] moved = new double[3];
    for (int k = 0; k < 3; k++) {
      moved[k] =
          rows[4 * k] * p[0] + rows[4 * k + 1] * p[1] + rows[4 * k + 2] * p[2] + rows[4 * k + 3];
    }
    return moved;
  }

  private static double[] triple(Random random, double size) {
    return new double[] {
      size * (random.nextDouble() - 0.5),
      size * (random.nextDouble() - 0.5),
      size * (random.nextDouble() - 0.5)
    };
  }

  private static String text(double[] numbers) {
    return numbers[0] + " " + numbers[1] + " " + numbers[2];
  }

  static XmlElement element(String xml) throws ImportException {
    return XmlElement.read(xml.getBytes(StandardCharsets.UTF_8), "scene.xml");
  }
}
