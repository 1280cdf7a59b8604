package org.trackwalk.io.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Pictures byte by byte from the descriptions of their formats. */
class PicturesTest {

  private static final int RED = 0xFFFF0000;
  private static final int BLUE = 0xFF0000FF;

  private static ByteBuffer little(int size) {
    return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
  }

  private static int[] row(PixelRows picture, int y) {
    int[] row = new int[picture.width()];
    picture.row(y, row);
    return row;
  }

  /** A head of 128 bytes. */
  private static ByteBuffer dds(int width, int height, int copies, String code, int body) {
    ByteBuffer in = little(128 + body);
    in.putInt(0, 0x20534444).putInt(12, height).putInt(16, width).putInt(28, copies);
    in.putInt(80, 4);
    for (int i = 0; i < 4; i++) {
      in.put(84 + i, (byte) code.charAt(i));
    }
    return in;
  }

  @Test
  void blocksOfFourByFour() throws Exception {
    ByteBuffer in = dds(8, 4, 1, "DXT1", 16);
    in.putShort(128, (short) 0xF800).putShort(130, (short) 0x001F); // red over blue: four colours
    in.putInt(132, 0b11_10_01_00); // the first row has all four
    in.putShort(136, (short) 0x001F).putShort(138, (short) 0xF800); // three and a hole
    in.putInt(140, 0b11_10_01_00);
    DdsPicture picture = DdsPicture.of(in.array(), 1);
    assertArrayEquals(
        new int[] {RED, BLUE, 0xFFAA0055, 0xFF5500AA, BLUE, RED, 0xFF7F007F, 0}, row(picture, 0));
    assertArrayEquals(new int[] {RED, RED, RED, RED, BLUE, BLUE, BLUE, BLUE}, row(picture, 3));
  }

  @Test
  void opacityInBlocksOfItsOwn() throws Exception {
    ByteBuffer in = dds(4, 4, 1, "DXT5", 16);
    in.putLong(128, 255 | 0L << 8 | 0b111_010_001_000L << 16);
    in.putShort(136, (short) 0xF800);
    int[] first = row(DdsPicture.of(in.array(), 4), 0);
    assertEquals(255, first[0] >>> 24);
    assertEquals(0, first[1] >>> 24);
    assertEquals(6 * 255 / 7, first[2] >>> 24);
    assertEquals(255 / 7, first[3] >>> 24);
    ByteBuffer explicit = dds(4, 4, 1, "DXT3", 16);
    explicit.putLong(128, 0x8FL).putShort(136, (short) 0xF800);
    int[] second = row(DdsPicture.of(explicit.array(), 4), 0);
    assertEquals(0xFFFF0000, second[0]);
    assertEquals(0x88FF0000, second[1]);
  }

  @Test
  void theSmallestCopyThatIsLargeEnoughIsTaken() throws Exception {
    ByteBuffer in = dds(16, 16, 5, "DXT1", 8 * (16 + 4 + 1 + 1 + 1));
    in.putShort(128 + 8 * 20, (short) 0xF800); // the copy of 4 x 4
    DdsPicture picture = DdsPicture.of(in.array(), 4);
    assertEquals(4, picture.width());
    assertEquals(RED, row(picture, 0)[0]);
    assertEquals(16, DdsPicture.of(in.array(), 9).width());
    assertEquals(8, DdsPicture.of(in.array(), 8).width());
    byte[] cut = Arrays.copyOf(in.array(), 128 + 8);
    assertThrows(UnreadPictureException.class, () -> DdsPicture.of(cut, 16));
    byte[] other = dds(4, 4, 1, "ATI2", 16).array();
    assertThrows(UnreadPictureException.class, () -> DdsPicture.of(other, 16));
  }

  @Test
  void plainPixelsWithMasks() throws Exception {
    ByteBuffer in = dds(2, 1, 1, "    ", 8);
    in.putInt(80, 0x41).putInt(88, 32).putInt(92, 0xFF).putInt(96, 0xFF00);
    in.putInt(100, 0xFF0000).putInt(104, 0xFF000000);
    in.putInt(128, 0x800000FF).putInt(132, 0xFFFF0000);
    assertArrayEquals(new int[] {0x80FF0000, BLUE}, row(DdsPicture.of(in.array(), 1), 0));
  }

  @Test
  void targaByRunsFromBelow() throws Exception {
    ByteBuffer in = little(18 + 4 + 1 + 6);
    in.put(2, (byte) 10).putShort(12, (short) 2).putShort(14, (short) 2).put(16, (byte) 24);
    in.position(18);
    in.put(new byte[] {(byte) 0x81, -1, 0, 0}); // two blue ones below
    in.put(new byte[] {1, 0, 0, -1, -1, 0, 0}); // red, blue above
    TgaPicture picture = TgaPicture.of(in.array());
    assertArrayEquals(new int[] {RED, BLUE}, row(picture, 0));
    assertArrayEquals(new int[] {BLUE, BLUE}, row(picture, 1));
    in.put(17, (byte) 0x20);
    assertArrayEquals(new int[] {BLUE, BLUE}, row(TgaPicture.of(in.array()), 0));
    byte[] cut = Arrays.copyOf(in.array(), 24);
    assertThrows(UnreadPictureException.class, () -> TgaPicture.of(cut));
  }

