package org.trackwalk.io.assimp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.assimp.AssimpScene.Mesh;

/** Halves of an object as Assimp delivers Blender's mirror modifier. */
class MirrorModifierTest {

  private static final int SEEDS = 24;

  private static Mesh mesh(float... positions) {
    int[] corners = new int[positions.length / 3];
    Arrays.setAll(corners, i -> i);
    return new Mesh("m", 0, positions, null, null, corners, false, false);
  }

  private static float[] mirrored(float[] p, int axis) {
    float[] other = p.clone();
    for (int i = axis; i < p.length; i += 3) {
      other[i] = -other[i];
    }
    return other;
  }

  /** A triangle with two corners at the plane, up to so far beside it. */
  private static float[] half(Random random, int axis, float off) {
    float[] p = new float[9];
    for (int i = 0; i < 9; i++) {
      p[i] = 1 + 9 * random.nextFloat();
    }
    p[axis] = off;
    p[3 + axis] = -off;
    return p;
  }

  @RepeatedTest(SEEDS)
  void whatLiesNearThePlaneIsOnIt(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    int axis = random.nextInt(3);
    float off = random.nextBoolean() ? 0 : 0.00049f * random.nextFloat();
    float[] a = half(random, axis, off);
    float[] b = half(random, axis, off);
    List<Mesh> merged =
        MirrorModifier.merged(
            List.of(mesh(a), mesh(b), mesh(mirrored(a, axis)), mesh(mirrored(b, axis))));
    for (int m = 0; m < 2; m++) {
      float[] one = merged.get(m).positions();
      float[] two = merged.get(2 + m).positions();
      for (int i = 0; i < 6; i++) {
        // Bit for bit: -0.0 is no 0.0.
        assertEquals(Float.floatToRawIntBits(one[i]), Float.floatToRawIntBits(two[i]));
      }
      assertEquals(-one[6 + axis], two[6 + axis]);
    }
    float[] kept = merged.get(0).positions();
    for (int i = 6; i < 9; i++) {
      assertEquals(a[i], kept[i]);
    }
  }

  @RepeatedTest(SEEDS)
  void aGapThatTheModifierLeavesStays(RepetitionInfo seed) {
    Random random = new Random(seed.getCurrentRepetition());
    int axis = random.nextInt(3);
    float off = 0.0006f + random.nextFloat();
    float[] a = half(random, axis, off);
    float[] b = mirrored(a, axis);
    List<Mesh> merged = MirrorModifier.merged(List.of(mesh(a), mesh(b)));
    assertArrayEquals(a, merged.get(0).positions());
    assertArrayEquals(b, merged.get(1).positions());
  }

  @Test
  void meshesThatMirrorNothingAreLeft() {
    Random random = new Random(1);
    float[] a = half(random, 0, 0.0001f);
    float[] moved = mirrored(a, 0);
    moved[8] += 1;
    List<Mesh> two = List.of(mesh(a), mesh(moved));
    assertSame(two, MirrorModifier.merged(two));
    List<Mesh> same = List.of(mesh(a), mesh(a.clone()));
    assertSame(same.get(0).positions(), MirrorModifier.merged(same).get(0).positions());
    List<Mesh> one = List.of(mesh(a));
    assertSame(one, MirrorModifier.merged(one));
    List<Mesh> three = List.of(mesh(a), mesh(a), mesh(mirrored(a, 0)));
    assertSame(three, MirrorModifier.merged(three));
  }
}
