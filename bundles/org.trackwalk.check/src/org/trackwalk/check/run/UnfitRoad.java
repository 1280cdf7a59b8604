package org.trackwalk.check.run;

import java.util.Locale;
import java.util.Optional;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.scale.Doubt;
import org.trackwalk.course.scale.SizeEvidence;
import org.trackwalk.course.scale.SizeLimits;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Tells a road in a unit that it cannot be in. To walk along it by the metre takes as many times
 * longer as it is too large, and says nothing about the road that it is.
 */
final class UnfitRoad {

  private UnfitRoad() {}

  /** Why nobody walks along the road, for a designer; empty when it may be one. */
  static String why(
      Memory memory, WeldedSurface surface, Corridor corridor, CheckSettings settings) {
    SizeLimits usual = SizeLimits.DEFAULT;
    SizeLimits limits =
        new SizeLimits(
            settings.parameters().getOrDefault("import.axis-unit.narrowest", usual.narrowest()),
            settings.parameters().getOrDefault("import.axis-unit.widest", usual.widest()));
    Optional<Doubt> doubt = SizeEvidence.tooWide(memory, surface, corridor, limits);
    return doubt
        .map(
            d ->
                String.format(
                    Locale.ROOT,
                    "%s: nobody drives along it before its unit is right (import.axis-unit; if it"
                        + " is so wide, --set import.axis-unit.widest)",
                    d.words()))
        .orElse("");
  }
}
