package org.trackwalk.mesh.level;

import java.util.ArrayList;
import java.util.List;

/**
 * Pieces that the game loads together, with what was said about them.
 *
 * @param name the name that reports use
 * @param grouping one line on how the files came to be one level, for the report's first line
 * @param pieces at least one; names are unique
 * @param problems what the importers left out
 * @param sources the files read, relative to where the user stands, with {@code /}
 * @param hints what the manifest or the file says about road, line and vehicle
 * @param markers places that a game takes from the names of nodes without a mesh of their own
 */
public record Level(
    String name,
    String grouping,
    List<Piece> pieces,
    List<ImportProblem> problems,
    List<String> sources,
    LevelHints hints,
    List<Marker> markers) {

  /** A level without markers. */
  public Level(
      String name,
      String grouping,
      List<Piece> pieces,
      List<ImportProblem> problems,
      List<String> sources,
      LevelHints hints) {
    this(name, grouping, pieces, problems, sources, hints, List.of());
  }

  /** Takes copies of the lists. */
  public Level {
    markers = List.copyOf(markers);
    pieces = List.copyOf(pieces);
    problems = List.copyOf(problems);
    sources = List.copyOf(sources);
  }

  /** The same level of other pieces. */
  public Level withPieces(List<Piece> others) {
    return new Level(name, grouping, others, problems, sources, hints, markers);
  }

  /** The same level with more that importers said. */
  public Level withProblems(List<ImportProblem> more) {
    List<ImportProblem> all = new ArrayList<>(problems);
    all.addAll(more);
    return new Level(name, grouping, pieces, all, sources, hints, markers);
  }

  /** The frame whose axes and unit the report's coordinates are in: the first piece's. */
  public Frame reportFrame() {
    return pieces.isEmpty() ? Frame.LEVEL : pieces.get(0).frame();
  }
}
