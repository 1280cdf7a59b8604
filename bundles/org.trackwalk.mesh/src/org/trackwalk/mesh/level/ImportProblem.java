package org.trackwalk.mesh.level;

import java.util.List;

/**
 * Something an importer had to leave out or could not believe, for one piece; becomes a finding.
 *
 * @param rule the rule's id, for instance {@code import.index-range}
 * @param piece the piece's name; empty when it concerns the whole file
 * @param file the file as the report shows it
 * @param place line (text) or byte offset (binary) of the first occurrence; -1 when not known
 * @param count how many times
 * @param message one sentence for the designer
 * @param near stored positions close to it, xyz triples, in the piece's file coordinates: the first
 *     occurrence's, and for {@link #ISOLATED_VERTEX} each one's; empty when there is none
 * @param leftOut what it is where the rule is {@link LeftOut#RULE}; else null
 */
public record ImportProblem(
    String rule,
    String piece,
    String file,
    int place,
    int count,
    String message,
    List<Float> near,
    @MayBeNull LeftOut leftOut) {

  /**
   * Its numbers are such as there are.
   *
   * @throws IllegalArgumentException when they are not
   */
  public ImportProblem {
    Numbers.requireCounts(count);
  }

  /** The rule of indices that point past a file's vertices. */
  public static final String INDEX_RANGE = "import.index-range";

  /** The rule of units and axes that nobody believes. */
  public static final String AXIS_UNIT = "import.axis-unit";

  /** The rule of vertices that no triangle uses. */
  public static final String ISOLATED_VERTEX = "topology.isolated-vertex";

  /** The rule of meshes below which the file hangs other nodes. */
  public static final String MESH_CHILDREN = "place.mesh-children";

  /** A problem of another rule than {@link LeftOut#RULE}. */
  public ImportProblem(
      String rule,
      String piece,
      String file,
      int place,
      int count,
      String message,
      List<Float> near) {
    this(rule, piece, file, place, count, message, near, null);
  }

  /**
   * Something that was left out.
   *
   * @param piece the piece made of the object; empty when there is none
   */
  public static ImportProblem of(
      LeftOut what, String piece, String file, int place, int count, List<Float> near) {
    String object = piece.isEmpty() ? what.object() : piece;
    String message = (object.isEmpty() ? "" : object + ": ") + what.kind().words(count);
    return new ImportProblem(LeftOut.RULE, piece, file, place, count, message, near, what);
  }

  /** The same problem of a piece that has another name now. */
  public ImportProblem ofPiece(String name) {
    return new ImportProblem(rule, name, file, place, count, message, near, leftOut);
  }

  /** Whether something was left out that never would have been a triangle. */
  public boolean harmless() {
    return leftOut != null && !leftOut.kind().missing();
  }
}
