package org.trackwalk.examples.writer;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The list of a track's surfaces as Assetto Corsa has it. */
public final class SurfacesFile {

  private SurfacesFile() {}

  /** The bytes of a {@code surfaces.ini} of such keys, all of which are track. */
  public static byte[] bytes(List<String> keys) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < keys.size(); i++) {
      text.append("[SURFACE_").append(i).append("]\nKEY=").append(keys.get(i));
      text.append("\nFRICTION=0.98\nIS_VALID_TRACK=1\n\n");
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
