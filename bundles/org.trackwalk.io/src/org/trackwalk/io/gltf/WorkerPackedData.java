package org.trackwalk.io.gltf;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.worker.AnswerInput;
import org.trackwalk.io.worker.AnswerReader;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProtocol;
import org.trackwalk.io.worker.WorkerRequest;
import org.trackwalk.mesh.progress.Progress;

/**
 * Decodes in the worker's process, with the libraries of those who made the compressions: damaged
 * data may kill the worker, but not this program. Requests and answers are in
 * docs/assimp-worker.md.
 */
final class WorkerPackedData implements PackedData {

  private static final int INTS = 4;

  private static final String DRACO = "Draco compression";
  private static final String MESHOPT = "meshopt compression (gltfpack -c)";

  /** Every triangle has three corners of its own at most. */
  private static final int MOST_TRIANGLES = Integer.MAX_VALUE / 3;

  private final WorkerPool pool;

  WorkerPackedData(WorkerPool pool) {
    this.pool = pool;
  }

  @Override
  public byte[] meshopt(MeshoptView view, String shown, Progress progress)
      throws PackedException, ImportException {
    ByteBuffer payload =
        payload(view.packed())
            .putInt(view.mode().ordinal())
            .putInt(view.filter().ordinal())
            .putInt(view.count())
            .putInt(view.stride());
    WorkerRequest request =
        new WorkerRequest(
            WorkerProtocol.MESHOPT, payload.array(), payload.capacity() + view.size());
    return ask(request, in -> in.bytes((int) view.size()), MESHOPT, shown, progress);
  }

  @Override
  public DracoMesh draco(DracoPart part, String shown, Progress progress)
      throws PackedException, ImportException {
    ByteBuffer payload =
        payload(part.packed())
            .putInt(part.position())
            .putInt(part.normal())
            .putInt(part.vertices())
            .putInt(part.indices());
    long work = payload.capacity() + 4L * part.indices() + 24L * part.vertices();
    WorkerRequest request = new WorkerRequest(WorkerProtocol.DRACO, payload.array(), work);
    return ask(request, WorkerPackedData::mesh, DRACO, shown, progress);
  }

  private static DracoMesh mesh(AnswerInput in) throws ImportException, IOException {
    int vertices = in.count(MOST_TRIANGLES);
    boolean normals = in.count(1) == 1;
    int triangles = in.count(MOST_TRIANGLES);
    float[] positions = in.floats(3 * vertices);
    float[] directions = normals ? in.floats(3 * vertices) : null;
    return new DracoMesh(positions, directions, in.integers(3 * triangles));
  }

  /** Room for four numbers before the bytes. */
  private static ByteBuffer payload(Bytes packed) {
    int head = INTS * Integer.BYTES;
    return ByteBuffer.allocate(head + packed.length())
        .order(ByteOrder.LITTLE_ENDIAN)
        .put(head, packed.array(), packed.start(), packed.length());
  }

  private <T> T ask(
      WorkerRequest request,
      AnswerReader<T> reader,
      String compression,
      String shown,
      Progress progress)
      throws PackedException, ImportException {
    try {
      return pool.ask(request, reader, shown, progress);
    } catch (WorkerException e) {
      String why =
          switch (e.failure()) {
            case MISSING -> compression + " is not supported here";
            case REFUSED -> e.getMessage();
            case DIED -> "its decoder died on this file, which may be damaged";
            case HUNG -> "its decoder was not ready in time and was stopped";
            case MEMORY -> "its decoder wanted more memory than it may have and was stopped";
          };
      throw new PackedException(why + "; export without " + compression);
    }
  }
}
