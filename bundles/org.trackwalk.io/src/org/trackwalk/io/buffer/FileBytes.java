package org.trackwalk.io.buffer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Locale;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.StandIn;
import org.trackwalk.mesh.progress.Progress;

/**
 * A whole file in memory, followed by {@link #PADDING} line feeds so that a scanner meets a line
 * end before the end of the array and may read eight bytes at once.
 *
 * @param bytes the file and the padding
 * @param start first byte of the content: 0, or 3 behind a UTF-8 byte order mark
 * @param end end of the content in {@code bytes}, without the padding
 */
public record FileBytes(byte[] bytes, int start, int end) {

  /** Line feeds behind the content. */
  public static final int PADDING = 16;

  /** Read at once, so that a cancelled import stops soon. */
  private static final int BLOCK = 1 << 22;

  /** So many letters of two bytes in a row are of UTF-16. */
  private static final int LETTERS = 4;

  /** They are sought in so many bytes: behind a long remark of other letters, say. */
  private static final int SOUGHT = 1 << 20;

  /** Zero bytes in a row that are a hole; one or some at the end are how some programs end. */
  private static final int HOLE = 256;

  private static final long LONGEST = Integer.MAX_VALUE - 8L - PADDING;

  /**
   * Reads a file as it is.
   *
   * @throws ImportException when the file is empty, larger than 2 GB or than the memory, or another
   *     program writes it just now
   * @throws IOException when it cannot be read
   */
  public static FileBytes read(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    Path file = request.file();
    String name = request.displayName();
    if (!Files.isRegularFile(file)) {
      throw noFile(request);
    }
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      long size = channel.size();
      requireReadable(name, size);
      progress.begin("Reading " + name, size);
      byte[] bytes = new byte[(int) size + PADDING];
      int end = fill(channel, bytes, (int) size, progress);
      if (end < size || channel.size() != size) {
        throw new ImportException(
            name, "", "it changed while it was read; check again when its export has ended");
      }
      StandIn.refuse(bytes, end, name);
      Arrays.fill(bytes, end, bytes.length, (byte) '\n');
      return new FileBytes(bytes, 0, end);
    }
  }

  /**
   * Reads a text file: a UTF-8 byte order mark is stepped over, UTF-16 becomes UTF-8.
   *
   * @throws ImportException when the file is empty, larger than 2 GB or than the memory, or has a
   *     hole of zero bytes in it
   * @throws IOException when it cannot be read
   */
  public static FileBytes readText(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes text = read(request, progress).asSureText();
    text.requireNoHole(request.displayName());
    return text;
  }

  /**
   * Refuses a text with a block of zero bytes, which stands where a copy or a download did not
   * write. To a scanner they are blanks, so what is missing would not be missed.
   */
  private void requireNoHole(String name) throws ImportException {
    for (int i = start + HOLE - 1; i < end; i += HOLE) {
      if (bytes[i] == 0) {
        int from = i;
        while (from > start && bytes[from - 1] == 0) {
          from--;
        }
        int to = i;
        while (to < end && bytes[to] == 0) {
          to++;
        }
        if (to - from >= HOLE) {
          throw new ImportException(
              name,
              "byte " + (from - start),
              (to - from)
                  + " zero bytes stand here, which no text has: it was not copied or saved as a"
                  + " whole; export it again");
        }
      }
    }
  }

  /**
   * The same content as UTF-8 without a byte order mark; UTF-16 is known without one, too, where
   * its first letters are Latin. For what may be binary.
   */
  public FileBytes asText() {
    return as(wide());
  }

  /** The same of what is a text for sure: UTF-16 without a mark is known by any Latin words. */
  public FileBytes asSureText() {
    return as(wideText());
  }

  /** Whether this is UTF-16 as {@link #asText} knows it. */
  public boolean isWide() {
    return wide() != null;
  }

  /** Whether this is UTF-16 as {@link #asSureText} knows it. */
  public boolean isWideText() {
    return wideText() != null;
  }

  private FileBytes as(Charset wide) {
    int size = end - start;
    if (wide != null) {
      return of(new String(bytes, start, size, wide).getBytes(StandardCharsets.UTF_8));
    }
    boolean marked = size >= 3 && at(0) == 0xEF && at(1) == 0xBB && at(2) == 0xBF;
    return marked ? new FileBytes(bytes, start + 3, end) : this;
  }

  private Charset wide() {
    int size = end - start;
    if (size >= 2 && (at(0) == 0xFE && at(1) == 0xFF || at(0) == 0xFF && at(1) == 0xFE)) {
      return StandardCharsets.UTF_16;
    }
    return latin(Math.min(size, 2 * LETTERS));
  }

  private Charset wideText() {
    Charset known = wide();
    return known == null ? latin(Math.min(end - start, SOUGHT)) : known;
  }

  /** UTF-16 of which some letters of two bytes stand in a row, as no other text has them. */
  private Charset latin(int size) {
    int big = 0;
    int little = 0;
    for (int i = 0; i + 1 < size; i += 2) {
      big = at(i) == 0 && at(i + 1) != 0 ? big + 1 : 0;
      little = at(i) != 0 && at(i + 1) == 0 ? little + 1 : 0;
      if (big == LETTERS || little == LETTERS) {
        return big == LETTERS ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE;
      }
    }
    return null;
  }

  /** Content that is already in memory. */
  public static FileBytes of(byte[] content) {
    byte[] padded = Arrays.copyOf(content, content.length + PADDING);
    Arrays.fill(padded, content.length, padded.length, (byte) '\n');
    return new FileBytes(padded, 0, content.length);
  }

  /** Number of bytes of content. */
  public int size() {
    return end - start;
  }

  private int at(int offset) {
    return bytes[start + offset] & 0xFF;
  }

  /** The refusal of a path at which no file stands. */
  public static ImportException noFile(ImportRequest request) {
    boolean exists = Files.exists(request.file());
    return new ImportException(
        request.displayName(), "", exists ? "this is not a file" : "there is no such file");
  }

  /**
   * Refuses a file of a size that cannot be read.
   *
   * @throws ImportException when it is empty, larger than 2 GB or than the memory
   */
  public static void requireReadable(String name, long size) throws ImportException {
    if (size == 0) {
      throw new ImportException(name, "", "the file is empty (0 bytes); export it again");
    }
    if (size > LONGEST) {
      throw new ImportException(
          name, "", megabytes(size) + ": files over 2 GB are not read; split the level");
    }
    long memory = Runtime.getRuntime().maxMemory();
    if (size > memory / 2) {
      throw new ImportException(
          name,
          "",
          megabytes(size) + " do not fit into the " + megabytes(memory) + " given; allow more");
    }
  }

  private static String megabytes(long bytes) {
    return String.format(Locale.ROOT, "%.1f MB", bytes * 1e-6);
  }

  private static int fill(FileChannel channel, byte[] bytes, int size, Progress progress)
      throws IOException {
    int at = 0;
    while (at < size) {
      int count = channel.read(ByteBuffer.wrap(bytes, at, Math.min(BLOCK, size - at)));
      if (count < 0) {
        break; // somebody shortened the file meanwhile
      }
      at += count;
      progress.check();
    }
    return at;
  }
}
