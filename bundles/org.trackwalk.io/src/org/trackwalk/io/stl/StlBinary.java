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
 * six corners in one place one is kept: inside a part of the file, which threads read side by side,
 * and where that is not enough over the whole file ({@link StlPoints}).
 */
final class StlBinary {

  /** Triangles read at once: 128 KB, which stay in a core's own cache; an even number. */
  private static final int BLOCK = 2_560;

  /** Triangles whose corners are shared among each other first; whole blocks. */
  private static final int PART = 8 * BLOCK;

  /** Bytes of a triangle in memory: three corners, three points in their part and in all. */
  private static final long MEMORY = 84;

  /** Three floats of normal before the corners. */
  private static final int CORNERS_AT = 12;

  private final int count;
  private final int[] corners;

  /** Per part that is read its points, as xyz triples. */
  private final float[][] points;

  private StlBinary(int count) {
    this.count = count;
    corners = new int[3 * count];
    points = new float[(count + PART - 1) / PART][];
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
    StlPoints points = new StlPoints(read.points, count);
    points.renumber(read.corners, 3 * PART, threads);
    return Piece.named(FileStem.of(request), request.displayName())
        .soup(points.all(), read.corners)
        .places(StlHeader.SIZE, StlHeader.TRIANGLE);
  }

  private void part(Room room, FileChannel channel, int part, Progress progress) {
    room.points.clear(PART);
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
      }
      progress.worked(to - from);
      progress.check();
    }
    points[part] = new float[3 * room.points.size()];
    room.points.positions(points[part]);
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
      if (triangle == 0) {
        to[at] = points.number(ints[first], ints[first + 1], ints[first + 2]);
        to[at + 1] = points.number(ints[first + 3], ints[first + 4], ints[first + 5]);
        to[at + 2] = points.number(ints[first + 6], ints[first + 7], ints[first + 8]);
        return;
      }
      // most triangles have an edge of the one before
      int a = to[at - 3];
      int b = to[at - 2];
      int c = to[at - 1];
      to[at] = points.number(ints[first], ints[first + 1], ints[first + 2], a, b, c);
      to[at + 1] = points.number(ints[first + 3], ints[first + 4], ints[first + 5], a, b, c);
      to[at + 2] = points.number(ints[first + 6], ints[first + 7], ints[first + 8], a, b, c);
    }
  }
}
