package org.trackwalk.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads OpenCRG files for tests as their specification describes them: blocks that begin with
 * {@code $}, definitions of channels, then fields of 10 or 20 characters or big-endian floats.
 */
final class CurvedGridReader {

  final Map<String, Double> road = new TreeMap<>();
  final List<String> channels = new ArrayList<>();
  final List<double[]> rows = new ArrayList<>();

  static CurvedGridReader read(Path file) throws IOException {
    CurvedGridReader reader = new CurvedGridReader();
    byte[] bytes = Files.readAllBytes(file);
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    String block = "";
    String form = "";
    int at = 0;
    while (true) {
      int end = text.indexOf('\n', at);
      String line = text.substring(at, end).replaceAll("!.*", "").stripTrailing();
      at = end + 1;
      if (line.startsWith("$$$$")) {
        break;
      }
      if (line.startsWith("$")) {
        block = line.substring(1).strip().toUpperCase(Locale.ROOT);
      } else if (block.equals("ROAD_CRG") && line.contains("=")) {
        String[] words = line.split("=");
        reader.road.put(words[0].strip(), Double.valueOf(words[1].strip()));
      } else if (block.equals("KD_DEFINITION") && line.startsWith("#:")) {
        form = line.substring(2).strip();
      } else if (block.equals("KD_DEFINITION") && line.startsWith("D:")) {
        reader.channels.add(line.substring(2).strip());
      }
    }
    if (form.equals("KRBI")) {
      reader.floats(ByteBuffer.wrap(bytes, at, bytes.length - at));
    } else {
      reader.fields(text.substring(at), form.equals("LRFI") ? 10 : 20);
    }
    return reader;
  }

  private void fields(String text, int width) {
    double[] row = new double[channels.size()];
    int next = 0;
    for (String line : text.split("\n")) {
      for (int i = 0; i + width <= line.length(); i += width) {
        String field = line.substring(i, i + width).strip();
        row[next++] = field.startsWith("*") ? Double.NaN : Double.parseDouble(field);
        if (next == row.length) {
          rows.add(row);
          row = new double[channels.size()];
          next = 0;
        }
      }
    }
  }

  private void floats(ByteBuffer data) {
    if (data.remaining() % 80 != 0) {
      throw new IllegalArgumentException("binary data are a multiple of 80 bytes");
    }
    while (data.remaining() >= Float.BYTES * channels.size()) {
      double[] row = new double[channels.size()];
      for (int i = 0; i < row.length; i++) {
        row[i] = data.getFloat();
      }
      rows.add(row);
    }
  }

  /** The points of the reference line, x and y of each. */
  double[][] line() {
    double[][] points = new double[rows.size()][];
    points[0] =
        new double[] {road.get("REFERENCE_LINE_START_X"), road.get("REFERENCE_LINE_START_Y")};
    double step = road.get("REFERENCE_LINE_INCREMENT");
    for (int i = 1; i < points.length; i++) {
      double phi = rows.get(i)[0];
      points[i] =
          new double[] {
            points[i - 1][0] + step * Math.cos(phi), points[i - 1][1] + step * Math.sin(phi)
          };
    }
    return points;
  }
}
