package org.trackwalk.check.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.io.patch.Bits;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;

/** Pieces of one file of which nobody knows where in it they stand. */
class PieceWithoutPlaceTest {

  /** What else is in the file does not decide whether a seam can be closed. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void whatCanBeFixedIsAMatterOfThePlace(int others) {
    assertEquals(List.of(true), fixable(0));
    assertEquals(List.of(true), fixable(others));
  }

  /** A mesh that stands at two nodes would move at both. */
  @ParameterizedTest
  @ValueSource(strings = {"level.glb", "level.fbx"})
  void aMeshThatIsShownAgainStays(String file) {
    Piece shown = strip("road_b", 20.0002).toBuilder().file(file).build();
    Piece again = moved(shown, "road_c", 400);
    Piece alike = moved(strip("road_b", 20.0002).toBuilder().file(file).build(), "road_c", 400);
    Piece first = strip("road_a", 0).toBuilder().file(file).build();
    assertEquals(List.of(false), fixable(List.of(first, shown, again)));
    assertEquals(List.of(true), fixable(List.of(first, shown, alike)));
    // Another part of the same mesh has the same vertices and its own triangles.
    Piece part = again.toBuilder().mesh(shown.positions(), shown.triangles().clone()).build();
    assertEquals(List.of(true), fixable(List.of(first, shown, part)));
  }

  /** Of two pieces of one node with the same bits in a corner one moves. */
  @Test
  void whereOnePieceGoesIsNotWhereAnotherGoes() {
    double off = 1 / 4096.0;
    Piece first = strip("road_a", 0);
    Piece second = moved(strip("road_a", 0), "road_b", off);
    Level level =
        new Level("level", "", List.of(first, second), List.of(), List.of(), LevelHints.NONE);
    FixContext context =
        new FixContext(
            LevelCheck.open(level, CheckSettings.defaults().withJobs(1), Progress.none())
                .context());
    SnapClusters clusters = new SnapClusters(context);
    int stays = context.weldedOf(0, 3);
    int goes = context.weldedOf(1, 3);
    clusters.join(stays, goes);
    clusters.resolve(0.001);
    Bits there = context.bits(0, 3);
    assertEquals(there, clusters.bitsFor(0, stays));
    assertEquals(there, clusters.bitsFor(0, goes));
    Bits back = Bits.of(new float[] {20 - (float) off, 0, -5}, 0);
    assertEquals(back, clusters.bitsFor(1, goes));
  }

  /** The same mesh farther along x. */
  private static Piece moved(Piece piece, String name, double x) {
    double[] placement = {1, 0, 0, x, 0, 1, 0, 0, 0, 0, 1, 0};
    return piece.toBuilder()
        .name(name)
        .frame(Frame.of(placement, UpAxis.Y, LengthUnit.METRE))
        .build();
  }

  /** Whether the seam of two pieces that miss each other can be closed. */
  private static List<Boolean> fixable(int others) {
    List<Piece> pieces = new ArrayList<>();
    pieces.add(strip("road_a", 0));
    pieces.add(strip("road_b", 20.0002));
    for (int i = 0; i < others; i++) {
      pieces.add(strip("box_" + i, 400 + 50 * i));
    }
    return fixable(pieces);
  }

  private static List<Boolean> fixable(List<Piece> pieces) {
    Level level = new Level("level", "", pieces, List.of(), List.of(), LevelHints.NONE);
    return LevelCheck.open(level, CheckSettings.defaults().withJobs(1), Progress.none())
        .findings()
        .stream()
        .filter(f -> f.rule().equals("weld.near-miss"))
        .map(Finding::fixable)
        .toList();
  }

  /** Four quads, 20 m along x and 5 m along z each. */
  private static Piece strip(String name, double x) {
    MeshDraft mesh = new MeshDraft(name, SurfaceClass.ROAD);
    for (int i = 0; i <= 4; i++) {
      mesh.vertex(x, 0, -5 * i);
      mesh.vertex(x + 20, 0, -5 * i);
      if (i > 0) {
        int v = 2 * i;
        mesh.quad(v - 2, v - 1, v + 1, v, "asphalt");
      }
    }
    Piece built = mesh.build("level.glb");
    return Piece.named(name, "level.glb").mesh(built.positions(), built.triangles()).build();
  }
}
