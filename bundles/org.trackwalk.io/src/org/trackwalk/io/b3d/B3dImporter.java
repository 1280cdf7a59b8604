package org.trackwalk.io.b3d;

import java.io.IOException;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads Blitz3D files. A piece is what one brush paints of one node's mesh, as in glTF; a node of
 * one brush is one piece. The format is left-handed: the stored numbers stay and the placement
 * mirrors, so that triangles keep their outer side and nothing is rounded. Y up, metres.
 */
public final class B3dImporter implements MeshImporter {

  /** {@code BB3D}, the size and the version. */
  private static final int HEADER = 12;

  /** The format's description: a reader of version 1 understands all below 100. */
  private static final int NEXT_VERSION = 100;

  @Override
  public String id() {
    return "b3d";
  }

  @Override
  public List<String> extensions() {
    return List.of("b3d");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes file = FileBytes.read(request, progress);
    return read(new ChunkInput(file, request.displayName()), request, progress);
  }

  private static ImportedMesh read(ChunkInput input, ImportRequest request, Progress progress)
      throws ImportException, IOException {
    List<B3dChunk> chunks = chunks(input);
    B3dBrushes brushes = new B3dBrushes(input);
    for (B3dChunk chunk : chunks) {
      if (chunk.tag().equals("TEXS")) {
        brushes.addTextures(chunk);
      } else if (chunk.tag().equals("BRUS")) {
        brushes.addBrushes(chunk);
      }
    }
    Pieces pieces = new Pieces(input, brushes, request);
    UpAxis up = request.upOr(UpAxis.Y);
    B3dNodes nodes = new B3dNodes(input, mirror(up), pieces, progress);
    for (B3dChunk chunk : chunks) {
      if (chunk.tag().equals("NODE")) {
        nodes.walk(chunk);
      }
    }
    if (pieces.found.isEmpty()) {
      pieces.found.add(Piece.named(FileStem.of(request), request.displayName()).build());
    }
    return new ImportedMesh(pieces.found, pieces.problems, List.of(request.file()));
  }

  /** From left-handed to right-handed: a level axis changes its sign, whichever axis is up. */
  private static double[] mirror(UpAxis up) {
    double y = up == UpAxis.Z ? -1 : 1;
    return new double[] {1, 0, 0, 0, 0, y, 0, 0, 0, 0, -y, 0};
  }

  private static List<B3dChunk> chunks(ChunkInput input) throws ImportException {
    if (input.size() < HEADER || !input.tagAt(0).equals("BB3D")) {
      throw input.refusal(0, "this is not a Blitz3D file: it does not begin with BB3D");
    }
    int end = B3dChunk.at(input, 0, input.size()).end();
    if (end < HEADER || input.intAt(8) < 0 || input.intAt(8) >= NEXT_VERSION) {
      throw input.refusal(8, "this version of the format is not known");
    }
    for (int at = end; at < input.size(); at++) {
      if (!input.isZero(at)) {
        throw input.refusal(
            at,
            "the file says that it ends at byte "
                + end
                + " but goes on; it is damaged or was"
                + " joined with another, export it again");
      }
    }
    List<B3dChunk> chunks = new ArrayList<>();
    for (int at = HEADER; at < end; at = chunks.get(chunks.size() - 1).end()) {
      chunks.add(B3dChunk.at(input, at, end));
    }
    return chunks;
  }

  /** Turns meshes into pieces as they come. */
  private static final class Pieces implements B3dNodes.Receiver {
    private final ChunkInput input;
    private final B3dBrushes brushes;
    private final ImportRequest request;
    private final UniqueNames names = new UniqueNames();
    private final List<Piece> found = new ArrayList<>();
    private final List<ImportProblem> problems = new ArrayList<>();

    /** Nodes and the first piece of each. */
    private final Map<B3dNode, String> firstPieces = new IdentityHashMap<>();

    Pieces(ChunkInput input, B3dBrushes brushes, ImportRequest request) {
      this.input = input;
      this.brushes = brushes;
      this.request = request;
    }

    @Override
    public void mesh(B3dNode node, B3dChunk mesh) throws ImportException {
      List<B3dPart> parts = B3dMesh.read(input, mesh);
      parts.removeIf(part -> part.triangles().length == 0 && part.outOfRange() == 0);
      firstPieces.remove(node);
      Frame frame =
          Frame.of(node.placement(), request.upOr(UpAxis.Y), request.unitOr(LengthUnit.METRE));
      for (B3dPart part : parts) {
        String surface = brushes.surface(part.brush());
        String own = node.name().isEmpty() ? FileStem.of(request) : node.name();
        boolean shared = parts.size() > 1 && !surface.isEmpty();
        String name = names.take(shared ? own + " (" + surface + ")" : own);
        found.add(piece(name, node, part, surface, frame));
        firstPieces.putIfAbsent(node, name);
        PieceLimit.check(found.size(), request.displayName());
        if (part.outOfRange() > 0) {
          problems.add(problem(name, part));
        }
      }
    }

    @Override
    public void bones(B3dNode node) {
      String name = firstPieces.get(node);
      if (name != null) {
        LeftOut what = LeftOut.of(LeftOut.Kind.SKINNED, node.name());
        problems.add(ImportProblem.of(what, name, request.displayName(), -1, 1, List.of()));
      }
    }

    private Piece piece(String name, B3dNode node, B3dPart part, String surface, Frame frame) {
      B3dVertices vertices = part.vertices();
      Piece.Builder piece =
          Piece.named(name, request.displayName())
              .node(node.path())
              .frame(frame)
              .mesh(vertices.positions(), part.triangles())
              .places(part.places())
              .surfaces(surface.isEmpty() ? List.of() : List.of(surface), null)
              .twoSided(brushes.twoSided(part.brush()));
      if (vertices.normals() != null) {
        piece.normals(vertices.normals(), part.triangles());
      }
      return piece.build();
    }

    private ImportProblem problem(String name, B3dPart part) {
      return new ImportProblem(
          ImportProblem.INDEX_RANGE,
          name,
          request.displayName(),
          part.firstOutOfRange(),
          part.outOfRange(),
          "triangles whose vertex index is outside the list are left out; export again",
          part.near());
    }
  }
}
