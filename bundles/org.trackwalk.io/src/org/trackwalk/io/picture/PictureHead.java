package org.trackwalk.io.picture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * What the first bytes of a picture say, so that nothing is unpacked that is too large. Told by the
 * bytes; only TGA, which has no mark, by the name's ending.
 *
 * @param format of the picture
 * @param width pixels as declared; likewise height
 */
public record PictureHead(Format format, long width, long height) {

  /** Formats whose size is known. */
  public enum Format {
    PNG,
    JPEG,
    BMP,
    GIF,
    DDS,
    TGA,
    SGI
  }

  private static final int PNG_MARK = 0x89504E47;
  private static final int DDS_MARK = 0x20534444;
  private static final int SGI_MARK = 0x01DA;
  private static final int SHORTEST = 18;

  /** Markers of a JPEG file (ISO/IEC 10918-1, table B.1). */
  private static final int START_OF_FRAME = 0xC0;

  private static final int HUFFMAN_TABLES = 0xC4;
  private static final int EXTENSION = 0xC8;
  private static final int ARITHMETIC = 0xCC;
  private static final int LAST_FRAME = 0xCF;

  /** Pixels in all; the largest number where they are more. */
  public long pixels() {
    return width > Long.MAX_VALUE / height ? Long.MAX_VALUE : width * height;
  }

  /**
   * Reads it.
   *
   * @param name with the ending, where there is one
   * @return empty for a picture of no known format, or one that is cut off in its head
   */
  public static Optional<PictureHead> of(byte[] bytes, String name) {
    if (bytes.length < SHORTEST) {
      return Optional.empty();
    }
    ByteBuffer big = ByteBuffer.wrap(bytes);
    ByteBuffer little = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    String start = new String(bytes, 0, 3, StandardCharsets.ISO_8859_1);
    if (big.getInt(0) == PNG_MARK && bytes.length >= 24) {
      return head(Format.PNG, big.getInt(16), big.getInt(20));
    }
    if ((big.getShort(0) & 0xFFFF) == 0xFFD8) {
      return jpeg(big);
    }
    if (start.startsWith("BM") && bytes.length >= 26) {
      return head(Format.BMP, little.getInt(18), Math.abs((long) little.getInt(22)));
    }
    if (start.equals("GIF")) {
      return head(Format.GIF, little.getShort(6) & 0xFFFF, little.getShort(8) & 0xFFFF);
    }
    if (little.getInt(0) == DDS_MARK && bytes.length >= DdsPicture.HEADER) {
      return head(Format.DDS, little.getInt(16), little.getInt(12));
    }
    if ((big.getShort(0) & 0xFFFF) == SGI_MARK) {
      return head(Format.SGI, big.getShort(6) & 0xFFFF, big.getShort(8) & 0xFFFF);
    }
    if (name.toLowerCase(Locale.ROOT).endsWith(".tga")) {
      return head(Format.TGA, little.getShort(12) & 0xFFFF, little.getShort(14) & 0xFFFF);
    }
    return Optional.empty();
  }

  private static Optional<PictureHead> head(Format format, long width, long height) {
    long wide = width & 0xFFFFFFFFL;
    long high = height & 0xFFFFFFFFL;
    return wide == 0 || high == 0
        ? Optional.empty()
        : Optional.of(new PictureHead(format, wide, high));
  }

  /** Walks the segments up to the one that says how large the picture is. */
  private static Optional<PictureHead> jpeg(ByteBuffer in) {
    int at = 2;
    while (at + 9 < in.limit()) {
      if ((in.get(at) & 0xFF) != 0xFF) {
        return Optional.empty();
      }
      int marker = in.get(at + 1) & 0xFF;
      if (marker == 0xFF) {
        at++;
        continue;
      }
      boolean frame =
          marker >= START_OF_FRAME
              && marker <= LAST_FRAME
              && marker != HUFFMAN_TABLES
              && marker != EXTENSION
              && marker != ARITHMETIC;
      if (frame) {
        return head(Format.JPEG, in.getShort(at + 7) & 0xFFFF, in.getShort(at + 5) & 0xFFFF);
      }
      at += 2 + Math.max(2, in.getShort(at + 2) & 0xFFFF);
    }
    return Optional.empty();
  }
}
