package org.trackwalk.contact.csv;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.trackwalk.contact.shape.Spheres;
import org.trackwalk.mesh.level.Frame;

/**
 * Reads probe spheres from comma-separated text: a header with the columns {@code x}, {@code y},
 * {@code z} and {@code radius} in any order, then one probe per line. Blank lines are skipped. The
 * numbers are in the axes and the unit of a frame, without its placement.
 */
public final class ProbeFile {

  private static final List<String> COLUMNS = List.of("x", "y", "z", "radius");

  private final Frame frame;
  private final int[] columns = new int[4];
  private double[] numbers = new double[256];
  private int length;
  private int line;

  private ProbeFile(Frame frame) {
    this.frame = frame;
  }

  /**
   * Reads a file in UTF-8.
   *
   * @param frame axes and unit of the numbers; {@link Frame#LEVEL} for metres, Y up
   * @throws ProbeFileException when it is not such a file
   */
  public static Spheres read(Path file, Frame frame) throws IOException, ProbeFileException {
    try (Reader reader =
        new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8.newDecoder())) {
      return read(reader, frame);
    }
  }

  /**
   * Reads text.
   *
   * @param frame axes and unit of the numbers
   * @throws ProbeFileException when it is not such a text
   */
  public static Spheres read(Reader text, Frame frame) throws IOException, ProbeFileException {
    ProbeFile file = new ProbeFile(frame);
    try {
      return file.lines(new BufferedReader(text));
    } catch (CharacterCodingException e) {
      throw new ProbeFileException(file.line + 1, "is not text in UTF-8");
    }
  }

  private Spheres lines(BufferedReader text) throws IOException, ProbeFileException {
    boolean header = false;
    for (String row = text.readLine(); row != null; row = text.readLine()) {
      line++;
      String plain = line == 1 && row.startsWith("\uFEFF") ? row.substring(1) : row;
      if (plain.isBlank()) {
        continue;
      }
      String[] cells = plain.split(",", -1);
      if (header) {
        probe(cells);
      } else {
        header(cells);
        header = true;
      }
    }
    if (!header) {
      throw new ProbeFileException(Math.max(1, line), "no header; it must be x,y,z,radius");
    }
    return Spheres.first(numbers, length);
  }

  private void header(String[] cells) throws ProbeFileException {
    Arrays.fill(columns, -1);
    List<String> unknown = new ArrayList<>();
    for (int i = 0; i < cells.length; i++) {
      String name = cells[i].strip().toLowerCase(Locale.ROOT);
      int column = COLUMNS.indexOf(name);
      if (column < 0) {
        unknown.add(name);
      } else if (columns[column] >= 0) {
        throw new ProbeFileException(line, "column " + name + " comes twice");
      } else {
        columns[column] = i;
      }
    }
    if (!unknown.isEmpty()) {
      throw new ProbeFileException(
          line,
          "unknown column "
              + String.join(", ", unknown)
              + "; probes are spheres, the header must be x,y,z,radius");
    }
    for (int i = 0; i < 4; i++) {
      if (columns[i] < 0) {
        throw new ProbeFileException(
            line, "column " + COLUMNS.get(i) + " is missing; the header must be x,y,z,radius");
      }
    }
  }

  private void probe(String[] cells) throws ProbeFileException {
    if (cells.length != 4) {
      throw new ProbeFileException(line, "has " + cells.length + " numbers, expected 4");
    }
    double x = coordinate(cells, 0);
    double y = coordinate(cells, 1);
    double z = coordinate(cells, 2);
    double radius = number(cells, 3) * frame.unit().metres();
    if (!(radius > 0)) {
      throw new ProbeFileException(line, "radius must be above zero");
    }
    double[] placed = frame.fromFileAxes(x, y, z);
    if (length == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * length);
    }
    System.arraycopy(placed, 0, numbers, length, 3);
    numbers[length + 3] = radius;
    length += 4;
  }

  private double coordinate(String[] cells, int column) throws ProbeFileException {
    number(cells, column);
    return CoordinateText.read(cells[columns[column]].strip());
  }

  private double number(String[] cells, int column) throws ProbeFileException {
    String text = cells[columns[column]].strip();
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
          line, COLUMNS.get(column) + " is not a finite number: \"" + shortened(text) + "\"");
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
    return !text.isEmpty();
  }

  private static String shortened(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
