package org.trackwalk.io.assimp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.trackwalk.io.assimp.AssimpScene.Material;
import org.trackwalk.io.assimp.AssimpScene.Mesh;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.mesh.level.Piece;

/**
 * All meshes of a node behind one another; nodes that show the same meshes share it.
 *
 * @param positions xyz triples
 * @param triangles three indices each
 * @param normals xyz triples; null when no mesh has any
 * @param cornerNormals per corner an index into them, -1 for none
 * @param surfaces names of the materials that are used
 * @param triangleSurfaces per triangle one of them or -1; null when all have the first
 * @param twoSided triangles whose material is seen from both sides
 */
record NodeMesh(
    float[] positions,
    int[] triangles,
    float[] normals,
    int[] cornerNormals,
    List<String> surfaces,
    int[] triangleSurfaces,
    BitSet twoSided) {

  /** What Assimp calls a material that the file does not have. */
  private static final List<String> ADDED_BY_ASSIMP = List.of("DefaultMaterial", "%%%DEFAULT");

  static NodeMesh of(List<Mesh> meshes, List<int[]> triangles, List<Material> materials) {
    int corners = triangles.stream().mapToInt(t -> t.length).sum();
    boolean normals = meshes.stream().anyMatch(m -> m.normals() != null);
    List<String> surfaces = new ArrayList<>();
    int[] triangleSurfaces = new int[corners / 3];
    int[] indices = new int[corners];
    int[] cornerNormals = normals ? new int[corners] : null;
    BitSet twoSided = new BitSet();
    int vertex = 0;
    int corner = 0;
    for (int m = 0; m < meshes.size(); m++) {
      Mesh mesh = meshes.get(m);
      int[] part = triangles.get(m);
      Material material =
          mesh.material() >= 0 && mesh.material() < materials.size()
              ? materials.get(mesh.material())
              : new Material("", false);
      Arrays.fill(
          triangleSurfaces, corner / 3, (corner + part.length) / 3, surface(material, surfaces));
      if (material.twoSided()) {
        twoSided.set(corner / 3, (corner + part.length) / 3);
      }
      for (int i = 0; i < part.length; i++) {
        indices[corner + i] = part[i] + vertex;
        if (normals) {
          cornerNormals[corner + i] = mesh.normals() == null ? -1 : part[i] + vertex;
        }
      }
      corner += part.length;
      vertex += mesh.positions().length / 3;
    }
    float[] positions = joined(meshes, false);
    if (meshes.stream().anyMatch(SharedVertices::isLost)) {
      SharedVertices shared = SharedVertices.of(positions);
      positions = shared.positions();
      for (int i = 0; i < corners; i++) {
        indices[i] = shared.vertices()[indices[i]];
      }
    }
    boolean oneSurface = Arrays.stream(triangleSurfaces).allMatch(s -> s == 0);
    return new NodeMesh(
        positions,
        indices,
        normals ? joined(meshes, true) : null,
        cornerNormals,
        surfaces,
        oneSurface ? null : triangleSurfaces,
        twoSided);
  }

  private static int surface(Material material, List<String> surfaces) {
    String name = PrintableName.of(material.name());
    if (name.isEmpty() || ADDED_BY_ASSIMP.contains(name)) {
      return -1;
    }
    int known = surfaces.indexOf(name);
    if (known >= 0) {
      return known;
    }
    surfaces.add(name);
    return surfaces.size() - 1;
  }

  /** Positions or normals of all meshes; zeros stand for the normals of a mesh without. */
  private static float[] joined(List<Mesh> meshes, boolean normals) {
    if (meshes.size() == 1) {
      return normals ? meshes.getFirst().normals() : meshes.getFirst().positions();
    }
    float[] all = new float[meshes.stream().mapToInt(m -> m.positions().length).sum()];
    int at = 0;
    for (Mesh mesh : meshes) {
      float[] part = normals ? mesh.normals() : mesh.positions();
      if (part != null) {
        System.arraycopy(part, 0, all, at, part.length);
      }
      at += mesh.positions().length;
    }
    return all;
  }

  /** Gives a piece what it is made of. */
  void into(Piece.Builder piece) {
    piece.mesh(positions, triangles).surfaces(surfaces, triangleSurfaces);
    if (normals != null) {
      piece.normals(normals, cornerNormals);
    }
    int both = twoSided.cardinality();
    if (both > 0 && both == triangles.length / 3) {
      piece.twoSided(true);
    } else if (both > 0) {
      piece.twoSidedTriangles(twoSided);
    }
  }
}
