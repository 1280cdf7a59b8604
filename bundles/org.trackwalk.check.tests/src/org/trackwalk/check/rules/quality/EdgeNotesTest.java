package org.trackwalk.check.rules.quality;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** How many edges are past the limit, each once in a piece, and which is the worst. */
class EdgeNotesTest {

  /** Triangles, nine numbers each. */
  private static Piece piece(String name, float... corners) {
    return Piece.named(name, "level.obj")
        .mesh(corners, IntStream.range(0, corners.length / 3).toArray())
        .surfaceClass(SurfaceClass.VERGE)
        .build();
  }

  /** Two triangles; the second has the diagonal that the first has. */
  private static Piece quad(String name, float x, float toX, float z, float toZ) {
    float[] p = {x, 1, z, x, 1, toZ, toX, 1, toZ, x, 1, z, toX, 1, toZ, toX, 1, z};
    return piece(name, p);
  }

  private static List<Finding> check(String rule, Piece... pieces) {
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of(rule));
    return LevelCheck.check(Circuit.level("level", List.of(pieces)), settings, Progress.none())
        .findings();
  }

  private static Finding only(String rule, Piece... pieces) {
    List<Finding> found = check(rule, pieces);
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static void at(Finding f, double length, double... middle) {
    assertEquals(length, f.measure().value(), 1e-6);
    assertEquals(length, f.length(), 1e-6);
    assertArrayEquals(middle, f.position(), 1e-6);
  }

  @Test
  void anEdgeOfTwoTrianglesIsOneAndTheLongestIsTold() {
    Finding f = only("quality.oversized", quad("field", 7, 607, 3, 7));
    assertEquals(3, f.count());
    assertTrue(f.message().startsWith("field has 3 edges longer than 500"), f.message());
    at(f, Math.sqrt(600 * 600 + 16), 307, 1, 5);
    assertEquals(500, f.measure().threshold());
  }

  @Test
  void eachPieceHasANoteOfItsOwn() {
    List<Finding> found =
        check("quality.oversized", quad("a", 7, 607, 3, 7), quad("b", 7, 607, 7, 17));
    assertEquals(2, found.size());
    for (Finding f : found) {
      assertEquals(3, f.count(), f.message()); // the edge between them is an edge of both
      boolean first = f.pieces().equals(List.of("a"));
      at(f, Math.hypot(600, first ? 4 : 10), 307, 1, first ? 5 : 12);
    }
  }

  @Test
  void fiveHundredMetresAreNotMore() {
    // From (1, 2, 3) to (301, 402, 3) it is 500 m; from (1, 2, 9) it is a little more.
    Finding one = only("quality.oversized", piece("a", 1, 2, 3, 1, 2, 9, 301, 402, 3));
    assertEquals(1, one.count());
    assertTrue(one.message().startsWith("a has 1 edge longer than 500"), one.message());
    at(one, Math.sqrt(250_000 + 36), 151, 202, 6);
  }

  /** An edge of 4 mm in the middle of two triangles 4 m high. */
  private static float[] split(float x, float wide) {
    return new float[] {
      x, 1, 5, x + wide / 2, 1, 9, x + wide, 1, 5, x, 1, 5, x + wide, 1, 5, x + wide / 2, 1, 1
    };
  }

  private static float[] both(float[] a, float[] b) {
    float[] all = Arrays.copyOf(a, a.length + b.length);
    System.arraycopy(b, 0, all, a.length, b.length);
    return all;
  }

  @Test
  void theShortestIsToldOfShortEdges() {
    float four = 1 / 256f;
    Finding f = only("quality.micro-edge", piece("a", split(2, four)));
    assertEquals(1, f.count());
    assertTrue(f.message().startsWith("a has 1 edge shorter than 5"), f.message());
    at(f, four, 2 + four / 2, 1, 5);
    float three = 3 / 1024f;
    for (boolean firstIsShorter : new boolean[] {false, true}) {
      float[] two =
          both(split(2, firstIsShorter ? three : four), split(8, firstIsShorter ? four : three));
      f = only("quality.micro-edge", piece("a", two));
      assertEquals(2, f.count());
      at(f, three, (firstIsShorter ? 2 : 8) + three / 2, 1, 5);
    }
    assertEquals(List.of(), check("quality.micro-edge", piece("a", split(2, 6 / 1024f))));
  }

  @Test
  void whatIsToldAsThinIsNotToldAgain() {
    assertEquals(List.of(), check("quality.micro-edge", piece("a", split(2, 1 / 2048f))));
  }
}
