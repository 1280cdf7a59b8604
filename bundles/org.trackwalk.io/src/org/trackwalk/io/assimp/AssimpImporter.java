package org.trackwalk.io.assimp;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.importer.ImportedMesh;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.importer.StandIn;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.progress.Progress;

/**
 * Reads what Assimp reads and no reader of our own does, in a process that may die. A piece is one
 * node with all its meshes; its surfaces are their materials. Nothing is joined, moved or cut but
 * polygons into triangles, as everywhere else.
 */
public final class AssimpImporter implements MeshImporter {

  private final AssimpReading reading;

  /** An importer that shares its workers with the whole program. */
  public AssimpImporter() {
    this(null);
  }

  /** An importer with these workers; null: those of the whole program, made when needed. */
  public AssimpImporter(WorkerPool pool) {
    this.reading = new AssimpReading(pool);
  }

  @Override
  public String id() {
    return "assimp";
  }

  @Override
  public List<String> extensions() {
    return AssimpFormat.endings();
  }

  @Override
  public boolean holdsEmpties(String fileName) {
    return AssimpFormat.of(fileName).holdsEmpties();
  }

  @Override
  public ImportedMesh mesh(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    if (!Files.isRegularFile(request.file())) {
      throw FileBytes.noFile(request);
    }
    FileBytes.requireReadable(request.displayName(), Files.size(request.file()));
    StandIn.refuse(request.file(), request.displayName());
    AssimpFormat format = AssimpFormat.of(request.file().getFileName().toString());
    AssimpScene scene = reading.read(request, List.of(), format.alone(), progress);
    return new ScenePieces(scene, format, request, progress).read();
  }
}
