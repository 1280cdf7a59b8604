package org.trackwalk.contact.neighbour;

import java.util.Arrays;
import org.trackwalk.contact.candidate.TriangleNormal;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.IdentityPolicy;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * The faces on both sides of every edge of a scene: the topology under an identity, with the unit
 * normal of every triangle. 24 bytes per triangle beside the topology's 12.
 *
 * <p>A half-edge {@code h = 3 * triangle + k} runs from corner k of its triangle to the next.
 */
public final class EdgeNeighbours {

  private final ProbeScene scene;
  private final Topology topology;

  /** Three per triangle; zeros where there is no area. */
  private final double[] normals;

  private EdgeNeighbours(ProbeScene scene, Topology topology) {
    this.scene = scene;
    this.topology = topology;
    this.normals = new double[3 * scene.surface().triangleCount()];
    double[] n = new double[3];
    for (int t = 0; t < scene.surface().triangleCount(); t++) {
      if (!scene.withoutArea(t)) {
        TriangleNormal.unit(scene.surface(), t, n);
        System.arraycopy(n, 0, normals, 3 * t, 3);
      }
    }
  }

  /** The neighbours of a scene's triangles; takes as long as finding the twins of all edges. */
  public static EdgeNeighbours of(ProbeScene scene, IdentityPolicy policy) {
    WeldedSurface s = scene.surface();
    if (policy == IdentityPolicy.LEVEL_BITS) {
      return new EdgeNeighbours(scene, Topology.of(s, 1, Progress.none()));
    }
    int[] ids = scene.cornerIds(policy);
    int count = Arrays.stream(ids).max().orElse(-1) + 1;
    float[] positions = new float[3 * count];
    for (int corner = 0; corner < ids.length; corner++) {
      System.arraycopy(s.positions(), 3 * s.triangles()[corner], positions, 3 * ids[corner], 3);
    }
    return new EdgeNeighbours(scene, Topology.of(ids, count, positions, 1, Progress.none()));
  }

  /**
   * True when exactly one other triangle uses an edge and has area. An outer edge has no neighbour,
   * an edge of three triangles no single one.
   */
  public boolean hasNeighbour(int halfEdge) {
    int twin = topology.twin(halfEdge);
    return twin >= 0 && !scene.withoutArea(twin / 3);
  }

  /**
   * How the surface bends over an edge that has a neighbour, exactly.
   *
   * @return 1 convex (away from the front of this triangle), 0 flat, -1 concave
   */
  public int bend(int halfEdge) {
    return topology.bend(halfEdge);
  }

  /** A coordinate of a triangle's unit normal. */
  public double normal(int triangle, int axis) {
    return normals[3 * triangle + axis];
  }

  /**
   * A coordinate of the unit normal beyond an edge that has a neighbour, on the side on which this
   * triangle has its own; where windings do not match it is the neighbour's turned around.
   */
  public double normalBeyond(int halfEdge, int axis) {
    double coordinate = normals[3 * (topology.twin(halfEdge) / 3) + axis];
    return topology.sameDirection(halfEdge) ? -coordinate : coordinate;
  }
}
