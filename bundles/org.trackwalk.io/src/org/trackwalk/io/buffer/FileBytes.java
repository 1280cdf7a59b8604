package org.trackwalk.io.buffer;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
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
   * @throws ImportException when the file is empty, larger than 2 GB or than the memory, or has
   *     zero bytes in it
   * @throws IOException when it cannot be read
   */
  public static FileBytes readText(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes text = read(request, progress).asSureText();
    text.requireNoZeros(request.displayName());
    return text;
  }

  /**
   * Refuses a text with zero bytes in it: a block stands where a copy or a download did not write,
   * single ones are of another encoding or damage. To a scanner they are blanks, so a number would
   * be read as several. At the end some are how some programs end.
   *
   * @throws ImportException with the place
   */
  public void requireNoZeros(String name) throws ImportException {
    int from = TextEncoding.zero(bytes, start, end);
    if (from < 0) {
      return;
    }
    int to = from;
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
    int last = end;
    while (last > from && bytes[last - 1] >= 0 && bytes[last - 1] <= ' ') {
      last--;
    }
    if (last > from) {
      throw new ImportException(
          name,
          "line " + lineOf(from),
          "a zero byte stands here, which no text in UTF-8 or UTF-16 has: save it as UTF-8, or"
              + " export it again if it was damaged");
    }
  }

  private int lineOf(int index) {
    int line = 1;
    for (int i = start; i < index; i++) {
      boolean lone = bytes[i] == '\r' && bytes[i + 1] != '\n';
      line += bytes[i] == '\n' || lone ? 1 : 0;
    }
    return line;
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
    return TextEncoding.wideAtStart(bytes, start, end);
  }

  private Charset wideText() {
    return TextEncoding.wide(bytes, start, end);
  }

  /** The letters of what {@link #asSureText} gave: UTF-8, else Latin 1, which old editors wrote. */
  public String letters() {
    try {
      ByteBuffer content = ByteBuffer.wrap(bytes, start, size());
      return StandardCharsets.UTF_8.newDecoder().decode(content).toString();
    } catch (CharacterCodingException e) {
      return new String(bytes, start, size(), StandardCharsets.ISO_8859_1);
    }
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