  @Test
  void sgiInPlanesFromBelow() throws Exception {
    ByteBuffer in = ByteBuffer.allocate(512 + 4 * 6 * 2 + 64);
    in.putShort(0, (short) 0x01DA).put(2, (byte) 1).put(3, (byte) 1).putShort(4, (short) 3);
    in.putShort(6, (short) 3).putShort(8, (short) 2).putShort(10, (short) 3);
    int at = 512 + 48;
    byte[] full = {3, -1, 0}; // three times 255
    byte[] none = {(byte) 0x83, 0, 0, 9, 0}; // three single ones
    byte[][] lines = {full, none, none, none, none, full}; // red below, blue above
    for (int i = 0; i < lines.length; i++) {
      in.putInt(512 + 4 * i, at);
      in.put(at, lines[i]);
      at += lines[i].length;
    }
    SgiPicture picture = SgiPicture.of(in.array());
    assertArrayEquals(new int[] {0xFF0000FF, 0xFF0000FF, 0xFF0909FF}, row(picture, 0));
    assertArrayEquals(new int[] {0xFFFF0000, 0xFFFF0000, 0xFFFF0909}, row(picture, 1));
    assertThrows(UnreadPictureException.class, () -> SgiPicture.of(Arrays.copyOf(in.array(), 520)));
  }

  @Test
  void sgiThatIsNotPacked() throws Exception {
    ByteBuffer in = ByteBuffer.allocate(512 + 2 * 2 * 4);
    in.putShort(0, (short) 0x01DA).put(3, (byte) 1).putShort(4, (short) 3);
    in.putShort(6, (short) 2).putShort(8, (short) 2).putShort(10, (short) 4);
    in.position(512);
    in.put(new byte[] {1, 2, 3, 4}); // red: below, then above
    in.put(new byte[] {5, 6, 7, 8}); // green
    in.put(new byte[] {9, 10, 11, 12}); // blue
    in.put(new byte[] {13, 14, 15, 16}); // opacity
    SgiPicture picture = SgiPicture.of(in.array());
    assertArrayEquals(new int[] {0x0F03070B, 0x1004080C}, row(picture, 0));
    assertArrayEquals(new int[] {0x0D010509, 0x0E02060A}, row(picture, 1));
    in.putShort(10, (short) 1);
    assertArrayEquals(new int[] {0xFF030303, 0xFF040404}, row(SgiPicture.of(in.array()), 0));
  }

  /** A palette of two colours with the numbers 3 and 4. */
  @Test
  void targaWithAPaletteFromTheRight() throws Exception {
    ByteBuffer in = little(18 + 2 + 6 + 3);
    in.put(0, (byte) 2).put(1, (byte) 1).put(2, (byte) 1).putShort(3, (short) 3);
    in.putShort(5, (short) 2).put(7, (byte) 24);
    in.putShort(12, (short) 3).putShort(14, (short) 1).put(16, (byte) 8);
    in.position(20);
    in.put(new byte[] {0, 0, -1, -1, 0, 0}).put(new byte[] {3, 4, 0});
    assertArrayEquals(new int[] {RED, BLUE, 0xFF000000}, row(TgaPicture.of(in.array()), 0));
    in.put(17, (byte) 0x10);
    assertArrayEquals(new int[] {0xFF000000, BLUE, RED}, row(TgaPicture.of(in.array()), 0));
  }

  @Test
  void luminanceIsGrey() throws Exception {
    ByteBuffer in = dds(2, 1, 1, "    ", 4);
    in.putInt(80, 0x20001).putInt(88, 16).putInt(92, 0xFF).putInt(104, 0xFF00);
    in.putShort(128, (short) 0x8040).putShort(130, (short) 0xFF10);
    assertArrayEquals(new int[] {0x80404040, 0xFF101010}, row(DdsPicture.of(in.array(), 1), 0));
    in.putInt(80, 0x20000).putInt(88, 8).putInt(104, 0);
    assertArrayEquals(new int[] {0xFF404040, 0xFF808080}, row(DdsPicture.of(in.array(), 1), 0));
  }

