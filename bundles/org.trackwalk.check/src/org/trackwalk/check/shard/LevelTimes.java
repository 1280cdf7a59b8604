package org.trackwalk.check.shard;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.check.levels.InputOutcome;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.io.buffer.BoundedFile;

/**
 * How long levels took in an earlier run.
 *
 * @param seconds by the name of the input, as reports have it
 */
public record LevelTimes(Map<String, Double> seconds) {

  private static final String HEADER = "seconds,level";

  /** Bytes: a million levels with long names. */
  private static final long LARGEST = 1 << 28;

  /** No level takes longer, seconds: thirty years. */
  private static final double LONGEST = 1e9;

  /** Nothing is known. */
  public static LevelTimes none() {
    return new LevelTimes(Map.of());
  }

  /** Of a run; levels of which nothing was measured are left out. */
  public static LevelTimes of(RunOutcome run) {
    Map<String, Double> seconds = new TreeMap<>();
    for (InputOutcome input : run.inputs()) {
      if (input.answer() != null) {
        seconds.put(input.status().path(), input.answer().report().seconds());
      }
    }
    return new LevelTimes(seconds);
  }

  /** As a text: a line for each level, the seconds first, since a name may hold anything else. */
  public String text() {
    StringBuilder text = new StringBuilder(HEADER).append('\n');
    seconds.forEach(
        (level, time) -> text.append(time).append(',').append(EscapedName.of(level)).append('\n'));
    return text.toString();
  }

  /**
   * Reads such a text.
   *
   * @throws IOException when it cannot be read or is none; the message names the line
   */
  public static LevelTimes read(Path file) throws IOException {
    Map<String, Double> seconds = new TreeMap<>();
    byte[] bytes = BoundedFile.bytes(file, LARGEST);
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new ByteArrayInputStream(bytes), StandardCharsets.UTF_8.newDecoder()))) {
      int number = 1;
      if (!HEADER.equals(lines.readLine())) {
        throw new IOException("line 1: '" + HEADER + "' was expected");
      }
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        int comma = line.indexOf(',');
        if (comma < 0) {
          throw new IOException("line " + number + ": seconds, a comma and a level were expected");
        }
        String said = line.substring(0, comma);
        double time = seconds(said);
        if (!possible(time)) {
          throw new IOException(
              "line " + number + ": '" + said + "' are no seconds that a level can take");
        }
        seconds.put(EscapedName.read(line.substring(comma + 1)), time);
      }
    } catch (CharacterCodingException e) {
      throw new IOException("it is no text in UTF-8", e);
    }
    return new LevelTimes(seconds);
  }

  /** Whether a level may have taken so long, seconds. */
  static boolean possible(double seconds) {
    return seconds >= 0 && seconds <= LONGEST;
  }

  private static double seconds(String text) {
    try {
      return Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return Double.NaN;
    }
  }

  /** The mean of all; 0 when there are none. */
  double mean() {
    double sum = 0;
    for (double time : seconds.values()) {
      sum += time;
    }
    return seconds.isEmpty() ? 0 : sum / seconds.size();
  }
}
