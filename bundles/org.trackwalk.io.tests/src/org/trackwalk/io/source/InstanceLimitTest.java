package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.MemoryNeed;
import org.trackwalk.mesh.level.Piece;

/** A mesh that is placed many times is many triangles, though it takes the memory of one. */
final class InstanceLimitTest {

  private static final int TRIANGLES = 100_000;

  /** As many as fit beside the mesh itself. */
  private static final int FIT = (int) (Runtime.getRuntime().maxMemory() / 100 / TRIANGLES);

  private static Piece piece() {
    return Piece.named("a", "a.glb").mesh(new float[9], new int[3 * TRIANGLES]).build();
  }

  @Test
  void moreThanFitIsRefusedBeforeAnythingIsMade() throws Exception {
    Piece one = piece();
    List<Piece> most = Collections.nCopies(FIT + 1, one);
    InstanceLimit.check(most, KeptFiles.none(), "a.glb");
    List<Piece> more = new ArrayList<>(most);
    more.add(one.toBuilder().name("b").build());
    ImportException refused =
        assertThrows(
            ImportException.class, () -> InstanceLimit.check(more, KeptFiles.none(), "a.glb"));
    String why = refused.getMessage();
    assertTrue(why.contains("%,d triangles".formatted((FIT + 2L) * TRIANGLES)), why);
    assertTrue(why.contains("can fit into the "), why);
    assertTrue(MemoryNeed.wanted(refused), "a check in tiles may do it");
  }

  @Test
  void meshesOfTheirOwnAreNoInstances() throws Exception {
    List<Piece> own = new ArrayList<>(Collections.nCopies(FIT + 1, piece()));
    own.add(piece());
    InstanceLimit.check(own, KeptFiles.none(), "a.glb");
  }
}
