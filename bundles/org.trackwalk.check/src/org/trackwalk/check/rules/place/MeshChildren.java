package org.trackwalk.check.rules.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.Rule;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/** Meshes below which other nodes hang. */
public final class MeshChildren implements Rule {

  private static final String BELOW = "/";

  private static final RuleInfo INFO =
      new RuleInfo(
          "place.mesh-children",
          "error",
          "a mesh has other objects below it",
          "Assetto Corsa's engine expects meshes to be the leaves of the tree: with a mesh that has"
              + " children it crashes while it loads the track.",
          "Take the children off the mesh (Alt P, Clear and Keep Transformation), and hang both"
              + " under an empty where they belong together.",
          Scope.PIECE,
          List.of(),
          "Assetto Corsa's track-building guide; checks of track authors");

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
    children(context.level())
        .forEach((mesh, count) -> findings.add(finding(context.level(), mesh, count)));
    return findings;
  }

  /**
   * How many nodes hang below each mesh that has any: as the file counts them, else the meshes
   * whose paths go through its own.
   */
  private static SortedMap<String, Integer> children(Level level) {
    SortedMap<String, Integer> children = new TreeMap<>();
    Map<String, String> meshes = new TreeMap<>();
    for (Piece piece : level.pieces()) {
      if (!piece.node().isEmpty()) {
        meshes.putIfAbsent(key(piece, piece.node()), piece.name());
      }
    }
    for (Piece piece : level.pieces()) {
      String path = piece.node();
      int end = path.lastIndexOf(BELOW);
      while (end > 0) {
        path = path.substring(0, end);
        String above = meshes.get(key(piece, path));
        if (above != null) {
          children.merge(above, 1, Integer::sum);
        }
        end = path.lastIndexOf(BELOW);
      }
    }
    for (ImportProblem problem : level.problems()) {
      if (problem.rule().equals(INFO.id())) {
        children.put(problem.piece(), problem.count());
      }
    }
    return children;
  }

  private static String key(Piece piece, String path) {
    return piece.file() + '\n' + path;
  }

  private static Finding finding(Level level, String mesh, int count) {
    FindingBuilder finding =
        new FindingBuilder(
                INFO,
                Severity.ERROR,
                mesh
                    + " is a mesh with "
                    + count
                    + (count == 1 ? " object" : " objects")
                    + " below")
            .piece(mesh)
            .about(mesh)
            .count(count)
            .measure("children", count, "", 0);
    level.pieces().stream()
        .filter(piece -> piece.name().equals(mesh) && piece.triangleCount() > 0)
        .findFirst()
        .map(NamedPlaces::on)
        .ifPresent(at -> finding.at(at[0], at[1], at[2]));
    return finding.build();
  }
}
