package org.trackwalk.cli.faults;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.ReadableByteChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** A file that is written, step by step. */
final class FaultyChannel extends FileChannel {

  private final FileChannel inner;
  private final Path path;
  private final Faults faults;

  /**
   * An open file.
   *
   * @param path on the real file system
   */
  FaultyChannel(FileChannel inner, Path path, Faults faults) {
    this.inner = inner;
    this.path = path;
    this.faults = faults;
  }

  private int half(ByteBuffer source, boolean last) throws IOException {
    if (last) {
      ByteBuffer half = source.duplicate();
      half.limit(half.position() + half.remaining() / 2);
      inner.write(half);
      faults.killed();
    }
    faults.written(path);
    return inner.write(source);
  }

  @Override
  public int write(ByteBuffer source) throws IOException {
    return half(source, faults.before(path, true));
  }

  @Override
  public long write(ByteBuffer[] sources, int offset, int length) throws IOException {
    long sum = 0;
    for (int i = offset; i < offset + length; i++) {
      sum += write(sources[i]);
    }
    return sum;
  }

  @Override
  public int write(ByteBuffer source, long position) throws IOException {
    position(position);
    return write(source);
  }

  @Override
  public void force(boolean metaData) throws IOException {
    if (faults.before(path, true)) {
      faults.killed();
    }
    inner.force(metaData);
    faults.synced(path);
  }

  @Override
  protected void implCloseChannel() throws IOException {
    try {
      if (faults.before(path, false)) {
        faults.killed();
      }
    } finally {
      // Whoever is killed holds no file open either.
      inner.close();
    }
  }

  @Override
  public FileChannel truncate(long size) throws IOException {
    if (faults.before(path, false)) {
      faults.killed();
    }
    inner.truncate(size);
    return this;
  }

  @Override
  public int read(ByteBuffer target) throws IOException {
    return inner.read(target);
  }

  @Override
  public long read(ByteBuffer[] targets, int offset, int length) throws IOException {
    return inner.read(targets, offset, length);
  }

  @Override
  public int read(ByteBuffer target, long position) throws IOException {
    return inner.read(target, position);
  }

  @Override
  public long position() throws IOException {
    return inner.position();
  }

  @Override
  public FileChannel position(long newPosition) throws IOException {
    inner.position(newPosition);
    return this;
  }

  @Override
  public long size() throws IOException {
    return inner.size();
  }

  @Override
  public long transferTo(long position, long count, WritableByteChannel target) throws IOException {
    return inner.transferTo(position, count, target);
  }

  @Override
  public long transferFrom(ReadableByteChannel source, long position, long count)
      throws IOException {
    if (faults.before(path, true)) {
      faults.killed();
    }
    faults.written(path);
    return inner.transferFrom(source, position, count);
  }

  @Override
  public MappedByteBuffer map(MapMode mode, long position, long size) throws IOException {
    return inner.map(mode, position, size);
  }

  @Override
  public FileLock lock(long position, long size, boolean shared) throws IOException {
    return inner.lock(position, size, shared);
  }

  @Override
  public FileLock tryLock(long position, long size, boolean shared) throws IOException {
    return inner.tryLock(position, size, shared);
  }
}
