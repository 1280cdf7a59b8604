package org.trackwalk.io.source;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.Piece;

/**
 * How many triangles pieces may show that share their mesh with another one. A mesh that is placed
 * a thousand times takes no memory yet, so a small file can ask for any number; whoever looks at
 * the level takes some bytes for each.
 */
final class InstanceLimit {

  /** Where meshes lie in a file a level is cut into tiles, which takes less. */
  private static final long SHELVED_BYTES = 20;

  private InstanceLimit() {}

  /**
   * Refuses more than can fit.
   *
   * @param kept what becomes of the meshes
   * @param shown the file that places them, as the report shows it
   */
  static void check(List<Piece> pieces, KeptFiles kept, String shown) throws ImportException {
    long all = 0;
    long own = 0;
    Set<Object> met = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Piece piece : pieces) {
      all += piece.triangleCount();
      own += met.add(piece.triangleList()) ? piece.triangleCount() : 0;
    }
    if (all > own) {
      MemoryNeed.checkShown(
          all, all - own, kept.shelves() ? SHELVED_BYTES : MemoryNeed.BYTES_PER_TRIANGLE, shown);
    }
  }
}
