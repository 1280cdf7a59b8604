package org.trackwalk.io.aside;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.trackwalk.mesh.level.MeshShelf;
import org.trackwalk.mesh.level.Piece;

/**
 * A file that takes the meshes of pieces, for a level that is more than the memory holds. What was
 * brought last is held, up to a part of the heap. Any thread may ask.
 */
public final class ShelfFile implements Closeable {

  private static final int BLOCK = 1 << 20;

  /** The part of the heap that may be taken by what was brought last. */
  private static final int PART = 6;

  private final Path file;
  private final FileChannel channel;
  private final ByteBuffer block = ByteBuffer.allocateDirect(BLOCK).order(ByteOrder.nativeOrder());
  private final Deque<Object> brought = new ArrayDeque<>();
  private final Deque<Long> sizes = new ArrayDeque<>();
  private final long most;
  private long held;
  private long end;

  /** Goes with the file; null when it lies in a folder of somebody else. */
  private final ScratchFolder scratch;

  /** The file takes no more, or does not give back what it took; it is named. */
  public static final class Failed extends UncheckedIOException {

    private static final long serialVersionUID = 1;

    Failed(IOException cause) {
      super(cause);
    }
  }

  private ShelfFile(Path file, FileChannel channel, ScratchFolder scratch, long most) {
    this.scratch = scratch;
    this.file = file;
    this.channel = channel;
    this.most = most;
  }

  /**
   * Makes a file in a {@link ScratchFolder} of its own, which goes when it is closed.
   *
   * @throws IOException when it cannot be made
   */
  public static ShelfFile make() throws IOException {
    ScratchFolder scratch = ScratchFolder.make();
    try {
      Path file = scratch.folder().resolve("meshes");
      return new ShelfFile(file, open(file), scratch, most());
    } catch (IOException e) {
      scratch.close();
      throw e;
    }
  }

  /**
   * Makes the file, which must not be there.
   *
   * @throws IOException when it cannot be made
   */
  public static ShelfFile make(Path file) throws IOException {
    return make(file, most());
  }

  /**
   * The same.
   *
   * @param most bytes that may be taken by what was brought last
   */
  static ShelfFile make(Path file, long most) throws IOException {
    return new ShelfFile(file, open(file), null, most);
  }

  private static FileChannel open(Path file) throws IOException {
    return FileChannel.open(
        file,
        StandardOpenOption.CREATE_NEW,
        StandardOpenOption.READ,
        StandardOpenOption.WRITE,
        StandardOpenOption.DELETE_ON_CLOSE);
  }

  private static long most() {
    return Runtime.getRuntime().maxMemory() / PART;
  }

  /**
   * The same pieces with their meshes in the file; arrays that several of them share lie there
   * once.
   *
   * @throws Failed when the file takes no more
   */
  public List<Piece> laid(List<Piece> pieces) {
    Lot lot = new Lot();
    return pieces.stream().map(piece -> piece.shelved(lot)).toList();
  }

  /** What is laid away together. */
  private final class Lot implements MeshShelf {

    private final Map<float[], Supplier<float[]>> floats = new IdentityHashMap<>();
    private final Map<int[], Supplier<int[]>> ints = new IdentityHashMap<>();

    @Override
    public Supplier<float[]> put(float[] values) {
      return floats.computeIfAbsent(
          values, v -> new Floats(write(v.length, at -> block.putFloat(v[at])), v.length));
    }

    @Override
    public Supplier<int[]> put(int[] values) {
      return ints.computeIfAbsent(values, ShelfFile.this::lay);
    }
  }

  /** Most meshes have few vertices: their numbers take half the room. */
  private Ints lay(int[] values) {
    boolean small = true;
    for (int value : values) {
      small &= value == (char) value;
    }
    long from =
        small
            ? write(values.length, at -> block.putChar((char) values[at]))
            : write(values.length, at -> block.putInt(values[at]));
    return new Ints(from, values.length, small);
  }

  /** Puts one value of an array into the block. */
  private interface Value {
    void put(int at);
  }

  /** Where the values lie. */
  private synchronized long write(int count, Value value) {
    long from = end;
    try {
      for (int i = 0; i < count; ) {
        block.clear();
        for (; i < count && block.hasRemaining(); i++) {
          value.put(i);
        }
        block.flip();
        while (block.hasRemaining()) {
          end += channel.write(block, end);
        }
      }
    } catch (IOException e) {
      throw failed(e);
    }
    return from;
  }

  /** An array in the file. */
  private abstract class Lying<T> implements Supplier<T> {

    private final long from;
    final int count;
    private volatile WeakReference<T> last = new WeakReference<>(null);

    Lying(long from, int count) {
      this.from = from;
      this.count = count;
    }

    @Override
    public T get() {
      T values = last.get();
      return values == null ? bring() : values;
    }

    private T bring() {
      synchronized (ShelfFile.this) {
        T values = last.get();
        if (values == null) {
          values = read(from);
          last = new WeakReference<>(values);
          hold(values, (long) Integer.BYTES * count);
        }
        return values;
      }
    }

    abstract T read(long at);
  }

  private final class Floats extends Lying<float[]> {

    Floats(long from, int count) {
      super(from, count);
    }

    @Override
    float[] read(long at) {
      float[] values = new float[count];
      for (int i = 0; i < count; ) {
        next(at + (long) Float.BYTES * i, (long) Float.BYTES * (count - i));
        int n = block.remaining() / Float.BYTES;
        block.asFloatBuffer().get(values, i, n);
        i += n;
      }
      return values;
    }
  }

  private final class Ints extends Lying<int[]> {

    private final boolean small;

    Ints(long from, int count, boolean small) {
      super(from, count);
      this.small = small;
    }

    @Override
    int[] read(long at) {
      int[] values = new int[count];
      int width = small ? Character.BYTES : Integer.BYTES;
      for (int i = 0; i < count; ) {
        next(at + (long) width * i, (long) width * (count - i));
        for (; block.hasRemaining(); i++) {
          values[i] = small ? block.getChar() : block.getInt();
        }
      }
      return values;
    }
  }

  /** Reads up to so many bytes into the block. */
  private void next(long at, long bytes) {
    try {
      block.clear().limit((int) Math.min(BLOCK, bytes));
      while (block.hasRemaining()) {
        if (channel.read(block, at + block.position()) < 0) {
          throw new EOFException("the file is cut off");
        }
      }
      block.flip();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private Failed failed(IOException e) {
    String what = "the meshes of the level, laid aside meanwhile";
    return new Failed(new FileSystemException(file.toString(), null, what + ": " + e.getMessage()));
  }

  private void hold(Object values, long bytes) {
    brought.addLast(values);
    sizes.addLast(bytes);
    held += bytes;
    while (held > most && brought.size() > 1) {
      brought.removeFirst();
      held -= sizes.removeFirst();
    }
  }

  /** The folder goes, too; what is left of it where that fails goes with the next run. */
  @Override
  public void close() {
    closeQuietly(channel);
    if (scratch != null) {
      closeQuietly(scratch);
    }
  }

  private static void closeQuietly(Closeable what) {
    try {
      what.close();
    } catch (IOException e) {
      return; // nobody needs what lay there any more
    }
  }
}
