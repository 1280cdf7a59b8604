package org.trackwalk.contact.packed;

import java.util.Arrays;
import org.trackwalk.mesh.geometry.ClosestPoint;

/**
 * The triangles that may be in reach of one sphere, and which of them are contacts (P. Terdiman,
 * Contact generation for meshes, chapters 5 and 6) without sorting them.
 *
 * <p>Why no order is needed: let a delayed contact c have the closest feature f. A triangle d that
 * holds f is never farther than f. When it is nearer, it comes before c and voids f. When it is as
 * near, the only closest point of d is the one of c, so f is its closest feature too, and the lower
 * geometry key comes first. So c is a contact exactly when every other triangle that holds f has f
 * as its closest feature and a higher key. A triangle out of reach holds no feature of one in
 * reach, so it does no harm here.
 */
public final class NearTriangles {

  private int size;
  private int faces;
  private int[] places = new int[64];
  private byte[] indices = new byte[64];
  private byte[] features = new byte[64];

  /** Three vertex ids per triangle, those of its closest feature first. */
  private int[] ids = new int[192];

  /** Forgets all triangles. */
  public void clear() {
    size = 0;
    faces = 0;
  }

  /** Number of triangles. */
  public int size() {
    return size;
  }

  /**
   * Adds a triangle.
   *
   * @param block place of its block
   * @param index its number in the block
   * @param feature code of its closest feature, see {@link ClosestPoint}
   */
  public void add(int[] blocks, int block, int index, int feature) {
    if (size == places.length) {
      grow();
    }
    int header = blocks[block];
    int word = blocks[BlockLayout.words(block) + index];
    int from = BlockLayout.ids(block, header);
    int turn = 4 * ClosestPoint.indexOf(feature);
    int at = size++;
    if (feature == ClosestPoint.FACE) {
      // faces come first: most delayed contacts are voided by one
      move(faces, at);
      at = faces++;
    }
    places[at] = block;
    indices[at] = (byte) index;
    features[at] = (byte) feature;
    int turned = (word & 0xfff | word << 12) >> turn;
    ids[3 * at] = blocks[from + (turned & 15)];
    ids[3 * at + 1] = blocks[from + (turned >> 4 & 15)];
    ids[3 * at + 2] = blocks[from + (turned >> 8 & 15)];
  }

  int place(int i) {
    return places[i];
  }

  int index(int i) {
    return indices[i];
  }

  int feature(int i) {
    return features[i];
  }

  /** The geometry key of a triangle. */
  int key(int[] blocks, int i) {
    return blocks[BlockLayout.keys(places[i], blocks[places[i]]) + indices[i]];
  }

  /** True when a triangle is a contact if it is in reach. */
  boolean kept(int[] blocks, int i) {
    if (i < faces) {
      return true;
    }
    int from = ids[3 * i];
    if (features[i] >= ClosestPoint.VERTEX) {
      for (int d = 0; d < size; d++) {
        if ((ids[3 * d] == from || ids[3 * d + 1] == from || ids[3 * d + 2] == from)
            && d != i
            && (features[d] < ClosestPoint.VERTEX || ids[3 * d] != from || before(blocks, d, i))) {
          return false;
        }
      }
      return true;
    }
    int to = ids[3 * i + 1];
    for (int d = 0; d < size; d++) {
      int a = ids[3 * d];
      int b = ids[3 * d + 1];
      int c = ids[3 * d + 2];
      if ((a == from || b == from || c == from)
          && (a == to || b == to || c == to)
          && d != i
          && (!isEdge(d) || c == from || c == to || before(blocks, d, i))) {
        return false;
      }
    }
    return true;
  }

  private boolean isEdge(int i) {
    return features[i] >= ClosestPoint.EDGE && features[i] < ClosestPoint.VERTEX;
  }

  private boolean before(int[] blocks, int i, int j) {
    return key(blocks, i) < key(blocks, j);
  }

  private void move(int from, int to) {
    places[to] = places[from];
    indices[to] = indices[from];
    features[to] = features[from];
    ids[3 * to] = ids[3 * from];
    ids[3 * to + 1] = ids[3 * from + 1];
    ids[3 * to + 2] = ids[3 * from + 2];
  }

  private void grow() {
    places = Arrays.copyOf(places, 2 * size);
    indices = Arrays.copyOf(indices, 2 * size);
    features = Arrays.copyOf(features, 2 * size);
    ids = Arrays.copyOf(ids, 6 * size);
  }
}
