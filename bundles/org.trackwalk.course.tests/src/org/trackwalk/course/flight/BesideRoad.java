package org.trackwalk.course.flight;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** Pieces beside a road of 40 x 6 m along x, from z = 0 to 6 at height 0. */
final class BesideRoad {

  private static final Piece ROAD =
      Piece.named("road", "level.obj")
          .mesh(new float[] {0, 0, 0, 0, 0, 6, 40, 0, 6, 40, 0, 0}, new int[] {0, 1, 2, 0, 2, 3})
          .build();

  private BesideRoad() {}

  /** The class of the last piece. */
  static SurfaceClass lastOf(Piece... pieces) {
    List<Piece> all = new ArrayList<>(List.of(pieces));
    all.add(0, ROAD);
    Level level = new Level("level", "", all, List.of(), List.of(), LevelHints.NONE);
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    Corridor corridor =
        CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults());
    String last = pieces[pieces.length - 1].name();
    SurfaceClass found = null;
    for (int t = 0; t < surface.triangleCount(); t++) {
      if (surface.pieces().get(surface.pieceOf(t)).name().equals(last)) {
        assertTrue(found == null || found == corridor.classes().of(t), "one class per sheet");
        found = corridor.classes().of(t);
      }
    }
    return found;
  }
}
