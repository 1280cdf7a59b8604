package org.trackwalk.cli.option;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.trackwalk.cli.console.UsageException;

/** An amount of memory or disk as people write it: {@code 500m}, {@code 2g}, {@code 1.5 GB}. */
final class ByteSize {

  private static final Pattern SIZE =
      Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,3})?) ?([kmgt]?)(?:i?b)?");

  /** Bits by which a unit is larger than the one before. */
  private static final int STEP = 10;

  private ByteSize() {}

  /**
   * Bytes; k, m, g and t are powers of 1024, as Java's own options have them.
   *
   * @throws UsageException when it is no size, or none at all
   */
  static long of(String option, String text) throws UsageException {
    Matcher size = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!size.matches()) {
      throw new UsageException(option + ": '" + text + "' is no size; write 500m or 2g");
    }
    int unit = size.group(2).isEmpty() ? 0 : 1 + "kmgt".indexOf(size.group(2));
    double bytes = Double.parseDouble(size.group(1)) * (1L << (STEP * unit));
    if (bytes < 1) {
      throw new UsageException(option + ": nothing fits into " + text);
    }
    return (long) bytes;
  }
}
