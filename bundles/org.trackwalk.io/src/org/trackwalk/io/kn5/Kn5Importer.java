package org.trackwalk.io.kn5;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MarkerNode;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Marker;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads KN5 files, versions 4 to 6. A piece is a mesh; its numbers stay as they are stored, and the
 * matrices of the nodes above place it. In a file with numbered meshes ({@link FeltName}) the
 * others are drawn only; markers never collide. Right-handed, Y up, metres.
 */
public final class Kn5Importer implements MeshImporter {

  @Override
  public String id() {
    return "kn5";
  }

  @Override
  public List<String> extensions() {
    return List.of("kn5");
  }

  @Override
  public boolean holdsEmpties(String fileName) {
    return true;
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    Kn5File file = Kn5File.read(request, progress);
    Reading reading = new Reading(file, request);
    for (Kn5Node node : file.nodes()) {
      progress.check();
      reading.mark(node);
      if (node.mesh() != null) {
        reading.add(node);
      }
    }
    if (reading.pieces.isEmpty() && reading.marks.isEmpty()) {
      reading.pieces.add(Piece.named(FileStem.of(request), request.displayName()).build());
    }
    return new ImportedMesh(
        reading.pieces,
        reading.problems,
        List.of(request.file()),
        List.copyOf(reading.marks.values()));
  }

  private static final class Reading {
    private final ChunkInput input;
    private final Kn5File file;
    private final ImportRequest request;
    private final boolean numbered;
    private final UniqueNames names = new UniqueNames();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<ImportProblem> problems = new ArrayList<>();
    private final Map<String, Marker> marks = new LinkedHashMap<>();

    Reading(Kn5File file, ImportRequest request) {
      this.file = file;
      this.input = file.input();
      this.request = request;
      numbered = file.nodes().stream().anyMatch(n -> n.mesh() != null && FeltName.isFelt(n.name()));
    }

    /** Notes a marker; a box of the same name below it says nothing new. */
    void mark(Kn5Node node) {
      if (FeltName.isMarker(node.name())) {
        marks.putIfAbsent(
            node.name(), MarkerNode.of(node.name(), request.displayName(), frame(node)));
      }
    }

    private Frame frame(Kn5Node node) {
      return Frame.of(node.placement(), request.upOr(UpAxis.Y), request.unitOr(LengthUnit.METRE));
    }

    void add(Kn5Node node) throws ImportException {
      Kn5Mesh mesh = node.mesh();
      String name = names.take(node.name().isEmpty() ? FileStem.of(request) : node.name());
      Frame frame = frame(node);
      float[] positions = triples(mesh, 0);
      boolean felt = numbered ? FeltName.isFelt(node.name()) : !FeltName.isMarker(node.name());
      Piece.Builder piece =
          Piece.named(name, request.displayName()).node(node.path()).frame(frame).collidable(felt);
      corners(piece, name, mesh, positions);
      if (mesh.material() >= 0 && mesh.material() < file.materials().size()) {
        String material = file.materials().get(mesh.material());
        piece.surfaces(material.isEmpty() ? List.of() : List.of(material), null);
      }
      pieces.add(piece.build());
      PieceLimit.check(pieces.size(), request.displayName());
      if (node.children() > 0) {
        String what = node.name() + " is a mesh with nodes below it";
        problems.add(
            new ImportProblem(
                ImportProblem.MESH_CHILDREN,
                name,
                request.displayName(),
                -1,
                node.children(),
                what,
                List.of()));
      }
      if (mesh.onBones()) {
        LeftOut what = LeftOut.of(LeftOut.Kind.SKINNED, node.name());
        problems.add(ImportProblem.of(what, name, request.displayName(), -1, 1, List.of()));
      }
    }

    private float[] triples(Kn5Mesh mesh, int offset) {
      float[] xyz = new float[3 * mesh.vertexCount()];
      int at = mesh.vertices() + offset;
      for (int i = 0; i < xyz.length; i += 3, at += mesh.stride()) {
        xyz[i] = input.floatAt(at);
        xyz[i + 1] = input.floatAt(at + 4);
        xyz[i + 2] = input.floatAt(at + 8);
      }
      return xyz;
    }

    private void corners(Piece.Builder piece, String name, Kn5Mesh mesh, float[] positions) {
      int all = mesh.indexCount() / 3;
      int[] triangles = new int[3 * all];
      int[] places = null;
      int kept = 0;
      for (int t = 0; t < all; t++) {
        int at = mesh.indices() + 6 * t;
        int a = input.unsignedShortAt(at);
        int b = input.unsignedShortAt(at + 2);
        int c = input.unsignedShortAt(at + 4);
        if (Math.max(a, Math.max(b, c)) >= mesh.vertexCount()) {
          if (places == null) {
            places = places(mesh, all);
            problems.add(problem(name, mesh, t, positions, Math.min(a, Math.min(b, c))));
          }
          continue;
        }
        if (places != null) {
          places[kept] = at;
        }
        triangles[3 * kept] = a;
        triangles[3 * kept + 1] = b;
        triangles[3 * kept + 2] = c;
        kept++;
      }
      int[] used = kept == all ? triangles : Arrays.copyOf(triangles, 3 * kept);
      piece.mesh(positions, used);
      if (places == null) {
        piece.places(mesh.indices(), 6);
      } else {
        piece.places(Arrays.copyOf(places, kept));
      }
      if (mesh.vertexCount() > 0) {
        piece.normals(triples(mesh, 12), used);
      }
    }

    private static int[] places(Kn5Mesh mesh, int count) {
      int[] places = new int[count];
      for (int t = 0; t < count; t++) {
        places[t] = mesh.indices() + 6 * t;
      }
      return places;
    }

    private ImportProblem problem(
        String name, Kn5Mesh mesh, int triangle, float[] positions, int vertex) {
      int outside = 0;
      for (int t = triangle; t < mesh.indexCount() / 3; t++) {
        int at = mesh.indices() + 6 * t;
        int most = 0;
        for (int k = 0; k < 3; k++) {
          most = Math.max(most, input.unsignedShortAt(at + 2 * k));
        }
        outside += most >= mesh.vertexCount() ? 1 : 0;
      }
      List<Float> near =
          vertex < mesh.vertexCount()
              ? List.of(positions[3 * vertex], positions[3 * vertex + 1], positions[3 * vertex + 2])
              : List.of();
      return new ImportProblem(
          ImportProblem.INDEX_RANGE,
          name,
          request.displayName(),
          mesh.indices() + 6 * triangle,
          outside,
          "triangles whose vertex index is outside the list are left out; export again",
          near);
    }
  }
}
