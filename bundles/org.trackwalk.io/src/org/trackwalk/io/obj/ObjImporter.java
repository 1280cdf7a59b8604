package org.trackwalk.io.obj;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.buffer.FileStem;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.names.UniqueNames;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.level.ImportProblem;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads Wavefront OBJ files. A piece is what stands under one {@code o} or {@code g} line; a name
 * that comes again joins; faces under no name are a piece with the name of the file. Materials are
 * the surfaces; their file is not needed and not opened. Lines, points and free-form surfaces are
 * counted and left out. Y up and metres unless said otherwise.
 */
public final class ObjImporter implements MeshImporter {

  /** Chunks smaller than this are not worth a thread. */
  private static final int SMALLEST_CHUNK = 1 << 20;

  private final int threads;

  /** An importer that uses the processors there are, at most four. */
  public ObjImporter() {
    this(Math.min(4, Runtime.getRuntime().availableProcessors()));
  }

  /** An importer that uses so many threads, at least 1; the pieces do not depend on it. */
  public ObjImporter(int threads) {
    this.threads = threads;
  }

  @Override
  public String id() {
    return "obj";
  }

  @Override
  public List<String> extensions() {
    return List.of("obj");
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes file = FileBytes.readText(request, progress);
    int parts = Math.max(1, Math.min(threads, file.size() / SMALLEST_CHUNK));
    return read(request, file, parts, progress);
  }

  /** Reads from memory in so many parts. */
  static ImportedMesh read(ImportRequest request, FileBytes file, int parts, Progress progress)
      throws ImportException {
    List<ObjChunk> chunks = ObjChunks.of(file, parts);
    Workers.run(
        parts, chunks.size(), i -> ObjChunkReader.read(file.bytes(), chunks.get(i), progress));
    Collection<ObjPiece> runs = ObjRuns.of(chunks, request.displayName());
    requireObj(request, chunks);
    float[] positions = ObjRuns.joined(chunks, chunk -> chunk.vertices);
    float[] normals = ObjRuns.joined(chunks, chunk -> chunk.normals);
    List<List<ObjRun>> byChunk = ObjRuns.byChunk(chunks, runs);
    Workers.run(
        parts,
        chunks.size(),
        i ->
            ObjTriangles.cut(
                chunks.get(i), byChunk.get(i), positions, normals.length / 3, progress));
    ObjProblems problems = new ObjProblems(request.displayName(), file, positions);
    problems.refuseBadVertices(chunks);

    Frame frame = Frame.of(request.upOr(UpAxis.Y), request.unitOr(LengthUnit.METRE));
    UniqueNames names = new UniqueNames();
    String stem = FileStem.of(request);
    List<ObjPiece> kept = new ArrayList<>();
    List<String> keptNames = new ArrayList<>();
    Map<String, String> pieceNames = new HashMap<>();
    for (ObjPiece piece : runs) {
      kept.add(piece);
      keptNames.add(names.take(piece.name.isEmpty() ? stem : piece.name));
      pieceNames.put(piece.name, keptNames.get(keptNames.size() - 1));
      problems.add(piece, keptNames.get(keptNames.size() - 1));
    }
    ObjPieces builder = new ObjPieces(request.displayName(), frame, positions, normals);
    List<Piece> pieces = builder.build(kept, keptNames, progress);
    if (pieces.isEmpty()) {
      pieces = List.of(Piece.named(stem, request.displayName()).frame(frame).build());
    } else if (pieces.stream().anyMatch(piece -> piece.triangleCount() > 0)) {
      ObjEnd.requireWhole(request.displayName(), file, builder.usesLastVertex());
      if (builder.leavesVertices()) {
        problems.addUnused(v -> builder.user(v) < 0 ? null : keptNames.get(builder.user(v)));
      }
    }
    List<ImportProblem> found = problems.list();
    found.addAll(ObjNamedExtras.of(chunks, positions, pieceNames, stem, request.displayName()));
    return new ImportedMesh(pieces, found, List.of(request.file()));
  }

  /** Object files of compilers have the same ending. */
  private static void requireObj(ImportRequest request, List<ObjChunk> chunks)
      throws ImportException {
    int known = 0;
    int unknown = 0;
    int firstUnknown = 0;
    for (ObjChunk chunk : chunks) {
      known += chunk.known;
      if (unknown == 0) {
        firstUnknown = chunk.firstUnknownLine + chunk.lineBase;
      }
      unknown += chunk.unknown;
    }
    if (unknown > known) {
      throw new ImportException(
          request.displayName(),
          "line " + firstUnknown,
          "this is no Wavefront OBJ: most lines begin with no word of that format");
    }
  }
}
