package org.trackwalk.assimp.scene;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.lwjgl.system.MemoryUtil;

/**
 * A whole file in native memory: Assimp opens a file several times, it is read once.
 *
 * @param address of its first byte
 * @param size in bytes
 */
record FileContent(long address, long size) implements AutoCloseable {

  private static final int BLOCK = 1 << 22;

  static FileContent read(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
      long size = channel.size();
      FileContent content = new FileContent(MemoryUtil.nmemAllocChecked(Math.max(1, size)), size);
      try {
        content.fill(channel);
        return content;
      } catch (IOException e) {
        content.close();
        throw e;
      }
    }
  }

  private void fill(FileChannel channel) throws IOException {
    long done = 0;
    while (done < size) {
      ByteBuffer part =
          MemoryUtil.memByteBuffer(address + done, (int) Math.min(BLOCK, size - done));
      int read = channel.read(part);
      if (read < 0) {
        throw new EOFException("the file became shorter while it was read");
      }
      done += read;
    }
  }

  @Override
  public void close() {
    MemoryUtil.nmemFree(address);
  }
}
