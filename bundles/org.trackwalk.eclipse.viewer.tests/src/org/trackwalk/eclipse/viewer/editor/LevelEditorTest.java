package org.trackwalk.eclipse.viewer.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Set;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.core.runtime.content.IContentType;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorRegistry;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.FileEditorInput;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.io.formats.Importers;

/** The editor while the level around its file becomes another one. */
class LevelEditorTest {

  private static final String ID = "org.trackwalk.eclipse.viewer.editor";

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

  @Test
  void everyFormatThatIsReadOpensIn3D() {
    IEditorRegistry editors = PlatformUI.getWorkbench().getEditorRegistry();
    for (String ending : Importers.extensions()) {
      String name = "track." + ending;
      IContentType type = Platform.getContentTypeManager().findContentTypeFor(name);
      assertEquals(ID, editors.getDefaultEditor(name, type).getId(), ending);
    }
  }

  @Test
  void aLineThatSomebodyGaveIsSeenUntilItIsSwitchedOff() throws Exception {
    try (EditorBench bench =
        new EditorBench("lined")
            .with("road.obj", StepLevel.obj(0.03))
            .with("line.csv", "x,y,z\n2,0,4\n10,0,4\n18,0,4\n")
            .with(
                "lap.trackwalk.json",
                "{\"schema\": \"trackwalk-manifest/1\", \"line\": {\"file\": \"line.csv\"}}")) {
      bench.open("lap.trackwalk.json");
      EditorBench.pump(() -> bench.state().scene().isPresent());
      ViewState state = bench.state();
      assertTrue(state.options().shows(Layer.LINE));

      state.options(state.options().with(Layer.LINE, false));
      state.show(state.scene().orElseThrow(), state.probes().orElse(null));
      assertFalse(state.options().shows(Layer.LINE));
    }
  }

  /** As when the workbench was killed, the file deleted, and the editor is restored. */
  @Test
  void theEditorOfAFileThatHasGoneClosesWithoutAnError() throws Exception {
    try (EditorBench bench = new EditorBench("gone").with("road.obj", StepLevel.obj(0.03))) {
      IEditorInput input = new FileEditorInput(bench.file("no-more.obj"));
      IEditorPart editor = EditorBench.page().openEditor(input, ID);
      assertTrue(editor instanceof LevelEditor, "an error instead of the editor: " + editor);
      EditorBench.pump(() -> EditorBench.page().findEditor(input) == null);
    }
  }

  @Test
  void theEditorOfAFileInNoProjectSaysWhatToDo() throws Exception {
    IEditorInput input = new Outside();
    Composite parent = new Composite(EditorBench.page().getWorkbenchWindow().getShell(), SWT.NONE);
    IEditorPart editor = EditorBench.page().openEditor(input, ID);
    try {
      assertTrue(editor instanceof LevelEditor, "an error instead of the editor: " + editor);
      Label words = (Label) NoLevel.in(parent, editor, null).getChildren()[0];
      assertTrue(words.getText().startsWith("outside.obj cannot be opened from where it lies"), words.getText());
    } finally {
      EditorBench.page().closeEditor(editor, false);
      parent.dispose();
    }
  }

  /** As of a file that was opened from anywhere on the disk. */
  private static final class Outside extends PlatformObject implements IEditorInput {

    @Override
    public boolean exists() {
      return true;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
      return null;
    }

    @Override
    public String getName() {
      return "outside.obj";
    }

    @Override
    public IPersistableElement getPersistable() {
      return null;
    }

    @Override
    public String getToolTipText() {
      return getName();
    }
  }
}
