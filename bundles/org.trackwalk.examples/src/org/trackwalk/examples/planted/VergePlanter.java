package org.trackwalk.examples.planted;

import java.util.List;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;

/** Plants defects in the verges. */
final class VergePlanter {

  /**
   * Width of the slot at the rim: over the widest gap (50 mm), under the reach of a look (0.3 m).
   */
  private static final double SLOT = 0.24;

  private final Workpiece work;

  VergePlanter(Workpiece work) {
    this.work = work;
  }

  /** Turns a triangle around in the innermost quads of a right verge. */
  Truth flip(DefectKind kind, int segment, int row) {
    Workpiece.Part verge = work.part("verge_r", segment);
    MeshDraft mesh = verge.mesh();
    int column = verge.strip().columns() - 1;
    int near = verge.nearTriangle(row, column);
    int[] v = mesh.corners(near);
    mesh.corners(near, v[0], v[2], v[1]);
    List<float[]> points = List.of(mesh.position(v[0]), mesh.position(v[1]), mesh.position(v[2]));
    return Truth.at(kind.id(), kind.rule(), List.of(verge.name()), points);
  }

  /** Cuts a verge open along a row, from the outer rim to the next column. */
  Truth slot(DefectKind kind, int segment, int row) {
    boolean left = !work.has("wall_l", segment);
    Workpiece.Part verge = work.part(left ? "verge_l" : "verge_r", segment);
    MeshDraft mesh = verge.mesh();
    int outer = left ? 0 : verge.strip().columns();
    int inner = left ? 1 : outer - 1;
    int rim = verge.vertex(row, outer);
    double[] p = Measures.towards(verge.position(row, outer), verge.position(row + 1, outer), SLOT);
    int moved = mesh.vertex(p[0], p[1], p[2]);
    int quad = left ? 0 : outer - 1;
    Workpiece.replace(mesh, verge.farTriangle(row, quad), rim, moved);
    Workpiece.replace(mesh, verge.nearTriangle(row, quad), rim, moved);
    float[] end = verge.position(row, inner);
    double length =
        Measures.distance(end, mesh.position(rim)) + Measures.distance(end, mesh.position(moved));
    List<float[]> points = List.of(end, mesh.position(rim), mesh.position(moved));
    return Truth.at(kind.id(), kind.rule(), List.of(verge.name()), points).edges("open", length);
  }
}
