package org.trackwalk.io.stl;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.StandardOpenOption;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.folder.MemoryNeed;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/** Reads the triangles of a binary file block by block, so that the file itself is never held. */
final class StlBinary {

  /** Triangles read at once: 1 MB. */
  private static final int BLOCK = 20_480;

  /** Bytes of a triangle in memory: nine floats, three indices, one place. */
  private static final long MEMORY = 52;

  /** Three floats of normal before the corners. */
  private static final int CORNERS_AT = 12;

  private static final VarHandle FLOAT =
      MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

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
          block -> {
            int from = block * BLOCK;
            int to = Math.min(count, from + BLOCK);
            read.block(channel, from, to);
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

  private void block(FileChannel channel, int from, int to) {
    byte[] bytes = new byte[(to - from) * StlHeader.TRIANGLE];
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    long start = StlHeader.SIZE + (long) from * StlHeader.TRIANGLE;
    try {
      while (buffer.hasRemaining()) {
        if (channel.read(buffer, start + buffer.position()) < 0) {
          throw new EOFException("the file became shorter while it was read");
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    for (int i = from; i < to; i++) {
      int at = (i - from) * StlHeader.TRIANGLE + CORNERS_AT;
      for (int k = 0; k < 9; k++) {
        positions[9 * i + k] = (float) FLOAT.get(bytes, at + 4 * k);
      }
      triangles[3 * i] = 3 * i;
      triangles[3 * i + 1] = 3 * i + 1;
      triangles[3 * i + 2] = 3 * i + 2;
      places[i] = StlHeader.SIZE + StlHeader.TRIANGLE * i;
    }
  }
}
