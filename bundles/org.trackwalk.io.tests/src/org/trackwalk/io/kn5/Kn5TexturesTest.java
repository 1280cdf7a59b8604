package org.trackwalk.io.kn5;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LevelNeed;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** A file's textures are told from the triangles that it may hold. */
class Kn5TexturesTest {

  private static final float[] SQUARE = {0, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0, 1};

  @TempDir private Path folder;

  /** The same mesh with so many textures of so many bytes before it. */
  private Path file(int version, int textures, int bytes) throws Exception {
    byte[] mesh = Kn5Bytes.mesh("1ROAD", 0, SQUARE, 0, 2, 1, 0, 3, 2);
    byte[] root = Kn5Bytes.node("root", new float[16], mesh);
    byte[] plain = Kn5Bytes.file(version, new String[] {"tar"}, root);
    int head = version >= 6 ? 14 : 10;
    byte[] name = "asphalt.dds".getBytes(StandardCharsets.UTF_8);
    byte[] all = Arrays.copyOf(plain, head);
    all = Kn5Bytes.joined(all, Kn5Bytes.ints(textures));
    for (int i = 0; i < textures; i++) {
      all =
          Kn5Bytes.joined(
              all, Kn5Bytes.ints(1, name.length), name, Kn5Bytes.ints(bytes), new byte[bytes]);
    }
    byte[] rest = Arrays.copyOfRange(plain, head + Integer.BYTES, plain.length);
    Path file = folder.resolve("v" + version + "-" + textures + "-" + bytes + ".kn5");
    return Files.write(file, Kn5Bytes.joined(all, rest));
  }

  @ParameterizedTest
  @CsvSource({"4, 0, 0", "5, 1, 1000", "6, 3, 70000", "6, 2, 0"})
  void theyEndWhereTheMaterialsBegin(int version, int textures, int bytes) throws Exception {
    int head = version >= 6 ? 14 : 10;
    long expected = head + 4 + textures * (4 + 4 + 11 + 4 + (long) bytes);
    assertEquals(expected, Kn5Textures.bytes(file(version, textures, bytes)));
  }

  @Test
  void aLevelNeedsNoMoreMemoryForThem() throws Exception {
    assertEquals(need(file(5, 0, 0)), need(file(5, 4, 1_000_000)));
  }

  private static long need(Path file) {
    return LevelNeed.of(
        LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none()).get(0));
  }

  /** Every prefix of a file, and one whose count is mad. */
  @Test
  void whatIsNoFileHasNone() throws Exception {
    byte[] whole = Files.readAllBytes(file(6, 2, 30));
    Path cut = folder.resolve("cut.kn5");
    for (int length = 0; length < whole.length; length++) {
      Files.write(cut, Arrays.copyOf(whole, length));
      long bytes = Kn5Textures.bytes(cut);
      assertEquals(length < 14 + 4 + 2 * 53 ? 0 : 14 + 4 + 2 * 53, bytes, "" + length);
    }
    byte[] mad = whole.clone();
    Arrays.fill(mad, 14, 18, (byte) 0x7f);
    assertEquals(0, Kn5Textures.bytes(Files.write(cut, mad)));
  }
}
