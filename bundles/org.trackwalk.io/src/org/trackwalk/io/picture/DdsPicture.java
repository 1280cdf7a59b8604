package org.trackwalk.io.picture;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * DirectDraw surfaces: BC1, BC2 and BC3 blocks (DXT1 to DXT5) and plain pixels with masks. Of the
 * smaller copies in the file the one is taken that is large enough. Source: Microsoft,
 * <i>Programming Guide for DDS</i> and <i>Texture Block Compression in Direct3D 11</i>.
 */
public final class DdsPicture implements PixelRows {

  static final int HEADER = 128;

  private static final int EXTENDED = 20;
  private static final int FOURCC = 4;

  /** Red's mask is that of grey. */
  private static final int LUMINANCE = 0x20000;

  private static final int BLOCK = 4;

  /** DXGI formats of the three compressions, without and with sRGB. */
  private static final int BC1 = 71;

  private static final int BC2 = 74;
  private static final int BC3 = 77;

  /** DXGI formats of plain pixels of four bytes: red first, blue first, and without opacity. */
  private static final int RGBA = 28;

  private static final int RGBA_SRGB = 29;
  private static final int BGRA = 87;
  private static final int BGRX = 88;
  private static final int BGRA_SRGB = 91;
  private static final int BGRX_SRGB = 93;
  private static final int PLAIN_BITS = 32;

  private final ByteBuffer in;
  private final int width;
  private final int height;
  private final int start;

  /** 1, 2 or 3 for blocks; 0 for pixels. */
  private final int blocks;

  private final int bytes;
  private final int[] masks;

  private DdsPicture(
      ByteBuffer in, int width, int height, int start, int blocks, int bytes, int[] masks) {
    this.in = in;
    this.width = width;
    this.height = height;
    this.start = start;
    this.blocks = blocks;
    this.bytes = bytes;
    this.masks = masks;
  }

  /**
   * Opens a picture.
   *
   * @param side pixels of the longer side that are enough
   * @throws UnreadPictureException for other kinds of compression and what is cut off
   */
  public static DdsPicture of(byte[] content, int side) throws UnreadPictureException {
    ByteBuffer in = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    try {
      return of(in, side);
    } catch (IndexOutOfBoundsException | BufferUnderflowException e) {
      throw new UnreadPictureException("is cut off");
    }
  }

  private static DdsPicture of(ByteBuffer in, int side) throws UnreadPictureException {
    int height = in.getInt(12);
    int width = in.getInt(16);
    int copies = Math.max(1, in.getInt(28));
    boolean coded = (in.getInt(80) & FOURCC) != 0;
    int code = in.getInt(84);
    int start = HEADER;
    int blocks = 0;
    int bits = in.getInt(88);
    int[] masks = {in.getInt(92), in.getInt(96), in.getInt(100), in.getInt(104)};
    if (coded) {
      blocks = blocks(code);
      if (blocks == 0 && code == code("DX10")) {
        blocks = extended(in.getInt(HEADER));
        start += EXTENDED;
        int[] plain = plain(in.getInt(HEADER));
        if (plain != null) {
          coded = false;
          bits = PLAIN_BITS;
          masks = plain;
        }
      }
      if (coded && blocks == 0) {
        throw new UnreadPictureException("is compressed in a way that is not read");
      }
    }
    if (!coded && (bits < 8 || bits > 32 || bits % 8 != 0)) {
      throw new UnreadPictureException("has pixels of " + bits + " bits, which are not read");
    }
    boolean grey = (in.getInt(80) & (LUMINANCE | FOURCC)) == LUMINANCE;
    if (grey && masks[0] != 0) {
      masks = new int[] {masks[0], masks[0], masks[0], masks[3]};
    } else if (!coded && bits == 8) {
      masks = new int[] {0xFF, 0xFF, 0xFF, 0};
    }
    long at = start;
    for (int copy = 1; copy < copies && Math.max(width, height) / 2 >= side; copy++) {
      at += size(width, height, blocks, bits);
      width = Math.max(1, width / 2);
      height = Math.max(1, height / 2);
    }
    if (width <= 0 || height <= 0 || at + size(width, height, blocks, bits) > in.limit()) {
      throw new UnreadPictureException("is cut off");
    }
    return new DdsPicture(in, width, height, (int) at, blocks, bits / 8, masks);
  }

  private static int code(String letters) {
    return letters.charAt(0)
        | letters.charAt(1) << 8
        | letters.charAt(2) << 16
        | letters.charAt(3) << 24;
  }

  private static int blocks(int code) {
    if (code == code("DXT1")) {
      return 1;
    }
    if (code == code("DXT2") || code == code("DXT3")) {
      return 2;
    }
    return code == code("DXT4") || code == code("DXT5") ? 3 : 0;
  }

