package org.trackwalk.io.collada;

import java.util.HashMap;
import java.util.Map;
import org.trackwalk.io.look.MaterialLook;

/** The diffuse colour of an effect while it is read. */
final class DaePaint {

  /** Samplers lead to surfaces, and these to images: no more steps than that. */
  private static final int STEPS = 3;

  /** Parameters and what they refer to: another one, or an image. */
  final Map<String, String> parameters = new HashMap<>();

  int rgb = MaterialLook.GREY;

  /** The sampler of the colour's picture; empty for none. */
  String texture = "";

  /** Whether the picture's opacity counts. */
  boolean transparent;

  /** The image that the texture leads to, by id. */
  String image() {
    String at = texture;
    for (int i = 0; i < STEPS && parameters.containsKey(at); i++) {
      at = parameters.get(at);
    }
    return at;
  }
}
