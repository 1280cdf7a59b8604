package org.trackwalk.report.sketch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/** A picture of at most 256 colours, the first of them clear (PNG, third edition, W3C 2025). */
final class Png {

  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private Png() {}

  /**
   * Encodes a picture.
   *
   * @param pixels colour numbers, row by row from the top
   * @param colors {@code 0xrrggbb} by number
   */
  static byte[] of(int width, int height, byte[] pixels, int[] colors) {
    Png png = new Png();
    png.out.writeBytes(SIGNATURE);
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    number(head, width);
    number(head, height);
    // eight bits, colours by number, the only compression and filter there are, not interlaced
    head.writeBytes(new byte[] {8, 3, 0, 0, 0});
    png.chunk("IHDR", head.toByteArray());
    byte[] palette = new byte[3 * colors.length];
    for (int i = 0; i < palette.length; i++) {
      palette[i] = (byte) (colors[i / 3] >> 16 - 8 * (i % 3));
    }
    png.chunk("PLTE", palette);
    png.chunk("tRNS", new byte[1]);
    byte[] rows = new byte[(width + 1) * height];
    for (int y = 0; y < height; y++) {
      System.arraycopy(pixels, y * width, rows, y * (width + 1) + 1, width);
    }
    png.chunk("IDAT", Packed.deflate(rows, false));
    png.chunk("IEND", new byte[0]);
    return png.out.toByteArray();
  }

  private void chunk(String name, byte[] data) {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(type);
    sum.update(data);
    number(out, data.length);
    out.writeBytes(type);
    out.writeBytes(data);
    number(out, (int) sum.getValue());
  }

  private static void number(ByteArrayOutputStream to, int value) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      to.write(value >>> shift);
    }
  }
}
