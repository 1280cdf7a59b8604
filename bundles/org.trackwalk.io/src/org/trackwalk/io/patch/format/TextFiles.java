package org.trackwalk.io.patch.format;

import java.nio.file.Path;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.patch.PatchException;

/** Text that is patched where it stands. */
final class TextFiles {

  private TextFiles() {}

  /** The content for a cursor; offsets are those of the file. */
  static FileBytes of(byte[] content, Path file) throws PatchException {
    boolean wide =
        content.length >= 2
            && (content[0] == -1 && content[1] == -2 || content[0] == -2 && content[1] == -1);
    if (wide) {
      throw new PatchException(file.getFileName() + " is UTF-16; save it as UTF-8 first");
    }
    return FileBytes.of(content).asText();
  }
}
