package org.trackwalk.io.studio;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/** The materials of a file. Objects name them without regard to case, as in 3D Studio. */
final class StudioMaterials {

  private final ChunkInput input;
  private final Map<String, Material> byName = new HashMap<>();

  private record Material(String name, boolean twoSided) {}

  StudioMaterials(ChunkInput input) {
    this.input = input;
  }

  /** Reads a chunk {@code AFFF}. Of several materials with one name the first counts. */
  void add(StudioChunk material) throws ImportException {
    String name = "";
    boolean twoSided = false;
    for (StudioChunk c = material.first(input); c != null; c = c.next(input, material)) {
      if (c.id() == StudioChunk.MATERIAL_NAME) {
        name = input.name(c.start(), input.endOfName(c.start(), c.end()));
      } else if (c.id() == StudioChunk.TWO_SIDED) {
        twoSided = true;
      }
    }
    if (!name.isEmpty()) {
      byName.putIfAbsent(key(name), new Material(name, twoSided));
    }
  }

  /** A material's own name for the name that an object uses, which stays when there is none. */
  String name(String used) {
    Material found = byName.get(key(used));
    return found == null ? used : found.name;
  }

  /** Whether the material with that name is drawn on both sides. */
  boolean twoSided(String used) {
    Material found = byName.get(key(used));
    return found != null && found.twoSided;
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }
}
