package org.trackwalk.contact.packed;

import java.util.Arrays;

/**
 * Triangles of a packed scene, as a {@link PackedGather} finds them: in the order of the scene's
 * blocks, not of their keys. Reused from query to query.
 */
public final class PackedTriangles {

  private final int[] blocks;
  private int size;
  private int[] places = new int[64];
  private byte[] indices = new byte[64];

  /** An empty list of triangles of a scene. */
  public PackedTriangles(PackedScene scene) {
    blocks = scene.blocks();
  }

  /** Number of triangles. */
  public int size() {
    return size;
  }

  /** Place of triangle i's block, see {@link BlockLayout}. */
  public int block(int i) {
    return places[i];
  }

  /** Number of triangle i in its block. */
  public int index(int i) {
    return indices[i];
  }

  /** Index of triangle i in the welded surface: its geometry key. */
  public int key(int i) {
    return blocks[BlockLayout.keys(places[i], blocks[places[i]]) + indices[i]];
  }

  /** True when triangle i collides from both sides. */
  public boolean twoSided(int i) {
    return (word(i) & BlockLayout.TWO_SIDED) != 0;
  }

  /** Vertex id of a corner of triangle i under the scene's identity. */
  public int id(int i, int corner) {
    return blocks[BlockLayout.ids(places[i], blocks[places[i]]) + local(i, corner)];
  }

  /**
   * The corners of triangle i.
   *
   * @param out filled with three xyz triples, metres
   */
  public void corners(int i, float[] out) {
    int header = blocks[places[i]];
    int count = BlockLayout.vertices(header);
    int from = BlockLayout.coordinates(places[i], header);
    for (int k = 0; k < 3; k++) {
      int at = from + local(i, k);
      out[3 * k] = Float.intBitsToFloat(blocks[at]);
      out[3 * k + 1] = Float.intBitsToFloat(blocks[at + count]);
      out[3 * k + 2] = Float.intBitsToFloat(blocks[at + 2 * count]);
    }
  }

  /** Forgets all triangles and keeps the memory. */
  void clear() {
    size = 0;
  }

  void add(int block, int index) {
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
      indices = Arrays.copyOf(indices, 2 * size);
    }
    places[size] = block;
    indices[size++] = (byte) index;
  }

  private int word(int i) {
    return blocks[BlockLayout.words(places[i]) + indices[i]];
  }

  private int local(int i, int corner) {
    return word(i) >> 4 * corner & 15;
  }
}
