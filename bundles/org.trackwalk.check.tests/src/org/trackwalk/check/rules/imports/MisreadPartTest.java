package org.trackwalk.check.rules.imports;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.circuit.Circuit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Strips of a road of which the last is in another unit or lies with another axis up. */
class MisreadPartTest {

  private static final int QUADS = 6;

  /** Borders whose edges are all of another length, so that they fit in one way only. */
  private static Piece strip(String name, int row) {
    float[] p = new float[6 * (QUADS + 1)];
    List<Integer> corners = new ArrayList<>();
    for (int i = 0; i <= QUADS; i++) {
      for (int end = 0; end < 2; end++) {
        int at = 3 * (2 * i + end);
        p[at] = 4 + i + i * i / 16f;
        p[at + 1] = 2;
        p[at + 2] = 8 * (row + end) + 4;
      }
      if (i > 0) {
        int v = 2 * i;
        corners.addAll(List.of(v - 2, v - 1, v, v, v - 1, v + 1));
      }
    }
    return Piece.named(name, "level.obj")
        .mesh(p, corners.stream().mapToInt(Integer::intValue).toArray())
        .build();
  }

  private interface Misread {
    float[] place(float x, float y, float z);
  }

  private static Piece misread(Piece piece, Misread how) {
    float[] p = piece.positions().clone();
    for (int v = 0; v < p.length; v += 3) {
      System.arraycopy(how.place(p[v], p[v + 1], p[v + 2]), 0, p, v, 3);
    }
    return piece.toBuilder().mesh(p, piece.triangles()).build();
  }

  private static Finding only(Piece... last) {
    List<Piece> pieces = new ArrayList<>();
    for (int row = 0; row < 4; row++) {
      pieces.add(strip("road_" + row, row));
    }
    pieces.addAll(List.of(last));
    CheckSettings settings = CheckSettings.defaults().withOnly(Set.of("import.axis-unit"));
    List<Finding> found =
        LevelCheck.check(Circuit.level("level", pieces), settings, Progress.none()).findings();
    assertEquals(1, found.size(), found.toString());
    return found.get(0);
  }

  private static final Misread HUNDREDFOLD = (x, y, z) -> new float[] {100 * x, 100 * y, 100 * z};

  @Test
  void aPieceInCentimetres() {
    Piece last = misread(strip("road_4", 4), HUNDREDFOLD);
    Finding f = only(last);
    assertEquals(
        "road_4 meets nothing as read; as if it were in centimetres, 6 of the border edges lie"
            + " exactly on those of road_3",
        f.message());
    assertEquals(6, f.measure().value());
    assertEquals(List.of("road_4"), f.pieces());
    assertTrue(f.help().contains("or put \"scale\": 0.01 beside its file"), f.help());
    // One of its own border vertices, and where that belongs: on the end of the strip before.
    assertArrayEquals(f.flow().get(0).position(), f.position());
    assertEquals(3600, f.position()[2]);
    double[] right = f.flow().get(1).position();
    assertEquals(f.position()[0] / 100, right[0], 1e-3);
    assertEquals(2, right[1], 1e-3);
    assertEquals(36, right[2], 1e-3);
  }

  @Test
  void twoThatHangTogether() {
    Piece first = misread(strip("road_4", 4), HUNDREDFOLD);
    Piece second = misread(strip("road_5", 5), HUNDREDFOLD);
    Finding f = only(first, second);
    assertTrue(f.message().startsWith("road_4 and 1 other meet nothing as read;"), f.message());
    assertEquals(List.of("road_4", "road_5"), f.pieces());
    Finding three = only(first, second, misread(strip("road_6", 6), HUNDREDFOLD));
    assertTrue(three.message().startsWith("road_4 and 2 others meet"), three.message());
  }

  /** The file has Z up: what is (x, y, z) with Y up stands in it as (x, -z, y). */
  @Test
  void aPieceThatLiesOnItsSide() {
    Finding f = only(misread(strip("road_4", 4), (x, y, z) -> new float[] {x, -z, y}));
    assertEquals(
        "road_4 meets nothing as read; with Z up, 6 of the border edges lie exactly on those of"
            + " road_3",
        f.message());
    assertTrue(
        f.help().contains("or put \"rotate\": [-0.70710677, 0, 0, 0.70710677] beside its file"),
        f.help());
  }

  @Test
  void aPieceInCentimetresOnItsSide() {
    Finding f =
        only(misread(strip("road_4", 4), (x, y, z) -> new float[] {100 * x, -100 * z, 100 * y}));
    assertTrue(
        f.message().contains("as read; with Z up and as if it were in centimetres, 6 of"),
        f.message());
    assertTrue(
        f.help().contains("\"scale\": 0.01 and \"rotate\": [-0.70710677, 0, 0, 0.70710677]"),
        f.help());
  }
}
