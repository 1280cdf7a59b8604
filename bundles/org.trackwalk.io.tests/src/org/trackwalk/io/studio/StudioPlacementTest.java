package org.trackwalk.io.studio;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.b3d.B3dText;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Where objects are shown: what a node moves is where it moves it. */
final class StudioPlacementTest {

  private static final int NONE = 0xFFFF;
  private static final float QUARTER = 1.5707964f;

  private static final float[] CORNERS = {-3, -2, 0, 5, -2, 0.5f, 5, 4, 0, -3, 4, 1};

  private static final int[] TWO = {0, 1, 2, 0, 2, 3};

  /** Stored vertices and matrices are floats: each a few steps of numbers below 200. */
  private static final double ROUNDING = 2e-4;

  @TempDir Path folder;

  @Test
  void nodesThatMovedSinceShowTheObjectWhereTheyAre() throws Exception {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      StudioAxes then = StudioAxes.random(random);
      StudioAxes now = StudioAxes.random(random);
      StudioAxes origin =
          new StudioAxes(
              new float[3], 0, new float[] {1, 0, 0}, new float[] {1, 1, 1}, new float[3]);
      // Pivots count at the node alone: the matrix has the object's own axes.
      StudioAxes saved = seed % 2 == 0 ? then : origin;

      Piece piece =
          read(
                  StudioText.editor(object("box", saved.stored(CORNERS), saved.matrix())),
                  now.node(0, "box", NONE))
              .getFirst();

      shown(piece, now, "seed " + seed);
    }
  }

  @Test
  void instancesShareArraysAndAreMovedExactly() throws Exception {
    StudioAxes first = turned(new float[] {10, 20, 30});
    StudioAxes second = turned(new float[] {110, 20, 30.5f});

    List<Piece> pieces =
        read(
            StudioText.editor(object("box", first.stored(CORNERS), first.matrix())),
            first.node(0, "box", NONE),
            second.node(1, "box", NONE));

    assertEquals(List.of("box", "box #2"), names(pieces));
    assertTrue(pieces.get(0).frame().unmoved());
    assertSame(pieces.get(0).positions(), pieces.get(1).positions());
    assertArrayEquals(
        new double[] {1, 0, 0, 100, 0, 1, 0, 0, 0, 0, 1, 0.5}, pieces.get(1).frame().placement());
  }

  @Test
  void aQuarterTurnIsExactThoughItsAngleIsAFloat() throws Exception {
    float[] matrix = {1, 4e-8f, 0, -4e-8f, 1, 0, 0, 0, 1, 8, 0, 0};

    Piece piece =
        read(
                StudioText.editor(object("box", CORNERS, matrix)),
                StudioText.node(
                    0,
                    "box",
                    NONE,
                    StudioText.position(0, 16, 0),
                    StudioText.rotation(3 * QUARTER, 0, 0, 1)))
            .getFirst();

    // Three quarters to the left seen along z, from above to the right, take x to y; (8, 0, 0)
    // goes to (0, 16, 0).
    assertArrayEquals(
        new double[] {0, -1, 0, 0, 1, 0, 0, 8, 0, 0, 1, 0}, piece.frame().placement());
  }

  @Test
  void parentsMayStandBehindAndDummiesHaveNames() throws Exception {
    byte[] dummy =
        StudioText.node(
            7,
            "$$$DUMMY",
            NONE,
            StudioText.chunk(0xB011, "group\0".getBytes()),
            StudioText.position(100, 0, 0),
            StudioText.rotation(QUARTER, 0, 0, 1));
    byte[] child = StudioText.node(3, "box", 7, StudioText.position(1, 2, 3));

    Piece piece = read(StudioText.editor(object("box", CORNERS, null)), child, dummy).getFirst();

    assertEquals("box", piece.name());
    assertEquals("group/box", piece.node());
    // (x, y, z) + (1, 2, 3); a quarter to the left seen along z takes x to -y; + (100, 0, 0).
    assertArrayEquals(
        new double[] {0, 1, 0, 102, -1, 0, 0, -1, 0, 0, 1, 3}, piece.frame().placement());
  }

  @Test
  void aChainOfParentsMayBeLong() throws Exception {
    int depth = 20_000;
    byte[][] nodes = new byte[depth][];
    for (int i = 0; i < depth; i++) {
      nodes[i] = StudioText.node(i, "box", i + 1 < depth ? i + 1 : NONE);
    }

    List<Piece> pieces = read(StudioText.editor(object("box", CORNERS, null)), nodes);

    assertEquals(depth, pieces.size());
    assertTrue(pieces.getFirst().node().length() < 500);
    assertTrue(pieces.getFirst().frame().unmoved());
  }

  @Test
  void aMirrorInTheMatrixTurnsXInTheObjectsAxes() throws Exception {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      StudioAxes axes =
          new StudioAxes(
              new float[3],
              6 * random.nextFloat(),
              new float[] {random.nextFloat(), 1, random.nextFloat()},
              new float[] {1, -2, 1.5f},
              StudioAxes.numbers(random, 200));
      byte[] editor = StudioText.editor(object("box", axes.stored(CORNERS), axes.matrix()));

      Piece piece = read(editor, axes.node(0, "box", NONE)).getFirst();

      assertTrue(piece.frame().mirrors(), "seed " + seed);
      float[] mirrored = CORNERS.clone();
      for (int i = 0; i < mirrored.length; i += 3) {
        mirrored[i] = -mirrored[i];
      }
      shown(piece, axes, mirrored, "seed " + seed);
      Piece withoutNode = read(editor).getFirst();
      assertTrue(withoutNode.frame().unmoved());
      assertArrayEquals(axes.stored(CORNERS), withoutNode.positions());
    }
  }

  @Test
  void whatHangsOnACameraStaysWhereItsVerticesStand() throws Exception {
    byte[] camera = StudioText.node(0xB003, 4, "eye", NONE, StudioText.position(9, 9, 9));
    byte[] child = StudioText.node(5, "box", 4, StudioText.position(1, 1, 1));
    byte[] grandchild = StudioText.node(6, "box", 5);

    ImportedMesh mesh =
        mesh(StudioText.editor(object("box", CORNERS, null)), camera, child, grandchild);

    assertEquals(1, mesh.pieces().size());
    assertEquals("eye/box", mesh.pieces().getFirst().node());
    assertTrue(mesh.pieces().getFirst().frame().unmoved());
    assertEquals(1, mesh.problems().size());
    assertEquals(LeftOut.RULE, mesh.problems().getFirst().rule());
    assertEquals(LeftOut.Kind.INSTANCES, mesh.problems().getFirst().leftOut().kind());
  }

  @Test
  void aCameraWithTheNameOfAnObjectDoesNotShowIt() throws Exception {
    byte[] camera = StudioText.node(0xB003, 4, "box", NONE, StudioText.position(9, 9, 9));

    List<Piece> pieces = read(StudioText.editor(object("box", CORNERS, null)), camera);

    assertEquals(1, pieces.size());
    assertTrue(pieces.getFirst().frame().unmoved());
  }

  @Test
  void objectsWithOneNameAreShownByTheirNodesInTurn() throws Exception {
    byte[] editor = StudioText.editor(object("a", CORNERS, null), object("a", new float[12], null));

    List<Piece> pieces =
        read(
            editor,
            StudioText.node(0, "a", NONE),
            StudioText.node(1, "a", NONE, StudioText.position(5, 0, 0)),
            StudioText.node(2, "a", NONE, StudioText.position(6, 0, 0)));

    assertEquals(List.of("a", "a #2", "a #3"), names(pieces));
    assertArrayEquals(CORNERS, pieces.get(0).positions());
    assertTrue(pieces.get(0).frame().unmoved());
    assertArrayEquals(new float[12], pieces.get(1).positions());
    assertEquals(5, pieces.get(1).frame().placement()[3]);
    assertEquals(6, pieces.get(2).frame().placement()[3]);
  }

  @Test
  void objectsWithoutANodeAndNodesWithoutAnObjectAreNoTrouble() throws Exception {
    byte[] lost = StudioText.node(0, "gone", 77, StudioText.position(Float.NaN, 0, 0));
    byte[] orphan = StudioText.node(1, "box", 77, StudioText.position(1, 0, 0));
    byte[] nameless = StudioText.chunk(0xB002);

    List<Piece> pieces =
        read(
            StudioText.editor(object("box", CORNERS, null), object("stone", CORNERS, null)),
            lost,
            orphan,
            nameless);

    assertEquals(List.of("box", "stone"), names(pieces));
    assertEquals(1, pieces.get(0).frame().placement()[3], "a parent that is not there is none");
    assertTrue(pieces.get(1).frame().unmoved());
  }

  @Test
  void nodesWithoutANumberAreCounted() throws Exception {
    byte[] ambient = StudioText.chunk(0xB001, StudioText.chunk(0xB010, name("$AMBIENT$", NONE)));
    byte[] parent =
        StudioText.chunk(
            0xB002, StudioText.chunk(0xB010, name("$$$DUMMY", NONE)), StudioText.position(5, 0, 0));
    byte[] child = StudioText.chunk(0xB002, StudioText.chunk(0xB010, name("box", 1)));

    Piece piece =
        read(StudioText.editor(object("box", CORNERS, null)), ambient, parent, child).getFirst();

    assertEquals(5, piece.frame().placement()[3]);
    assertEquals("$$$DUMMY/box", piece.node());
  }

  @Test
  void anInstanceNameIsPartOfTheName() throws Exception {
    byte[] instance =
        StudioText.node(0, "box", NONE, StudioText.chunk(0xB011, "left\0".getBytes()));

    Piece piece = read(StudioText.editor(object("box", CORNERS, null)), instance).getFirst();

    assertEquals("box.left", piece.name());
    assertEquals("box.left", piece.node());
  }

  @Test
  void ofATrackTheFirstKeyCounts() throws Exception {
    byte[] node =
        StudioText.node(
            0,
            "box",
            NONE,
            // Three curve numbers stand before the place; the flag 0x100 has none.
            StudioText.track(
                0xB020,
                2,
                StudioText.key(0, 0x115, 9, 9, 9, 1, 2, 3),
                StudioText.key(50, 0, 7, 7, 7)),
            StudioText.track(0xB021, 0),
            // The upper half of the number of scale keys may be rubbish, a 0 no scale at all.
            StudioText.track(0xB022, 0x12340001, StudioText.key(0, 0, 2, 0, 1)));

    Piece piece = read(StudioText.editor(object("box", CORNERS, null)), node).getFirst();

    assertArrayEquals(new double[] {2, 0, 0, 1, 0, 1, 0, 2, 0, 0, 1, 3}, piece.frame().placement());
  }

  @Test
  void whatIsDamagedIsRefusedWithItsPlace() throws Exception {
    byte[] editor = StudioText.editor(object("box", CORNERS, null));
    refused("'box' is its own ancestor", editor, StudioText.node(0, "box", 0));
    refused(
        "is its own ancestor",
        editor,
        StudioText.node(0, "box", 2),
        StudioText.node(1, "b", 0),
        StudioText.node(2, "c", 1));
    refused(
        "the place of node 'box' is not finite",
        editor,
        StudioText.node(0, "box", NONE, StudioText.position(Float.NaN, 0, 0)));
    refused(
        "the place of node 'box' is not finite",
        editor,
        StudioText.node(0, "box", NONE, StudioText.rotation(1, Float.POSITIVE_INFINITY, 0, 0)));
    refused("a track of a node is cut off", editor, node(StudioText.chunk(0xB020, new byte[13])));
    refused("promises 1 keys", editor, node(StudioText.track(0xB020, 1)));
    refused("promises 4294967295 keys", editor, node(StudioText.track(0xB021, -1)));
    refused(
        "a key of a node is cut off",
        editor,
        node(StudioText.track(0xB021, 1, StudioText.key(0, 31, 1, 0, 0, 1))));
    refused("pivot of a node is cut off", editor, node(StudioText.chunk(0xB013, new byte[11])));
    refused("number of a node is cut off", editor, node(StudioText.chunk(0xB030, new byte[1])));
    refused("name of a node is cut off", editor, node(StudioText.chunk(0xB010, new byte[6])));
    refused("no end", editor, node(StudioText.chunk(0xB010, new byte[] {'n'})));
    refused("no end", editor, node(StudioText.chunk(0xB011)));
  }

  private static StudioAxes turned(float[] move) {
    return new StudioAxes(
        new float[] {1, 0.5f, 0},
        2.3f,
        new float[] {0.2f, 0.3f, 0.9f},
        new float[] {0.7f, 1.3f, 1},
        move);
  }

  private static byte[] name(String object, int parent) {
    return B3dText.joined((object + "\0").getBytes(), StudioText.shorts(0, 0, parent));
  }

  private static byte[] node(byte[] content) {
    return StudioText.node(0, "box", NONE, content);
  }

  private static byte[] object(String name, float[] vertices, float[] matrix) {
    return StudioText.object(
        name,
        StudioText.vertices(vertices),
        matrix == null ? new byte[0] : StudioText.matrix(matrix),
        StudioText.faces(TWO));
  }

  private static void shown(Piece piece, StudioAxes axes, String message) {
    shown(piece, axes, CORNERS, message);
  }

  /** Placed in the file's axes: the frame turns z up into y up, which is undone here. */
  private static void shown(Piece piece, StudioAxes axes, float[] local, String message) {
    float[] placed = piece.frame().place(piece.positions());
    for (int i = 0; i < local.length; i += 3) {
      double[] expected = axes.shown(local[i], local[i + 1], local[i + 2]);
      assertEquals(expected[0], placed[i], ROUNDING, message);
      assertEquals(expected[1], -placed[i + 2], ROUNDING, message);
      assertEquals(expected[2], placed[i + 1], ROUNDING, message);
    }
  }

  private static List<String> names(List<Piece> pieces) {
    return pieces.stream().map(Piece::name).toList();
  }

  private void refused(String words, byte[] editor, byte[]... nodes) throws IOException {
    try {
      read(editor, nodes);
    } catch (ImportException refusal) {
      assertTrue(refusal.oneLine().contains(words), refusal.oneLine());
      assertTrue(refusal.place().startsWith("byte "), refusal.oneLine());
      return;
    }
    throw new AssertionError("not refused: " + words);
  }

  private List<Piece> read(byte[] editor, byte[]... nodes) throws IOException, ImportException {
    ImportedMesh mesh = mesh(editor, nodes);
    assertEquals(List.of(), mesh.problems());
    return new ArrayList<>(mesh.pieces());
  }

  private ImportedMesh mesh(byte[] editor, byte[]... nodes) throws IOException, ImportException {
    Path file = Files.write(folder.resolve("level.3ds"), StudioText.file(editor, nodes));
    return new StudioImporter().read(ImportRequest.of(file), Progress.none());
  }
}
