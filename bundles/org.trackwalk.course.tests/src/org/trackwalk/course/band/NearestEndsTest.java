package org.trackwalk.course.band;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.tree.IntList;

/** Which end each end of a strip looks at is what asking each of all finds, for little work. */
class NearestEndsTest {

  /** Where strips lie, by number; metres and radians. */
  enum Scene {
    /** One over the other, all the same way round. */
    STACK {
      @Override
      double[] strip(int i, SplittableRandom random) {
        return new double[] {0, 0.01 * i, 0, 0, 10, 10};
      }
    },
    /** One over the other, all from one place in any direction. */
    FAN {
      @Override
      double[] strip(int i, SplittableRandom random) {
        double angle = random.nextDouble(6.3);
        double x = 20.5 * StrictMath.sin(angle);
        return new double[] {x, 0.01 * i, 20.5 * StrictMath.cos(angle), angle, 40, 8};
      }
    },
    /** In a row, with slits of equal lengths between them, on two levels. */
    ROW {
      @Override
      double[] strip(int i, SplittableRandom random) {
        return new double[] {0, i % 2, 42.0 * (i / 2), 0, 40, 8};
      }
    },
    /** Anywhere and of any size on some hectares. */
    ANYHOW {
      @Override
      double[] strip(int i, SplittableRandom random) {
        return new double[] {
          random.nextDouble(900),
          random.nextDouble(10),
          random.nextDouble(900),
          random.nextInt(8) * 0.7853981633974483 + random.nextInt(2) * random.nextDouble(0.3),
          random.nextInt(1, 9) * 25,
          random.nextInt(2, 40)
        };
      }
    };

    /** Where its middle is (x, y, z), its angle, length and width. */
    abstract double[] strip(int i, SplittableRandom random);

    List<StripEnd> ends(int strips) {
      SplittableRandom random = new SplittableRandom(7);
      List<StripEnd> ends = new ArrayList<>();
      for (int i = 0; i < strips; i++) {
        double[] s = strip(i, random);
        StripEnd.Strip strip =
            new StripEnd.Strip(i, random.nextInt(20) / 19, new IntList(), s[5], s[4]);
        for (int sign = -1; sign <= 1; sign += 2) {
          double x = sign * StrictMath.sin(s[3]);
          double z = sign * StrictMath.cos(s[3]);
          double[] middle = {s[0] + s[4] / 2 * x, s[1], s[2] + s[4] / 2 * z};
          BandEnd end = new BandEnd(0, 1, s[5], s[5], middle, new double[] {x, z});
          ends.add(new StripEnd(strip, end, random.nextInt(20) > 0));
        }
      }
      return ends;
    }
  }

  /** By the definition: the longer of two asks, in order, and what is as near does not displace. */
  private static int[] askingEach(List<StripEnd> ends) {
    int[] nearest = new int[ends.size()];
    Arrays.fill(nearest, -1);
    for (int i = 0; i < nearest.length; i++) {
      for (int k = 0; k < nearest.length; k++) {
        StripEnd a = ends.get(i);
        StripEnd b = ends.get(k);
        if (k != i && b.strip().length() <= a.strip().length() && a.continues(b)) {
          nearest[i] = nearer(ends, i, nearest[i], k);
          nearest[k] = nearer(ends, k, nearest[k], i);
        }
      }
    }
    return nearest;
  }

  private static int nearer(List<StripEnd> ends, int i, int known, int other) {
    StripEnd end = ends.get(i);
    boolean nearer = known < 0 || end.gap(ends.get(other)) < end.gap(ends.get(known));
    return nearer ? other : known;
  }

  @ParameterizedTest
  @EnumSource
  void eachFindsWhatAskingAllFinds(Scene scene) {
    List<StripEnd> ends = scene.ends(350);
    int[] each = askingEach(ends);
    assertArrayEquals(each, NearestEnds.of(ends));
    long looking = Arrays.stream(each).filter(k -> k >= 0).count();
    assertTrue(scene == Scene.STACK ? looking == 0 : looking > 100, looking + " look at one");
  }

  /** Ends of one strip look at each other although no other strip goes on behind them. */
  @Test
  void aRingIsFoundWhateverIsJoinedToIt() {
    StripEnd.Strip ring = new StripEnd.Strip(3, 0, new IntList(), 100, 900);
    List<StripEnd> ends = new ArrayList<>(Scene.STACK.ends(20));
    ends.add(
        new StripEnd(
            ring, new BandEnd(0, 1, 9, 9, new double[] {0, 0, 0}, new double[] {0, 1}), false));
    ends.add(
        new StripEnd(
            ring, new BandEnd(7, 8, 9, 9, new double[] {0, 0, 50}, new double[] {0, -1}), false));
    int[] found = NearestEnds.of(ends);
    assertArrayEquals(new int[] {41, 40}, new int[] {found[40], found[41]});
  }

  /** Directions and places that are no numbers belong to ends that look at none. */
  @Test
  void whatIsNoNumberHidesNoOther() {
    List<StripEnd> ends = Scene.ROW.ends(40);
    int[] before = NearestEnds.of(ends);
    StripEnd.Strip strip = new StripEnd.Strip(99, 0, new IntList(), 8, 40);
    for (double odd : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      ends.add(end(strip, new double[] {0, 0, 60}, new double[] {odd, odd}));
      ends.add(end(strip, new double[] {odd, 0, 60}, new double[] {0, 1}));
    }
    assertArrayEquals(before, Arrays.copyOf(NearestEnds.of(ends), before.length));
  }

  private static StripEnd end(StripEnd.Strip strip, double[] middle, double[] out) {
    return new StripEnd(strip, new BandEnd(0, 1, 8, 8, middle, out), true);
  }

  @ParameterizedTest
  @EnumSource(names = {"STACK", "ROW"})
  void aCrowdOfTwiceTheSizeIsLittleMoreThanTwiceTheWork(Scene scene) {
    long once = work(scene.ends(4000));
    long twice = work(scene.ends(8000));
    assertTrue(twice < 2.6 * once, once + " units, then " + twice);
  }

  /**
   * Where 1,600 strips are within a width of each other's height, an eighth of them is looked at.
   */
  @Test
  void ofAFanFewAreLookedAt() {
    List<StripEnd> ends = Scene.FAN.ends(8000);
    long units = work(ends);
    assertTrue(units < ends.size() * 1600L * 2 / 8, units + " units");
  }

  private static long work(List<StripEnd> ends) {
    WorkTally tally = new WorkTally();
    tally.of("", Progress.none(), () -> NearestEnds.of(ends));
    return tally.total();
  }
}
