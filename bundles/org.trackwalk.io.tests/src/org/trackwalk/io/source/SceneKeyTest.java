package org.trackwalk.io.source;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.Progress;

/** Only glTF files have several scenes: the key must not be passed over for others. */
class SceneKeyTest {

  @TempDir private Path folder;

  @Test
  void aSceneOfAnotherFormatIsRefusedAndNamed() throws IOException {
    Files.writeString(folder.resolve("a.obj"), "v 0 0 0\nv 1 0 0\nv 0 0 -1\nf 1 2 3\n");
    Path manifest =
        Files.writeString(
            folder.resolve("a.trackwalk.json"),
            "{\"schema\": \"trackwalk-manifest/1\",\n"
                + "\"pieces\": [{\"file\": \"a.obj\", \"scene\": \"night\"}]}");

    ImportException refusal =
        assertThrows(
            ImportException.class,
            () ->
                LevelFinder.find(List.of(manifest), LoadOptions.DEFAULT, Progress.none())
                    .get(0)
                    .load(Progress.none()));

    assertTrue(refusal.getMessage().contains("which 'a.obj' is not"), refusal.oneLine());
    assertTrue(refusal.place().startsWith("line 2"), refusal.oneLine());
  }
}
