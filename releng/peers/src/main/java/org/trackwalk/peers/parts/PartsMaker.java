package org.trackwalk.peers.parts;

import java.util.List;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.peers.engine.EngineMissing;

/** A convex decomposition. */
public interface PartsMaker {

  /** Name in tables. */
  String id();

  /**
   * Divides a model.
   *
   * @param model closed bodies, metres
   * @param most parts at most
   * @param error share of the model's volume that the parts may have too much, as the maker
   *     understands it
   * @throws EngineMissing when it cannot run here
   * @throws IllegalArgumentException when it cannot divide this model
   */
  List<ConvexHull> parts(WeldedSurface model, int most, double error) throws EngineMissing;
}
