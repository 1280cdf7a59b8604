package org.trackwalk.eclipse.viewer.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelListener;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.viewer.LevelView;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.stage.ScreenMouse;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.stage.Stage3D;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.mesh.weld.WeldedSurface;

/** A check that is held up between reading and judging. */
class EarlyMeshTest {

  /** Waits for a latch in the thread of the check. */
  private static final class HeldUp implements LevelListener {

    /** Seconds: an editor opens meanwhile, and a busy machine takes its time. */
    private static final long LIMIT = 300;

    private final CountDownLatch begin = new CountDownLatch(1);
    private final CountDownLatch judge = new CountDownLatch(1);
    private final CountDownLatch read = new CountDownLatch(1);
    private final boolean early;

    HeldUp(boolean early) {
      this.early = early;
    }

    private static void await(CountDownLatch latch) {
      try {
        assertTrue(latch.await(LIMIT, TimeUnit.SECONDS));
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public void checking(LevelState state) {
      if (early) {
        await(begin);
      }
    }

    @Override
    public void welded(TrackLevel level, WeldedSurface surface) {
      if (!early) {
        read.countDown();
        await(judge);
      }
    }
  }

  @Test
  void anEditorThatComesWhileTheCheckRunsHasTheMeshToo() throws Exception {
    LevelBook book = TrackwalkCore.book();
    HeldUp judging = new HeldUp(false);
    book.addListener(judging);
    try (EditorBench bench = new EditorBench("late").with("road.obj", StepLevel.obj(0.03))) {
      TrackLevel level = Levels.of(bench.file("road.obj")).orElseThrow();
      book.check(level, CheckRequest.full());
      HeldUp.await(judging.read);
      assertTrue(book.read(level).isPresent());
      IEditorPart editor =
          IDE.openEditor(EditorBench.page(), bench.file("road.obj"), LevelView.EDITOR_ID);
      ViewState state = editor.getAdapter(ViewState.class);
      EditorBench.pump(() -> state.early().isPresent());
      assertTrue(state.scene().isEmpty());
      judging.judge.countDown();
      EditorBench.pump(() -> state.scene().isPresent());
      assertTrue(book.read(level).isEmpty(), "not kept twice");
      EditorBench.page().closeEditor(editor, false);
    } finally {
      judging.judge.countDown();
      book.removeListener(judging);
    }
  }

  @Test
  void theMeshIsThereBeforeTheCheckEnds() throws Exception {
    LevelBook book = TrackwalkCore.book();
    HeldUp before = new HeldUp(true);
    HeldUp after = new HeldUp(false);
    book.addListener(before);
    try (EditorBench bench = new EditorBench("early").with("road.obj", StepLevel.obj(0.03))) {
      IEditorPart editor =
          IDE.openEditor(EditorBench.page(), bench.file("road.obj"), LevelView.EDITOR_ID);
      book.addListener(after); // told after the editor
      before.begin.countDown();
      ViewState state = editor.getAdapter(ViewState.class);
      EditorBench.pump(() -> state.early().isPresent());
      assertTrue(state.scene().isEmpty());
      DrawnMesh mesh = state.early().orElseThrow();
      Stage3D stage = assertInstanceOf(Stage3D.class, editor.getAdapter(Stage.class));
      EditorBench.pumpFor(400);
      CameraPose seen = stage.eye().pose();
      assertEquals(StepLevel.LENGTH, seen.x(), 1, "framed");
      double[] at = new double[3];
      assertTrue(stage.projection().project(12, 0, 4, at));
      ImageData screen = new ScreenMouse(stage.control()).seen();
      RGB road = ScreenMouse.at(screen, at[0], at[1]);
      assertTrue(road.blue > road.red, "in the colour of its piece: " + road);
      assertNotEquals(ScreenMouse.at(screen, 4, 4), road);

      after.judge.countDown();
      EditorBench.pump(() -> state.scene().isPresent());
      assertSame(mesh, state.scene().orElseThrow().mesh(), "not made ready twice");
      assertTrue(state.early().isEmpty());
      EditorBench.page().closeEditor(editor, false);
    } finally {
      before.begin.countDown();
      after.judge.countDown();
      book.removeListener(before);
      book.removeListener(after);
    }
  }
}
