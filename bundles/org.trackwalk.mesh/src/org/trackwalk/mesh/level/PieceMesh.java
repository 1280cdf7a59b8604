package org.trackwalk.mesh.level;

import java.util.Arrays;

/**
 * The arrays of a piece.
 *
 * @param positions xyz triples; null when a soup holds them
 * @param triangles three indices each; null likewise
 * @param soup null for most pieces
 * @param places null when not known
 * @param surfaces per triangle; null where all have the first or there are none
 * @param normals null when the file has none
 * @param cornerNormals likewise
 */
record PieceMesh(
    MeshArray<float[]> positions,
    MeshArray<int[]> triangles,
    Soup soup,
    Places places,
    MeshArray<int[]> surfaces,
    MeshArray<float[]> normals,
    MeshArray<int[]> cornerNormals) {

  /** Nothing at all. */
  static final PieceMesh NONE =
      new PieceMesh(
          MeshArray.of(new float[0]), MeshArray.of(new int[0]), null, null, null, null, null);

  PieceMesh withMesh(float[] xyz, int[] indices) {
    return new PieceMesh(
        MeshArray.of(xyz), MeshArray.of(indices), null, places, surfaces, normals, cornerNormals);
  }

  PieceMesh withSoup(Soup of) {
    return new PieceMesh(null, null, of, places, surfaces, normals, cornerNormals);
  }

  PieceMesh withPlaces(Places of) {
    return new PieceMesh(positions, triangles, soup, of, surfaces, normals, cornerNormals);
  }

  PieceMesh withSurfaces(int[] perTriangle) {
    boolean first = perTriangle != null && Arrays.stream(perTriangle).allMatch(index -> index == 0);
    MeshArray<int[]> of = first ? null : MeshArray.of(perTriangle);
    return new PieceMesh(positions, triangles, soup, places, of, normals, cornerNormals);
  }

  PieceMesh withNormals(float[] xyz, int[] perCorner) {
    return new PieceMesh(
        positions, triangles, soup, places, surfaces, MeshArray.of(xyz), MeshArray.of(perCorner));
  }

  /** The same on a shelf. */
  PieceMesh shelved(MeshShelf shelf) {
    return new PieceMesh(
        MeshArray.shelved(positions, shelf::put),
        MeshArray.shelved(triangles, shelf::put),
        soup == null ? null : soup.shelved(shelf),
        places == null ? null : places.shelved(shelf),
        MeshArray.shelved(surfaces, shelf::put),
        MeshArray.shelved(normals, shelf::put),
        MeshArray.shelved(cornerNormals, shelf::put));
  }

  /** {@link Piece#points()}. */
  MeshArray<float[]> points() {
    return soup == null ? positions : soup.points();
  }

  /** {@link Piece#corners()}. */
  MeshArray<int[]> corners() {
    return soup == null ? triangles : soup.corners();
  }

  /** Whether all but points and corners is the same. */
  boolean sameBeside(PieceMesh other) {
    return Places.same(places, other.places)
        && MeshArray.same(surfaces, other.surfaces)
        && SameMesh.bits(MeshArray.get(normals), MeshArray.get(other.normals))
        && MeshArray.same(cornerNormals, other.cornerNormals);
  }
}
