package org.trackwalk.drive.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.contact.collide.DistanceGrid;
import org.trackwalk.contact.collide.Shell;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** The distance grids of closed bodies that go through something. */
public final class OverlapGrids {

  private OverlapGrids() {}

  /**
   * One grid for each closed body of the overlaps, in their order.
   *
   * @param cells along a body's longest side
   * @param most grids at most; bodies behind these have none
   * @throws org.trackwalk.mesh.progress.CancelledException when the user cancels
   */
  public static List<DistanceGrid> of(
      WeldedSurface surface, List<Overlap> overlaps, int cells, int most, Progress progress) {
    List<Part> parts = Part.of(surface);
    Set<Integer> done = new TreeSet<>();
    List<DistanceGrid> grids = new ArrayList<>();
    for (Overlap overlap : overlaps) {
      for (int part : overlap.parts()) {
        Shell body = parts.get(part).shell();
        if (grids.size() < most && body.closed() && done.add(part)) {
          grids.add(DistanceGrid.of(body, DistanceGrid.spacing(body, cells), progress));
        }
      }
    }
    return List.copyOf(grids);
  }
}
