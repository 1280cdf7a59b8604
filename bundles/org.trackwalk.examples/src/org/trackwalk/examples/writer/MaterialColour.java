package org.trackwalk.examples.writer;

import java.util.Map;

/** Colours in which a modelling tool shows the examples; red, green and blue from 0 to 1. */
final class MaterialColour {

  private static final Map<String, float[]> COLOURS =
      Map.of(
          "asphalt", new float[] {0.25f, 0.25f, 0.27f},
          "line_white", new float[] {0.95f, 0.95f, 0.95f},
          "kerb_red_white", new float[] {0.8f, 0.15f, 0.1f},
          "grass", new float[] {0.25f, 0.5f, 0.2f},
          "concrete", new float[] {0.6f, 0.6f, 0.58f},
          "fence_mesh", new float[] {0.45f, 0.5f, 0.55f},
          "paint", new float[] {0.9f, 0.85f, 0.3f},
          "sky", new float[] {0.5f, 0.7f, 0.95f});

  private static final float[] GREY = {0.5f, 0.5f, 0.5f};

  private MaterialColour() {}

  static float[] of(String material) {
    return COLOURS.getOrDefault(material, GREY).clone();
  }
}
