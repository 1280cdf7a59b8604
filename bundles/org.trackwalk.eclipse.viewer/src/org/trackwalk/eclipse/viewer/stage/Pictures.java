package org.trackwalk.eclipse.viewer.stage;

import java.nio.ByteBuffer;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;

/** Pictures from the bytes of a graphics card. */
final class Pictures {

  private static final int CHANNELS = 3;
  private static final int BYTES = 4;

  private Pictures() {}

  /**
   * A picture of a size: each of its pixels is the mean of those that fall into it.
   *
   * @param rgb four bytes a pixel, rows from the bottom
   * @param drawnWidth of these bytes; likewise drawnHeight
   */
  static ImageData fit(ByteBuffer rgb, int drawnWidth, int drawnHeight, int width, int height) {
    // Rows without padding: SWT writes files as if there were none.
    PaletteData palette = new PaletteData(0xFF0000, 0xFF00, 0xFF);
    byte[] bytes = new byte[CHANNELS * width * height];
    ImageData data = new ImageData(width, height, 24, palette, 1, bytes);
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      int top = (int) ((long) y * drawnHeight / height);
      int low = Math.max(top + 1, (int) ((long) (y + 1) * drawnHeight / height));
      for (int x = 0; x < width; x++) {
        int left = (int) ((long) x * drawnWidth / width);
        int right = Math.max(left + 1, (int) ((long) (x + 1) * drawnWidth / width));
        row[x] = mean(rgb, drawnWidth, drawnHeight, new int[] {left, right, top, low});
      }
      data.setPixels(0, y, width, row, 0);
    }
    return data;
  }

  private static int mean(ByteBuffer rgb, int width, int height, int[] area) {
    int[] sum = new int[CHANNELS];
    for (int y = area[2]; y < area[3]; y++) {
      for (int x = area[0]; x < area[1]; x++) {
        int at = BYTES * ((height - 1 - y) * width + x);
        for (int c = 0; c < CHANNELS; c++) {
          sum[c] += rgb.get(at + c) & 0xFF;
        }
      }
    }
    int n = (area[1] - area[0]) * (area[3] - area[2]);
    return (sum[0] + n / 2) / n << 16 | (sum[1] + n / 2) / n << 8 | (sum[2] + n / 2) / n;
  }
}
