package org.trackwalk.report.probe;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.format.Numbers;

/** One probe under several methods: a line per triangle, a column per method. */
public final class MethodTable {

  private final List<Explanation> explanations;
  private final List<ProbeEngine> engines;
  private final WeldedSurface surface;
  private final Frame frame;
  private final ExplanationText first;

  /**
   * A table.
   *
   * @param explanations of one probe, one per method; at least one
   * @param engines whose methods they are, in the same order; empty when methods were asked for
   * @param surface the one that their triangles are of
   * @param frame axes and unit of the texts, without its placement
   */
  public MethodTable(
      List<Explanation> explanations,
      List<ProbeEngine> engines,
      WeldedSurface surface,
      Frame frame) {
    this.explanations = List.copyOf(explanations);
    this.engines = List.copyOf(engines);
    this.surface = surface;
    this.frame = frame;
    this.first = new ExplanationText(explanations.get(0), surface, frame);
  }

  /** The table, its columns named by the letters that the lines after it explain. */
  public String words() {
    StringBuilder text =
        new StringBuilder(engines.isEmpty() ? first.title() : first.place()).append("\n\n");
    Map<Row, List<Verdict>> rows = rows();
    List<String> names = new ArrayList<>();
    for (List<Verdict> row : rows.values()) {
      names.add(name(row));
    }
    int wide = names.stream().mapToInt(String::length).max().orElse(0);
    text.append(" ".repeat(wide + 2));
    int column =
        rows.values().stream()
            .flatMap(List::stream)
            .mapToInt(v -> mark(v).length())
            .max()
            .orElse(1);
    for (int m = 0; m < explanations.size(); m++) {
      text.append("  ").append(letter(m)).append(" ".repeat(column - 1));
    }
    text.append('\n');
    int line = 0;
    for (List<Verdict> row : rows.values()) {
      String name = names.get(line++);
      text.append("  ").append(name).append(" ".repeat(wide - name.length()));
      for (Verdict v : row) {
        String mark = mark(v);
        text.append("  ").append(mark).append(" ".repeat(column - mark.length()));
      }
      text.append('\n');
    }
    text.append("  C contact, v voided, with the order in which the method judged; - ignored\n\n");
    for (int m = 0; m < explanations.size(); m++) {
      Explanation e = explanations.get(m);
      String name = engines.isEmpty() ? e.method() : engines.get(m).name();
      text.append(letter(m)).append("  ").append(name).append(": ");
      text.append(ProbeWords.touching(e)).append('\n');
      if (!engines.isEmpty()) {
        text.append("     ").append(engines.get(m).brief(e.contactDistance())).append('\n');
      }
      for (Verdict v : e.verdicts()) {
        verdict(text, v);
      }
      new ExplanationText(e, surface, frame).merged(text, "     ");
    }
    return text.toString();
  }

  private record Row(int triangle, int part) {}

  /**
   * Triangles in the order of the first method; per method a verdict, or null where it does not see
   * the triangle.
   */
  private Map<Row, List<Verdict>> rows() {
    Map<Row, List<Verdict>> rows = new LinkedHashMap<>();
    for (int m = 0; m < explanations.size(); m++) {
      for (Verdict v : explanations.get(m).verdicts()) {
        rows.computeIfAbsent(
                new Row(v.triangle(), v.part()),
                r -> new ArrayList<>(Collections.nCopies(explanations.size(), null)))
            .set(m, v);
      }
    }
    return rows;
  }

  private String name(List<Verdict> row) {
    Verdict v = row.stream().filter(Objects::nonNull).findFirst().orElseThrow();
    String triangle = ExplanationText.part(explanations.get(0), v) + triangle(v);
    return v.feature() == null
        ? triangle
        : triangle + ", " + v.feature().id() + " at " + Numbers.length(v.distance());
  }

  /** What a method said of a triangle that it judged: why, and where it pushes. */
  private void verdict(StringBuilder text, Verdict v) {
    if (v.order() < 0) {
      return;
    }
    text.append("  ").append(mark(v)).append("  ");
    text.append(ExplanationText.part(explanations.get(0), v)).append(triangle(v)).append(": ");
    text.append(ExplanationText.reason(v.reason()));
    if (v.culprit() >= 0) {
      text.append(" (").append(ExplanationText.triangle(surface, v.culprit())).append(')');
    }
    text.append('\n');
    if (v.kept()) {
      first.contact(text.append("         "), v);
    }
  }

  private static String triangle(Verdict v) {
    return v.piece() + " triangle " + v.sourceTriangle();
  }

  private static String mark(Verdict v) {
    return v == null || v.order() < 0 ? "-" : (v.kept() ? "C" : "v") + (v.order() + 1);
  }

  private static char letter(int method) {
    return (char) ('a' + method);
  }
}
