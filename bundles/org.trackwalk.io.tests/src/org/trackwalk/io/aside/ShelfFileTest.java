package org.trackwalk.io.aside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.mesh.level.Piece;

/** Pieces whose meshes lie in a file are the same to the bit. */
final class ShelfFileTest {

  /** Triangles whose arrays take more than one block of the file. */
  private static final int MANY = 400_000;

  @TempDir private Path folder;

  private static int[] numbers(Random random, int count, int first, int end) {
    return random.ints(count, first, end).toArray();
  }

  /** Any bits: NaN of all kinds, infinities and minus zero among them. */
  private static float[] bits(Random random, int count) {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = Float.intBitsToFloat(random.nextInt());
    }
    return values;
  }

  private static Piece piece(Random random, String name, int triangles, int vertices) {
    int[] corners = numbers(random, 3 * triangles, 0, vertices);
    Piece.Builder builder = Piece.named(name, name + ".obj");
    if (random.nextInt(3) == 0) {
      builder.soup(bits(random, 3 * vertices), corners);
    } else {
      builder.mesh(bits(random, 3 * vertices), corners);
    }
    if (random.nextBoolean()) {
      builder.places(numbers(random, triangles, 0, Integer.MAX_VALUE));
    } else {
      builder.places(random.nextInt(90), 50);
    }
    if (random.nextBoolean()) {
      builder.surfaces(List.of("tar", "mud"), numbers(random, triangles, -1, 2));
    }
    if (random.nextBoolean()) {
      builder.normals(bits(random, 30), numbers(random, 3 * triangles, -1, 10));
    }
    BitSet twoSided = new BitSet();
    twoSided.set(0, triangles / 2);
    return builder.twoSidedTriangles(twoSided).build();
  }

  @Test
  void whatIsBroughtIsWhatWasLaid() throws IOException {
    Random random = new Random(26);
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      pieces.add(piece(random, "p" + i, random.nextInt(200), 1 + random.nextInt(90)));
    }
    pieces.add(piece(random, "large", MANY, MANY / 2));
    pieces.add(piece(random, "empty", 0, 1));
    Path file = folder.resolve("meshes");
    try (ShelfFile shelf = ShelfFile.make(file, 10_000)) {
      List<Piece> laid = shelf.laid(pieces);
      for (int round = 0; round < 3; round++) {
        for (int i = 0; i < pieces.size(); i++) {
          Piece was = pieces.get(i);
          Piece is = laid.get(i);
          assertTrue(is.sameAs(was), is.toString());
          assertEquals(was.toString(), is.toString());
          assertEquals(was.pointCount(), is.pointCount());
          assertEquals(was.vertexCount(), is.vertexCount());
          assertEquals(was.isSoup(), is.isSoup());
          for (int t = 0; t < was.triangleCount(); t += 7) {
            assertEquals(was.place(t), is.place(t));
            assertEquals(was.surface(t), is.surface(t));
            assertEquals(was.twoSided(t), is.twoSided(t));
            assertEquals(was.vertexOf(3 * t + 1), is.vertexOf(3 * t + 1));
          }
        }
      }
    }
    assertFalse(Files.exists(file));
  }

  @Test
  void aListOfPointsThatPiecesShareStaysOne() throws IOException {
    float[] points = {0, 0, 0, 1, 0, 0, 0, 0, 1};
    Piece one = Piece.named("one", "a.glb").mesh(points, new int[] {0, 1, 2}).build();
    Piece two = Piece.named("two", "a.glb").mesh(points, new int[] {0, 2, 1}).build();
    Piece other = Piece.named("three", "a.glb").mesh(points.clone(), new int[] {0, 2, 1}).build();
    try (ShelfFile shelf = ShelfFile.make(folder.resolve("meshes"))) {
      List<Piece> laid = shelf.laid(List.of(one, two, other));
      assertSame(laid.get(0).pointList(), laid.get(1).pointList());
      assertNotSame(laid.get(0).pointList(), laid.get(2).pointList());
      Piece renamed = laid.get(0).toBuilder().name("four").build();
      assertSame(laid.get(0).pointList(), renamed.pointList());
    }
  }

  /** Else a level as large as the memory would fill it. */
  @Test
  void onlyWhatWasBroughtLastIsHeld() throws IOException {
    int triangles = 20_000;
    long each = 3L * Integer.BYTES * triangles;
    try (ShelfFile shelf = ShelfFile.make(folder.resolve("meshes"), 10 * each)) {
      List<Piece> laid = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        int[] corners = new int[3 * triangles];
        corners[1] = i;
        Piece piece = Piece.named("p" + i, "p.obj").mesh(new float[3], corners).build();
        laid.addAll(shelf.laid(List.of(piece)));
      }
      List<WeakReference<int[]>> brought = new ArrayList<>();
      for (Piece piece : laid) {
        brought.add(new WeakReference<>(piece.corners()));
      }
      System.gc();
      assertNull(brought.get(0).get());
      assertNull(brought.get(19).get());
      assertNotNull(brought.get(29).get());
      for (int i = 0; i < laid.size(); i++) {
        assertEquals(i, laid.get(i).corners()[1]);
      }
    }
  }

  @Test
  void aFileThatTakesNoMoreIsNamed() throws IOException {
    Path file = folder.resolve("meshes");
    ShelfFile shelf = ShelfFile.make(file);
    Piece piece = Piece.named("p", "p.obj").mesh(new float[9], new int[] {0, 1, 2}).build();
    List<Piece> laid = shelf.laid(List.of(piece));
    shelf.close();
    List<Piece> more = List.of(piece);
    UncheckedIOException put = assertThrows(UncheckedIOException.class, () -> shelf.laid(more));
    assertTrue(put.getCause().getMessage().contains(file.toString()), put.getMessage());
    Piece gone = laid.get(0);
    assertThrows(UncheckedIOException.class, gone::points);
  }

  @Test
  void aFileOfSomebodyElseStays() throws IOException {
    Path file = Files.writeString(folder.resolve("meshes"), "mine");
    assertThrows(IOException.class, () -> ShelfFile.make(file));
    assertEquals("mine", Files.readString(file));
  }
}
