package org.trackwalk.check.rules.imports;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.check.rule.EarlyRule;
import org.trackwalk.check.rule.FindingBuilder;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.RuleInfo;
import org.trackwalk.check.rule.Scope;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;

/**
 * What files have beside the triangles that were read: one finding for each file, with what is
 * harmless and what may be missing apart; one for all where there are many such files.
 */
public final class PartsLeftOut implements EarlyRule {

  private static final RuleInfo INFO =
      new RuleInfo(
          LeftOut.RULE,
          "warning where triangles may be missing, else note",
          "parts of a file that are no triangles",
          "Engines collide with triangles: what the file holds as lines, points or curves is not "
              + "felt, and what could not be read is not checked.",
          "Give it faces, apply modifiers or convert it to a mesh before the export; delete what "
              + "is not needed.",
          Scope.PIECE,
          List.of(),
          "-");

  /** With more files of one severity all of them are one finding. */
  private static final int MOST_FILES = 5;

  @Override
  public RuleInfo info() {
    return INFO;
  }

  @Override
  public List<Finding> check(RuleContext context) {
    Map<String, Piece> pieces = new LinkedHashMap<>();
    context.surface().pieces().forEach(piece -> pieces.put(piece.name(), piece));
    Map<String, List<ImportProblem>> harmless = new LinkedHashMap<>();
    Map<String, List<ImportProblem>> missing = new LinkedHashMap<>();
    for (ImportProblem problem : context.level().problems()) {
      if (problem.rule().equals(INFO.id()) && concerns(pieces.get(problem.piece()))) {
        (problem.harmless() ? harmless : missing)
            .computeIfAbsent(problem.file(), key -> new ArrayList<>())
            .add(problem);
      }
    }
    List<Finding> findings = new ArrayList<>();
    add(pieces, missing, Severity.WARNING, findings);
    add(pieces, harmless, Severity.INFO, findings);
    return findings;
  }

  /** What nobody collides with misses nothing. */
  private static boolean concerns(Piece piece) {
    return piece == null || piece.collidable();
  }

  private static void add(
      Map<String, Piece> pieces,
      Map<String, List<ImportProblem>> byFile,
      Severity severity,
      List<Finding> findings) {
    if (byFile.size() > MOST_FILES) {
      List<ImportProblem> all = byFile.values().stream().flatMap(List::stream).toList();
      LeftOutWords words = new LeftOutWords(all, true);
      String sentence = words.sentence(byFile.size() + " files");
      findings.add(finding(pieces, all, words, sentence, severity, "level"));
      return;
    }
    byFile.forEach(
        (file, problems) -> {
          LeftOutWords words = new LeftOutWords(problems, false);
          findings.add(finding(pieces, problems, words, words.sentence(file), severity, file));
        });
  }

  private static Finding finding(
      Map<String, Piece> pieces,
      List<ImportProblem> problems,
      LeftOutWords words,
      String sentence,
      Severity severity,
      String subject) {
    FindingBuilder builder =
        new FindingBuilder(INFO, severity, sentence)
            .help(LeftOutAdvice.of(words.kinds()))
            .about(subject + (severity == Severity.WARNING ? ", missing" : ""))
            .count(words.count());
    if (words.passedOver() > 0) {
      builder.measure("left out", words.passedOver(), "", 0);
    } else {
      builder.measure("count", words.count(), "", 0);
    }
    // Where an object without a piece is among them, pieces and place would be those of others.
    boolean all = problems.stream().allMatch(p -> pieces.containsKey(p.piece()));
    List<ImportProblem> mostFirst = new ArrayList<>(problems);
    mostFirst.sort(Comparator.comparingInt(ImportProblem::count).reversed());
    boolean placed = false;
    for (ImportProblem problem : mostFirst) {
      Piece piece = pieces.get(problem.piece());
      if (piece != null && all) {
        builder.piece(piece.name());
      }
      Piece framed = piece == null ? neighbour(pieces, problem) : piece;
      if (!placed && framed != null && (all || problem == mostFirst.get(0))) {
        at(builder, framed, problem.near());
        placed = true;
      }
    }
    return builder.build();
  }

  /** A piece of the same file, in whose frame a place is; null when none is known. */
  private static Piece neighbour(Map<String, Piece> pieces, ImportProblem problem) {
    return problem.near().isEmpty()
        ? null
        : pieces.values().stream()
            .filter(piece -> piece.file().equals(problem.file()))
            .findFirst()
            .orElse(null);
  }

  /** The place that the importer knows, else the piece's first vertex. */
  private static void at(FindingBuilder builder, Piece piece, List<Float> near) {
    float[] p = piece.positions();
    float[] at = new float[3];
    if (near.size() == 3) {
      piece.frame().place(near.get(0), near.get(1), near.get(2), at, 0);
    } else if (p.length >= 3) {
      piece.frame().place(p[0], p[1], p[2], at, 0);
    }
    builder.at(at[0], at[1], at[2]);
  }
}
