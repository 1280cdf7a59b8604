package org.trackwalk.eclipse.viewer.stage;

import java.util.HashSet;
import java.util.Set;
import org.trackwalk.eclipse.viewer.camera.CameraPose;
import org.trackwalk.eclipse.viewer.gl.LevelRenderer;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.DrawnMesh;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.LineSet;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/** Brings onto the graphics card what has changed since the last picture. */
final class Contents {

  private static final String GRID = "grid";
  private static final double PATH_WIDTH = 4;

  private final ViewState state;
  private final LayerLines layers;
  private final GroundGrid grid = new GroundGrid();
  private final Set<String> overlays = new HashSet<>();
  private LevelScene shown;
  private DrawnMesh mesh;
  private ColourMode coloured;
  private ViewTheme colouredFor;
  private boolean overlaysChanged = true;
  private boolean selectionChanged = true;

  Contents(ViewState state, LayerLines layers) {
    this.state = state;
    this.layers = layers;
  }

  /** Something has changed. */
  void changed(Change change) {
    overlaysChanged |= change == Change.OVERLAYS || change == Change.SCENE;
    selectionChanged |= change == Change.SELECTION || change == Change.SCENE;
  }

  /** Forgets the level. */
  void clear() {
    shown = null;
    mesh = null;
    layers.clear(null);
  }

  /** Brings a mesh that is being checked: its pieces in their colours. */
  void bring(LevelRenderer renderer, DrawnMesh early) {
    if (mesh != early) {
      mesh = early;
      renderer.scene(early);
      renderer.colours(early.pieces());
    }
  }

  /**
   * Brings what has changed.
   *
   * @param scene that is to be seen
   */
  void bring(LevelRenderer renderer, LevelScene scene, CameraPose pose, ViewTheme theme) {
    ViewOptions options = state.options();
    LevelLook look = options.mode() == ColourMode.MATERIALS ? state.look().orElse(null) : null;
    mesh(renderer, scene, look);
    if (scene != shown) {
      layers.clear(scene);
      grid.clear();
      shown = scene;
    }
    if (options.mode() != coloured || theme != colouredFor) {
      renderer.colours(
          look == null ? scene.colours(options.mode(), theme.plain()) : look.colours());
      coloured = options.mode();
      colouredFor = theme;
    }
    layers.bring(renderer, state.probes().orElse(null), options);
    grid(renderer, pose, theme);
    if (selectionChanged) {
      renderer.lines(LevelRenderer.SELECTED, selected(), PATH_WIDTH, true);
      selectionChanged = false;
    }
    if (overlaysChanged) {
      overlays(renderer);
      overlaysChanged = false;
    }
  }

  private void mesh(LevelRenderer renderer, LevelScene scene, LevelLook look) {
    DrawnMesh wanted = look == null ? scene.mesh() : look.mesh();
    if (wanted == mesh) {
      return;
    }
    if (look == null) {
      renderer.scene(wanted);
    } else {
      renderer.scene(look);
    }
    mesh = wanted;
    coloured = null;
  }

  private void overlays(LevelRenderer renderer) {
    Set<String> gone = new HashSet<>(overlays);
    gone.removeAll(state.overlays().keySet());
    gone.forEach(
        name -> {
          renderer.lines(LevelRenderer.OVERLAY + name, null, 1, false);
          renderer.patches(LevelRenderer.OVERLAY + name, null);
        });
    overlays.clear();
    state
        .overlays()
        .forEach(
            (name, o) -> {
              renderer.lines(LevelRenderer.OVERLAY + name, o.lines(), o.width(), o.through());
              renderer.patches(LevelRenderer.OVERLAY + name, o.patches());
              overlays.add(name);
            });
  }

  private void grid(LevelRenderer renderer, CameraPose pose, ViewTheme theme) {
    if (!state.options().shows(Layer.GRID)) {
      renderer.lines(GRID, null, 1, false);
      grid.clear();
      return;
    }
    LineSet lines = grid.around(pose, GroundGrid.floor(shown), theme.grid());
    if (lines != null) {
      renderer.lines(GRID, lines, 1, false);
    }
  }

  private LineSet selected() {
    LineSet lines = new LineSet();
    state.glyph().ifPresent(glyph -> glyph.addTo(lines, Palette.SELECTED));
    state.hit().ifPresent(hit -> outline(hit, lines));
    return lines;
  }

  private void outline(SurfaceHit hit, LineSet lines) {
    float[] p = shown.surface().positions();
    int[] ids = shown.surface().triangles();
    for (int c = 0; c < 3; c++) {
      lines.add(
          p, ids[3 * hit.triangle() + c], ids[3 * hit.triangle() + (c + 1) % 3], Palette.SELECTED);
    }
  }
}
