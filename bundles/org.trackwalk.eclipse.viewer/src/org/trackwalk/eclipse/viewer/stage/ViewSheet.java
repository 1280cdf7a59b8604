package org.trackwalk.eclipse.viewer.stage;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.gl.Picture;
import org.trackwalk.eclipse.viewer.gl.Sheet;
import org.trackwalk.eclipse.viewer.hud.Hud;
import org.trackwalk.eclipse.viewer.hud.PanelPainter;
import org.trackwalk.eclipse.viewer.scene.ActiveEdgeLines;
import org.trackwalk.eclipse.viewer.scene.BorderLines;
import org.trackwalk.eclipse.viewer.scene.ClearanceLines;
import org.trackwalk.eclipse.viewer.scene.ColourMode;
import org.trackwalk.eclipse.viewer.scene.ContactLines;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.GridLines;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.Legend;
import org.trackwalk.eclipse.viewer.scene.LevelLook;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.scene.MarkerLines;
import org.trackwalk.eclipse.viewer.scene.OverlapShapes;
import org.trackwalk.eclipse.viewer.scene.SeamRibbons;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.scene.WayLines;
import org.trackwalk.eclipse.viewer.section.FaultSection;
import org.trackwalk.eclipse.viewer.section.SectionGround;
import org.trackwalk.eclipse.viewer.section.SectionPainter;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;
import org.trackwalk.model.profile.ProfileList;

/** What is laid over a picture: legends, labels, notes, axes, scale, message. */
final class ViewSheet {

  /** A smaller view has no room for the rarer colours, they would hide its middle; pixels. */
  private static final int HIGH = 400;

  private static final int WIDE = 700;

  /** A legend that takes more than these shares of the view's sides is folded. */
  private static final double TIGHT_WIDE = 0.3;

  private static final double TIGHT_HIGH = 0.2;

  private static final int MARGIN = 20;

  /** Metres from the upper to the lower border of a view that is far from what is selected. */
  private static final double FAR = 60;

  private final ViewState state;
  private final PanelPainter panels;
  private LevelScene keptScene;
  private ViewOptions keptOptions;
  private ViewTheme keptTheme;
  private boolean keptRoomy;
  private LevelLook keptLook;
  private List<Legend> keptLegends = List.of();
  private ViewOptions seenOptions = ViewOptions.USUAL;
  private boolean tight;
  private boolean insisted;
  private Glyph cutGlyph;
  private ProbeScene cutOf;
  private BitSet cutHidden;
  private FaultSection cut;
  private Rectangle legend = new Rectangle(0, 0, 0, 0);

  ViewSheet(ViewState state, PanelPainter panels) {
    this.state = state;
    this.panels = panels;
  }

  /**
   * The sheet for a picture.
   *
   * @param options what is shown in it
   * @param message in the middle; empty for none
   */
  Sheet over(Projection view, ViewTheme theme, ViewOptions options, String message) {
    Hud hud = new Hud(panels, view, theme);
    seenOptions = options;
    section(hud, view, theme);
    for (Overlay overlay : state.overlays().values()) {
      if (!overlay.card().isEmpty()) {
        hud.card(overlay.card());
      }
    }
    state
        .scene()
        .ifPresent(
            scene -> around(hud, scene, theme, view.height() >= HIGH && view.width() >= WIDE));
    if (!message.isEmpty()) {
      hud.message(message, List.of());
    }
    if (options.shows(Layer.PROBLEMS)) {
      state.glyph().ifPresent(glyph -> hud.label(glyph, state.beside()));
      state.glyph().ifPresent(hud::evidence);
    }
    for (Overlay overlay : state.overlays().values()) {
      hud.notes(overlay.notes());
    }
    return hud.sheet();
  }

  /**
   * Worked out once for a selection and what is hidden, painted once for a theme. From far away it
   * would hide the track and say nothing of it.
   */
  private void section(Hud hud, Projection view, ViewTheme theme) {
    Glyph glyph = state.glyph().orElse(null);
    ProbeScene probes = state.probes().orElse(null);
    double seen = view.pose().metresPerPixel(1);
    boolean wanted = state.options().shows(Layer.SECTION) && seen < FAR;
    if (glyph == null || probes == null || !wanted) {
      cutGlyph = null;
      return;
    }
    if (glyph != cutGlyph || probes != cutOf || !state.hidden().equals(cutHidden)) {
      cutGlyph = glyph;
      cutOf = probes;
      cutHidden = (BitSet) state.hidden().clone();
      cut = FaultSection.of(glyph, SectionGround.of(probes, state.hidden())).orElse(null);
    }
    if (cut != null) {
      SectionPainter painter =
          new SectionPainter(
              cut, FaultSection.apart(glyph), theme, new Point(view.width(), view.height()));
      int wide = painter.width();
      int high = painter.height();
      String key = "section " + System.identityHashCode(cut) + ' ' + wide + ' ' + high;
      hud.card(panels.drawing(key, wide, high, theme, (gc, w, h) -> painter.paint(gc)));
    }
  }

