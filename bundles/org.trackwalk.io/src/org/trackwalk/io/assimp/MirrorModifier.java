package org.trackwalk.io.assimp;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.assimp.AssimpScene.Mesh;

/**
 * Blender's mirror modifier: Assimp puts the mirrored copies of an object's meshes behind them, and
 * leaves out that the modifier merges what lies on the mirror's plane. Here it is merged, as
 * Blender does while nobody takes that away: both vertices of a pair move to their middle
 * (mesh_mirror.c: those nearer to each other than the merge distance, 1 mm by default).
 */
final class MirrorModifier {

  /** Blender's default merge distance, in units of the file. */
  private static final float MERGE = 0.001f;

  private MirrorModifier() {}

  /** The meshes of an object, merged where the second half of them mirrors the first. */
  static List<Mesh> merged(List<Mesh> meshes) {
    int half = meshes.size() / 2;
    if (half == 0 || meshes.size() % 2 != 0) {
      return meshes;
    }
    int axis = -1;
    for (int i = 0; i < half; i++) {
      int own = axis(meshes.get(i).positions(), meshes.get(half + i).positions());
      if (own < 0 || axis >= 0 && own != axis) {
        return meshes;
      }
      axis = own;
    }
    List<Mesh> merged = new ArrayList<>();
    for (Mesh mesh : meshes) {
      float[] p = mesh.positions().clone();
      for (int i = axis; i < p.length; i += 3) {
        p[i] = 2 * Math.abs(p[i]) < MERGE ? 0 : p[i];
      }
      merged.add(
          new Mesh(
              mesh.name(),
              mesh.material(),
              p,
              mesh.normals(),
              mesh.cornerCounts(),
              mesh.corners(),
              mesh.bones(),
              mesh.shapes()));
    }
    return merged;
  }

  /** The axis along which all numbers have the other sign, and along no other; -1 for none. */
  private static int axis(float[] a, float[] b) {
    if (a.length != b.length) {
      return -1;
    }
    int axis = -1;
    for (int k = 0; k < 3; k++) {
      boolean same = true;
      boolean turned = true;
      for (int i = k; i < a.length; i += 3) {
        same &= a[i] == b[i];
        turned &= a[i] == -b[i];
      }
      if (!same && (!turned || axis >= 0)) {
        return -1;
      }
      axis = same ? axis : k;
    }
    return axis;
  }
}
