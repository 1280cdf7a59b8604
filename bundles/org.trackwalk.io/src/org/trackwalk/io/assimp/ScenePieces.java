package org.trackwalk.io.assimp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.trackwalk.io.assimp.AssimpScene.Mesh;
import org.trackwalk.io.assimp.PlacedNodes.Placed;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MarkerNode;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.io.polygon.PolygonTriangulation;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/** Makes pieces of a scene, one for each node with a surface, and markers of its empties. */
final class ScenePieces {

  /** What Assimp puts in place of the meshes of a file that has bones and no mesh. */
  private static final String BONES = "SkeletonMaterial";

  private final AssimpScene scene;
  private final AssimpFormat format;
  private final ImportRequest request;
  private final Progress progress;
  private final PolygonTriangulation triangulation = new PolygonTriangulation();
  private final MeshTriangles[] cut;
  private final Map<List<Integer>, NodeMesh> shared = new HashMap<>();
  private final UniqueNames names = new UniqueNames();
  private final List<Piece> pieces = new ArrayList<>();
  private final Map<String, List<Integer>> partsOf = new HashMap<>();
  private final List<ImportProblem> problems = new ArrayList<>();
  private final List<Marker> markers = new ArrayList<>();

  ScenePieces(AssimpScene scene, AssimpFormat format, ImportRequest request, Progress progress) {
    this.scene = scene;
    this.format = format;
    this.request = request;
    this.progress = progress;
    this.cut = new MeshTriangles[scene.meshes().size()];
  }

  ImportedMesh read() throws ImportException {
    FileAxes axes = FileAxes.of(format, scene.numbers(), request);
    String shown = request.displayName();
    List<Placed> nodes =
        PlacedNodes.of(scene.nodes(), axes.placement(), format != AssimpFormat.FBX, shown);
    PieceLimit.check(nodes.size(), shown);
    for (Placed node : nodes) {
      progress.check();
      Frame frame = Frame.of(node.placement(), axes.up(), axes.unit());
      if (node.meshes().length > 0) {
        piece(node, frame);
      } else if (format.holdsEmpties()) {
        markers.add(MarkerNode.of(node.name(), shown, frame));
      }
    }
    problems.addAll(RemarkMeaning.problems(scene.remarks(), shown));
    if (pieces.isEmpty() && markers.isEmpty()) {
      pieces.add(Piece.named(FileStem.of(request), shown).build());
    }
    return new ImportedMesh(pieces, problems, List.of(request.file()), markers);
  }

  /** The meshes whose triangles are those of a piece, one after the other, once it was read. */
  List<Integer> parts(String piece) {
    return partsOf.getOrDefault(piece, List.of());
  }

  /** Three vertices for each triangle of such a mesh. */
  int[] triangles(int part) {
    return cut[part].indices();
  }

  private void piece(Placed node, Frame frame) {
    List<Integer> parts =
        IntStream.of(node.meshes()).filter(part -> !standsForBones(part)).boxed().toList();
    if (parts.isEmpty()) {
      return;
    }
    NodeMesh mesh = shared.get(parts);
    boolean first = mesh == null;
    if (first) {
      mesh = mesh(parts);
      shared.put(parts, mesh);
    }
    boolean faults = parts.stream().anyMatch(this::hasFaults);
    String own = name(node, parts);
    if (mesh.triangles().length == 0 && !faults) {
      loose("", own, parts, first);
      return;
    }
    String name = names.take(own);
    Piece.Builder piece = Piece.named(name, request.displayName()).node(node.path()).frame(frame);
    mesh.into(piece);
    pieces.add(piece.build());
    partsOf.put(name, parts);
    for (int part : parts) {
      problems.addAll(
          cut[part]
              .faults()
              .problems(name, request.displayName(), scene.meshes().get(part).positions()));
    }
    loose(name, own, parts, first);
  }

  /** What its meshes have beside triangles; of meshes that several nodes show it is said once. */
  private void loose(String piece, String object, List<Integer> parts, boolean first) {
    if (!first) {
      return;
    }
    String shown = request.displayName();
    parts.forEach(part -> problems.addAll(cut[part].loose().problems(piece, object, shown)));
    if (!piece.isEmpty()) {
      LooseParts rest = new LooseParts();
      List<Mesh> meshes = parts.stream().map(scene.meshes()::get).toList();
      rest.add(LeftOut.Kind.SKINNED, meshes.stream().anyMatch(Mesh::bones) ? 1 : 0);
      rest.add(LeftOut.Kind.SHAPE_KEYS, meshes.stream().anyMatch(Mesh::shapes) ? 1 : 0);
      problems.addAll(rest.problems(piece, object, shown));
    }
  }

  private boolean standsForBones(int part) {
    int material = scene.meshes().get(part).material();
    return material >= 0
        && material < scene.materials().size()
        && scene.materials().get(material).name().equals(BONES);
  }

  private boolean hasFaults(int part) {
    return !cut[part].faults().problems("", "", scene.meshes().get(part).positions()).isEmpty();
  }

  private NodeMesh mesh(List<Integer> parts) {
    List<Mesh> meshes = new ArrayList<>();
    List<int[]> triangles = new ArrayList<>();
    for (int part : parts) {
      Mesh mesh = scene.meshes().get(part);
      if (cut[part] == null) {
        cut[part] = MeshTriangles.of(mesh, triangulation, progress);
      }
      meshes.add(mesh);
      triangles.add(cut[part].indices());
    }
    return NodeMesh.of(
        format == AssimpFormat.BLEND ? MirrorModifier.merged(meshes) : meshes,
        triangles,
        scene.materials());
  }

  /** The node's name, that of the last one above it that has one, the mesh's, the file's. */
  private String name(Placed node, List<Integer> parts) {
    String name = node.name().isEmpty() ? node.path() : node.name();
    name = name.substring(name.lastIndexOf('/') + 1);
    if (name.isEmpty()) {
      name = PrintableName.of(scene.meshes().get(parts.getFirst()).name());
    }
    return name.isEmpty() ? FileStem.of(request) : name;
  }
}
