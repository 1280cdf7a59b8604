package org.trackwalk.eclipse.viewer.stage;

import java.util.List;
import java.util.Optional;
import org.joml.Vector3d;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.pick.GlyphPick;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.pick.SurfacePick;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.Layer;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** What lies under a pixel of the view, of that which is seen: not hidden and not cut away. */
final class Pointed {

  private final ViewState state;

  Pointed(ViewState state) {
    this.state = state;
  }

  /**
   * The surface.
   *
   * @param reach metres beyond the eye's distance that are looked at
   */
  Optional<SurfaceHit> surface(Projection view, double reach, int x, int y) {
    Vector3d way = view.ray(x, y);
    double far = view.pose().distance() + reach;
    double[] seen = CutSight.of(state.cut().orElse(null), view.eye(), way, far);
    Vector3d from = new Vector3d(way).mul(seen[0]).add(view.eye());
    return state
        .probes()
        .filter(probes -> seen[1] > seen[0])
        .flatMap(p -> SurfacePick.along(p, state.hidden(), from, way, seen[1] - seen[0]));
  }

  /** The light of a finding, where lights are shown. */
  Optional<Glyph> light(LevelScene shown, Projection view, int x, int y) {
    if (!state.options().shows(Layer.PROBLEMS)) {
      return Optional.empty();
    }
    List<Glyph> glyphs = CutSight.left(shown.glyphs(), state.cut().orElse(null));
    return GlyphPick.at(glyphs, GlyphThinning.of(glyphs, view), view, x, y);
  }
}
