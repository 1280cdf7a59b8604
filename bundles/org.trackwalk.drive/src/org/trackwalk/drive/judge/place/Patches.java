package org.trackwalk.drive.judge.place;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.profile.Profile;
import org.trackwalk.model.profile.Sides;
import org.trackwalk.model.profile.Vertices;
import org.trackwalk.seams.heal.HealedSurface;

/** The surroundings of one place as engines see them that collide from different sides. */
public final class Patches {

  private final WeldedSurface surface;
  private final HealedSurface healed;
  private final int[] triangles;
  private final Map<Seen, Patch> made = new HashMap<>();
  private final Map<Sides, Patch> healedAlone = new EnumMap<>(Sides.class);

  /** What of an engine a patch is made by. */
  private record Seen(Sides sides, boolean oneZero) {}

  /**
   * @param triangles of the welded surface, ascending
   */
  public Patches(WeldedSurface surface, HealedSurface healed, int[] triangles) {
    this.surface = surface;
    this.healed = healed;
    this.triangles = triangles;
  }

  /** The patch for an engine; made once for all that see the same sides. */
  public Patch of(Profile profile) {
    Seen seen = new Seen(profile.sides().value(), profile.vertices().same() == Vertices.NUMBER);
    return made.computeIfAbsent(
        seen, s -> Patch.of(surface, healed, triangles, s.sides(), s.oneZero()));
  }

  /** The healed surface in the place of both, for effects of the engine alone. */
  public Patch healed(Profile profile) {
    return healedAlone.computeIfAbsent(
        profile.sides().value(), sides -> Patch.healedAlone(surface, healed, triangles, sides));
  }
}
