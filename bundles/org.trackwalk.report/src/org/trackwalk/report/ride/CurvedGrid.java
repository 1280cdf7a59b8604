package org.trackwalk.report.ride;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.trackwalk.model.ride.SurfaceGrid;

/**
 * The road's surface as an OpenCRG file (ASAM OpenCRG, a curved regular grid): the heading of its
 * reference line and the heights beside it, row by row, as text (LRFI) or as big-endian floats
 * (KRBI).
 */
public final class CurvedGrid {

  /** Characters of a number in the text. */
  private static final int WIDTH = 10;

  /** Numbers in a line of the text. */
  private static final int IN_LINE = 8;

  /** Bytes of which the binary data are a multiple. */
  private static final int BLOCK = 80;

  private static final String UNUSED = "**unused**";
  private static final String MISSING = "**********";

  private CurvedGrid() {}

  /** Writes the grid as text; does not close the stream. */
  public static void text(RideBook book, OutputStream out) throws IOException {
    SurfaceGrid grid = book.grid().get();
    OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
    ascii(buffered, head(book, grid, "LRFI", "$".repeat(BLOCK)));
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < grid.rows(); i++) {
      row.setLength(0);
      row.append(i == 0 ? UNUSED : number(grid.headings()[i - 1]));
      for (int c = 0; c < grid.columns(); c++) {
        if ((c + 1) % IN_LINE == 0) {
          row.append('\n');
        }
        float height = grid.height(i, c);
        row.append(Float.isNaN(height) ? MISSING : number(height));
      }
      ascii(buffered, row.append('\n').toString());
    }
    buffered.flush();
  }

  /** Writes the grid as floats; does not close the stream. */
  public static void binary(RideBook book, OutputStream out) throws IOException {
    SurfaceGrid grid = book.grid().get();
    OutputStream buffered = new BufferedOutputStream(out, 1 << 16);
    ascii(buffered, head(book, grid, "KRBI", "$".repeat(72)));
    ByteBuffer row = ByteBuffer.allocate(Float.BYTES * (grid.columns() + 1));
    for (int i = 0; i < grid.rows(); i++) {
      row.clear();
      row.putFloat(i == 0 ? Float.NaN : (float) grid.headings()[i - 1]);
      for (int c = 0; c < grid.columns(); c++) {
        row.putFloat(grid.height(i, c));
      }
      buffered.write(row.array());
    }
    long bytes = (long) row.capacity() * grid.rows();
    ByteBuffer padding = ByteBuffer.allocate((int) Math.floorMod(-bytes, (long) BLOCK));
    while (padding.hasRemaining()) {
      padding.putFloat(Float.NaN);
    }
    buffered.write(padding.array());
    buffered.flush();
  }

  private static String head(RideBook book, SurfaceGrid grid, String form, String separator) {
    StringBuilder text = new StringBuilder();
    text.append("$CT\n");
    text.append("Surface of ").append(plain(book.level())).append(", sampled by Trackwalk\n");
    text.append("x is the level's x, y minus its z, z its height, in metres (level: Y up)\n");
    text.append("$\n$ROAD_CRG\n");
    entry(text, "REFERENCE_LINE_START_U", 0);
    entry(text, "REFERENCE_LINE_START_X", grid.startX());
    entry(text, "REFERENCE_LINE_START_Y", grid.startY() + 0.0);
    entry(text, "REFERENCE_LINE_START_PHI", grid.headings()[0]);
    entry(text, "REFERENCE_LINE_END_U", round(grid.step() * (grid.rows() - 1)));
    double[] end = end(grid);
    entry(text, "REFERENCE_LINE_END_X", end[0]);
    entry(text, "REFERENCE_LINE_END_Y", end[1]);
    entry(text, "REFERENCE_LINE_END_PHI", grid.headings()[grid.headings().length - 1]);
    entry(text, "REFERENCE_LINE_INCREMENT", grid.step());
    entry(text, "LONG_SECTION_V_RIGHT", round(grid.aside(0)));
    entry(text, "LONG_SECTION_V_LEFT", round(grid.aside(grid.columns() - 1)));
    entry(text, "LONG_SECTION_V_INCREMENT", grid.spacing());
    text.append("$\n$KD_DEFINITION\n#:").append(form).append('\n');
    text.append("U:reference line u,m,0,").append(grid.step()).append('\n');
    text.append("D:reference line phi,rad\n");
    for (int c = 0; c < grid.columns(); c++) {
      text.append("D:long section ").append(c + 1).append(",m\n");
    }
    return text.append("$\n").append(separator).append('\n').toString();
  }

  /** Readers place the line by both of its ends, and not by its first alone. */
  private static double[] end(SurfaceGrid grid) {
    double x = grid.startX();
    double y = grid.startY();
    for (double heading : grid.headings()) {
      x += grid.step() * StrictMath.cos(heading);
      y += grid.step() * StrictMath.sin(heading);
    }
    return new double[] {x, y};
  }

  private static void entry(StringBuilder text, String key, double value) {
    text.append(String.format(Locale.ROOT, "%-24s = %s\n", key, value));
  }

  /** Multiples of a tenth without the dust of their sum. */
  private static double round(double value) {
    return StrictMath.round(1e6 * value) / 1e6;
  }

  /** Without what begins a block or a remark in the file. */
  private static String plain(String name) {
    return name.replaceAll("[^\\x20-\\x7E]|[$*!]", "_");
  }

  /** A blank and nine characters: as many decimals as there is room for. */
  static String number(double value) {
    int before = Long.toString((long) Math.abs(value)).length() + (value < 0 ? 1 : 0);
    int decimals = Math.max(0, Math.min(7, WIDTH - 2 - before));
    BigDecimal rounded = new BigDecimal(value).setScale(decimals, RoundingMode.HALF_EVEN);
    String digits = rounded.signum() == 0 ? "0." + "0".repeat(decimals) : rounded.toPlainString();
    return " ".repeat(Math.max(1, WIDTH - digits.length())) + digits;
  }

  private static void ascii(OutputStream out, String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.US_ASCII));
  }
}
