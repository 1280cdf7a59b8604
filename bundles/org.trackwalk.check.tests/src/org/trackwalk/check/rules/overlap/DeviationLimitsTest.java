package org.trackwalk.check.rules.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** A layer that is seen over a road that is felt, or under it, and where one of them is missing. */
class DeviationLimitsTest {

  private static List<Finding> found(Piece seen) {
    Piece drawn = seen.toBuilder().collidable(false).build();
    return Blocks.found(
        "overlap.deviation", LevelHints.NONE.withSeen(List.of(drawn.name())), drawn);
  }

  private static Piece layer(double from, double to, int row, int end, double high) {
    return Blocks.strip("seen", SurfaceClass.ROAD, from, to, row, end, high);
  }

  @ParameterizedTest
  @CsvSource({
    "0.021, WARNING, 0.02, over",
    "0.099, WARNING, 0.02, over",
    "0.101, ERROR, 0.1, over",
    "-0.05, WARNING, 0.02, under",
    "-0.2, ERROR, 0.1, under"
  })
  void isAsSevereAsTheyAreApart(double high, Severity severity, double limit, String side) {
    List<Finding> apart = found(layer(-1, 11, 0, 25, high));
    assertEquals(1, apart.size(), apart.toString());
    Finding finding = apart.get(0);
    assertEquals(severity, finding.severity(), finding.message());
    assertEquals("height", finding.measure().name());
    assertEquals(Math.abs(high), finding.measure().value(), 1e-5);
    assertEquals(limit, finding.measure().threshold());
    assertTrue(finding.message().startsWith("what is seen lies "), finding.message());
    assertTrue(finding.message().contains(" " + side + " what is felt"), finding.message());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.019, -0.019})
  void whatATyreHidesIsNothing(double high) {
    assertEquals(List.of(), found(layer(-1, 11, 0, 25, high)));
  }

  @ParameterizedTest
  @CsvSource({"0, 15", "5, 25"})
  void whereNothingIsSeenThatIsTold(int row, int end) {
    List<Finding> unseen = found(layer(-1, 11, row, end, 0));
    assertEquals(1, unseen.size(), unseen.toString());
    Finding finding = unseen.get(0);
    assertTrue(
        finding.message().startsWith("a car drives on what is not seen, along "),
        finding.message());
    assertEquals("missing", finding.measure().name());
    // 4 m for each row without the layer, as finely as rows of the road tell it.
    assertEquals(4.0 * (25 - end + row), finding.measure().value(), 2.5);
  }
}
