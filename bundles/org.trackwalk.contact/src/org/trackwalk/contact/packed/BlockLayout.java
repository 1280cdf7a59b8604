package org.trackwalk.contact.packed;

/**
 * Where things stand in the leaf blocks and nodes of a {@link PackedScene}.
 *
 * <p>A block of v vertices and t triangles is {@code 1 + 2 t + 4 v} ints: a header (v in its low
 * byte, t in the next), t triangle words, x of all vertices as float bits, y, z, the vertices' ids,
 * the triangles' geometry keys. Vertices stand in the order of their welded ids, so comparing local
 * indices compares welded ids. A block may be read past its end: the array is padded.
 *
 * <p>A triangle word has the local index of corner k in the bits 4 k to 4 k + 3 and {@link
 * #TWO_SIDED}.
 *
 * <p>A node is {@link #NODE_INTS} ints: min x of its eight children, min y, min z, max x, max y,
 * max z as {@link #steps}, and eight links: the number of a node, or {@link #block} of it is the
 * place of a block. Children that are not there have boxes that nothing meets.
 */
public final class BlockLayout {

  /** Most triangles, and most vertices, of a block. */
  public static final int ROOM = 16;

  /** Children of a node. */
  public static final int WIDTH = 8;

  /** Ints from one node to the next. */
  public static final int NODE_INTS = 7 * WIDTH;

  /** Place of the links in a node. */
  public static final int LINKS = 6 * WIDTH;

  /** Bit of a triangle word: the triangle collides from both sides. */
  public static final int TWO_SIDED = 1 << 12;

  /** Ints that may be read past the last block. */
  public static final int PADDING = 8 * ROOM;

  private BlockLayout() {}

  /** Vertices of the block with a header. */
  public static int vertices(int header) {
    return header & 0xff;
  }

  /** Triangles of the block with a header. */
  public static int triangles(int header) {
    return header >>> 8;
  }

  /** Place of the triangle words of a block. */
  public static int words(int block) {
    return block + 1;
  }

  /** Place of the x coordinates; y and z follow, each as many as there are vertices, then ids. */
  public static int coordinates(int block, int header) {
    return block + 1 + triangles(header);
  }

  /** Place of the vertex ids. */
  public static int ids(int block, int header) {
    return coordinates(block, header) + 3 * vertices(header);
  }

  /** Place of the geometry keys. */
  public static int keys(int block, int header) {
    return coordinates(block, header) + 4 * vertices(header);
  }

  /** Length of a block in ints. */
  static int length(int vertices, int triangles) {
    return 1 + 2 * triangles + 4 * vertices;
  }

  /** True for the link to a block, false for the link to a node. */
  public static boolean isBlock(int link) {
    return link < 0;
  }

  /** Place of the block that a link leads to; the link that leads to a block at a place. */
  public static int block(int link) {
    return ~link;
  }
}
