package org.trackwalk.io.studio;

import java.util.List;
import org.trackwalk.io.polygon.FaceFaults;

/**
 * An object of a file that is a mesh.
 *
 * @param name may be empty; objects may have the same
 * @param offset where it begins in the file
 * @param positions xyz triples as stored: where the object stood when it was saved
 * @param triangles three indices each, all in range
 * @param places byte offset per triangle
 * @param materials names that the object uses
 * @param triangleMaterials per triangle an index into them, -1 for none
 * @param faults faces that were left out
 * @param matrix the object's own axes and origin in the scene when it was saved, 12 doubles, three
 *     rows of four; null when the file does not say
 */
record StudioObject(
    String name,
    int offset,
    float[] positions,
    int[] triangles,
    int[] places,
    List<String> materials,
    int[] triangleMaterials,
    FaceFaults faults,
    double[] matrix) {

  /** Whether it never had a face, sound or not. */
  boolean isWithoutFaces() {
    return triangles.length == 0 && faults.problems("", "", positions).isEmpty();
  }
}
