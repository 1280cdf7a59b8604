package org.trackwalk.io.assimp;

import java.util.List;
import java.util.Map;

/**
 * A scene as Assimp delivers it, nothing interpreted yet.
 *
 * @param library that read it, with its version
 * @param numbers metadata of the whole file by name
 * @param materials to which meshes refer
 * @param meshes to which nodes refer
 * @param nodes parents before children, the root first
 * @param remarks what Assimp said while it read
 */
public record AssimpScene(
    String library,
    Map<String, Double> numbers,
    List<Material> materials,
    List<Mesh> meshes,
    List<Node> nodes,
    List<Remark> remarks) {

  /**
   * A material.
   *
   * @param name as the file has it; may be empty
   * @param twoSided whether the file says that it is seen from both sides
   */
  public record Material(String name, boolean twoSided) {}

  /**
   * A mesh of one material.
   *
   * @param name may be empty
   * @param material index of its material
   * @param positions xyz triples
   * @param normals xyz triples, one per position; null when there are none
   * @param cornerCounts per face the number of corners; null when all have three
   * @param corners index of a vertex for each corner, not checked
   * @param bones whether bones hold it
   * @param shapes whether it has further shapes
   */
  public record Mesh(
      String name,
      int material,
      float[] positions,
      float[] normals,
      int[] cornerCounts,
      int[] corners,
      boolean bones,
      boolean shapes) {}

  /**
   * A node.
   *
   * @param name may be empty
   * @param parent index of its parent, less than its own; -1 for the root
   * @param matrix of column vectors, 16 floats row by row
   * @param meshes indices of the meshes that stand here
   */
  public record Node(String name, int parent, float[] matrix, int[] meshes) {}

  /**
   * Something that Assimp said or wanted.
   *
   * @param kind {@link org.trackwalk.io.worker.WorkerProtocol#REMARK_LOGGED}, {@link
   *     org.trackwalk.io.worker.WorkerProtocol#REMARK_NOT_OPENED} or {@link
   *     org.trackwalk.io.worker.WorkerProtocol#REMARKS_NOT_KEPT}
   * @param times how often
   * @param text one line without paths: the words, the name of the file, or nothing
   */
  public record Remark(int kind, int times, String text) {}
}
