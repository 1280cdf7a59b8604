package org.trackwalk.eclipse.viewer.editor;

import java.util.Locale;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.mesh.level.Piece;

/** What the status line says of a point of the surface. */
final class PlaceText {

  private PlaceText() {}

  /** Coordinates as the modelling tool has them, piece, triangle and what it is for. */
  static String of(SurfaceHit hit, LevelScene scene) {
    double[] p = scene.context().level().reportFrame().toFileAxes(hit.x(), hit.y(), hit.z());
    Piece piece = scene.surface().pieces().get(scene.surface().pieceOf(hit.triangle()));
    int triangle = scene.surface().sourceTriangle(hit.triangle());
    String surface = piece.surface(triangle);
    return String.format(
        Locale.ROOT,
        "x %.3f   y %.3f   z %.3f   ·   %s   ·   triangle %d%s   ·   %s",
        p[0],
        p[1],
        p[2],
        piece.name(),
        triangle,
        surface.isEmpty() ? "" : "   ·   material " + surface,
        scene.context().corridor().classes().of(hit.triangle()).id());
  }
}
