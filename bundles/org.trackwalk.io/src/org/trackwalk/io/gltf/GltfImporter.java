package org.trackwalk.io.gltf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.json.JsonException;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads glTF 2.0 scenes. A piece is one primitive of one node; nodes that show the same mesh are
 * pieces that share their arrays, each with its own frame.
 */
public final class GltfImporter implements MeshImporter {

  private final PackedData packed;

  /** Compressed meshes are decoded by the worker, where its libraries are. */
  public GltfImporter() {
    this(new WorkerPackedData(WorkerPool.shared()));
  }

  GltfImporter(PackedData packed) {
    this.packed = packed;
  }

  @Override
  public String id() {
    return "gltf";
  }

  @Override
  public List<String> extensions() {
    return List.of("gltf", "glb");
  }

  @Override
  public boolean holdsEmpties(String fileName) {
    return true;
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    GltfContainer container = GltfContainer.read(request, progress);
    GltfDocument document = new GltfDocument(container.root(), request.displayName());
    try {
      GltfVersion.check(document);
      GltfExtensions.check(document);
      GltfBuffers buffers = new GltfBuffers(container, document, request, packed, progress);
      return pieces(document, buffers, request, progress);
    } catch (JsonException e) {
      throw document.refuse(e);
    }
  }

  private static ImportedMesh pieces(
      GltfDocument document, GltfBuffers buffers, ImportRequest request, Progress progress)
      throws JsonException, ImportException, IOException {
    PrimitiveReader reader = new PrimitiveReader(document, buffers);
    UniqueNames names = new UniqueNames();
    List<Piece> pieces = new ArrayList<>();
    List<ImportProblem> problems = new ArrayList<>();
    List<PlacedNode> nodes = SceneWalk.of(document, request.scene());
    DeclaredTriangles.check(document, nodes);
    NodeInstances instances = new NodeInstances(document, buffers);
    for (PlacedNode node : nodes) {
      progress.check();
      int before = pieces.size();
      List<PrimitiveMesh> meshes = reader.meshes(node.mesh());
      for (double[] place : meshes.isEmpty() ? List.<double[]>of() : instances.of(node)) {
        for (PrimitiveMesh mesh : meshes) {
          PieceLimit.check(pieces.size() + 1, request.displayName());
          Piece piece = piece(node, place, mesh, names.take(node.name()), request);
          pieces.add(piece);
          addProblem(mesh, piece, problems);
        }
      }
      String first = pieces.size() > before ? pieces.get(before).name() : "";
      LooseParts loose = NodeExtras.of(document, node, !first.isEmpty());
      problems.addAll(loose.problems(first, node.name(), request.displayName()));
    }
    if (pieces.isEmpty()) {
      pieces.add(Piece.named(FileStem.of(request), request.displayName()).build());
    }
    return new ImportedMesh(
        pieces, problems, buffers.filesRead(), GltfMarkers.of(document, request));
  }

  private static Piece piece(
      PlacedNode node, double[] place, PrimitiveMesh mesh, String name, ImportRequest request) {
    Frame frame = Frame.of(place, request.upOr(UpAxis.Y), request.unitOr(LengthUnit.METRE));
    Piece.Builder piece =
        Piece.named(name, request.displayName())
            .node(node.path())
            .frame(frame)
            .mesh(mesh.positions(), mesh.triangles())
            .places(mesh.places())
            .surfaces(mesh.surfaces(), null)
            .twoSided(mesh.twoSided());
    if (mesh.normals() != null) {
      piece.normals(mesh.normals(), mesh.triangles());
    }
    return piece.build();
  }

  private static void addProblem(PrimitiveMesh mesh, Piece piece, List<ImportProblem> problems) {
    if (mesh.outOfRange() > 0) {
      problems.add(
          new ImportProblem(
              ImportProblem.INDEX_RANGE,
              piece.name(),
              piece.file(),
              mesh.firstOutOfRange(),
              mesh.outOfRange(),
              "triangles whose vertex index is outside the list are left out; export again",
              mesh.near()));
    }
  }
}
