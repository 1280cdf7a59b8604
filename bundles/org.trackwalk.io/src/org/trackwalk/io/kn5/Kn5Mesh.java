package org.trackwalk.io.kn5;

import org.trackwalk.io.importer.ImportException;

/**
 * Where the numbers of a mesh stand in the file.
 *
 * @param vertices byte of the first
 * @param stride bytes from one vertex to the next; position and normal come first
 * @param vertexCount how many
 * @param indices byte of the first, two bytes each
 * @param indexCount how many, three a triangle
 * @param material its place in the file's list
 * @param renderable whether the game draws it
 * @param onBones whether it moves with bones
 */
public record Kn5Mesh(
    int vertices,
    int stride,
    int vertexCount,
    int indices,
    int indexCount,
    int material,
    boolean renderable,
    boolean onBones) {

  private static final int STRIDE = 44;

  /** Weights and bones of each vertex come behind. */
  private static final int STRIDE_ON_BONES = 76;

  /** Layer, the distances between which it is drawn, a sphere around it. */
  private static final int REST = 4 + 8 + 16;

  /** Layer, the distances between which it is drawn. */
  private static final int REST_ON_BONES = 4 + 8;

  /** A matrix. */
  private static final int BONE = 64;

  /** Reads what stands behind a node's head. */
  static Kn5Mesh read(Kn5Cursor cursor, boolean onBones) throws ImportException {
    cursor.skip(3, "a mesh");
    if (onBones) {
      int bones = cursor.count(4 + BONE, "a mesh's bones");
      for (int i = 0; i < bones; i++) {
        cursor.text("a bone's name");
        cursor.skip(BONE, "a bone");
      }
    }
    int stride = onBones ? STRIDE_ON_BONES : STRIDE;
    int vertexCount = cursor.count(stride, "a mesh's vertices");
    int vertices = cursor.at();
    cursor.skip((long) stride * vertexCount, "a mesh's vertices");
    int place = cursor.at();
    int indexCount = cursor.count(2, "a mesh's corners");
    if (indexCount % 3 != 0) {
      throw cursor.refusal(
          place, indexCount + " corners are not a whole number of triangles; the file is damaged");
    }
    int indices = cursor.at();
    cursor.skip(2L * indexCount, "a mesh's corners");
    int material = cursor.number("a mesh's material");
    cursor.skip(onBones ? REST_ON_BONES : REST, "the end of a mesh");
    boolean renderable = onBones || cursor.octet("the end of a mesh") != 0;
    return new Kn5Mesh(
        vertices, stride, vertexCount, indices, indexCount, material, renderable, onBones);
  }
}
