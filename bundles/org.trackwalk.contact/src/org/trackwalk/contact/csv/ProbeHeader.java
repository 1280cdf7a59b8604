package org.trackwalk.contact.csv;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The first line of a probe file: what its probes are, and in which cell each number stands. */
final class ProbeHeader {

  private final ProbeKind kind;
  private final boolean turned;
  private final Map<String, Integer> cells;

  private ProbeHeader(ProbeKind kind, boolean turned, Map<String, Integer> cells) {
    this.kind = kind;
    this.turned = turned;
    this.cells = cells;
  }

  /**
   * Reads a header; names in any order, upper and lower case alike.
   *
   * @param line its number, for messages
   * @throws ProbeFileException when it describes no kind of probe
   */
  static ProbeHeader read(String[] names, int line) throws ProbeFileException {
    List<String> known = new ArrayList<>(ProbeKind.CENTRE);
    known.addAll(ProbeKind.allSizes());
    known.addAll(ProbeKind.ROTATION);
    Map<String, Integer> cells = new HashMap<>();
    List<String> unknown = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      String typed = names[i].strip();
      String name =
          known.stream()
              .filter(k -> k.toLowerCase(Locale.ROOT).equals(typed.toLowerCase(Locale.ROOT)))
              .findFirst()
              .orElse(null);
      if (name == null) {
        unknown.add(typed);
      } else if (cells.put(name, i) != null) {
        throw new ProbeFileException(line, "column " + name + " comes twice");
      }
    }
    if (!unknown.isEmpty()) {
      throw new ProbeFileException(
          line,
          "unknown column "
              + String.join(", ", unknown)
              + "; the header must be one of "
              + ProbeKind.headers());
    }
    requireAll(cells, ProbeKind.CENTRE, line);
    ProbeKind kind =
        ProbeKind.of(ProbeKind.allSizes().stream().filter(cells::containsKey).toList());
    if (kind == null) {
      throw new ProbeFileException(
          line,
          "these columns describe no probe; the header must be one of " + ProbeKind.headers());
    }
    boolean turned = ProbeKind.ROTATION.stream().anyMatch(cells::containsKey);
    if (turned && !kind.turns()) {
      throw new ProbeFileException(line, "a sphere cannot be turned; leave out qx,qy,qz,qw");
    }
    if (turned) {
      requireAll(cells, ProbeKind.ROTATION, line);
    }
    return new ProbeHeader(kind, turned, cells);
  }

  private static void requireAll(Map<String, Integer> cells, List<String> names, int line)
      throws ProbeFileException {
    for (String name : names) {
      if (!cells.containsKey(name)) {
        throw new ProbeFileException(
            line,
            "column " + name + " is missing; the header must be one of " + ProbeKind.headers());
      }
    }
  }

  ProbeKind kind() {
    return kind;
  }

  /** True when the file says how its probes are turned. */
  boolean turned() {
    return turned;
  }

  /** Number of cells in a line. */
  int width() {
    return cells.size();
  }

  /** The cell in which a column stands. */
  int cell(String name) {
    return cells.get(name);
  }
}
