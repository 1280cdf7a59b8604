package org.trackwalk.io.gltf;

import java.util.Arrays;
import java.util.List;

/** Three indices and a place per triangle, without those that reach past the vertices. */
final class PrimitiveTriangles {

  private final Geometry from;
  private int[] indices;
  private int[] places;
  private int outOfRange;
  private int firstOutOfRange = -1;
  private int inRange = -1;

  PrimitiveTriangles(Geometry from) {
    this.from = from;
    int count = from.triangles();
    int vertices = from.positions().length / 3;
    int[] corners = from.corners();
    TriangleList form = from.form();
    boolean asStored = form == TriangleList.TRIANGLES && corners != null;
    indices = new int[3 * count];
    places = new int[count];
    int kept = 0;
    for (int t = 0; t < count; t++) {
      boolean good = true;
      int known = -1;
      for (int k = 0; k < 3; k++) {
        int at = asStored ? 3 * t + k : form.corner(t, k);
        int index = corners == null ? at : corners[at];
        indices[3 * kept + k] = index;
        boolean fits = index >= 0 && index < vertices;
        good &= fits;
        known = fits ? index : known;
      }
      int place = from.place().applyAsInt(form.first(t));
      if (good) {
        places[kept++] = place;
      } else if (outOfRange++ == 0) {
        firstOutOfRange = place;
        inRange = known;
      }
    }
    if (kept < count) {
      indices = Arrays.copyOf(indices, 3 * kept);
      places = Arrays.copyOf(places, kept);
    }
  }

  /** The mesh of these triangles. */
  PrimitiveMesh mesh(List<String> surfaces, boolean twoSided) {
    return new PrimitiveMesh(
        from.positions(),
        indices,
        places,
        from.normals(),
        surfaces,
        twoSided,
        outOfRange,
        firstOutOfRange,
        near());
  }

  private List<Float> near() {
    float[] xyz = from.positions();
    return inRange < 0
        ? List.of()
        : List.of(xyz[3 * inRange], xyz[3 * inRange + 1], xyz[3 * inRange + 2]);
  }
}
