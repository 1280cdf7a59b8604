package org.trackwalk.io.b3d;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.importer.ImportException;

/** Reads a chunk {@code MESH}: vertices, and triangles by brush. */
final class B3dMesh {

  private static final int NORMALS = 1;
  private static final int COLOURS = 2;

  /** The format has at most eight sets of texture coordinates with at most four numbers each. */
  private static final int MOST_SETS = 8;

  private static final int LARGEST_SET = 4;

  private static final int TRIANGLE = 12;

  private final ChunkInput input;
  private final List<B3dVertices> vertices = new ArrayList<>();
  private final Map<Integer, List<B3dChunk>> triangles = new LinkedHashMap<>();

  private B3dMesh(ChunkInput input) {
    this.input = input;
  }

  /** The mesh's triangles, one part for each brush in the order of the file. */
  static List<B3dPart> read(ChunkInput input, B3dChunk mesh) throws ImportException {
    B3dMesh read = new B3dMesh(input);
    read.chunks(mesh);
    return B3dParts.of(B3dVertices.joined(read.vertices), read.triangles, input);
  }

  private void chunks(B3dChunk mesh) throws ImportException {
    input.require(mesh.start(), 4, mesh.end(), "a mesh");
    int own = input.intAt(mesh.start());
    int at = mesh.start() + 4;
    while (at < mesh.end()) {
      B3dChunk chunk = B3dChunk.at(input, at, mesh.end());
      if (chunk.tag().equals("VRTS")) {
        vertices.add(vertices(chunk));
      } else if (chunk.tag().equals("TRIS")) {
        triangles(chunk, own);
      }
      at = chunk.end();
    }
  }

  private B3dVertices vertices(B3dChunk chunk) throws ImportException {
    int head = chunk.start();
    input.require(head, 12, chunk.end(), "a list of vertices");
    int flags = input.intAt(head);
    int sets = input.intAt(head + 4);
    int perSet = input.intAt(head + 8);
    if (sets < 0 || sets > MOST_SETS || perSet < 0 || perSet > LARGEST_SET) {
      throw input.refusal(
          head + 4,
          "vertices with " + sets + " times " + perSet + " texture coordinates; export again");
    }
    boolean normals = (flags & NORMALS) != 0;
    boolean colours = (flags & COLOURS) != 0;
    int stride = 4 * (3 + (normals ? 3 : 0) + (colours ? 4 : 0) + sets * perSet);
    int first = head + 12;
    int bytes = chunk.end() - first;
    if (bytes % stride != 0) {
      throw input.refusal(
          head, bytes + " bytes are not a whole number of vertices; the file is damaged");
    }
    return B3dVertices.read(input, first, bytes / stride, stride, normals);
  }

  private void triangles(B3dChunk chunk, int own) throws ImportException {
    input.require(chunk.start(), 4, chunk.end(), "a list of triangles");
    int bytes = chunk.end() - chunk.start() - 4;
    if (bytes % TRIANGLE != 0) {
      throw input.refusal(
          chunk.start(), bytes + " bytes are not a whole number of triangles; the file is damaged");
    }
    int stated = input.intAt(chunk.start());
    int brush = Math.max(-1, stated < 0 ? own : stated);
    triangles.computeIfAbsent(brush, key -> new ArrayList<>()).add(chunk);
  }
}
