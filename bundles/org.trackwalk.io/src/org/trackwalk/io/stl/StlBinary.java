package org.trackwalk.io.stl;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/** Reads the triangles of a binary file block by block, so that the file itself is never held. */
final class StlBinary {

  /** Triangles read at once: 128 KB, which stay in a core's own cache; an even number. */
  private static final int BLOCK = 2_560;

  /** Bytes of a triangle in memory: nine floats, three indices, one place. */
  private static final long MEMORY = 52;

  /** Three floats of normal before the corners. */
  private static final int CORNERS_AT = 12;

  private final float[] positions;
  private final int[] triangles;
  private final int[] places;

  private StlBinary(int count) {
    positions = new float[9 * count];
    triangles = new int[3 * count];
    places = new int[count];
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
    int blocks = (count + BLOCK - 1) / BLOCK;
    try (FileChannel channel = FileChannel.open(request.file(), StandardOpenOption.READ)) {
      Workers.run(
          threads,
          blocks,
          Block::new,
          (room, block) -> {
            int from = block * BLOCK;
            int to = Math.min(count, from + BLOCK);
            read.read(room, channel, from, to);
            progress.worked(to - from);
            progress.check();
          });
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return Piece.named(FileStem.of(request), request.displayName())
        .mesh(read.positions, read.triangles)
        .places(read.places);
  }

  private void read(Block block, FileChannel channel, int from, int to) {
    try {
      block.read(channel, from, to);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (int i = from; i < to; i++) {
      block.corners(i - from, positions, 9 * i);
      triangles[3 * i] = 3 * i;
      triangles[3 * i + 1] = 3 * i + 1;
      triangles[3 * i + 2] = 3 * i + 2;
      places[i] = StlHeader.SIZE + StlHeader.TRIANGLE * i;
    }
  }

  /**
   * Some triangles as bytes and as floats. Triangles have 50 bytes, so the floats of every second
   * one stand between four and four bytes: all bytes are taken as floats twice, from the first one
   * on and from the third one on. That is done at once for all, sooner than float by float.
   */
  private static final class Block {
    private final ByteBuffer bytes =
        ByteBuffer.allocateDirect(BLOCK * StlHeader.TRIANGLE).order(ByteOrder.LITTLE_ENDIAN);
    private final FloatBuffer evenView = bytes.asFloatBuffer();
    private final FloatBuffer oddView = bytes.position(2).asFloatBuffer();
    private final float[] even = new float[evenView.capacity()];
    private final float[] odd = new float[oddView.capacity()];

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

    /** Writes the nine coordinates of a triangle of the block. */
    void corners(int triangle, float[] to, int at) {
      boolean isOdd = (triangle & 1) != 0;
      float[] floats = isOdd ? odd : even;
      int first = (triangle * StlHeader.TRIANGLE + CORNERS_AT - (isOdd ? 2 : 0)) / Float.BYTES;
      for (int k = 0; k < 9; k++) {
        to[at + k] = floats[first + k];
      }
    }
  }
}
