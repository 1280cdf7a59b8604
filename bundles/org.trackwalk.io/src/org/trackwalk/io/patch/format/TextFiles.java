package org.trackwalk.io.patch.format;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.patch.PatchException;

/** Text that is patched where it stands. */
final class TextFiles {

  private TextFiles() {}

  /**
   * The content of a text for a cursor; offsets are those of the file.
   *
   * @throws PatchException when whoever reads the file reads other bytes than stand there
   */
  static FileBytes of(byte[] content, Path file) throws PatchException {
    FileBytes bytes = FileBytes.of(content);
    return narrow(bytes, bytes.isWideText(), file);
  }

  /** The same for what may be binary. */
  static FileBytes ofAny(byte[] content, Path file) throws PatchException {
    FileBytes bytes = FileBytes.of(content);
    return narrow(bytes, bytes.isWide(), file);
  }

  /** The letters of a text, for what is written back as UTF-8. */
  static String letters(byte[] content, Path file) throws PatchException {
    of(content, file);
    String text = new String(content, StandardCharsets.UTF_8);
    if (!Arrays.equals(content, text.getBytes(StandardCharsets.UTF_8))) {
      throw new PatchException(file.getFileName() + " is not UTF-8 and is not written");
    }
    return text;
  }

  private static FileBytes narrow(FileBytes bytes, boolean wide, Path file) throws PatchException {
    if (wide) {
      throw new PatchException(file.getFileName() + " is UTF-16; save it as UTF-8 first");
    }
    return bytes.asText();
  }
}
