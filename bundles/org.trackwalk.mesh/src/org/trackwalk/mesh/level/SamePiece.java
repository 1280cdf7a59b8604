package org.trackwalk.mesh.level;

import java.util.Objects;

/** Whether two pieces are the same, or the same but for where their points lie. */
final class SamePiece {

  private SamePiece() {}

  /** See {@link Piece#sameAs}. */
  static boolean of(Piece one, Piece other) {
    return isSaid(one, other)
        && SameMesh.of(one, other)
        && one.mesh().sameBeside(other.mesh())
        && Objects.equals(one.totals(), other.totals());
  }

  /** See {@link Piece#samePlan}. */
  static boolean inPlan(Piece one, Piece other) {
    return isSaid(one, other)
        && one.isSoup() == other.isSoup()
        && one.pointCount() == other.pointCount()
        && MeshArray.same(one.mesh().corners(), other.mesh().corners())
        && MeshArray.same(one.mesh().surfaces(), other.mesh().surfaces());
  }

  /** Whether the same is said of both. */
  private static boolean isSaid(Piece one, Piece other) {
    return one.name().equals(other.name())
        && one.file().equals(other.file())
        && Objects.equals(one.node(), other.node())
        && one.frame().equals(other.frame())
        && one.surfaces().equals(other.surfaces())
        && one.sameSides(other)
        && one.collidable() == other.collidable()
        && one.surfaceClass() == other.surfaceClass();
  }
}
