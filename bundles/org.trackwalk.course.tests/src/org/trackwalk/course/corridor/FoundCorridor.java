package org.trackwalk.course.corridor;

import java.util.List;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.ExactWeld;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/** The corridor of pieces of which nothing is said. */
final class FoundCorridor {

  private FoundCorridor() {}

  static Corridor of(List<Piece> pieces) {
    return of(new Level("l", "", pieces, List.of(), List.of(), LevelHints.NONE));
  }

  static Corridor of(Level level) {
    WeldedSurface surface = ExactWeld.weld(level.pieces(), 1, Progress.none());
    Topology topology = Topology.of(surface, 1, Progress.none());
    return CorridorFinder.find(level, Land.of(surface), topology, CheckSettings.defaults());
  }
}
