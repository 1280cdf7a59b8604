package org.trackwalk.check.fix;

import java.util.List;
import org.trackwalk.io.patch.Declaration;
import org.trackwalk.io.patch.Edit;

/**
 * A change that does away with one finding.
 *
 * @param what in a few words, for instance {@code snap 12 vertices together}
 * @param edits in the order in which they are made; equal edits of several fixes are one
 * @param declarations what the manifest is to say; then there are no edits
 * @param movedVertices positions in the level that change, each once
 * @param largestMove how far the one that moves most moves, metres
 * @param places of what changes, xyz triples in level coordinates, for the preview
 */
public record Fix(
    String what,
    List<Edit> edits,
    List<Declaration> declarations,
    int movedVertices,
    double largestMove,
    double[] places) {

  /** Takes copies of the lists. */
  public Fix {
    edits = List.copyOf(edits);
    declarations = List.copyOf(declarations);
  }

  Fix(String what, List<Edit> edits, int movedVertices, double largestMove, double[] places) {
    this(what, edits, List.of(), movedVertices, largestMove, places);
  }

  /** A fix that changes the manifest and no mesh. */
  static Fix declaring(String what, List<Declaration> declarations) {
    return new Fix(what, List.of(), declarations, 0, 0, new double[0]);
  }
}
