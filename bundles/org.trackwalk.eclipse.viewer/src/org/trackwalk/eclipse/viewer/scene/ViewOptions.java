package org.trackwalk.eclipse.viewer.scene;

import java.util.EnumSet;
import java.util.Set;

/**
 * What is shown; immutable.
 *
 * @param mode colours of the triangles
 * @param layers what is shown beside them
 * @param factor by which gaps and steps are exaggerated
 * @param profile id of the engine whose edges are shown
 */
public record ViewOptions(ColourMode mode, Set<Layer> layers, double factor, String profile) {

  /** Gaps and steps are drawn so many times as large unless said. */
  public static final double USUAL_FACTOR = 50;

  /** What a newly opened level shows. */
  public static final ViewOptions USUAL =
      new ViewOptions(
          ColourMode.PIECES,
          EnumSet.of(
              Layer.PROBLEMS,
              Layer.SEAMS,
              Layer.RIBBONS,
              Layer.MARKERS,
              Layer.GRID,
              Layer.SECTION,
              Layer.LEGEND),
          USUAL_FACTOR,
          "generic");

  /** Takes a copy of the set. */
  public ViewOptions {
    layers = Set.copyOf(layers);
  }

  /** Whether a layer is shown. */
  public boolean shows(Layer layer) {
    return layers.contains(layer);
  }

  /** The same with a layer shown or not. */
  public ViewOptions with(Layer layer, boolean shown) {
    EnumSet<Layer> changed = EnumSet.noneOf(Layer.class);
    changed.addAll(layers);
    if (shown) {
      changed.add(layer);
    } else {
      changed.remove(layer);
    }
    return new ViewOptions(mode, changed, factor, profile);
  }

  /** The same with other colours. */
  public ViewOptions coloured(ColourMode newMode) {
    return new ViewOptions(newMode, layers, factor, profile);
  }

  /** The same with another exaggeration. */
  public ViewOptions exaggerated(double newFactor) {
    return new ViewOptions(mode, layers, newFactor, profile);
  }

  /** The same for another engine. */
  public ViewOptions judgedBy(String newProfile) {
    return new ViewOptions(mode, layers, factor, newProfile);
  }
}