  private static int extended(int format) {
    return switch (format) {
      case BC1, BC1 + 1 -> 1;
      case BC2, BC2 + 1 -> 2;
      case BC3, BC3 + 1 -> 3;
      default -> 0;
    };
  }

  /** Masks of red, green, blue and opacity; null for other formats. */
  private static int[] plain(int format) {
    return switch (format) {
      case RGBA, RGBA_SRGB -> new int[] {0xFF, 0xFF00, 0xFF0000, 0xFF000000};
      case BGRA, BGRA_SRGB -> new int[] {0xFF0000, 0xFF00, 0xFF, 0xFF000000};
      case BGRX, BGRX_SRGB -> new int[] {0xFF0000, 0xFF00, 0xFF, 0};
      default -> null;
    };
  }

  private static long size(int width, int height, int blocks, int bits) {
    if (blocks == 0) {
      return (long) width * height * (bits / 8);
    }
    long wide = (width + (long) BLOCK - 1) / BLOCK;
    return wide * ((height + (long) BLOCK - 1) / BLOCK) * (blocks == 1 ? 8 : 16);
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
    if (blocks == 0) {
      pixels(y, argb);
      return;
    }
    int wide = (width + BLOCK - 1) / BLOCK;
    int size = blocks == 1 ? 8 : 16;
    int[] colours = new int[4];
    for (int b = 0; b < wide; b++) {
      int at = start + (y / BLOCK * wide + b) * size;
      int colour = at + size - 8;
      palette(in.getShort(colour) & 0xFFFF, in.getShort(colour + 2) & 0xFFFF, colours);
      int picks = in.getInt(colour + 4) >>> 8 * (y % BLOCK);
      for (int x = 0; x < BLOCK && BLOCK * b + x < width; x++) {
        int rgb = colours[picks >>> 2 * x & 3];
        int alpha = blocks == 1 ? rgb >>> 24 : alpha(at, 4 * (y % BLOCK) + x);
        argb[BLOCK * b + x] = alpha << 24 | rgb & 0xFFFFFF;
      }
    }
  }

  private void pixels(int y, int[] argb) {
    for (int x = 0; x < width; x++) {
      int at = start + (y * width + x) * bytes;
      int value = 0;
      for (int k = 0; k < bytes; k++) {
        value |= (in.get(at + k) & 0xFF) << 8 * k;
      }
      int alpha = masks[3] == 0 ? 0xFF : share(value, masks[3]);
      argb[x] =
          alpha << 24
              | share(value, masks[0]) << 16
              | share(value, masks[1]) << 8
              | share(value, masks[2]);
    }
  }

  private static int share(int value, int mask) {
    if (mask == 0) {
      return 0;
    }
    int low = Integer.numberOfTrailingZeros(mask);
    long most = (mask & 0xFFFFFFFFL) >>> low;
    return (int) (255 * ((value & mask & 0xFFFFFFFFL) >>> low) / most);
  }

  /** Four colours of a block, with their opacity where it has no block of its own. */
  private void palette(int first, int second, int[] to) {
    int a = wide(first);
    int b = wide(second);
    to[0] = 0xFF000000 | a;
    to[1] = 0xFF000000 | b;
    boolean four = first > second || blocks > 1;
    to[2] = 0xFF000000 | (four ? mix(a, b, 2, 1) : mix(a, b, 1, 1));
    to[3] = four ? 0xFF000000 | mix(a, b, 1, 2) : 0;
  }

  private static int wide(int rgb565) {
    int r = (rgb565 >> 11 & 31) * 255 / 31;
    int g = (rgb565 >> 5 & 63) * 255 / 63;
    int b = (rgb565 & 31) * 255 / 31;
    return r << 16 | g << 8 | b;
  }

  private static int mix(int a, int b, int ofA, int ofB) {
    int mixed = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int sum = ofA * (a >> shift & 0xFF) + ofB * (b >> shift & 0xFF);
      mixed |= sum / (ofA + ofB) << shift;
    }
    return mixed;
  }

  private int alpha(int at, int pixel) {
    if (blocks == 2) {
      return (in.get(at + pixel / 2) >> 4 * (pixel % 2) & 15) * 17;
    }
    int a = in.get(at) & 0xFF;
    int b = in.get(at + 1) & 0xFF;
    long bits = in.getLong(at) >>> 16;
    int pick = (int) (bits >>> 3 * pixel & 7);
    if (pick < 2) {
      return pick == 0 ? a : b;
    }
    if (a > b) {
      return ((8 - pick) * a + (pick - 1) * b) / 7;
    }
    return pick == 6 ? 0 : pick == 7 ? 255 : ((6 - pick) * a + (pick - 1) * b) / 5;
  }
}
