package org.trackwalk.check.rules.topology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** The vertices of one piece that no triangle uses: one finding in which each has its place. */
final class LooseVertices {

  /**
   * So many places are listed of one piece; the count tells of all. Code scanning of GitHub shows
   * that many steps of a result (docs.github.com, "SARIF support for code scanning").
   */
  private static final int LISTED = 1000;

  /** By x, then y, then z: whichever way a file sorts its vertices, the first is the same. */
  private static final Comparator<float[]> LOWEST_FIRST =
      Comparator.<float[]>comparingDouble(p -> p[0])
          .thenComparingDouble(p -> p[1])
          .thenComparingDouble(p -> p[2]);

  private final Piece piece;
  private final List<float[]> places = new ArrayList<>();
  private int count;

  /** Where the first one stands in the file; -1 when that is not known. */
  private int line = -1;

  LooseVertices(Piece piece) {
    this.piece = piece;
  }

  /**
   * Adds one, in the piece's file coordinates; one that is no number counts and has no place.
   *
   * @param p xyz triples
   * @param v number of a triple
   */
  void add(float[] p, int v) {
    count++;
    float[] place = {p[3 * v], p[3 * v + 1], p[3 * v + 2]};
    if (Float.isFinite(place[0]) && Float.isFinite(place[1]) && Float.isFinite(place[2])) {
      places.add(place);
    }
  }

  /** Adds those of a file's list that stand with this piece. */
  void add(ImportProblem problem) {
    float[] p = new float[problem.near().size()];
    for (int i = 0; i < p.length; i++) {
      p[i] = problem.near().get(i);
    }
    for (int v = 0; v < p.length / 3; v++) {
      add(p, v);
    }
    line = line < 0 ? problem.place() : Math.min(line, problem.place());
  }

  Finding finding(RuleInfo rule) {
    String message =
        String.format(
            Locale.ROOT,
            "%s has %d %s that no triangle uses",
            piece.name(),
            count,
            count == 1 ? "vertex" : "vertices");
    FindingBuilder builder =
        new FindingBuilder(rule, Severity.INFO, message)
            .piece(piece.name())
            .count(count)
            .about(piece.name())
            .measure("vertices", count, "", 0);
    if (line >= 0) {
      builder.line(piece, line);
    }
    places.sort(LOWEST_FIRST);
    for (int i = 0; i < Math.min(LISTED, places.size()); i++) {
      float[] p = places.get(i);
      float[] at = new float[3];
      piece.frame().place(p[0], p[1], p[2], at, 0);
      if (i == 0) {
        builder.at(at[0], at[1], at[2]);
      }
      if (places.size() > 1) {
        builder.step(new double[] {at[0], at[1], at[2]}, "vertex without a triangle");
      }
    }
    return builder.build();
  }
}
