package org.trackwalk.io.buffer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small files: whole, or refused, also where nothing says how large they are. */
class BoundedFileTest {

  private static final byte[] FIVE = {1, 2, 3, 4, 5};

  @TempDir private Path folder;

  /** What a device without end gives. */
  private static final class Endless extends InputStream {
    @Override
    public int read() {
      return 0;
    }
  }

  @Test
  void aFileIsReadUpToTheBoundAndNotBeyond() throws IOException {
    Path file = Files.write(folder.resolve("five"), FIVE);
    assertArrayEquals(FIVE, BoundedFile.bytes(file, FIVE.length));
    assertThrows(TooLargeException.class, () -> BoundedFile.bytes(file, FIVE.length - 1));
  }

  @Test
  void aStreamIsReadUpToTheBoundAndNotBeyond() throws IOException {
    assertArrayEquals(FIVE, BoundedFile.bytes(new ByteArrayInputStream(FIVE), FIVE.length));
    InputStream longer = new ByteArrayInputStream(FIVE);
    assertThrows(TooLargeException.class, () -> BoundedFile.bytes(longer, FIVE.length - 1));
  }

  /** The bound may be far more than there is memory for. */
  @Test
  void whatNeverEndsIsRefused() {
    assertThrows(TooLargeException.class, () -> BoundedFile.bytes(new Endless(), Long.MAX_VALUE));
  }
}
