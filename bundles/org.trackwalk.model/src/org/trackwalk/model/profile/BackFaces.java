package org.trackwalk.model.profile;

import java.util.List;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Which triangles stop a car from behind too, in every engine that a level is judged by: what one
 * of them drives through is no wall.
 *
 * @param all of them do, whatever the files say
 * @param none does, whatever the files say
 */
public record BackFaces(boolean all, boolean none) {

  /** Those of some engines. */
  public static BackFaces of(List<Profile> profiles) {
    return new BackFaces(
        profiles.stream().allMatch(p -> p.sides().value() == Sides.BOTH),
        profiles.stream().anyMatch(p -> p.sides().value() == Sides.ONE));
  }

  /** Whether a triangle of a surface stops what comes from behind it. */
  public boolean stop(WeldedSurface surface, int triangle) {
    return all
        || !none
            && surface
                .pieces()
                .get(surface.pieceOf(triangle))
                .twoSided(surface.sourceTriangle(triangle));
  }

  /** A number that is another one where other triangles stop a car. */
  public double key() {
    return (all ? 1 : 0) + (none ? 2 : 0);
  }
}
