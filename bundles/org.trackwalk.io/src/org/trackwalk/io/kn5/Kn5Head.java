package org.trackwalk.io.kn5;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;

/**
 * What stands before the nodes.
 *
 * @param textures what each is called and where its bytes stand
 * @param paints materials, in the order in which meshes count them
 */
record Kn5Head(List<Texture> textures, List<Paint> paints) {

  /**
   * A texture in the file.
   *
   * @param offset of its first byte
   * @param length in bytes
   */
  record Texture(String name, int offset, int length) {}

  /**
   * A material.
   *
   * @param diffuse name of the texture of its own colour; empty for none
   * @param cutout whether what is transparent in the texture is seen through
   */
  record Paint(String name, String diffuse, boolean cutout) {}

  /** The sampler of a material's own colour. */
  private static final String DIFFUSE = "txDiffuse";

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
    List<Texture> textures = textures(cursor);
    return new Kn5Head(textures, materials(cursor, version >= WITH_DEPTH_MODE));
  }

  /** The names of the materials. */
  List<String> materials() {
    return paints.stream().map(Paint::name).toList();
  }

  private static List<Texture> textures(Kn5Cursor cursor) throws ImportException {
    int count = cursor.count(12, "textures");
    List<Texture> textures = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cursor.number("a texture");
      String name = cursor.text("a texture's name");
      int length = cursor.count(1, "a texture");
      textures.add(new Texture(name, cursor.at(), length));
      cursor.skip(length, "a texture");
    }
    return List.copyOf(textures);
  }

  private static List<Paint> materials(Kn5Cursor cursor, boolean depthMode) throws ImportException {
    int count = cursor.count(18, "materials");
    List<Paint> paints = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      String name = cursor.text("a material's name");
      cursor.text("a shader's name");
      boolean blended = cursor.octet("a material") != 0;
      boolean tested = cursor.octet("a material") != 0;
      cursor.skip(depthMode ? 4 : 0, "a material");
      int values = cursor.count(4 + VALUES, "a material's values");
      for (int k = 0; k < values; k++) {
        cursor.text("a value's name");
        cursor.skip(VALUES, "a material's value");
      }
      int samplers = cursor.count(12, "a material's textures");
      String diffuse = "";
      for (int k = 0; k < samplers; k++) {
        String sampler = cursor.text("a sampler's name");
        cursor.number("a sampler");
        String texture = cursor.text("a texture's name");
        diffuse = sampler.equals(DIFFUSE) ? texture : diffuse;
      }
      paints.add(new Paint(name, diffuse, blended || tested));
    }
    return List.copyOf(paints);
  }
}
