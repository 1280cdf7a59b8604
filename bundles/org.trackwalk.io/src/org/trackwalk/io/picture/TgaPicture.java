package org.trackwalk.io.picture;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Truevision TGA pictures: true colour, palettes and grey, plain or packed by runs. Source:
 * Truevision, <i>TGA File Format Specification</i>, version 2.0 (1991).
 */
public final class TgaPicture implements PixelRows {

  private static final int HEADER = 18;
  private static final int PALETTE = 1;
  private static final int COLOUR = 2;
  private static final int GREY = 3;

  /** Is added to a kind whose pixels are packed. */
  private static final int PACKED = 8;

  private static final int FROM_TOP = 0x20;
  private static final int FROM_RIGHT = 0x10;

  private final int width;
  private final int height;
  private final int kind;
  private final int bytes;
  private final boolean fromTop;
  private final boolean fromRight;

  /** The number of the palette's first colour. */
  private final int firstColour;

  private final byte[] pixels;
  private final int start;
  private final int[] palette;
  private final boolean opaque;

  private TgaPicture(ByteBuffer in) throws UnreadPictureException {
    width = in.getShort(12) & 0xFFFF;
    height = in.getShort(14) & 0xFFFF;
    int whole = in.get(2) & 0xFF;
    kind = whole & ~PACKED;
    int bits = in.get(16) & 0xFF;
    bytes = (bits + 7) / 8;
    fromTop = (in.get(17) & FROM_TOP) != 0;
    fromRight = (in.get(17) & FROM_RIGHT) != 0;
    firstColour = in.getShort(3) & 0xFFFF;
    if (kind < PALETTE || kind > GREY || bytes < 1 || bytes > 4) {
      throw new UnreadPictureException("is a kind of TGA that is not read");
    }
    int colours = in.getShort(5) & 0xFFFF;
    int colourBytes = ((in.get(7) & 0xFF) + 7) / 8;
    int at = HEADER + (in.get(0) & 0xFF);
    palette = new int[in.get(1) == 0 ? 0 : colours];
    for (int i = 0; i < palette.length; i++, at += colourBytes) {
      palette[i] = colour(in.array(), at, colourBytes);
    }
    if ((whole & PACKED) != 0) {
      pixels = unpacked(in.array(), at);
      start = 0;
    } else {
      pixels = in.array();
      start = at;
    }
    if (start + (long) width * height * bytes > pixels.length) {
      throw new UnreadPictureException("is cut off");
    }
    opaque = kind == COLOUR && bytes == 4 && (in.get(17) & 15) == 0;
  }

  /**
   * Opens a picture.
   *
   * @throws UnreadPictureException for other kinds and what is cut off
   */
  public static TgaPicture of(byte[] content) throws UnreadPictureException {
    try {
      return new TgaPicture(ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN));
    } catch (IndexOutOfBoundsException e) {
      throw new UnreadPictureException("is cut off");
    }
  }

  private byte[] unpacked(byte[] from, int first) {
    byte[] all = new byte[Math.multiplyExact(Math.multiplyExact(width, height), bytes)];
    int at = first;
    int to = 0;
    while (to < all.length) {
      int head = from[at++] & 0xFF;
      int count = Math.min((head & 0x7F) + 1, (all.length - to) / bytes);
      boolean run = head >= 0x80;
      for (int i = 0; i < count; i++, to += bytes) {
        System.arraycopy(from, run ? at : at + i * bytes, all, to, bytes);
      }
      at += run ? bytes : count * bytes;
    }
    return all;
  }

  private static int colour(byte[] from, int at, int bytes) {
    if (bytes == 2) {
      int value = from[at] & 0xFF | (from[at + 1] & 0xFF) << 8;
      int r = (value >> 10 & 31) * 255 / 31;
      int g = (value >> 5 & 31) * 255 / 31;
      return 0xFF000000 | r << 16 | g << 8 | (value & 31) * 255 / 31;
    }
    int rgb = from[at] & 0xFF | (from[at + 1] & 0xFF) << 8 | (from[at + 2] & 0xFF) << 16;
    return (bytes == 4 ? (from[at + 3] & 0xFF) << 24 : 0xFF000000) | rgb;
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return height;
  }

  @Override
  public void row(int y, int[] argb) {
    int row = fromTop ? y : height - 1 - y;
    for (int x = 0; x < width; x++) {
      int at = start + (row * width + (fromRight ? width - 1 - x : x)) * bytes;
      if (kind == COLOUR && bytes > 1) {
        argb[x] = colour(pixels, at, bytes) | (opaque ? 0xFF000000 : 0);
      } else if (kind == PALETTE) {
        int index = (pixels[at] & 0xFF | (bytes == 2 ? (pixels[at + 1] & 0xFF) << 8 : 0));
        index -= firstColour;
        argb[x] = index >= 0 && index < palette.length ? palette[index] : 0xFF000000;
      } else {
        int grey = pixels[at] & 0xFF;
        argb[x] = 0xFF000000 | grey << 16 | grey << 8 | grey;
      }
    }
  }
}
