package org.trackwalk.io.obj;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.trackwalk.io.buffer.GrowingFloats;
import org.trackwalk.io.buffer.PieceLimit;
import org.trackwalk.io.importer.ImportException;

/** Carries names and materials over the chunks and cuts their faces into runs. */
final class ObjRuns {

  private final Map<String, ObjPiece> pieces = new LinkedHashMap<>();
  private String name = "";
  private String material = "";

  private ObjRuns() {}

  /**
   * The pieces of a file in the order of their first faces; only those with a face.
   *
   * @param chunks in file order; their bases are filled in
   * @param shown the file as the report shows it
   * @throws ImportException when there are too many
   */
  static Collection<ObjPiece> of(List<ObjChunk> chunks, String shown) throws ImportException {
    ObjRuns runs = new ObjRuns();
    int vertices = 0;
    int normals = 0;
    int lines = 0;
    for (ObjChunk chunk : chunks) {
      chunk.vertexBase = vertices;
      chunk.normalBase = normals;
      chunk.lineBase = lines;
      vertices += chunk.vertices.size() / 3;
      normals += chunk.normals.size() / 3;
      lines += chunk.lines;
      runs.addChunk(chunk);
      PieceLimit.check(runs.pieces.size(), shown);
    }
    return runs.pieces.values();
  }

  /** The runs of each chunk in the order of their faces. */
  static List<List<ObjRun>> byChunk(List<ObjChunk> chunks, Collection<ObjPiece> pieces) {
    Map<ObjChunk, List<ObjRun>> byChunk = new LinkedHashMap<>();
    chunks.forEach(chunk -> byChunk.put(chunk, new ArrayList<>()));
    pieces.forEach(piece -> piece.runs.forEach(run -> byChunk.get(run.chunk).add(run)));
    byChunk.values().forEach(runs -> runs.sort((a, b) -> Integer.compare(a.fromFace, b.fromFace)));
    return List.copyOf(byChunk.values());
  }

  /** One list of all chunks, an array of exactly its size. */
  static float[] joined(List<ObjChunk> chunks, Function<ObjChunk, GrowingFloats> list) {
    int size = 0;
    for (ObjChunk chunk : chunks) {
      size += list.apply(chunk).size();
    }
    float[] joined = new float[size];
    int at = 0;
    for (ObjChunk chunk : chunks) {
      GrowingFloats part = list.apply(chunk);
      System.arraycopy(part.items(), 0, joined, at, part.size());
      at += part.size();
    }
    return joined;
  }

  private void addChunk(ObjChunk chunk) {
    int from = 0;
    for (ObjChunk.Change change : chunk.changes) {
      addRun(chunk, from, change.face());
      from = change.face();
      if (change.kind() == ObjChunk.Kind.NAME) {
        name = change.name();
      } else {
        material = change.name();
      }
    }
    addRun(chunk, from, chunk.faceCount());
  }

  private void addRun(ObjChunk chunk, int from, int to) {
    if (from < to && pieces.size() <= PieceLimit.MOST) {
      ObjPiece piece = pieces.computeIfAbsent(name, ObjPiece::new);
      piece.runs.add(new ObjRun(chunk, piece, piece.surface(material), from, to));
    }
  }
}
