package org.trackwalk.io.ply;

import java.util.Arrays;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;

/**
 * The vertices of a file.
 *
 * @param positions xyz triples
 * @param normals xyz triples; null when there are none
 */
record PlyVertices(float[] positions, float[] normals) {

  private static final int STRIDE = 4096;

  private static final String[] NAMES = {"x", "y", "z", "nx", "ny", "nz"};

  /** Reads the rows of the element {@code vertex}, whose number has been checked. */
  static PlyVertices read(PlyElement element, PlyInput input, Progress progress)
      throws ImportException {
    int count = (int) element.count();
    int properties = element.properties().size();
    int[] roles = new int[properties];
    Arrays.fill(roles, -1);
    int found = 0;
    for (int role = 0; role < NAMES.length; role++) {
      int property = element.value(NAMES[role]);
      if (property >= 0) {
        roles[property] = role;
        found |= 1 << role;
      }
    }
    if (element.count() > 0 && (found & 7) != 7) {
      throw input.refusal("the vertices have no x, y and z");
    }
    float[] positions = new float[3 * count];
    float[] normals = (found & 56) == 56 ? new float[3 * count] : null;
    PlyProperty[] list = element.properties().toArray(PlyProperty[]::new);
    for (int i = 0; i < count; i++) {
      if (i % STRIDE == 0) {
        progress.check();
      }
      input.startRow(element);
      for (int p = 0; p < properties; p++) {
        int role = roles[p];
        if (role < 0 || role >= 3 && normals == null) {
          input.skip(list[p]);
        } else if (role < 3) {
          positions[3 * i + role] = input.real(list[p].type());
        } else {
          normals[3 * i + role - 3] = input.real(list[p].type());
        }
      }
    }
    return new PlyVertices(positions, normals);
  }

  int count() {
    return positions.length / 3;
  }
}
