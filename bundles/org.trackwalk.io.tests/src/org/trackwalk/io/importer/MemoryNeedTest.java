package org.trackwalk.io.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.mesh.progress.Progress;

class MemoryNeedTest {

  @Test
  void moreMemoryThanThereIsIsRefused() throws Exception {
    MemoryNeed.check(1, "a", "");
    assertThrows(ImportException.class, () -> MemoryNeed.check(Long.MAX_VALUE, "a", "byte 4"));
    assertThrows(ImportException.class, () -> MemoryNeed.check(-1, "a", "byte 4"));
  }

  @Test
  void aFormatThatRunsOutOfMemoryIsARefusalOfItsFile() {
    OutOfMemoryError full = new OutOfMemoryError("full");
    ImportRequest request = ImportRequest.of(Path.of("large.greedy"));

    ImportException refusal =
        assertThrows(ImportException.class, () -> new Greedy(full).read(request, Progress.none()));

    assertEquals(request.displayName(), refusal.file());
    assertSame(full, refusal.getCause());
    assertTrue(MemoryNeed.wanted(refusal));
  }

  private record Greedy(OutOfMemoryError full) implements MeshImporter {

    @Override
    public String id() {
      return "greedy";
    }

    @Override
    public List<String> extensions() {
      return List.of("greedy");
    }

    @Override
    public ImportedMesh mesh(ImportRequest request, Progress progress) {
      throw full;
    }
  }
}
