package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.contact.bump.BoxEdge;
import org.trackwalk.contact.bump.RoundedBoxFormula;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.solver.SolverSettings;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.shape.Roads;

/** Where a box goes over a seam, and which of it it meets there. */
class BoxWaysTest {

  private static final Box BOX = new Box(0.9, 0.25, 2.25);

  private static final double SPEED = 40;

  private static final double STEP = 1 / 60.0;

  private static final double ROUNDED = 0.05;

  /**
   * A strip beside the foot of a bank, to either side of it: who drives beside the bank crosses its
   * seam as on a level road, and what he who drives on the bank crosses of others is not its own.
   */
  @ParameterizedTest
  @CsvSource({"1, 0.27", "-1, 0.27", "1, 0.6", "-1, 0.4"})
  void aStripAtTheFootOfABank(int side, double slope) {
    Road road = Roads.section(z -> slope * Math.max(0, side * z));
    BoxEdge edge = new BoxEdge(SPEED, 4.5, 0.5, 0, 0.02, STEP, SolverSettings.GRAVITY);
    BoxWays ways = new BoxWays(road, BOX, BoxApproach.before(4.5, SPEED * STEP), t -> 0);
    ways.add(List.of(part(-0.5 * side, 1)));
    double level = RoundedBoxFormula.worst(edge, ROUNDED).forward();
    assertEquals(
        level, ways.worst(edge, new BoxContacts(0.02, ROUNDED, 0, 0), 0).forward(), 0.02 * level);
  }

  private static SeamPart part(double aside, double across) {
    return new SeamPart(new double[] {150, 0, aside}, new double[] {0, 0, across}, across);
  }

  /** Cut into parts it is the same seam. */
  @ParameterizedTest
  @CsvSource({"1", "2", "3", "5"})
  void aStripInParts(int n) {
    Road road = Roads.section(z -> 0.4 * Math.max(0, z));
    BoxEdge edge = new BoxEdge(SPEED, 4.5, 0.5, 0, 0.02, STEP, SolverSettings.GRAVITY);
    List<SeamPart> parts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      parts.add(part(-1.5 * (i + 0.5) / n, 1.5 / n));
    }
    BoxWays ways = new BoxWays(road, BOX, BoxApproach.before(4.5, SPEED * STEP), t -> 0);
    ways.add(parts);
    BoxWays one = new BoxWays(road, BOX, BoxApproach.before(4.5, SPEED * STEP), t -> 0);
    one.add(List.of(part(-0.75, 1.5)));
    BoxContacts contacts = new BoxContacts(0.02, ROUNDED, 0, 0);
    double whole = one.worst(edge, contacts, 0).forward();
    assertEquals(whole, ways.worst(edge, contacts, 0).forward(), 1e-6);
  }

  @ParameterizedTest
  @CsvSource({
    "6, 1, '-2, -0.666667, 0.666667, 2'",
    "3.6, 1, '-0.8, 0.8'",
    "3.6, 3, '-0.8, 0, 0.8'",
    "1.9, 1, '0'",
    "1.9, 3, '0'",
    "1.8, 1, '0'",
    "1, 1, '-0.5, 0, 0.5'",
    "0.2, 1, '-0.9, 0, 0.9'"
  })
  void fromOneEndToTheOther(double length, int least, String places) {
    double[] told = Arrays.stream(places.split(", ")).mapToDouble(Double::parseDouble).toArray();
    assertArrayEquals(told, BoxPlaces.over(length, 1.8, least, 24), 1e-6);
  }
}
