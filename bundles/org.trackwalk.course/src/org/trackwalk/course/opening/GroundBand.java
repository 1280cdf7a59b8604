package org.trackwalk.course.opening;

import java.util.Arrays;
import org.trackwalk.course.size.RoadSizes;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.geometry.Partition;
import org.trackwalk.ground.geometry.Vec;
import org.trackwalk.ground.reach.Slopes;
import org.trackwalk.ground.surface.WoundParts;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Tells what a road goes around from a hole in it, by shape and not by size, so that a track for
 * models and one for lorries are judged alike: a hole in a band is narrower than the band.
 */
final class GroundBand {

  private final OpenEdges edges;
  private final Topology topology;
  private final Progress progress;

  /** What carries a car and hangs together; null until it is asked for. */
  private Partition parts;

  /** Of each part, at its first triangle: square metres, and metres around it. */
  private double[] areas;

  private double[] borders;

  GroundBand(OpenEdges edges, Topology topology, Progress progress) {
    this.edges = edges;
    this.topology = topology;
    this.progress = progress;
  }

  /**
   * Whether the ground along all of a rim is a band that is narrower than what it goes along.
   *
   * @param rim open edges, at least one
   * @param width of what is missing, metres
   */
  boolean isNarrower(int[] rim, double width) {
    if (parts == null) {
      measure();
    }
    return Arrays.stream(rim)
        .map(e -> parts.first(edges.triangle(e)))
        .distinct()
        .allMatch(part -> isBand(part, width));
  }

  private boolean isBand(int part, double width) {
    double length = borders[part] / 2;
    return length * length >= RoadSizes.SLENDER * areas[part] && areas[part] < width * length;
  }

  /** Measures all parts: a wall that is welded to one is none of it. */
  private void measure() {
    WeldedSurface surface = edges.surface();
    int n = surface.triangleCount();
    parts = new Partition(n);
    for (int h = 0; h < 3 * n; h++) {
      progress.check();
      if (topology.twin(h) > h && goesOn(h)) {
        parts.join(h / 3, topology.twin(h) / 3);
      }
    }
    areas = new double[n];
    borders = new double[n];
    for (int t = 0; t < n; t++) {
      progress.check();
      int part = parts.first(t);
      areas[part] += WoundParts.area(surface, t);
      for (int h = 3 * t; h < 3 * t + 3; h++) {
        borders[part] +=
            goesOn(h) ? 0 : Vec.distance(surface.positions(), topology.from(h), topology.to(h));
      }
    }
  }

  /** Whether ground lies on both sides of a half-edge. */
  private boolean goesOn(int h) {
    int twin = topology.twin(h);
    return twin >= 0
        && Slopes.carries(edges.surface(), h / 3)
        && Slopes.carries(edges.surface(), twin / 3);
  }
}
