package org.trackwalk.eclipse.viewer.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;

/** The editor while the level around its file becomes another one. */
class LevelEditorTest {

  @Test
  void theEditorStaysWhenAManifestMakesItsFilesAnotherLevel() throws Exception {
    try (EditorBench bench = new EditorBench("becomes").with("road.obj", StepLevel.obj(0.03))) {
      LevelEditor editor = bench.open("road.obj");
      assertEquals("becomes", editor.getPartName());

      bench.with("track.trackwalk.json", "{}");
      TrackLevel level = Levels.of(bench.file("road.obj")).orElseThrow();
      assertEquals(TrackLevel.Kind.MANIFEST, level.kind());
      TrackwalkCore.book().check(level, CheckRequest.changed(Set.of()));

      EditorBench.pump(() -> editor.getPartName().equals("track"));
      EditorBench.pump(() -> !TrackwalkCore.book().state(level).parts().isEmpty());
      assertTrue(
          Arrays.stream(EditorBench.page().getEditorReferences())
              .anyMatch(reference -> reference.getEditor(false) == editor));
      assertTrue(bench.state().scene().isPresent());
    }
  }
}
