package org.trackwalk.io.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * What stays where its vertices stand keeps their bits, and what is a move, however small, is one.
 */
final class StudioRestTest {

  private static final int NONE = 0xFFFF;

  private static final float[] CORNERS = {-3, -2, 0, 5, -2, 0.5f, 5, 4, 0, -3, 4, 1};

  private static final int[] TWO = {0, 1, 2, 0, 2, 3};

  private static final float[] X = {1, 0, 0};

  private static final float[] ONE = {1, 1, 1};

  @TempDir Path folder;

  @Test
  void turnedObjectsWhereTheyStoodKeepTheirBits() throws Exception {
    for (int seed = 0; seed < 200; seed++) {
      StudioAxes axes = StudioAxes.random(new Random(seed));
      float[] stored = axes.stored(CORNERS);

      Piece piece =
          read(StudioText.editor(object("box", stored, axes.matrix())), axes.node(0, "box", NONE));

      assertTrue(piece.frame().unmoved(), "seed " + seed);
      assertArrayEquals(stored, piece.positions(), "seed " + seed);
    }
  }

  @Test
  void soDoTheyTwoKilometresAwayAndOnFarPivots() throws Exception {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      float[] axis = {random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0.6f};
      StudioAxes axes =
          new StudioAxes(
              StudioAxes.numbers(random, 4000),
              6.2f * random.nextFloat(),
              axis,
              ONE,
              StudioAxes.numbers(random, 4000));
      float[] stored = axes.stored(CORNERS);

      Piece piece =
          read(StudioText.editor(object("box", stored, axes.matrix())), axes.node(0, "box", NONE));

      assertTrue(piece.frame().unmoved(), "seed " + seed);
    }
  }

  @Test
  void soDoChildrenOfTurnedParents() throws Exception {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      float angle = 6.2f * random.nextFloat();
      float[] axis = {random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0.6f};
      float[] arm = StudioAxes.numbers(random, 2000);
      StudioAxes parent =
          new StudioAxes(new float[3], angle, axis, ONE, StudioAxes.numbers(random, 2000));
      // The child turns back, so its own axes are those of the file.
      double[] place = parent.shown(arm[0], arm[1], arm[2]);
      float[] origin = {(float) place[0], (float) place[1], (float) place[2]};
      StudioAxes child = new StudioAxes(new float[3], 0, X, ONE, origin);
      byte[] node =
          StudioText.node(
              0,
              "box",
              9,
              StudioText.position(arm[0], arm[1], arm[2]),
              StudioText.rotation(-angle, axis[0], axis[1], axis[2]));

      Piece piece =
          read(
              StudioText.editor(object("box", child.stored(CORNERS), child.matrix())),
              parent.node(9, "$$$DUMMY", NONE),
              node);

      assertTrue(piece.frame().unmoved(), "seed " + seed);
    }
  }

  @Test
  void aNodeTwoKilometresAwayThatIsRaisedByMillimetresIsMoved() throws Exception {
    float[] road = {1900, 0, 10, 2100, 0, 10, 2100, 10, 10, 1900, 10, 10};
    float[] matrix = {1, 0, 0, 0, 1, 0, 0, 0, 1, 1950, 5, 10};
    byte[] editor = StudioText.editor(object("road", road, matrix));

    Piece rest = read(editor, StudioText.node(0, "road", NONE, StudioText.position(1950, 5, 10)));
    Piece raised =
        read(editor, StudioText.node(0, "road", NONE, StudioText.position(1950, 5, 10.005f)));

    assertTrue(rest.frame().unmoved());
    double[] up = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 10.005f - 10.0};
    assertArrayEquals(up, raised.frame().placement());
  }

  @Test
  void numbersThatAreNotFiniteDoNotSayWhatMoves() throws Exception {
    float[] odd = CORNERS.clone();
    odd[4] = Float.POSITIVE_INFINITY;
    byte[] rest = StudioText.node(0, "box", NONE);
    byte[] away = StudioText.node(0, "box", NONE, StudioText.position(0.01f, 0, 0));

    assertTrue(read(StudioText.editor(object("box", odd, null)), rest).frame().unmoved());
    assertFalse(read(StudioText.editor(object("box", odd, null)), away).frame().unmoved());
  }

  @Test
  void aFlatMatrixCannotBeTurnedBack() throws Exception {
    float[] flat = {1, 0, 0, 0, 1, 0, 0, 0, 1e-9f, 5, 5, 5};
    float[] skewed = {1, 0, 0, 1, 1e-8f, 0, 0, 0, 1, 5, 5, 5};
    float[] nan = {1, 0, 0, 0, Float.NaN, 0, 0, 0, 1, 5, 5, 5};
    for (float[] matrix : List.of(flat, skewed, nan, new float[12])) {
      Piece piece =
          read(
              StudioText.editor(object("box", CORNERS, matrix)),
              StudioText.node(0, "box", NONE, StudioText.position(9, 9, 9)));
      assertTrue(piece.frame().unmoved());
    }
  }

  private static byte[] object(String name, float[] vertices, float[] matrix) {
    return StudioText.object(
        name,
        StudioText.vertices(vertices),
        matrix == null ? new byte[0] : StudioText.matrix(matrix),
        StudioText.faces(TWO));
  }

  /** The only piece. */
  private Piece read(byte[] editor, byte[]... nodes) throws IOException, ImportException {
    Path file = Files.write(folder.resolve("level.3ds"), StudioText.file(editor, nodes));
    ImportedMesh mesh = new StudioImporter().read(ImportRequest.of(file), Progress.none());
    assertEquals(List.of(), mesh.problems());
    assertEquals(1, mesh.pieces().size());
    return mesh.pieces().getFirst();
  }
}
