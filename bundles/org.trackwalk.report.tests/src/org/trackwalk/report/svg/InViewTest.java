package org.trackwalk.report.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A view ends somewhere, however many triangles lie at one place. */
class InViewTest {

  @Test
  void itIsAsWideAsAskedWhereThatIsNotTooMuch() {
    InView view = InView.of(8, 100, half -> IntStream.range(0, 100).toArray());
    assertEquals(8, view.half());
    assertEquals(100, view.triangles().length);
  }

  @Test
  void itIsNarrowerWhereTrianglesLieBesideEachOther() {
    InView view = InView.of(8, 100, half -> IntStream.range(0, (int) (25 * half)).toArray());
    assertTrue(view.triangles().length <= 100 && view.triangles().length > 50);
    assertEquals((int) (25 * view.half()), view.triangles().length);
  }

  /** Thousands of copies of one mesh: they are all in the narrowest view. */
  @Test
  void someAreDrawnWhereAllLieAtOnePlace() {
    InView view =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20),
            () -> InView.of(8, 100, half -> IntStream.range(7, 5007).toArray()));
    assertEquals(100, view.triangles().length);
    assertEquals(100, IntStream.of(view.triangles()).distinct().count());
    assertTrue(IntStream.of(view.triangles()).allMatch(t -> t >= 7 && t < 5007));
  }
}
