package org.trackwalk.report.svg;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rule.Picture;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;

/**
 * The lines that show what a finding is about: its edges, else the outlines of its triangles, else
 * its path. A path may jump from one place to the next; edges do not.
 */
final class Highlight {

  private double[] lines = new double[96];
  private int length;

  private Highlight() {}

  /** Six doubles per line, two points in level coordinates. */
  static double[] of(Drawing drawing, Finding finding) {
    Highlight highlight = new Highlight();
    if (follows(finding)) {
      highlight.path(finding.path());
      return Arrays.copyOf(highlight.lines, highlight.length);
    }
    int edges = 0;
    int triangles = 0;
    for (Features features : finding.features().values()) {
      edges += features.edges().size() / 2;
      triangles += features.triangles().size();
    }
    for (Map.Entry<String, Features> entry : finding.features().entrySet()) {
      Piece piece = drawing.piece(entry.getKey());
      if (piece != null && edges > 0) {
        highlight.edges(piece, entry.getValue().edges());
      } else if (piece != null) {
        highlight.outlines(piece, entry.getValue().triangles());
      }
    }
    boolean cut = edges > 0 && edges < finding.count();
    if (highlight.length == 0 || cut || (edges == 0 && triangles == 0)) {
      highlight.path(finding.path());
    }
    return Arrays.copyOf(highlight.lines, highlight.length);
  }

  /** True for a finding whose path is what it is about: no border, no outline of a triangle. */
  static boolean follows(Finding finding) {
    boolean edges = finding.features().values().stream().anyMatch(f -> !f.edges().isEmpty());
    boolean line = finding.features().isEmpty() && finding.path().length >= 6;
    return finding.ledgerClass() == null && !edges && (line || isLine(finding.path()));
  }

  /** True for a finding about surfaces that pass through each other. */
  static boolean crosses(Finding finding) {
    return RuleList.traits(finding.rule()).picture() == Picture.CROSSING;
  }

  /** True for a path that goes somewhere: no point, no edge, no outline of a triangle. */
  private static boolean isLine(double[] path) {
    int last = path.length - 3;
    if (path.length < 9) {
      return false;
    }
    boolean closed =
        path[0] == path[last] && path[1] == path[last + 1] && path[2] == path[last + 2];
    return !(closed && path.length == 12);
  }

  private void edges(Piece piece, List<Integer> pairs) {
    for (int i = 0; i + 1 < pairs.size(); i += 2) {
      line(piece, pairs.get(i), pairs.get(i + 1));
    }
  }

  private void outlines(Piece piece, List<Integer> triangles) {
    int[] corners = piece.triangles();
    for (int t : triangles) {
      for (int k = 0; k < 3 && t >= 0 && 3 * t + 2 < corners.length; k++) {
        line(piece, corners[3 * t + k], corners[3 * t + (k + 1) % 3]);
      }
    }
  }

  private void path(double[] path) {
    for (int i = 0; i + 5 < path.length; i += 3) {
      for (int k = 0; k < 6; k++) {
        add(path[i + k]);
      }
    }
  }

  private void line(Piece piece, int from, int to) {
    float[] p = piece.positions();
    if (from < 0 || to < 0 || 3 * from + 2 >= p.length || 3 * to + 2 >= p.length) {
      return;
    }
    float[] placed = new float[6];
    piece.frame().place(p[3 * from], p[3 * from + 1], p[3 * from + 2], placed, 0);
    piece.frame().place(p[3 * to], p[3 * to + 1], p[3 * to + 2], placed, 3);
    for (float value : placed) {
      if (!Float.isFinite(value)) {
        return;
      }
    }
    for (float value : placed) {
      add(value);
    }
  }

  private void add(double value) {
    if (length == lines.length) {
      lines = Arrays.copyOf(lines, 2 * length);
    }
    lines[length++] = value;
  }
}
