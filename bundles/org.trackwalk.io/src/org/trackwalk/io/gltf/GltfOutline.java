package org.trackwalk.io.gltf;

import java.io.IOException;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.mesh.progress.Progress;

/**
 * What a glTF file says beside its triangles.
 *
 * @param scenes names of its scenes, in the order of the file
 * @param usual index of the scene that is taken when none is asked for
 * @param colliders nodes that a game takes for collision, by name or by path
 * @param onlyColliders whether nothing else collides then
 * @param replaced nodes that do not collide, because a collider stands for them or they move
 * @param shapes how many nodes collide as a ball, box or the like, which no triangle shows
 * @param starts start positions in level coordinates, three numbers each
 */
public record GltfOutline(
    List<String> scenes,
    int usual,
    List<String> colliders,
    boolean onlyColliders,
    List<String> replaced,
    int shapes,
    List<double[]> starts) {

  /**
   * Reads a file without its buffers.
   *
   * @throws ImportException when it cannot be understood, or has no scene of the wanted name
   * @throws IOException when it cannot be read from disk
   */
  public static GltfOutline read(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    GltfContainer container = GltfContainer.read(request, progress);
    GltfDocument document = new GltfDocument(container.root(), request.displayName());
    try {
      List<PlacedNode> meshes = SceneWalk.of(document, request.scene());
      List<PlacedNode> empty = SceneWalk.withoutMesh(document, request.scene());
      GltfColliders colliders = new GltfColliders(document);
      colliders.look(meshes);
      colliders.look(empty);
      List<double[]> starts =
          empty.stream()
              .filter(node -> GltfColliders.isStart(node.name()))
              .map(PlacedNode::placement)
              .map(rows -> new double[] {rows[3], rows[7], rows[11]})
              .toList();
      return new GltfOutline(
          GltfScenes.names(document),
          GltfScenes.usual(document),
          colliders.found(),
          colliders.nothingElse(),
          colliders.replaced(),
          colliders.shapes(),
          starts);
    } catch (JsonException e) {
      throw document.refuse(e);
    }
  }
}
