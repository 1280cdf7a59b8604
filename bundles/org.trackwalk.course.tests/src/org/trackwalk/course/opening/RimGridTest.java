package org.trackwalk.course.opening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.parallel.WorkTally;
import org.trackwalk.mesh.progress.Progress;

/** The nearest place of a rim is that of looking at each, and looking is work. */
class RimGridTest {

  /** Places on a grid of so many metres, so that many are as near, on two sheets that lean. */
  private static List<Rim> rims(int count, double pace, double wide, SplittableRandom random) {
    List<Rim> rims = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double x = pace * Math.round(random.nextDouble(-wide, wide) / pace);
      double z = pace * Math.round(random.nextDouble(-wide, wide) / pace);
      rims.add(new Rim(i, x, 4 * random.nextInt(2), z, 1, 0, 0.2 * random.nextDouble(), 0));
    }
    return rims;
  }

  /** In the order of the cells around, as the first of several at one distance is kept. */
  private static Rim eachByItself(List<Rim> rims, double x, double y, double z) {
    Rim best = null;
    double least = RimGrid.CELL * RimGrid.CELL;
    for (int i = -1; i <= 1; i++) {
      for (int j = -1; j <= 1; j++) {
        for (Rim rim : rims) {
          boolean there = cell(rim.x()) == cell(x) + i && cell(rim.z()) == cell(z) + j;
          boolean sheet = Math.abs(rim.heightAt(x, z) - y) <= RimGrid.SHEET;
          if (there && sheet && rim.square(x, z) < least) {
            least = rim.square(x, z);
            best = rim;
          }
        }
      }
    }
    return best;
  }

  private static long cell(double x) {
    return (long) Math.floor(x / RimGrid.CELL);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.01, 0.5, 2.5, 5})
  void theNearestIsThatOfLookingAtEach(double pace) {
    SplittableRandom random = new SplittableRandom(3);
    List<Rim> rims = rims(300, pace, 15, random);
    RimGrid grid = new RimGrid(rims);
    int found = 0;
    for (int i = 0; i < 2000; i++) {
      double x = random.nextBoolean() ? random.nextDouble(-20, 20) : random.nextInt(-40, 40) * 0.5;
      double z = random.nextBoolean() ? random.nextDouble(-20, 20) : random.nextInt(-40, 40) * 0.5;
      double y = random.nextDouble(-2, 6);
      Rim each = eachByItself(rims, x, y, z);
      assertSame(each, grid.nearest(x, y, z));
      found += each == null ? 0 : 1;
    }
    assertTrue(found > 500 && found < 2000, found + " found");
  }

  /** Of a pile that lies around the place all are looked at; of one in the next cell none. */
  @Test
  void looksAreWork() {
    List<Rim> pile = new ArrayList<>();
    for (int i = 0; i < 3200; i++) {
      pile.add(new Rim(i, 2.5, 0, 2.5, 1, 0, 0, 0));
    }
    assertTrue(units(pile) >= 3200 / 16);
    List<Rim> beside = new ArrayList<>();
    pile.forEach(p -> beside.add(new Rim(p.edge(), 7.5, 0, 2.5, 1, 0, 0, 0)));
    beside.add(new Rim(9999, 2.5, 0, 2.4, 1, 0, 0, 0));
    assertEquals(1, units(beside));
  }

  private static long units(List<Rim> rims) {
    RimGrid grid = new RimGrid(rims);
    WorkTally tally = new WorkTally();
    tally.of("", Progress.none(), () -> grid.nearest(2.4, 0, 2.4));
    return tally.total();
  }
}
