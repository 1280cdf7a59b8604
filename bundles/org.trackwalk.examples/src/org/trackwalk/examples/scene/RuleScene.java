package org.trackwalk.examples.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.trackwalk.examples.truth.Truth;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;

/**
 * A small level on which a rule must speak or be silent.
 *
 * @param rule the rule's id
 * @param pieces the level; roads are named {@code road_*}
 * @param wrongFaces per piece name, faces that no piece can hold: three indices each, counted from
 *     0
 * @param findings what must be reported; empty in a good scene
 * @param hints what a manifest says about the level beside its pieces
 * @param looseEdges per piece name, lines that the file has beside its faces: two indices each,
 *     counted from 0
 */
public record RuleScene(
    String rule,
    List<Piece> pieces,
    Map<String, int[]> wrongFaces,
    List<Truth> findings,
    LevelHints hints,
    Map<String, int[]> looseEdges) {

  /** Takes copies. */
  public RuleScene {
    pieces = List.copyOf(pieces);
    wrongFaces = Map.copyOf(wrongFaces);
    findings = List.copyOf(findings);
    looseEdges = Map.copyOf(looseEdges);
  }

  /** A scene without lines. */
  public RuleScene(
      String rule,
      List<Piece> pieces,
      Map<String, int[]> wrongFaces,
      List<Truth> findings,
      LevelHints hints) {
    this(rule, pieces, wrongFaces, findings, hints, Map.of());
  }

  /** A scene of which no manifest says anything. */
  public RuleScene(
      String rule, List<Piece> pieces, Map<String, int[]> wrongFaces, List<Truth> findings) {
    this(rule, pieces, wrongFaces, findings, LevelHints.NONE);
  }

  /** The same with what a manifest says. */
  public RuleScene with(LevelHints said) {
    return new RuleScene(rule, pieces, wrongFaces, findings, said, looseEdges);
  }

  /** Whether the rule must speak. */
  public boolean bad() {
    return !findings.isEmpty();
  }

  /** The level as an importer would hand it over, problems included. */
  public Level level() {
    String name = rule + (bad() ? "-bad" : "-good");
    List<ImportProblem> problems = new ArrayList<>();
    for (Map.Entry<String, int[]> wrong : wrongFaces.entrySet()) {
      int count = wrong.getValue().length / 3;
      String message = "A face names a vertex that does not exist and was left out.";
      problems.add(
          new ImportProblem(
              "import.index-range", wrong.getKey(), name + ".obj", -1, count, message, List.of()));
    }
    looseEdges.forEach(
        (piece, edges) -> {
          LeftOut what = LeftOut.of(LeftOut.Kind.EDGES, piece);
          String file = name + ".obj";
          problems.add(ImportProblem.of(what, piece, file, -1, edges.length / 2, List.of()));
        });
    List<String> sources = List.of(name + ".obj");
    return new Level(name, "generated", pieces, problems, sources, hints);
  }

  @Override
  public String toString() {
    return rule + (bad() ? ", bad" : ", good");
  }
}
