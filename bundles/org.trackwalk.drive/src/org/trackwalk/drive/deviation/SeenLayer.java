package org.trackwalk.drive.deviation;

import java.util.List;
import java.util.Set;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.reach.Land;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.ExactWeld;

/** What is only seen of a level, welded as what is felt is. */
public final class SeenLayer {

  private SeenLayer() {}

  /** What the manifest calls visual. */
  public static Land of(Level level, int threads, Progress progress) {
    Set<String> names = Set.copyOf(level.hints().seen());
    return of(
        level.pieces().stream().filter(piece -> names.contains(piece.name())).toList(),
        threads,
        progress);
  }

  /** Some pieces, whether they are marked as such that collide or not. */
  public static Land of(List<Piece> pieces, int threads, Progress progress) {
    List<Piece> all = pieces.stream().map(p -> p.toBuilder().collidable(true).build()).toList();
    return new Land(ExactWeld.weld(all, threads, progress), Memory.none(), threads, progress);
  }
}
