package org.trackwalk.io.kn5;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;

/**
 * What stands before the nodes.
 *
 * @param materials their names, in the order in which meshes count them
 */
record Kn5Head(List<String> materials) {

  private static final int OLDEST = 4;
  private static final int NEWEST = 6;

  /** From this version on a number stands behind the version. */
  private static final int WITH_EXTRA = 6;

  /** From this version on a material says how it is tested for depth. */
  private static final int WITH_DEPTH_MODE = 5;

  /** Bytes of a shader's value: one number, two, three and four. */
  private static final int VALUES = 40;

  /** Reads it; the cursor stands behind the magic word, and then at the first node. */
  static Kn5Head read(Kn5Cursor cursor) throws ImportException {
    int place = cursor.at();
    int version = cursor.number("the version");
    if (version < OLDEST || version > NEWEST) {
      throw cursor.refusal(
          place,
          "this is version "
              + version
              + " of the format, or a packed file; versions 4 to 6 are read: export it again");
    }
    if (version >= WITH_EXTRA) {
      cursor.number("the head");
    }
    textures(cursor);
    return new Kn5Head(materials(cursor, version >= WITH_DEPTH_MODE));
  }

  private static void textures(Kn5Cursor cursor) throws ImportException {
    int count = cursor.count(12, "textures");
    for (int i = 0; i < count; i++) {
      cursor.number("a texture");
      cursor.text("a texture's name");
      cursor.skip(cursor.count(1, "a texture"), "a texture");
    }
  }

  private static List<String> materials(Kn5Cursor cursor, boolean depthMode)
      throws ImportException {
    int count = cursor.count(18, "materials");
    List<String> names = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      names.add(cursor.text("a material's name"));
      cursor.text("a shader's name");
      cursor.skip(depthMode ? 6 : 2, "a material");
      int values = cursor.count(4 + VALUES, "a material's values");
      for (int k = 0; k < values; k++) {
        cursor.text("a value's name");
        cursor.skip(VALUES, "a material's value");
      }
      int samplers = cursor.count(12, "a material's textures");
      for (int k = 0; k < samplers; k++) {
        cursor.text("a sampler's name");
        cursor.number("a sampler");
        cursor.text("a texture's name");
      }
    }
    return List.copyOf(names);
  }
}
