package org.trackwalk.io.assimp;

import java.util.List;

/**
 * A scene with what it looks like, as Assimp delivers it.
 *
 * @param scene the shapes
 * @param pictures that lie in the file
 * @param surfaces one for each material of the scene
 * @param places for each mesh three floats per vertex, of which two are places in its picture from
 *     left to right and from bottom to top; null for a mesh without
 */
record SceneLook(
    AssimpScene scene, List<Picture> pictures, List<Surface> surfaces, List<float[]> places) {

  /**
   * A picture that lies in the file.
   *
   * @param name as the file has it; may be empty
   * @param hint the format of its bytes, for instance {@code png}
   * @param width in texels of four bytes (blue, green, red, alpha); 0 for bytes of a format
   * @param height likewise
   * @param bytes all of it
   */
  record Picture(String name, String hint, int width, int height, byte[] bytes) {}

  /**
   * What a material is painted with.
   *
   * @param colour shares of red, green and blue
   * @param picture a file, or {@code *} and the number of a picture in the file; empty for none
   * @param move by which places are moved, then scaled: two numbers each
   * @param cutout whether what is transparent is left out
   */
  record Surface(float[] colour, String picture, float[] move, boolean cutout) {}
}
