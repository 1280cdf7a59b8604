package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.course.corridor.NameList;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Meshes that cars feel, whose names go on with no surface that the game knows. */
public final class UnknownSurface implements Rule {

  private static final NameList KEYS = NameList.shipped("feltkey");

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.unknown-surface",
          "warning",
          "a mesh that cars feel names no known surface",
          "Assetto Corsa does not know how it drives there: grip, dust and whether the place"
              + " counts as track are those of nothing.",
          "Name the mesh after one of the game's surfaces (1ROAD, 1KERB, 1GRASS, 1SAND, 1WALL), or"
              + " add its key to data/surfaces.ini.",
          Scope.PIECE,
          List.of(),
          "Assetto Corsa's track-building guide; the track's data/surfaces.ini");

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public Optional<String> idle(RuleContext context) {
    return NamedPlaces.idle(context.level());
  }

  @Override
  public List<Finding> check(RuleContext context) {
    List<Finding> findings = new ArrayList<>();
    if (idle(context).isPresent()) {
      return findings;
    }
    for (Piece piece : context.level().pieces()) {
      String name = NamedPlaces.ownName(piece);
      boolean said = piece.surfaceClass() != SurfaceClass.UNKNOWN;
      if (NamedPlaces.isFelt(piece) && piece.triangleCount() > 0 && !said && !KEYS.has(name)) {
        float[] at = new float[3];
        float[] p = piece.positions();
        int v = 3 * piece.vertexOf(0);
        piece.frame().place(p[v], p[v + 1], p[v + 2], at, 0);
        findings.add(
            new FindingBuilder(
                    INFO, Severity.WARNING, name + " is felt and names no surface that is known")
                .at(at[0], at[1], at[2])
                .piece(piece.name())
                .about(piece.name())
                .build());
      }
    }
    return findings;
  }
}
