package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Parameter;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.marker.LevelMarkers;
import org.trackwalk.ground.surface.DrawnVertices;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.PieceTotals;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Meshes of more vertices than the game's format can count. */
public final class VertexCap implements Rule {

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.vertex-cap",
          "error",
          "a mesh has more vertices than the game's format can count",
          "KN5 counts a mesh's vertices with 16 bits: exporters refuse it, or cut it where they"
              + " like and give both halves one name.",
          "Cut the mesh into several along cross lines of the road, with the same vertices on"
              + " both sides of a cut, and give each its own name.",
          Scope.PIECE,
          List.of(new Parameter("most", 65535, "", "vertices that a mesh may have")),
          "KN5 stores indices of 16 bits; Assetto Corsa's track-building guide");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return NamedPlaces.idle(context, INFO);
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    if (idle(context).isPresent()) {
      return findings;
    }
    double most = context.parameter(INFO, "most");
    for (Piece piece : context.level().pieces()) {
      if (piece.triangleCount() > 0) {
        int count = vertices(piece, most);
        if (count > most) {
          findings.add(finding(piece, count, most));
        }
      }
    }
    return findings;
  }

  /**
   * How many vertices a game makes of a piece at least: one for each position with each of its
   * normals. Texture coordinates, which are not read, make more.
   */
  private static int vertices(Piece piece, double most) {
    PieceTotals all = piece.totals();
    int stored = all == null ? piece.pointCount() : all.points();
    long corners = 3L * (all == null ? piece.triangleCount() : all.triangles());
    if (stored > most || corners <= most) {
      return stored;
    }
    return Math.max(stored, all == null ? DrawnVertices.count(piece) : all.drawn());
  }

  private static Finding finding(Piece piece, int count, double most) {
    double[] at = NamedPlaces.on(piece);
    String message =
        String.format(
            Locale.ROOT,
            "%s has at least %,d vertices: %,.0f too many for one mesh",
            LevelMarkers.ownName(piece),
            count,
            count - most);
    return new FindingBuilder(INFO, Severity.ERROR, message)
        .at(at[0], at[1], at[2])
        .piece(piece.name())
        .about(piece.name())
        .count(count)
        .measure("vertices", count, "", most)
        .build();
  }
}
