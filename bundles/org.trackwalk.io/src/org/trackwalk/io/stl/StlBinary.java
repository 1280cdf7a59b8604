package org.trackwalk.io.stl;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.PositionTable;

/**
 * Reads the triangles of a binary file block by block, so that the file itself is never held. Of
 * six corners in one place one is kept: first inside a part of the file, which threads read side by
 * side, then part by part over the whole file, whose order alone decides which is the first.
 */
final class StlBinary {

  /** Triangles read at once: 128 KB, which stay in a core's own cache; an even number. */
  private static final int BLOCK = 2_560;

  /** Triangles whose corners are shared among each other first; whole blocks. */
  private static final int PART = 8 * BLOCK;

  /** Bytes of a triangle in memory: three corners, a place, three points as floats and as bits. */
  private static final long MEMORY = 88;

  /** Three floats of normal before the corners. */
  private static final int CORNERS_AT = 12;

  private final int count;
  private final int[] corners;
  private final int[] places;

  /** Per part that is read the bits of its points; then null, and what they are called in all. */
  private final int[][] points;

  private final int[][] numbers;
  private final PositionTable shared;
  private int joined;

  private StlBinary(int count) {
    this.count = count;
    corners = new int[3 * count];
    places = new int[count];
    points = new int[(count + PART - 1) / PART][];
    numbers = new int[points.length][];
    shared = new PositionTable();
    shared.clear(points(count));
  }

  /**
   * Reads a file whose size has been compared with its count.
   *
   * @param count number of triangles
   * @throws IOException also when the file has become shorter meanwhile
   */
  static Piece.Builder read(ImportRequest request, int count, int threads, Progress progress)
      throws ImportException, IOException {
    MemoryNeed.check(count * MEMORY, request.displayName(), "");
    progress.begin("Reading " + request.displayName(), count);
    StlBinary read = new StlBinary(count);
    try (FileChannel channel = FileChannel.open(request.file(), StandardOpenOption.READ)) {
      Workers.run(
          threads,
          read.points.length,
          Room::new,
          (room, p) -> read.part(room, channel, p, progress));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    Workers.run(threads, read.points.length, read::renumber);
    float[] positions = new float[3 * read.shared.size()];
    read.shared.positions(positions);
    return Piece.named(FileStem.of(request), request.displayName())
        .soup(positions, read.corners)
        .places(read.places);
  }

  /** About how many points so many triangles have: half as many on a closed surface, or more. */
  private static int points(int triangles) {
    return triangles / 2 + triangles / 8;
  }

  private void part(Room room, FileChannel channel, int part, Progress progress) {
    room.points.clear(points(PART));
    int end = Math.min(count, (part + 1) * PART);
    for (int from = part * PART; from < end; from += BLOCK) {
      int to = Math.min(end, from + BLOCK);
      try {
        room.block.read(channel, from, to);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      for (int i = from; i < to; i++) {
        room.block.corners(i - from, room.points, corners, 3 * i);
        places[i] = StlHeader.SIZE + StlHeader.TRIANGLE * i;
      }
      progress.worked(to - from);
      progress.check();
    }
    join(part, room.points.bits());
  }

  /** Takes in the points of all parts that are read, as far as none before them is missing. */
  private synchronized void join(int part, int[] bits) {
    points[part] = bits;
    while (joined < points.length && points[joined] != null) {
      int[] next = points[joined];
      int[] called = new int[next.length / 3];
      for (int p = 0; p < called.length; p++) {
        called[p] = shared.number(next[3 * p], next[3 * p + 1], next[3 * p + 2]);
      }
      numbers[joined] = called;
      points[joined++] = null;
    }
  }

  /** Calls the corners of a part by the numbers that their points have in all. */
  private void renumber(int part) {
    int[] called = numbers[part];
    int end = 3 * Math.min(count, (part + 1) * PART);
    for (int c = 3 * part * PART; c < end; c++) {
      corners[c] = called[corners[c]];
    }
  }

  /** What one part after the other is read into. */
  private static final class Room {
    final Block block = new Block();
    final PositionTable points = new PositionTable();
  }

  /**
   * Some triangles as bytes and as ints. Triangles have 50 bytes, so the numbers of every second
   * one stand between four and four bytes: all bytes are taken as ints twice, from the first one on
   * and from the third one on. That is done at once for all, sooner than one by one.
   */
  private static final class Block {
    private final ByteBuffer bytes =
        ByteBuffer.allocateDirect(BLOCK * StlHeader.TRIANGLE).order(ByteOrder.LITTLE_ENDIAN);
    private final IntBuffer evenView = bytes.asIntBuffer();
    private final IntBuffer oddView = bytes.position(2).asIntBuffer();
    private final int[] even = new int[evenView.capacity()];
    private final int[] odd = new int[oddView.capacity()];

    void read(FileChannel channel, int from, int to) throws IOException {
      bytes.clear().limit((to - from) * StlHeader.TRIANGLE);
      long start = StlHeader.SIZE + (long) from * StlHeader.TRIANGLE;
      while (bytes.hasRemaining()) {
        if (channel.read(bytes, start + bytes.position()) < 0) {
          throw new EOFException("the file became shorter while it was read");
        }
      }
      evenView.get(0, even);
      oddView.get(0, odd);
    }

    /** Writes the numbers of the three corners of a triangle of the block. */
    void corners(int triangle, PositionTable points, int[] to, int at) {
      boolean isOdd = (triangle & 1) != 0;
      int[] ints = isOdd ? odd : even;
      int first = (triangle * StlHeader.TRIANGLE + CORNERS_AT - (isOdd ? 2 : 0)) / Integer.BYTES;
      to[at] = points.number(ints[first], ints[first + 1], ints[first + 2]);
      to[at + 1] = points.number(ints[first + 3], ints[first + 4], ints[first + 5]);
      to[at + 2] = points.number(ints[first + 6], ints[first + 7], ints[first + 8]);
    }
  }
}
