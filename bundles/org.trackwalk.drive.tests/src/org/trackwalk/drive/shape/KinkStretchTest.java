package org.trackwalk.drive.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.course.road.SpeedLimits;
import org.trackwalk.course.road.Strand;

/** What is mended in one go: kinks within a car's length, and rows of facets. */
class KinkStretchTest {

  private static final Strand STRAIGHT = Roads.straight(x -> 0).strands().get(0);

  private static Kink kink(int row, double change) {
    double[] at = {row, 0, 0};
    return new Kink(0, row, at, 1, -1, change / Roads.SPEED, Roads.SPEED, change, 0);
  }

  private static List<KinkStretch> at(Strand strand, int... rows) {
    List<Kink> kinks = new ArrayList<>();
    for (int row : rows) {
      kinks.add(kink(row, 1));
    }
    return KinkStretch.of(strand, kinks);
  }

  @Test
  void kinksWithinACarsLengthAreOnePlace() {
    assertEquals(1, at(STRAIGHT, 100, 105).size());
    assertEquals(5 * Strand.ROW, at(STRAIGHT, 100, 105).get(0).length());
    assertEquals(2, at(STRAIGHT, 100, 106).size());
  }

  @Test
  void fourFacetsInARowAreACoarseCurve() {
    List<KinkStretch> coarse = at(STRAIGHT, 100, 107, 114, 121);
    assertEquals(1, coarse.size());
    assertTrue(coarse.get(0).coarse());
    // One fewer, or within four cars, they are places of their own.
    assertEquals(3, at(STRAIGHT, 100, 107, 121).size());
    assertEquals(4, at(STRAIGHT, 100, 106, 112, 120).size());
    assertFalse(at(STRAIGHT, 100, 106, 112, 120).get(0).coarse());
  }

  @Test
  void aFacetIsAtMostTwentyFiveMetresLong() {
    assertEquals(1, at(STRAIGHT, 100, 125, 150, 175).size());
    assertEquals(4, at(STRAIGHT, 100, 125, 151, 176).size());
  }

  @Test
  void aLapHasNoEndAtWhichAPlaceIsCut() {
    Strand ring = Roads.ring(100).strands().get(0);
    assertTrue(ring.closed());
    int rows = ring.rows();
    List<KinkStretch> over = at(ring, 5, 12, rows - 9, rows - 2);
    assertEquals(1, over.size());
    assertEquals(
        List.of(rows - 9, rows - 2, 5, 12), over.get(0).kinks().stream().map(Kink::row).toList());
    assertEquals(21 * Strand.ROW, over.get(0).length());
    assertEquals(4, at(STRAIGHT, 5, 12, STRAIGHT.rows() - 9, STRAIGHT.rows() - 2).size());
  }

  @Test
  void theWorstSpeaks() {
    KinkStretch stretch = new KinkStretch(List.of(kink(1, 0.5), kink(2, 0.9), kink(3, 0.7)), 2);
    assertEquals(2, stretch.worst().row());
  }

  /** v²/2g up, and 2 v/g until it is down again. */
  @Test
  void aCarFliesAsAStoneDoes() {
    Kink kink = kink(1, SpeedLimits.GRAVITY);
    assertEquals(2, kink.airTime(), 1e-12);
    assertEquals(SpeedLimits.GRAVITY / 2, kink.height(), 1e-12);
    assertFalse(kink.crest());
    assertTrue(kink(1, -1).crest());
    Kink diagonal = new Kink(0, 1, new double[3], 0, 0, -1, 1, 1, 0);
    assertEquals(45, diagonal.degrees(), 1e-12);
  }
}
