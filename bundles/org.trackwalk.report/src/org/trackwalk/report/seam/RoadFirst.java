package org.trackwalk.report.seam;

import java.util.Comparator;
import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.seam.Seam;

/** Seams that a car drives over before those that it does not, each kind with the worst first. */
final class RoadFirst {

  private final SurfaceClass[] classes;

  /** Looks what the pieces of a level are for. */
  RoadFirst(LevelReport level) {
    WeldedSurface surface = level.surface();
    classes = new SurfaceClass[surface == null ? 0 : surface.pieces().size()];
    for (int t = 0; surface != null && t < surface.triangleCount(); t++) {
      int piece = surface.pieceOf(t);
      SurfaceClass own = level.surfaceClass().apply(t);
      SurfaceClass known = classes[piece];
      classes[piece] = known == null || own.weight() > known.weight() ? own : known;
    }
  }

  /** The same seams in another order. */
  List<Seam> sorted(List<Seam> seams) {
    return seams.stream()
        .sorted(
            Comparator.comparingDouble((Seam seam) -> kind(seam).weight())
                .reversed()
                .thenComparing(Comparator.comparingDouble(Seam::worst).reversed()))
        .toList();
  }

  /** What a car would do on the seam: the lesser of its two sides. */
  SurfaceClass kind(Seam seam) {
    SurfaceClass a = of(seam.piece());
    SurfaceClass b = of(seam.other());
    return a.weight() <= b.weight() ? a : b;
  }

  private SurfaceClass of(int piece) {
    boolean known = piece < classes.length && classes[piece] != null;
    return known ? classes[piece] : SurfaceClass.UNKNOWN;
  }
}
