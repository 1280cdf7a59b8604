package org.trackwalk.report.probe;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.report.format.Numbers;

/** One probe under several methods: a line per triangle, a column per method. */
public final class MethodTable {

  private final List<Explanation> explanations;
  private final WeldedSurface surface;
  private final Frame frame;
  private final ExplanationText first;

  /**
   * A table.
   *
   * @param explanations of one probe, one per method; at least one
   * @param surface the one that their triangles are of
   * @param frame axes and unit of the texts, without its placement
   */
  public MethodTable(List<Explanation> explanations, WeldedSurface surface, Frame frame) {
    this.explanations = List.copyOf(explanations);
    this.surface = surface;
    this.frame = frame;
    this.first = new ExplanationText(explanations.get(0), surface, frame);
  }

  /** The table, its columns named by the letters that the lines after it explain. */
  public String words() {
    StringBuilder text = new StringBuilder(first.title()).append("\n\n");
    Map<Integer, List<Verdict>> rows = rows();
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
      text.append(letter(m)).append("  ").append(e.method()).append(": ");
      text.append(ProbeWords.touching(e)).append('\n');
      for (Verdict v : e.verdicts()) {
        verdict(text, v);
      }
      new ExplanationText(e, surface, frame).merged(text, "     ");
    }
    return text.toString();
  }

  /** Triangles in the order of the first method; a verdict per method. */
  private Map<Integer, List<Verdict>> rows() {
    Map<Integer, List<Verdict>> rows = new LinkedHashMap<>();
    for (Explanation e : explanations) {
      for (Verdict v : e.verdicts()) {
        rows.computeIfAbsent(v.triangle(), t -> new ArrayList<>()).add(v);
      }
    }
    return rows;
  }

  private static String name(List<Verdict> row) {
    Verdict v = row.get(0);
    return v.feature() == null
        ? triangle(v)
        : triangle(v) + ", " + v.feature().id() + " at " + Numbers.length(v.distance());
  }

  /** What a method said of a triangle that it judged: why, and where it pushes. */
  private void verdict(StringBuilder text, Verdict v) {
    if (v.order() < 0) {
      return;
    }
    text.append("  ").append(mark(v)).append("  ").append(triangle(v)).append(": ");
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
    return v.order() < 0 ? "-" : (v.kept() ? "C" : "v") + (v.order() + 1);
  }

  private static char letter(int method) {
    return (char) ('a' + method);
  }
}
