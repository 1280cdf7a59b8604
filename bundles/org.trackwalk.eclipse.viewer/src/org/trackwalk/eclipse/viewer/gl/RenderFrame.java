package org.trackwalk.eclipse.viewer.gl;

import java.util.BitSet;
import org.trackwalk.eclipse.viewer.camera.Projection;
import org.trackwalk.eclipse.viewer.scene.Glyph;
import org.trackwalk.eclipse.viewer.scene.ViewOptions;
import org.trackwalk.eclipse.viewer.state.Cut;
import org.trackwalk.eclipse.viewer.theme.ViewTheme;

/**
 * What one picture shows.
 *
 * @param view where it is seen from, its size in points
 * @param scale pixels of a point
 * @param theme colours around the level
 * @param options what is shown
 * @param hidden pieces that are not drawn
 * @param cut what is beyond it is not drawn; null for no cut
 * @param budget triangles at most, about
 * @param selected finding with a halo; null for none
 * @param pulse 0 to 1, how wide the halo is
 * @param sheet what is laid over it
 */
public record RenderFrame(
    Projection view,
    double scale,
    ViewTheme theme,
    ViewOptions options,
    BitSet hidden,
    Cut cut,
    int budget,
    Glyph selected,
    double pulse,
    Sheet sheet) {}
