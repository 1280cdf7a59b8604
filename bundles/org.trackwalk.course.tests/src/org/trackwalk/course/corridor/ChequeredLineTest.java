package org.trackwalk.course.corridor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * Start lines of small fields of two materials across a road in grass, on levels whose names say
 * nothing. Metres.
 */
class ChequeredLineTest {

  /** A road goes on behind its lines, however many fields they have; the fields are road. */
  @ParameterizedTest
  @CsvSource({
    "60, 8, 2, 4, 2, 2",
    "60, 9, 2, 12, 4, 2.4",
    "90, 14, 3, 8, 2, 3",
    "45, 6, 2, 3, 1, 1",
    "200, 24, 4, 16, 5, 6",
    "120, 10, 5, 10, 3, 3"
  })
  void theRoadGoesOnBehindThem(
      double radius, double width, int lines, int across, int rows, double metres) {
    List<Piece> level = level(radius, width, lines, across, rows, metres, across);
    Corridor corridor = FoundCorridor.of(level);
    String words = corridor.facts().explanation();
    assertTrue(words.contains("a closed band"), words);
    assertFalse(words.contains("but for"), words);
    assertFalse(corridor.facts().doubtful(), words);
    int road = 0;
    for (Piece piece : level) {
      road += piece.name().startsWith("lawn") ? 0 : piece.triangles().length / 3;
    }
    assertEquals(road, corridor.classes().count(SurfaceClass.ROAD));
  }

  /** Of fields that leave a part of the width to the lawn nothing is said: they may be a garden. */
  @ParameterizedTest
  @CsvSource({"60, 8, 2, 8, 2, 2, 5", "90, 14, 3, 10, 3, 3, 6"})
  void whereTheyAreNotAsWideAsTheRoadItEnds(
      double radius, double width, int lines, int across, int rows, double metres, int there) {
    Corridor corridor = FoundCorridor.of(level(radius, width, lines, across, rows, metres, there));
    String words = corridor.facts().explanation();
    assertFalse(words.contains("a closed band"), words);
  }

  /** A ring in lawns, cut by lines; of their columns the last ones may be lawn. */
  private static List<Piece> level(
      double radius, double width, int lines, int across, int rows, double metres, int there) {
    double inner = radius - width / 2;
    double each = 2 * StrictMath.PI / lines;
    double angle = metres / radius;
    List<Piece> pieces = new ArrayList<>();
    for (int line = 0; line < lines; line++) {
      double from = line * each;
      int steps = (int) StrictMath.ceil((each - angle) * radius / 4);
      double step = (each - angle) / steps;
      for (int i = 0; i < steps; i++) {
        double at = from + angle + i * step;
        pieces.add(field("tar" + line + "_" + i, inner, width, at, step, "m"));
        pieces.add(field("lawn_in" + line + "_" + i, 1, inner - 1, at, step, "o"));
        pieces.add(field("lawn_out" + line + "_" + i, inner + width, 2 * radius, at, step, "o"));
      }
      for (int row = 0; row < rows; row++) {
        double at = from + row * angle / rows;
        pieces.add(field("lawn_l" + line + "_" + row, 1, inner - 1, at, angle / rows, "o"));
        pieces.add(
            field("lawn_r" + line + "_" + row, inner + width, 2 * radius, at, angle / rows, "o"));
        for (int column = 0; column < across; column++) {
          double off = inner + width * column / across;
          String material = column >= there ? "o" : (row + column) % 2 == 0 ? "w" : "b";
          String name = (column >= there ? "lawn" : "f") + line + "_" + row + "_" + column;
          pieces.add(field(name, off, width / across, at, angle / rows, material));
        }
      }
    }
    return pieces;
  }

  private static Piece field(
      String name, double inner, double width, double from, double angle, String material) {
    float[] p = new float[12];
    for (int i = 0; i < 4; i++) {
      double r = inner + (i % 2) * width;
      double a = from + (i / 2) * angle;
      p[3 * i] = (float) (r * StrictMath.cos(a));
      p[3 * i + 2] = (float) (r * StrictMath.sin(a));
    }
    int[] t = {0, 2, 3, 0, 3, 1};
    return Piece.named(name, "level.obj").mesh(p, t).surfaces(List.of(material), null).build();
  }
}
