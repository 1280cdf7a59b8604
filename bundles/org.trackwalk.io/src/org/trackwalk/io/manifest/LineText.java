package org.trackwalk.io.manifest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.json.JsonText;
import org.trackwalk.io.json.JsonValue;
import org.trackwalk.io.json.StrictObject;

/** Points of a polyline from the three kinds of text that {@link LineFile} describes. */
final class LineText {

  private LineText() {}

  static double[] ofObj(String text, String shown) throws ImportException {
    List<double[]> vertices = new ArrayList<>();
    List<double[]> line = new ArrayList<>();
    String[] rows = text.split("\\R");
    for (int row = 0; row < rows.length; row++) {
      String[] words = rows[row].strip().split("\\s+");
      if (words[0].equals("v")) {
        vertices.add(point(words, 1, 2, 3, shown, row));
      } else if (words[0].equals("l") && line.isEmpty()) {
        for (int i = 1; i < words.length; i++) {
          line.add(vertices.get(index(words[i], vertices.size(), shown, row)));
        }
      }
    }
    return flat(line.isEmpty() ? vertices : line);
  }

  private static int index(String word, int count, String shown, int row) throws ImportException {
    String number = word.contains("/") ? word.substring(0, word.indexOf('/')) : word;
    try {
      int index = Integer.parseInt(number);
      int at = index < 0 ? count + index : index - 1;
      if (at >= 0 && at < count) {
        return at;
      }
    } catch (NumberFormatException e) {
      throw wrong(shown, row, "'" + word + "' is not the number of a vertex");
    }
    throw wrong(shown, row, "there is no vertex " + word + " above this line");
  }

  static double[] ofCsv(String text, String shown) throws ImportException {
    List<double[]> points = new ArrayList<>();
    int[] columns = null;
    String[] rows = text.split("\\R");
    for (int row = 0; row < rows.length; row++) {
      if (rows[row].isBlank() || rows[row].startsWith("#")) {
        continue;
      }
      String[] words = rows[row].split("[,;\t]", -1);
      if (columns == null) {
        columns = header(words);
        if (columns != null) {
          continue;
        }
        columns = new int[] {0, 1, 2};
      }
      points.add(point(words, columns[0], columns[1], columns[2], shown, row));
    }
    return flat(points);
  }

  /**
   * The column named {@link LineFile#SPEED}, a number above zero in each row; null where there is
   * none, or one that is none.
   */
  static double[] speeds(String text) {
    return column(text, LineFile.SPEED, Double.MIN_VALUE, LineFile.FASTEST);
  }

  /** The columns named {@link LineFile#SIDES}, in turn; null where one is missing, or a number. */
  static double[] sides(String text) {
    double[] left = column(text, LineFile.SIDES.get(0), 0, LineFile.WIDEST);
    double[] right = column(text, LineFile.SIDES.get(1), 0, LineFile.WIDEST);
    return left == null || right == null ? null : inTurn(left, right);
  }

  /** Numbers of two rows, one of each after the other. */
  static double[] inTurn(double[] first, double[] second) {
    double[] both = new double[2 * first.length];
    for (int i = 0; i < first.length; i++) {
      both[2 * i] = first[i];
      both[2 * i + 1] = second[i];
    }
    return both;
  }

  /**
   * A column, a number within bounds in each row; null where there is none, or one that is none.
   */
  private static double[] column(String text, String name, double least, double most) {
    List<Double> numbers = new ArrayList<>();
    int column = -1;
    for (String row : text.split("\\R")) {
      if (row.isBlank() || row.startsWith("#")) {
        continue;
      }
      String[] words = row.split("[,;\t]", -1);
      if (column < 0) {
        for (int i = 0; i < words.length; i++) {
          column = words[i].strip().equalsIgnoreCase(name) ? i : column;
        }
        if (column < 0) {
          return null;
        }
      } else {
        double number = column < words.length ? number(words[column].strip()) : Double.NaN;
        if (!(number >= least && number <= most)) {
          return null;
        }
        numbers.add(number);
      }
    }
    return numbers.stream().mapToDouble(Double::doubleValue).toArray();
  }

  private static double number(String word) {
    try {
      return Double.parseDouble(word);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /** The columns named x, y and z; null when the words are not a header. */
  private static int[] header(String[] words) {
    int[] columns = {-1, -1, -1};
    for (int i = 0; i < words.length; i++) {
      String name = words[i].strip().toLowerCase(Locale.ROOT);
      int axis = name.length() == 1 ? "xyz".indexOf(name) : -1;
      if (axis >= 0 && columns[axis] < 0) {
        columns[axis] = i;
      }
    }
    return columns[0] >= 0 && columns[1] >= 0 && columns[2] >= 0 ? columns : null;
  }

  static double[] ofJson(String text, String shown) throws ImportException {
    try {
      JsonValue json = JsonText.parse(text);
      JsonValue list = json;
      if (json.is(JsonValue.Kind.OBJECT)) {
        list = new StrictObject(json, "points").required("points");
      }
      List<double[]> points = new ArrayList<>();
      for (JsonValue item : list.items()) {
        points.add(StrictObject.numbers(item, 3));
      }
      return flat(points);
    } catch (JsonException e) {
      throw new ImportException(shown, e.place(), e.getMessage());
    }
  }

  private static double[] point(String[] words, int x, int y, int z, String shown, int row)
      throws ImportException {
    if (words.length <= Math.max(x, Math.max(y, z))) {
      throw wrong(shown, row, "a point needs three numbers");
    }
    return new double[] {
      number(words[x], shown, row), number(words[y], shown, row), number(words[z], shown, row)
    };
  }

  private static double number(String word, String shown, int row) throws ImportException {
    try {
      double value = Double.parseDouble(word.strip());
      if (Double.isFinite(value)) {
        return value;
      }
    } catch (NumberFormatException e) {
      throw wrong(shown, row, "'" + word.strip() + "' is not a number");
    }
    throw wrong(shown, row, "'" + word.strip() + "' is not a finite number");
  }

  private static ImportException wrong(String shown, int row, String problem) {
    return new ImportException(shown, "line " + (row + 1), problem);
  }

  private static double[] flat(List<double[]> points) {
    double[] flat = new double[3 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      System.arraycopy(points.get(i), 0, flat, 3 * i, 3);
    }
    return flat;
  }
}
