package org.trackwalk.check.rule;

import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.ground.surface.LeftSheets;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * A level as one surface.
 *
 * @param surface welded, in canonical order
 * @param topology of the surface, without triangles that are there twice
 * @param sought where cars drive, sought when somebody asks
 * @param left what was left out of it
 */
public record WeldedLevel(
    WeldedSurface surface, Topology topology, Once<Corridor> sought, Once<LeftSheets> left) {

  /** Where cars drive. */
  public Corridor corridor() {
    return sought.get();
  }

  /** Its parts that are wound alike. */
  public WoundParts wound() {
    return WoundParts.of(surface, topology, left.get());
  }
}
