package org.trackwalk.io.manifest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.mesh.progress.Progress;

/**
 * Sections of an ini file in the order in which they stand. Names of sections and keys are compared
 * without regard to case; what stands behind {@code ;} or {@code //} is a remark.
 */
public final class IniText {

  /**
   * A section.
   *
   * @param line of its head, from 1
   * @param values by keys in upper case
   * @param lines in which they stand, by the same keys
   */
  public record Section(
      String name, int line, Map<String, String> values, Map<String, Integer> lines) {

    /** The line of a key in upper case; that of the head when it is not there. */
    public int lineOf(String key) {
      return lines.getOrDefault(key, line);
    }

    /** Whether a key in upper case has so many numbers between commas, and nothing else. */
    public boolean hasNumbers(String key, int count) {
      String[] words = text(key).split(",", -1);
      boolean all = words.length == count;
      for (int i = 0; i < words.length && all; i++) {
        all = Double.isFinite(parsed(words[i]));
      }
      return all;
    }

    /** What stands behind a key in upper case; empty when it is not there. */
    public String text(String key) {
      return values.getOrDefault(key, "");
    }

    /** Numbers between commas; those that are none are 0, as the game takes them. */
    public double[] numbers(String key, int count) {
      double[] numbers = new double[count];
      String[] words = text(key).split(",", -1);
      for (int i = 0; i < Math.min(count, words.length); i++) {
        numbers[i] = number(words[i]);
      }
      return numbers;
    }

    private static double number(String word) {
      double value = parsed(word);
      return Double.isFinite(value) ? value : 0;
    }

    /** NaN for what is no number. */
    private static double parsed(String word) {
      try {
        return Double.parseDouble(word.strip());
      } catch (NumberFormatException e) {
        return Double.NaN;
      }
    }
  }

  /** A line and what stands in it. */
  public record Line(int number, String words) {}

  private IniText() {}

  /**
   * Reads a file.
   *
   * @param shown the file's name for messages
   * @throws ImportException when it is no text
   * @throws IOException when it cannot be read from disk
   */
  public static List<Section> read(Path file, String shown) throws ImportException, IOException {
    return sections(words(file, shown));
  }

  /**
   * The last line of a file that says anything, where it is no head of a section and no key with a
   * value: the file ends before its time. Empty where all is well.
   *
   * @param shown the file's name for messages
   * @throws ImportException when it is no text
   * @throws IOException when it cannot be read from disk
   */
  public static Optional<Line> broken(Path file, String shown) throws ImportException, IOException {
    String[] lines = words(file, shown).split("\r\n|\r|\n", -1);
    int last = lines.length - 1;
    while (last >= 0 && withoutRemark(lines[last]).isBlank()) {
      last--;
    }
    String words = last < 0 ? "" : withoutRemark(lines[last]).strip();
    boolean whole = words.startsWith("[") ? words.endsWith("]") : words.indexOf('=') > 0;
    return words.isEmpty() || whole ? Optional.empty() : Optional.of(new Line(last + 1, words));
  }

  static String words(Path file, String shown) throws ImportException, IOException {
    Path folder = file.toAbsolutePath().getParent();
    ImportRequest request = new ImportRequest(file, shown, folder, false, null, null);
    return FileBytes.readText(request, Progress.none()).letters();
  }

  static List<Section> sections(String text) {
    List<Section> sections = new ArrayList<>();
    int number = 0;
    for (String line : text.split("\r\n|\r|\n", -1)) {
      number++;
      String words = withoutRemark(line).strip();
      int equals = words.indexOf('=');
      if (words.startsWith("[") && words.endsWith("]")) {
        String name = words.substring(1, words.length() - 1).strip().toUpperCase(Locale.ROOT);
        sections.add(new Section(name, number, new LinkedHashMap<>(), new LinkedHashMap<>()));
      } else if (equals > 0 && !sections.isEmpty()) {
        String key = words.substring(0, equals).strip().toUpperCase(Locale.ROOT);
        Section section = sections.get(sections.size() - 1);
        section.values().put(key, words.substring(equals + 1).strip());
        section.lines().put(key, number);
      }
    }
    return sections;
  }

  static String withoutRemark(String line) {
    int remark = line.indexOf(';');
    int slashes = line.indexOf("//");
    int end = remark < 0 ? line.length() : remark;
    return line.substring(0, slashes < 0 ? end : Math.min(end, slashes));
  }
}
