package org.trackwalk.ground.surface;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;

/** Volumes of boxes, which are known. */
class BodyVolumesTest {

  /** Corners of a box's sides, two triangles each, inward; the last two are its ends along x. */
  private static final int[] SIDES = {
    0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3,
    7, 1, 7, 5
  };

  private static final int ENDS = 24;

  private final List<Float> positions = new ArrayList<>();
  private final List<Integer> corners = new ArrayList<>();
  private WeldedSurface surface;

  private void box(double from, double x, double y, double z, boolean ends, boolean insideOut) {
    int first = positions.size() / 3;
    for (int k = 0; k < 8; k++) {
      positions.add((float) (from + ((k & 1) == 0 ? 0 : x)));
      positions.add((float) ((k & 4) == 0 ? 0 : y));
      positions.add((float) ((k & 2) == 0 ? 0 : z));
    }
    for (int i = 0; i < (ends ? SIDES.length : ENDS); i += 3) {
      corners.add(first + SIDES[i]);
      corners.add(first + SIDES[insideOut ? i + 1 : i + 2]);
      corners.add(first + SIDES[insideOut ? i + 2 : i + 1]);
    }
  }

  private BodyVolumes volumes() {
    float[] p = new float[positions.size()];
    for (int i = 0; i < p.length; i++) {
      p[i] = positions.get(i);
    }
    int[] c = corners.stream().mapToInt(Integer::intValue).toArray();
    Piece piece = Piece.named("body", "b.obj").mesh(p, c).build();
    surface = ExactWeld.weld(List.of(piece), 1, Progress.none());
    return BodyVolumes.of(surface, Topology.of(surface, 1, Progress.none()));
  }

  @Test
  void ofAClosedBoxItIsTheProductOfItsSides() {
    box(10, 2, 3, 4, true, false);
    box(20, 5, 1, 2, true, true);
    BodyVolumes volumes = volumes();
    assertEquals(24, volumes.volume(volumes.part(0)), 1e-9);
    assertEquals(-10, volumes.volume(volumes.part(12)), 1e-9);
    assertEquals(false, volumes.insideOut(0));
    assertEquals(true, volumes.insideOut(12));
  }

  /** The ends of a box 10 m long and 2 m wide, as part of what is left, are y / (10 + 5 y). */
  @ParameterizedTest
  @CsvSource({"0.5, true", "1.9, true", "2.1, false"})
  void anOpenBoxIsOneWhereItsEndsAreATenth(double y, boolean told) {
    box(0, 10, y, 2, false, true);
    BodyVolumes volumes = volumes();
    assertEquals(0, volumes.volume(volumes.part(0)));
    assertEquals(told, volumes.insideOut(0));
  }

  /** A sheet of 10 mm has no side that its volume could tell. */
  @ParameterizedTest
  @CsvSource({"0.01, false", "0.019, false", "0.03, true"})
  void aSheetIsNone(double y, boolean told) {
    box(0, 10, y, 10, true, true);
    assertEquals(told, volumes().insideOut(0));
  }

  @Test
  void endToEndOnCommonCornersEachIsOneByItself() {
    box(0, 10, 0.5, 4, true, false);
    box(10, 10, 0.5, 4, true, true);
    box(20, 10, 0.5, 4, true, false);
    BodyVolumes volumes = volumes();
    for (int t = 0; t < surface.triangleCount(); t++) {
      int box = surface.sourceTriangle(t) / 12;
      boolean end = 3 * (surface.sourceTriangle(t) % 12) >= ENDS;
      assertEquals(box == 1 && !end, volumes.insideOut(t), box + " " + end);
    }
  }
}
