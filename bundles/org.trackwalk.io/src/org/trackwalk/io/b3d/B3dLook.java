package org.trackwalk.io.b3d;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.trackwalk.io.buffer.ChunkInput;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.FileLook;
import org.trackwalk.io.look.LookReader;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.look.PictureFinder;
import org.trackwalk.io.look.PieceLook;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.progress.Progress;

/**
 * The look of Blitz3D files: the first texture of a brush, multiplied by the brush's colour. A
 * triangle's place is where its three vertex numbers stand, and they name what lies there.
 */
public final class B3dLook implements LookReader {

  /** {@code BB3D}, the size and the version. */
  private static final int HEADER = 12;

  /** Position, scale and turn of a node behind its name. */
  private static final int NODE_NUMBERS = 40;

  private static final int NORMALS = 1;
  private static final int COLOURS = 2;

  /** Where the first texture coordinates of a vertex stand, in one list of vertices. */
  private record Vertices(int first, int count, int stride, int place) {}

  /** Triangles of one brush, with all vertices of their mesh. */
  private record Triangles(int end, int brush, List<Vertices> vertices) {}

  @Override
  public FileLook read(ImportRequest request, List<Piece> pieces, Progress progress)
      throws ImportException, IOException {
    ChunkInput input = new ChunkInput(FileBytes.read(request, progress), request.displayName());
    B3dBrushes brushes = new B3dBrushes(input);
    TreeMap<Integer, Triangles> triangles = new TreeMap<>();
    int end = B3dChunk.at(input, 0, input.size()).end();
    for (int at = HEADER; at < end; ) {
      B3dChunk chunk = B3dChunk.at(input, at, end);
      switch (chunk.tag()) {
        case "TEXS" -> brushes.addTextures(chunk);
        case "BRUS" -> brushes.addBrushes(chunk);
        case "NODE" -> meshes(input, chunk, triangles, progress);
        default -> {}
      }
      at = chunk.end();
    }
    List<MaterialLook> materials = brushes.looks(PictureFinder.of(request));
    List<PieceLook> looks = new ArrayList<>();
    for (Piece piece : pieces) {
      progress.check();
      looks.add(look(input, piece, triangles, materials.size()));
    }
    return new FileLook(materials, looks, List.of());
  }

  /** Notes where the triangles of all meshes below a node stand. */
  private static void meshes(
      ChunkInput input, B3dChunk root, Map<Integer, Triangles> triangles, Progress progress)
      throws ImportException {
    Deque<B3dChunk> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      progress.check();
      B3dChunk node = open.pop();
      int at = input.endOfName(node.start(), node.end()) + 1 + NODE_NUMBERS;
      while (at < node.end()) {
        B3dChunk chunk = B3dChunk.at(input, at, node.end());
        if (chunk.tag().equals("NODE")) {
          open.push(chunk);
        } else if (chunk.tag().equals("MESH")) {
          mesh(input, chunk, triangles);
        }
        at = chunk.end();
      }
    }
  }

  private static void mesh(ChunkInput input, B3dChunk mesh, Map<Integer, Triangles> triangles)
      throws ImportException {
    int own = input.intAt(mesh.start());
    List<Vertices> vertices = new ArrayList<>();
    for (int at = mesh.start() + 4; at < mesh.end(); ) {
      B3dChunk chunk = B3dChunk.at(input, at, mesh.end());
      if (chunk.tag().equals("VRTS")) {
        vertices.add(vertices(input, chunk));
      } else if (chunk.tag().equals("TRIS")) {
        int stated = input.intAt(chunk.start());
        triangles.put(
            chunk.start() + 4, new Triangles(chunk.end(), stated < 0 ? own : stated, vertices));
      }
      at = chunk.end();
    }
  }

  private static Vertices vertices(ChunkInput input, B3dChunk chunk) {
    int head = chunk.start();
    int flags = input.intAt(head);
    int sets = input.intAt(head + 4);
    int perSet = input.intAt(head + 8);
    int place = 4 * (3 + ((flags & NORMALS) != 0 ? 3 : 0) + ((flags & COLOURS) != 0 ? 4 : 0));
    int stride = place + 4 * sets * perSet;
    int first = head + HEADER;
    return new Vertices(
        first, (chunk.end() - first) / stride, stride, sets > 0 && perSet > 1 ? place : -1);
  }

  private static PieceLook look(
      ChunkInput input, Piece piece, TreeMap<Integer, Triangles> triangles, int materials) {
    int[] ofTriangles = new int[piece.triangleCount()];
    float[] places = new float[PieceLook.NUMBERS * ofTriangles.length];
    for (int t = 0; t < ofTriangles.length; t++) {
      Map.Entry<Integer, Triangles> found = triangles.floorEntry(piece.place(t));
      boolean inside = found != null && piece.place(t) < found.getValue().end();
      int brush = inside ? found.getValue().brush() : -1;
      ofTriangles[t] = brush < materials ? brush : -1;
      for (int k = 0; inside && k < 3; k++) {
        int at = place(input, found.getValue().vertices(), input.intAt(piece.place(t) + 4 * k));
        if (at >= 0) {
          places[PieceLook.NUMBERS * t + 2 * k] = input.floatAt(at);
          places[PieceLook.NUMBERS * t + 2 * k + 1] = input.floatAt(at + 4);
        }
      }
    }
    return new PieceLook(ofTriangles, places);
  }

  /** Where the place of a vertex stands in the file; -1 when it has none. */
  private static int place(ChunkInput input, List<Vertices> lists, int vertex) {
    int left = vertex;
    for (Vertices list : lists) {
      if (left < list.count()) {
        return left < 0 || list.place() < 0
            ? -1
            : list.first() + left * list.stride() + list.place();
      }
      left -= list.count();
    }
    return -1;
  }
}
