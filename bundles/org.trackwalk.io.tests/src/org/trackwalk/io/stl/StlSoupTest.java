package org.trackwalk.io.stl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * Corners in one place are kept once, by their bits alone, or once for each part of the file while
 * those are no more than the triangles; a hash map is the oracle.
 */
final class StlSoupTest {

  /** More than three parts of the reader, the last of them not full. */
  private static final int TRIANGLES = 70_001;

  /** Triangles in a part. */
  private static final int PART = 20_480;

  private static final int[] AWKWARD = {
    0,
    0x8000_0000, // -0.0
    0x7FC0_0000, // NaN
    0x7FC0_0001, // another NaN
    0x7F80_0001, // a NaN that signals
    0x7F80_0000, // infinite
    1,
    0x3F80_0000
  };

  @TempDir Path folder;

  @Test
  void fewPointsOfAwkwardBits() throws Exception {
    Random random = new Random(7);
    check(i -> AWKWARD[random.nextInt(AWKWARD.length)]);
  }

  @Test
  void pointsThatComeAgainMuchLater() throws Exception {
    check(i -> Float.floatToRawIntBits(i / 3 % 150_000 + (i % 3) * 0.25f));
  }

  /** Each triangle has an edge of the one before, but the first of a part has none. */
  @Test
  void stripThatRunsThroughAllParts() throws Exception {
    check(i -> Float.floatToRawIntBits((i / 9 + i / 3 % 3) * (1 + i % 3)));
  }

  @Test
  void noPointTwice() throws Exception {
    check(i -> i);
  }

  private void check(IntUnaryOperator bits) throws Exception {
    int[] stored = new int[9 * TRIANGLES];
    ByteBuffer file =
        ByteBuffer.allocate(StlHeader.SIZE + StlHeader.TRIANGLE * TRIANGLES)
            .order(ByteOrder.LITTLE_ENDIAN);
    file.putInt(StlHeader.SIZE - 4, TRIANGLES);
    for (int i = 0; i < stored.length; i++) {
      stored[i] = bits.applyAsInt(i);
      file.putInt(StlHeader.SIZE + i / 9 * StlHeader.TRIANGLE + 12 + 4 * (i % 9), stored[i]);
    }
    Path path = folder.resolve("soup.stl");
    Files.write(path, file.array());

    Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
    Set<List<Integer>> inParts = new HashSet<>();
    int[] corners = new int[3 * TRIANGLES];
    for (int c = 0; c < corners.length; c++) {
      List<Integer> point = List.of(stored[3 * c], stored[3 * c + 1], stored[3 * c + 2]);
      inParts.add(List.of(c / (3 * PART), stored[3 * c], stored[3 * c + 1], stored[3 * c + 2]));
      Integer known = numbers.putIfAbsent(point, numbers.size());
      corners[c] = known == null ? numbers.size() - 1 : known;
    }
    boolean shared = inParts.size() > TRIANGLES;
    for (int threads : new int[] {1, 2, 4}) {
      Piece piece =
          new StlImporter(threads).mesh(ImportRequest.of(path), Progress.none()).pieces().get(0);
      assertEquals(shared ? numbers.size() : inParts.size(), piece.pointCount());
      if (shared) {
        assertArrayEquals(corners, piece.corners());
      }
      BitSet used = new BitSet();
      for (int c = 0; c < corners.length; c++) {
        int point = piece.corners()[c];
        used.set(point);
        for (int k = 0; k < 3; k++) {
          float coordinate = piece.points()[3 * point + k];
          assertEquals(stored[3 * c + k], Float.floatToRawIntBits(coordinate));
        }
      }
      assertEquals(piece.pointCount(), used.cardinality());
      assertArrayEquals(stored, bits(piece.positions()));
      assertEquals(3 * TRIANGLES, piece.vertexCount());
      assertEquals(
          StlHeader.SIZE + StlHeader.TRIANGLE * (TRIANGLES - 1), piece.place(TRIANGLES - 1));
    }
  }

  private static int[] bits(float[] floats) {
    int[] bits = new int[floats.length];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = Float.floatToRawIntBits(floats[i]);
    }
    return bits;
  }
}
