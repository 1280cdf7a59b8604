package org.trackwalk.io.collada;

import org.trackwalk.io.buffer.GrowingInts;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.text.EightDigits;
import org.trackwalk.io.text.TextCursor;

/** The whole numbers of {@code p}, {@code h} and {@code vcount} elements, with their lines. */
final class IndexList extends NumberBytes {

  private final GrowingInts items = new GrowingInts(48);

  /** Per line: the number of the first item in it, and the line. */
  private final GrowingInts lineStarts = new GrowingInts(16);

  private int lastLine = -1;

  IndexList(DaeXml xml) {
    super(xml);
  }

  @Override
  void words(byte[] text, int end) throws ImportException {
    int i = 0;
    while (true) {
      while (i < end && text[i] <= ' ') {
        if (text[i++] == '\n') {
          newLine();
        }
      }
      if (i >= end) {
        return;
      }
      if (line() != lastLine) {
        lastLine = line();
        lineStarts.add(items.size());
        lineStarts.add(lastLine);
      }
      long eight = EightDigits.at(text, i);
      int run = EightDigits.count(eight);
      if (run > 0 && run < 8 && text[i + run] <= ' ') {
        items.add((int) EightDigits.value(eight, run));
        i += run;
      } else {
        TextCursor cursor = new TextCursor(text, i, end, 1);
        long value = cursor.integer();
        if (value == Long.MIN_VALUE || !cursor.atWordEnd()) {
          throw noNumber(text, i, end, "whole number");
        }
        items.add(value == (int) value ? (int) value : Integer.MAX_VALUE);
        i = cursor.at();
      }
    }
  }

  /** How many numbers there are so far. */
  int size() {
    return items.size();
  }

  /** The numbers; longer than {@link #size()}. */
  int[] items() {
    return items.items();
  }

  /** Finds lines of items, quickly when asked in the order of the items. */
  Lines lines() {
    return new Lines();
  }

  /** A place in the list of lines. */
  final class Lines {
    private int at;

    /** The line of an item. */
    int of(int item) {
      if (lineStarts.size() == 0) {
        return -1;
      }
      if (lineStarts.get(at) > item) {
        at = 0;
      }
      while (at + 2 < lineStarts.size() && lineStarts.get(at + 2) <= item) {
        at += 2;
      }
      return lineStarts.get(at + 1);
    }
  }
}
