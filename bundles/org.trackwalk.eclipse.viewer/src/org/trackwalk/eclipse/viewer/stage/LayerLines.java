package org.trackwalk.eclipse.viewer.stage;

import org.trackwalk.eclipse.viewer.gl.LevelRenderer;
import org.trackwalk.eclipse.viewer.scene.BorderLines;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.NormalLines;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;

/** Brings the lines of the layers that are shown onto the graphics card, each once per scene. */
final class LayerLines {

  /** Normals drawn at most. */
  private static final int MOST_NORMALS = 60_000;

  private static final double THIN = 1;
  private static final double SEAM = 2.5;

  private ViewOptions shown;

  /** Forgets what is there: another scene has come. */
  void clear() {
    shown = null;
  }

  void bring(LevelRenderer renderer, LevelScene scene, ViewOptions options) {
    boolean first = shown == null;
    if (first || options.shows(Layer.SEAMS) != shown.shows(Layer.SEAMS)) {
      LineSet set =
          options.shows(Layer.SEAMS) ? BorderLines.faults(scene.context().ledger()) : null;
      renderer.lines("seams", set, SEAM, true);
    }
    if (first || options.shows(Layer.BORDERS) != shown.shows(Layer.BORDERS)) {
      LineSet set = options.shows(Layer.BORDERS) ? BorderLines.all(scene.context().ledger()) : null;
      renderer.lines("borders", set, 2, false);
    }
    if (first || options.shows(Layer.NORMALS) != shown.shows(Layer.NORMALS)) {
      LineSet set =
          options.shows(Layer.NORMALS) ? NormalLines.of(scene.surface(), MOST_NORMALS) : null;
      renderer.lines("normals", set, THIN, false);
    }
    shown = options;
  }
}
