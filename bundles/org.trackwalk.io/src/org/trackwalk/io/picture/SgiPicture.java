package org.trackwalk.io.picture;

import java.nio.ByteBuffer;

/**
 * SGI pictures ({@code .rgb}, {@code .rgba}, {@code .sgi}) of one byte a channel, which TORCS and
 * Speed Dreams use. Source: P. Haeberli, <i>The SGI Image File Format</i>, version 1.00.
 */
public final class SgiPicture implements PixelRows {

  private static final int HEADER = 512;

  private final ByteBuffer in;
  private final int width;
  private final int height;
  private final int channels;
  private final boolean packed;

  private SgiPicture(ByteBuffer in) throws UnreadPictureException {
    this.in = in;
    packed = in.get(2) == 1;
    width = in.getShort(6) & 0xFFFF;
    height = in.getShort(8) & 0xFFFF;
    channels = in.getShort(4) < 3 ? 1 : Math.min(4, in.getShort(10) & 0xFFFF);
    long table = packed ? 8L * height * channels : (long) width * height * channels;
    if (in.get(3) != 1) {
      throw new UnreadPictureException("has channels of two bytes, which are not read");
    }
    if (channels == 0 || HEADER + table > in.limit()) {
      throw new UnreadPictureException("is cut off");
    }
  }

  /**
   * Opens a picture.
   *
   * @throws UnreadPictureException for other kinds and what is cut off
   */
  public static SgiPicture of(byte[] content) throws UnreadPictureException {
    return new SgiPicture(ByteBuffer.wrap(content));
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
    byte[][] planes = new byte[channels][width];
    for (int c = 0; c < channels; c++) {
      plane(height - 1 - y, c, planes[c]);
    }
    for (int x = 0; x < width; x++) {
      int r = planes[0][x] & 0xFF;
      int g = channels < 3 ? r : planes[1][x] & 0xFF;
      int b = channels < 3 ? r : planes[2][x] & 0xFF;
      int alpha = channels == 4 ? planes[3][x] & 0xFF : channels == 2 ? planes[1][x] & 0xFF : 255;
      argb[x] = alpha << 24 | r << 16 | g << 8 | b;
    }
  }

  /** A row of a channel from below; what is damaged stays black. */
  private void plane(int row, int channel, byte[] to) {
    int line = channel * height + row;
    if (!packed) {
      in.get(HEADER + line * width, to);
      return;
    }
    long at = in.getInt(HEADER + 4 * line) & 0xFFFFFFFFL;
    int x = 0;
    while (at < in.limit() && x < width) {
      int head = in.get((int) at++) & 0xFF;
      int count = Math.min(head & 0x7F, width - x);
      if (count == 0) {
        return;
      }
      boolean copied = head >= 0x80;
      for (int i = 0; i < count; i++) {
        long from = copied ? at + i : at;
        to[x++] = from < in.limit() ? in.get((int) from) : 0;
      }
      at += copied ? count : 1;
    }
  }
}
