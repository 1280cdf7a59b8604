package org.trackwalk.mesh.tree.dynamic;

/**
 * What the operations on a dynamic tree have touched since it was made.
 *
 * @param linked leaves linked in: by an insertion, an update that moved the leaf, or optimisation
 * @param unlinked leaves taken out, likewise
 * @param resized inner nodes whose box an operation had to change
 * @param rotated rotations
 * @param spared updates that had nothing to do because the new box was still inside
 */
public record TreeWork(long linked, long unlinked, long resized, long rotated, long spared) {

  /** What was touched after an earlier count. */
  public TreeWork since(TreeWork before) {
    return new TreeWork(
        linked - before.linked,
        unlinked - before.unlinked,
        resized - before.resized,
        rotated - before.rotated,
        spared - before.spared);
  }
}
