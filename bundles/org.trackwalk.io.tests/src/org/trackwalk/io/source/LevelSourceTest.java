package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.trackwalk.io.importer.ImportException;

final class LevelSourceTest {

  private final LevelSource source =
      LevelSource.found("levels/a.trackwalk.json", List.of(Path.of("x")), (kept, progress) -> null);

  @Test
  void theInputsOwnNameIsNotSaidTwice() {
    assertEquals(
        "line 3, column 1: why",
        source.why(new ImportException("a.trackwalk.json", "line 3, column 1", "why")));
    assertEquals("why", source.why(new ImportException("levels/a.trackwalk.json", "", "why")));
    assertEquals(
        "it may not be read (no permission)",
        source.why(new AccessDeniedException("/home/kim/levels/a.trackwalk.json")));
  }

  @Test
  void anotherFileOfTheLevelIsNamed() {
    assertEquals("b.obj, line 7: why", source.why(new ImportException("b.obj", "line 7", "why")));
    assertEquals(
        "b.obj: it may not be read (no permission)",
        source.why(new AccessDeniedException("/home/kim/levels/b.obj")));
  }
}
