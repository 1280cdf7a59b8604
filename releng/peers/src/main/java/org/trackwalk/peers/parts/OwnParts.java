package org.trackwalk.peers.parts;

import java.util.List;
import org.trackwalk.contact.parts.Decomposition;
import org.trackwalk.contact.parts.Part;
import org.trackwalk.contact.parts.PartSettings;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What {@code trackwalk parts} makes, on all processors. */
public final class OwnParts implements PartsMaker {

  @Override
  public String id() {
    return "trackwalk";
  }

  @Override
  public List<ConvexHull> parts(WeldedSurface model, int most, double error) {
    return Decomposition.of(
            model,
            new PartSettings(most, error),
            Runtime.getRuntime().availableProcessors(),
            Progress.none())
        .parts()
        .stream()
        .map(Part::hull)
        .toList();
  }
}
