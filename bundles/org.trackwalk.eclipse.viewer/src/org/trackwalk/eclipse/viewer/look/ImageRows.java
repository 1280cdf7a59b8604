package org.trackwalk.eclipse.viewer.look;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.trackwalk.io.picture.PixelRows;

/** A picture that the window system's library has unpacked. */
final class ImageRows implements PixelRows {

  private static final int OPAQUE = 0xFF000000;

  private final ImageData data;
  private final int[] pixels;
  private final byte[] alphas;
  private final int[] colours;

  ImageRows(ImageData data) {
    this.data = data;
    pixels = new int[data.width];
    alphas = data.alphaData == null ? null : new byte[data.width];
    RGB[] listed = data.palette.isDirect ? null : data.palette.getRGBs();
    colours = listed == null ? null : new int[listed.length];
    for (int i = 0; listed != null && i < listed.length; i++) {
      colours[i] = listed[i].red << 16 | listed[i].green << 8 | listed[i].blue;
    }
  }

  @Override
  public int width() {
    return data.width;
  }

  @Override
  public int height() {
    return data.height;
  }

  @Override
  public void row(int y, int[] argb) {
    data.getPixels(0, y, data.width, pixels, 0);
    if (alphas != null) {
      data.getAlphas(0, y, data.width, alphas, 0);
    }
    for (int x = 0; x < data.width; x++) {
      int alpha = alphas == null ? OPAQUE : (alphas[x] & 0xFF) << 24;
      if (data.transparentPixel >= 0 && pixels[x] == data.transparentPixel) {
        alpha = 0;
      }
      argb[x] = alpha | rgb(pixels[x]);
    }
  }

  private int rgb(int pixel) {
    if (colours != null) {
      return pixel >= 0 && pixel < colours.length ? colours[pixel] : 0;
    }
    PaletteData palette = data.palette;
    return share(pixel, palette.redMask, palette.redShift) << 16
        | share(pixel, palette.greenMask, palette.greenShift) << 8
        | share(pixel, palette.blueMask, palette.blueShift);
  }

  private static int share(int pixel, int mask, int shift) {
    int masked = pixel & mask;
    return (shift < 0 ? masked >>> -shift : masked << shift) & 0xFF;
  }
}
