package org.trackwalk.contact.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.trackwalk.contact.shape.PlacedShapes;
import org.trackwalk.contact.shape.Probe;
import org.trackwalk.contact.shape.Probes;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Frame;

/**
 * Reads probes from comma-separated text (docs/contacts.md): a header whose columns, in any order,
 * say what the probes are, then one probe per line. Blank lines are skipped. The numbers are in the
 * axes and the unit of a frame, without its placement; see {@link FilePose} for how shapes stand.
 */
public final class ProbeFile {

  /** Ten numbers, or the names of their columns, are some hundred; a device has no lines. */
  private static final int LONGEST_LINE = 1 << 16;

  private final Frame frame;
  private final Shape given;
  private final List<Probe> placed = new ArrayList<>();
  private ProbeHeader header;

  /** Spheres are kept flat: there may be millions. */
  private double[] spheres = new double[256];

  private int length;
  private int line;

  /** The latest shape: probes that are alike share it. */
  private Shape shape;

  private double[] shapeSizes = {};

  private ProbeFile(Frame frame, Shape given) {
    this.frame = frame;
    this.given = given;
  }

  /**
   * Reads a file in UTF-8.
   *
   * @param frame axes and unit of the numbers; {@link Frame#LEVEL} for metres, Y up
   * @param given the shape of probes whose size the file does not say; null when there is none
   * @throws ProbeFileException when it is not such a file
   */
  public static Probes read(Path file, Frame frame, Shape given)
      throws IOException, ProbeFileException {
    // bytes as characters: of one that is no text its own line is named
    try (Reader bytes =
        new InputStreamReader(Files.newInputStream(file), StandardCharsets.ISO_8859_1)) {
      return new ProbeFile(frame, given).lines(new BufferedReader(bytes), true);
    }
  }

  /**
   * Reads text.
   *
   * @param frame axes and unit of the numbers
   * @param given the shape of probes whose size the text does not say; null when there is none
   * @throws ProbeFileException when it is not such a text
   */
  public static Probes read(Reader text, Frame frame, Shape given)
      throws IOException, ProbeFileException {
    return new ProbeFile(frame, given).lines(new BufferedReader(text), false);
  }

  private Probes lines(BufferedReader text, boolean bytes) throws IOException, ProbeFileException {
    for (String read = row(text); read != null; read = row(text)) {
      line++;
      String row = bytes ? text(read) : read;
      String plain = line == 1 && row.startsWith("\uFEFF") ? row.substring(1) : row;
      if (plain.isBlank()) {
        continue;
      }
      String[] cells = plain.split(",", -1);
      if (header == null) {
        header = ProbeHeader.read(cells, line);
        checkHull();
      } else {
        probe(cells);
      }
    }
    if (header == null) {
      throw new ProbeFileException(
          Math.max(1, line), "no header; it must be one of " + ProbeKind.headers());
    }
    return header.kind() == ProbeKind.SPHERE
        ? Spheres.first(spheres, length)
        : new PlacedShapes(placed);
  }

  /** A line from its bytes. */
  private String text(String bytes) throws ProbeFileException {
    if (bytes.chars().allMatch(b -> b < 0x80)) {
      return bytes;
    }
    try {
      ByteBuffer encoded = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
      return StandardCharsets.UTF_8.newDecoder().decode(encoded).toString();
    } catch (CharacterCodingException e) {
      throw new ProbeFileException(line, "it is not text in UTF-8");
    }
  }

  /** The next line without its end; null behind the last one. */
  private String row(BufferedReader text) throws IOException, ProbeFileException {
    StringBuilder row = new StringBuilder();
    int c = text.read();
    if (c < 0) {
      return null;
    }
    for (; c >= 0 && c != '\n' && c != '\r'; c = text.read()) {
      if (row.length() == LONGEST_LINE) {
        throw new ProbeFileException(
            line + 1, "more than " + LONGEST_LINE + " characters without an end of line");
      }
      row.append((char) c);
    }
    if (c == '\r') {
      text.mark(1);
      if (text.read() != '\n') {
        text.reset();
      }
    }
    return row.toString();
  }

  private void checkHull() throws ProbeFileException {
    boolean needed = header.kind() == ProbeKind.HULL;
    if (needed && given == null) {
      throw new ProbeFileException(
          line, "no column says how large the probes are, and no shape is given");
    }
    if (!needed && given != null) {
      throw new ProbeFileException(
          line,
          "the probes have sizes, but a shape is given; its header is "
              + String.join(",", ProbeKind.HULL.columns()));
    }
  }

  private void probe(String[] cells) throws ProbeFileException {
    if (cells.length != header.width()) {
      throw new ProbeFileException(
          line, "it has " + cells.length + " values between commas, expected " + header.width());
    }
    double[] centre = new double[3];
    for (int k = 0; k < 3; k++) {
      centre[k] = coordinate(cells, ProbeKind.CENTRE.get(k));
    }
    List<String> names = header.kind().sizes();
    double[] sizes = new double[names.size()];
    for (int k = 0; k < sizes.length; k++) {
      sizes[k] = number(cells, names.get(k)) * frame.unit().metres();
      if (!(sizes[k] > 0)) {
        throw new ProbeFileException(line, names.get(k) + " must be above zero");
      }
    }
    if (header.kind() == ProbeKind.SPHERE) {
      sphere(centre, sizes[0]);
      return;
    }
    double[] rotation = {0, 0, 0, 1};
    for (int k = 0; header.turned() && k < 4; k++) {
      rotation[k] = number(cells, ProbeKind.ROTATION.get(k));
    }
    try {
      placed.add(new Probe(shape(sizes), FilePose.of(frame, centre, rotation)));
    } catch (IllegalArgumentException e) {
      throw new ProbeFileException(line, e.getMessage());
    }
  }

  private void sphere(double[] centre, double radius) {
    if (length == spheres.length) {
      spheres = Arrays.copyOf(spheres, 2 * length);
    }
    double[] at = frame.fromFileAxes(centre[0], centre[1], centre[2]);
    System.arraycopy(at, 0, spheres, length, 3);
    spheres[length + 3] = radius;
    length += 4;
  }

  private Shape shape(double[] sizes) {
    if (given != null) {
      return given;
    }
    if (!Arrays.equals(sizes, shapeSizes)) {
      shape = header.kind().shape(sizes);
      shapeSizes = sizes;
    }
    return shape;
  }

  private double coordinate(String[] cells, String column) throws ProbeFileException {
    number(cells, column);
    return CoordinateText.read(cells[header.cell(column)].strip());
  }

  private double number(String[] cells, String column) throws ProbeFileException {
    String text = cells[header.cell(column)].strip();
    double value = Double.NaN;
    if (isDecimal(text)) {
      try {
        value = Double.parseDouble(text);
      } catch (NumberFormatException e) {
        value = Double.NaN;
      }
    }
    if (!Double.isFinite(value)) {
      throw new ProbeFileException(
          line, column + " is not a finite number: \"" + shortened(text) + "\"");
    }
    return value;
  }

  /** Java also reads hexadecimal numbers, type suffixes, NaN and Infinity; this format does not. */
  private static boolean isDecimal(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ("0123456789+-.eE".indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
