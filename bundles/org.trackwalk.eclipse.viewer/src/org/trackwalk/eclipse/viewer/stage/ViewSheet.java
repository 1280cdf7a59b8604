package org.trackwalk.eclipse.viewer.stage;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.graphics.Rectangle;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.gl.Sheet;
import org.trackwalk.eclipse.viewer.hud.Hud;
import org.trackwalk.eclipse.viewer.hud.PanelPainter;
import org.trackwalk.eclipse.viewer.scene.ActiveEdgeLines;
import org.trackwalk.eclipse.viewer.scene.BorderLines;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.Legend;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.SeamRibbons;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.scene.WayLines;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.model.profile.ProfileList;

/** What is laid over a picture: legends, labels, notes, axes, scale, message. */
final class ViewSheet {

  /** A smaller view has no room for the rarer colours, they would hide its middle; pixels. */
  private static final int HIGH = 400;

  private static final int WIDE = 700;

  private final ViewState state;
  private final PanelPainter panels;
  private LevelScene keptScene;
  private ViewOptions keptOptions;
  private ViewTheme keptTheme;
  private boolean keptRoomy;
  private List<Legend> keptLegends = List.of();
  private Rectangle legend = new Rectangle(0, 0, 0, 0);

  ViewSheet(ViewState state, PanelPainter panels) {
    this.state = state;
    this.panels = panels;
  }

  /**
   * The sheet for a picture.
   *
   * @param message in the middle; empty for none
   */
  Sheet over(Projection view, ViewTheme theme, String message) {
    Hud hud = new Hud(panels, view, theme);
    ViewOptions options = state.options();
    state
        .scene()
        .ifPresent(
            scene -> around(hud, scene, theme, view.height() >= HIGH && view.width() >= WIDE));
    if (!message.isEmpty()) {
      hud.message(message, List.of());
    }
    if (options.shows(Layer.PROBLEMS)) {
      state.glyph().ifPresent(hud::label);
      state.glyph().ifPresent(hud::evidence);
    }
    for (Overlay overlay : state.overlays().values()) {
      hud.notes(overlay.notes());
    }
    return hud.sheet();
  }

  private void around(Hud hud, LevelScene scene, ViewTheme theme, boolean roomy) {
    legend = hud.legend(kept(scene, theme, roomy), state.options().shows(Layer.LEGEND));
    hud.axes(scene.context().level().reportFrame());
    hud.scale();
  }

  /** Legends count triangles and read profiles: once, not for every picture. */
  private List<Legend> kept(LevelScene scene, ViewTheme theme, boolean roomy) {
    if (scene != keptScene
        || roomy != keptRoomy
        || !state.options().equals(keptOptions)
        || theme != keptTheme) {
      keptLegends = legends(scene, theme, roomy);
      keptRoomy = roomy;
      keptScene = scene;
      keptOptions = state.options();
      keptTheme = theme;
    }
    return keptLegends;
  }

  /** Whether the legend, folded or not, is at a pixel. */
  boolean onLegend(int x, int y) {
    return legend.contains(x, y);
  }

  /** Forgets the level. */
  void clear() {
    keptScene = null;
    legend = new Rectangle(0, 0, 0, 0);
  }

  private List<Legend> legends(LevelScene scene, ViewTheme theme, boolean roomy) {
    List<Legend> legends = new ArrayList<>();
    ViewOptions options = state.options();
    legends.add(scene.legend(options.mode(), theme.plain()));
    if (options.shows(Layer.BORDERS)) {
      legends.add(BorderLines.legend(scene.context().ledger()));
    } else if (roomy && options.shows(Layer.SEAMS)) {
      BorderLines.faultLegend(scene.context().ledger()).ifPresent(legends::add);
    }
    if (options.shows(Layer.ACTIVE_EDGES)) {
      legends.add(ActiveEdgeLines.legend(ProfileList.shipped(options.profile())));
    }
    if (options.shows(Layer.RIBBONS)) {
      legends.add(SeamRibbons.legend(options.factor()));
    }
    if (options.shows(Layer.LINE)) {
      legends.add(WayLines.legend(scene.context()));
    }
    return legends;
  }
}