  @Test
  void plainPixelsBehindALongHead() throws Exception {
    ByteBuffer in = dds(1, 1, 1, "DX10", 20 + 4);
    in.putInt(148, 0x80FF0000);
    int[][] formats = {
      {28, 0x800000FF}, {29, 0x800000FF}, {87, 0x80FF0000}, {91, 0x80FF0000}, {88, RED}, {93, RED}
    };
    for (int[] format : formats) {
      in.putInt(128, format[0]);
      assertEquals(format[1], row(DdsPicture.of(in.array(), 1), 0)[0], "format " + format[0]);
    }
    in.putInt(128, 2);
    assertThrows(UnreadPictureException.class, () -> DdsPicture.of(in.array(), 1));
  }

  @Test
  void aHeadTellsTheSizeWithoutThePicture() {
    ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
    jpeg.writeBytes(new byte[] {-1, (byte) 0xD8, -1, (byte) 0xE1, 0, 6, -1, (byte) 0xC0, 0, 1});
    jpeg.writeBytes(new byte[] {-1, (byte) 0xC4, 0, 2, -1, (byte) 0xC2, 0, 17, 8, 1, 0, 2, 0});
    jpeg.writeBytes(new byte[9]);
    assertEquals(
        Optional.of(new PictureHead(PictureHead.Format.JPEG, 512, 256)),
        PictureHead.of(jpeg.toByteArray(), "a"));
    ByteBuffer png = ByteBuffer.allocate(32);
    png.putInt(0, 0x89504E47).putInt(16, 60_000).putInt(20, 60_000);
    assertEquals(3_600_000_000L, PictureHead.of(png.array(), "a").orElseThrow().pixels());
    ByteBuffer huge = dds(-1, -1, 1, "DXT1", 8);
    assertTrue(PictureHead.of(huge.array(), "a").orElseThrow().pixels() > 1L << 60);
    assertThrows(UnreadPictureException.class, () -> DdsPicture.of(huge.array(), 64));
    assertEquals(Optional.empty(), PictureHead.of(new byte[64], "a.txt"));
  }

  @Test
  void halvesAreMeansDownToOnePixel() {
    PixelRows rows =
        new PixelRows() {
          @Override
          public int width() {
            return 100;
          }

          @Override
          public int height() {
            return 50;
          }

          @Override
          public void row(int y, int[] argb) {
            for (int x = 0; x < 100; x++) {
              argb[x] = x < 50 ? RED : BLUE;
            }
          }
        };
    MipLevels levels = MipLevels.of(rows, 2048);
    assertEquals(128, levels.width());
    assertEquals(64, levels.height());
    assertEquals(8, levels.levels().size());
    assertEquals(4, levels.levels().get(7).length);
    assertEquals(0x800080, levels.mean());
    long bytes = levels.levels().stream().mapToLong(level -> level.length).sum();
    assertEquals(MipLevels.bytes(128, 64), bytes);
    MipLevels small = MipLevels.of(rows, 2);
    assertEquals(2, small.width());
    assertArrayEquals(
        new byte[] {-1, 0, 0, -1, 0, 0, -1, -1}, Arrays.copyOf(small.levels().get(0), 8));
  }

  /** Whatever the bytes are, nothing but the one exception comes out. */
  @Test
  void anyBytesAreReadOrRefused() {
    SplittableRandom random = new SplittableRandom(7);
    int refused = 0;
    for (int i = 0; i < 4_000; i++) {
      byte[] bytes = new byte[18 + random.nextInt(900)];
      random.nextBytes(bytes);
      ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
      in.put(0, (byte) 0).put(1, (byte) 0);
      in.putShort(12, (short) random.nextInt(12)).putShort(14, (short) random.nextInt(12));
      in.put(2, (byte) (1 + random.nextInt(3) + 8 * random.nextInt(2)));
      in.put(16, (byte) (8 * (1 + random.nextInt(4))));
      refused += drawn(() -> TgaPicture.of(bytes)) ? 0 : 1;
      if (bytes.length > 600) {
        ByteBuffer sgi = ByteBuffer.wrap(bytes);
        sgi.put(2, (byte) random.nextInt(2)).put(3, (byte) 1).putShort(4, (short) 3);
        sgi.putShort(6, (short) random.nextInt(20)).putShort(8, (short) random.nextInt(4));
        sgi.putShort(10, (short) random.nextInt(5));
        drawn(() -> SgiPicture.of(bytes));
        in.putInt(12, random.nextInt(40)).putInt(16, random.nextInt(40));
        in.putInt(80, 4 * random.nextInt(2)).putInt(84, 0x31545844 + (random.nextInt(3) << 25));
        drawn(() -> DdsPicture.of(bytes, 1 + random.nextInt(40)));
      }
    }
    assertTrue(refused > 100 && refused < 3_900, refused + " refused");
  }

  private interface Opening {
    PixelRows open() throws UnreadPictureException;
  }

  private static boolean drawn(Opening opening) {
    try {
      PixelRows picture = opening.open();
      for (int y = 0; y < picture.height(); y++) {
        row(picture, y);
      }
      return true;
    } catch (UnreadPictureException e) {
      return false;
    }
  }
}
