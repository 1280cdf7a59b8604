package org.trackwalk.report.sketch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.report.LevelSketch;
import org.trackwalk.report.fixture.DemoReport;

class SketchCheckTest {

  private static final Map<String, byte[]> PARTS = parts();

  private static final SurfaceClass[] CLASSES = SurfaceClass.values();

  private static Map<String, byte[]> parts() {
    LevelReport circuit = DemoReport.circuit().levels().get(0);
    return LevelSketcher.of(circuit);
  }

  private static String problem(String name, byte[] part) {
    return SketchCheck.problem(new LevelSketch(Map.of(name, part)));
  }

  @Test
  void whatALevelIsSketchedAsIsSound() {
    assertNull(SketchCheck.problem(null));
    assertTrue(PARTS.containsKey(LevelSketcher.CLOSE_UPS), PARTS.keySet().toString());
    assertNull(SketchCheck.problem(new LevelSketch(PARTS)));
  }

  /**
   * Sheets, bodies and points, wide or tall, in one place or far apart, of a road or of nothing
   * that is known: also where all of them would be a sky around nothing.
   */
  @RepeatedTest(100)
  void whateverALevelIsSketchedAsIsSound(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    Piece[] pieces = new Piece[1 + random.nextInt(4)];
    double apart = random.nextBoolean() ? 0 : Math.pow(10, 6 * random.nextDouble());
    boolean alike = random.nextBoolean();
    for (int i = 0; i < pieces.length; i++) {
      float[] p = new float[9 * (1 + random.nextInt(30))];
      double[] at = new double[3];
      double[] size = new double[3];
      for (int k = 0; k < 3; k++) {
        double any = random.nextInt(4) == 0 ? 0 : Math.pow(10, 4 * random.nextDouble() - 1);
        size[k] = alike ? 20 : any;
        at[k] = apart * random.nextGaussian();
      }
      for (int k = 0; k < p.length; k++) {
        p[k] = (float) (at[k % 3] + size[k % 3] * (random.nextDouble() - 0.5));
      }
      int[] corners = IntStream.range(0, p.length / 3).toArray();
      SurfaceClass use = CLASSES[random.nextInt(CLASSES.length)];
      pieces[i] = Piece.named("piece" + i, "level.obj").mesh(p, corners).surfaceClass(use).build();
    }
    LevelReport level = DemoReport.level(pieces);
    assertNull(SketchCheck.problem(new LevelSketch(LevelSketcher.of(level))));
  }

  /** Whatever stands in a part: a word why, or nothing, and never anything else. */
  @Test
  void damagedOnesAreToldAndNeverFail() {
    Random random = new Random(4);
    int told = 0;
    for (Map.Entry<String, byte[]> part : PARTS.entrySet()) {
      byte[] plain = Packed.inflate(part.getValue());
      for (int i = 0; i < 200; i++) {
        byte[] changed = (i % 2 == 0 ? plain : part.getValue()).clone();
        changed[random.nextInt(changed.length)] = (byte) random.nextInt();
        if (i % 5 == 0) {
          changed = Arrays.copyOf(changed, random.nextInt(changed.length));
        }
        byte[] packed = i % 2 == 0 ? Packed.deflate(changed, true) : changed;
        told += problem(part.getKey(), packed) == null ? 0 : 1;
      }
      assertNotNull(problem(part.getKey(), new byte[] {1, 2, 3}), part.getKey());
    }
    assertTrue(told > 50 * PARTS.size(), told + " of " + 200 * PARTS.size());
  }

  /** A few kilobytes that become gigabytes. */
  @Test
  void whatFillsTheMemoryIsDamaged() {
    byte[] bomb = Packed.deflate(new byte[(1 << 26) + 1], true);
    assertTrue(bomb.length < 1 << 20, bomb.length + " bytes");
    assertEquals("the picture 'html/mesh' in it is damaged", problem(LevelSketcher.MESH, bomb));
  }

  @Test
  void nobodyReadsOtherNames() {
    assertNull(problem("other/picture", new byte[] {1}));
  }
}