  /** The section through what is selected; null for none. */
  FaultSection cut() {
    return cutGlyph == null ? null : cut;
  }

  private void around(Hud hud, LevelScene scene, ViewTheme theme, boolean roomy) {
    List<Legend> legends = kept(scene, theme, roomy);
    tight = tight(hud.unfolded(legends), hud.width(), hud.height());
    legend = hud.legend(legends, state.options().shows(Layer.LEGEND) && (insisted || !tight));
    hud.axes(scene.context().level().reportFrame());
    hud.scale();
  }

  /** Legends count triangles and read profiles: once, not for every picture. */
  private List<Legend> kept(LevelScene scene, ViewTheme theme, boolean roomy) {
    if (scene != keptScene
        || roomy != keptRoomy
        || !seenOptions.equals(keptOptions)
        || theme != keptTheme
        || state.look().orElse(null) != keptLook) {
      keptLegends = legends(scene, theme, roomy);
      keptRoomy = roomy;
      keptScene = scene;
      keptOptions = seenOptions;
      keptTheme = theme;
      keptLook = state.look().orElse(null);
    }
    return keptLegends;
  }

  private static boolean tight(Picture unfolded, int width, int height) {
    return unfolded.width() > TIGHT_WIDE * width && unfolded.height() > TIGHT_HIGH * height;
  }

  /**
   * Folds the legend or unfolds it. In a small view it is folded by itself, as it would lie over
   * the track, and is unfolded only when somebody insists.
   */
  void foldLegend() {
    boolean shows = state.options().shows(Layer.LEGEND);
    if (shows && tight && !insisted) {
      insisted = true;
      state.options(state.options().with(Layer.LEGEND, false));
      state.options(state.options().with(Layer.LEGEND, true));
    } else {
      insisted = !shows;
      state.options(state.options().with(Layer.LEGEND, !shows));
    }
  }

  /** Where the legend will be in a view of a size, so that the road can be shown beside it. */
  Rectangle legend(LevelScene scene, ViewTheme theme, Point size) {
    if (!state.options().shows(Layer.LEGEND)) {
      return new Rectangle(0, 0, 0, 0);
    }
    Picture open =
        panels.legend(kept(scene, theme, size.y >= HIGH && size.x >= WIDE), theme, size.y - MARGIN);
    boolean folded = tight(open, size.x, size.y) && !insisted;
    return folded
        ? new Rectangle(0, 0, 0, 0)
        : new Rectangle(0, 0, open.width() + MARGIN, open.height() + MARGIN);
  }

  /** Whether the legend, folded or not, is at a pixel. */
  boolean onLegend(int x, int y) {
    return legend.contains(x, y);
  }

  /** Forgets the level. */
  void clear() {
    keptScene = null;
    cutGlyph = null;
    cutOf = null;
    cut = null;
    legend = new Rectangle(0, 0, 0, 0);
  }

  /** Of materials only once they have been read: until then the pieces have their colours. */
  private Legend surface(LevelScene scene, ColourMode mode, ViewTheme theme) {
    LevelLook look = state.look().orElse(null);
    return mode == ColourMode.MATERIALS && look != null
        ? look.legend()
        : scene.legend(mode, theme.plain());
  }

  private List<Legend> legends(LevelScene scene, ViewTheme theme, boolean roomy) {
    List<Legend> legends = new ArrayList<>();
    ViewOptions options = seenOptions;
    legends.add(surface(scene, options.mode(), theme));
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
    if (options.shows(Layer.OVERLAPS)) {
      legends.add(OverlapShapes.legend());
    }
    if (options.shows(Layer.CONTACTS)) {
      legends.add(ContactLines.legend());
    }
    if (options.shows(Layer.GRIDS)) {
      legends.add(GridLines.legend());
    }
    if (options.shows(Layer.CLEARANCE)) {
      legends.add(ClearanceLines.legend(scene));
    }
    if (options.shows(Layer.LINE)) {
      legends.add(WayLines.legend(scene.context()));
    }
    if (options.shows(Layer.MARKERS)) {
      MarkerLines.legend(scene.context().level()).ifPresent(legends::add);
    }
    return legends;
  }
}
