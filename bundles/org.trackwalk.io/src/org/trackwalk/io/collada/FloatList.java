package org.trackwalk.io.collada;

import java.util.Arrays;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.PlainNumber;
import org.trackwalk.io.text.TextCursor;

/** The numbers of a {@code float_array}, each the float nearest to its text. */
final class FloatList extends NumberBytes {

  /** What is believed of a count before the numbers are there. */
  private static final int MOST_BELIEVED = 1 << 20;

  private float[] items;
  private int count;

  private FloatList(DaeXml xml, int expected) {
    super(xml);
    items = new float[Math.min(expected, MOST_BELIEVED)];
  }

  /**
   * Reads the element that was just entered, and goes to its end.
   *
   * @param expected how many numbers it promises
   */
  static float[] of(DaeXml xml, int expected) throws ImportException {
    FloatList list = new FloatList(xml, expected);
    list.read();
    return list.count == list.items.length ? list.items : Arrays.copyOf(list.items, list.count);
  }

  @Override
  void words(byte[] text, int end) throws ImportException {
    int most = end / 2 + 1;
    if (items.length - count < most) {
      // Room for this block at once, so that the loop need not ask.
      int wanted = (int) Math.min(Integer.MAX_VALUE - 8L, count + (long) (count >> 1) + most);
      items = Arrays.copyOf(items, Math.max(wanted, Math.addExact(count, most)));
    }
    float[] out = items;
    int n = count;
    int i = 0;
    while (true) {
      while (i < end && text[i] <= ' ') {
        if (text[i++] == '\n') {
          newLine();
        }
      }
      if (i >= end) {
        break;
      }
      int behind = PlainNumber.read(text, i, out, n);
      if (behind < 0) {
        TextCursor cursor = new TextCursor(text, i, end, 1);
        if (!cursor.number()) {
          throw noNumber(text, i, end, "number");
        }
        out[n] = cursor.value();
        behind = cursor.at();
      }
      n++;
      i = behind;
    }
    count = n;
  }
}
