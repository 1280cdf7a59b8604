package org.trackwalk.eclipse.ui.command;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of files that were exported. */
final class ExportedFilesTest {

  @Test
  void oneIsNamedAndOfSeveralTheFolder() {
    Path folder = Path.of("reports").toAbsolutePath();
    Path page = folder.resolve("level.html");
    Path list = folder.resolve("level.csv");

    assertEquals("Findings exported to " + page, ExportedFiles.words(List.of(page)));
    assertEquals(
        "2 files of findings exported to " + folder, ExportedFiles.words(List.of(page, list)));
  }
}
