package org.trackwalk.io.gltf;

/**
 * Triangles from strips and fans (section 3.7.2.1): triangle i of a strip is (i, i + 1 + i % 2, i +
 * 2 - i % 2), of a fan (i + 1, i + 2, 0).
 */
enum TriangleList {
  TRIANGLES,
  STRIP,
  FAN;

  /** The form that a primitive's {@code mode} means; null for points and lines. */
  static TriangleList ofMode(int mode) {
    return switch (mode) {
      case 4 -> TRIANGLES;
      case 5 -> STRIP;
      case 6 -> FAN;
      default -> null;
    };
  }

  /** Number of triangles that {@code corners} indices make. */
  int triangles(int corners) {
    return this == TRIANGLES ? corners / 3 : Math.max(0, corners - 2);
  }

  /** The position among the indices of corner 0, 1 or 2 of a triangle. */
  int corner(int triangle, int corner) {
    return switch (this) {
      case TRIANGLES -> 3 * triangle + corner;
      case STRIP -> triangle + (corner == 0 ? 0 : triangle % 2 == 0 ? corner : 3 - corner);
      case FAN -> corner == 2 ? 0 : triangle + 1 + corner;
    };
  }

  /** The first index that only this triangle adds, to say where it stands. */
  int first(int triangle) {
    return this == TRIANGLES ? 3 * triangle : triangle;
  }
}
