package org.trackwalk.examples.planted;

import java.util.List;
import org.trackwalk.examples.draft.MeshDraft;
import org.trackwalk.examples.truth.Truth;

/** Takes a triangle out of a closed surface. */
final class HolePunch {

  private HolePunch() {}

  static Truth punch(DefectKind kind, MeshDraft mesh, int triangle, List<String> pieces) {
    int[] v = mesh.corners(triangle);
    float[] a = mesh.position(v[0]);
    float[] b = mesh.position(v[1]);
    float[] c = mesh.position(v[2]);
    mesh.remove(triangle);
    double around = Measures.distance(a, b) + Measures.distance(b, c) + Measures.distance(c, a);
    return Truth.at(kind.id(), kind.rule(), pieces, List.of(a, b, c))
        .edges("hole", around)
        .metres("radius", Measures.inradius(a, b, c));
  }
}
