package org.trackwalk.io.look;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures in files and in memory are read alike. */
class PictureSourceTest {

  private static final byte[] BYTES = {1, 2, 3, 4, 5};

  @Test
  void noMoreIsReadThanAllowed(@TempDir Path folder) throws Exception {
    Path file = Files.write(folder.resolve("a"), BYTES);
    for (PictureSource source :
        new PictureSource[] {PictureSource.of(file), PictureSource.of("a", BYTES)}) {
      assertArrayEquals(BYTES, source.read(5));
      assertThrows(IOException.class, () -> source.read(4));
    }
    for (PictureSource part :
        new PictureSource[] {
          PictureSource.part("a", file, 1, 3), PictureSource.part("a", BYTES, 1, 3)
        }) {
      assertArrayEquals(new byte[] {2, 3, 4}, part.read(3));
      assertThrows(IOException.class, () -> part.read(2));
    }
    assertThrows(IOException.class, () -> PictureSource.part("a", file, 3, 3).read(9));
    assertThrows(IndexOutOfBoundsException.class, () -> PictureSource.part("a", BYTES, 3, 3));
  }

  @Test
  void theSamePlaceIsOnePicture() {
    PictureSource part = PictureSource.part("a", BYTES, 1, 3);
    assertEquals(part.key(), PictureSource.part("b", BYTES, 1, 3).key());
    assertEquals(part.hashCode(), PictureSource.part("b", BYTES, 1, 3).hashCode());
    assertNotEquals(part.key(), PictureSource.part("a", BYTES, 1, 2).key());
    assertNotEquals(part.key(), PictureSource.part("a", BYTES.clone(), 1, 3).key());
    assertNotEquals(part.key(), PictureSource.part("a", Path.of("a"), 1, 3).key());
  }
}
