package org.trackwalk.check.tiles;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Sheets bit by bit. */
final class TileSheetBytes {

  private TileSheetBytes() {}

  static void write(TileSheets sheets, DataOutputStream out) throws IOException {
    TileMeshBytes.ints(sheets.sizes(), out);
    TileMeshBytes.ints(halves(sheets.areas()), out);
    TileMeshBytes.ints(halves(sheets.upward()), out);
    TileMeshBytes.floats(sheets.firsts(), out);
    TileMeshBytes.ints(halves(sheets.facing()), out);
    TileMeshBytes.floats(sheets.largest(), out);
    TileMeshBytes.ints(sheets.links(), out);
  }

  /**
   * Reads them.
   *
   * @param most bytes that there can be
   * @throws IOException when they cannot be read, or do not fit each other
   */
  static TileSheets read(DataInputStream in, long most) throws IOException {
    int[] sizes = TileMeshBytes.ints(in, most);
    int[] areas = TileMeshBytes.ints(in, most);
    int[] upward = TileMeshBytes.ints(in, most);
    float[] firsts = TileMeshBytes.floats(in, most);
    int[] facing = TileMeshBytes.ints(in, most);
    float[] largest = TileMeshBytes.floats(in, most);
    int[] links = TileMeshBytes.ints(in, most);
    boolean there =
        sizes != null
            && isDoubles(areas)
            && isDoubles(upward)
            && firsts != null
            && isDoubles(facing)
            && largest != null
            && links != null;
    TileSheets sheets =
        there
            ? new TileSheets(
                sizes, doubles(areas), doubles(upward), firsts, doubles(facing), largest, links)
            : null;
    if (!there || !sheets.sound()) {
      throw new IOException("it is broken");
    }
    return sheets;
  }

  private static int[] halves(double[] values) {
    int[] halves = new int[2 * values.length];
    for (int i = 0; i < values.length; i++) {
      long bits = Double.doubleToRawLongBits(values[i]);
      halves[2 * i] = (int) (bits >>> Integer.SIZE);
      halves[2 * i + 1] = (int) bits;
    }
    return halves;
  }

  private static boolean isDoubles(int[] halves) {
    return halves != null && halves.length % 2 == 0;
  }

  private static double[] doubles(int[] halves) {
    double[] values = new double[halves.length / 2];
    for (int i = 0; i < values.length; i++) {
      long low = Integer.toUnsignedLong(halves[2 * i + 1]);
      values[i] = Double.longBitsToDouble((long) halves[2 * i] << Integer.SIZE | low);
    }
    return values;
  }
}
