package org.trackwalk.io.assimp;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.worker.AnswerReader;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProtocol;
import org.trackwalk.io.worker.WorkerRequest;
import org.trackwalk.mesh.progress.Progress;

/** Has a file read by a worker. */
public final class AssimpReading {

  private final WorkerPool pool;

  /** A reader that uses these workers; null: those of the whole program, made when needed. */
  public AssimpReading(WorkerPool pool) {
    this.pool = pool;
  }

  /** Reads a file in a process that may have read others before. */
  public AssimpScene read(ImportRequest request, List<Path> companions, Progress progress)
      throws ImportException, IOException {
    return read(request, companions, false, progress);
  }

  /**
   * Reads a file.
   *
   * @param companions other files that it may refer to; no others can be opened
   * @param alone whether in a process that reads nothing else
   * @throws ImportException when Assimp refuses it, when the worker dies, hangs or takes too much
   *     memory, or when none is installed
   * @throws IOException when the file cannot be read
   */
  public AssimpScene read(
      ImportRequest request, List<Path> companions, boolean alone, Progress progress)
      throws ImportException, IOException {
    byte[] files = payload(request.file(), companions);
    return ask(WorkerProtocol.IMPORT, files, alone, request, SceneAnswer::read, progress);
  }

  /** Reads a file with what it looks like; refuses and throws as for its shapes alone. */
  SceneLook look(ImportRequest request, boolean alone, Progress progress)
      throws ImportException, IOException {
    byte[] files = payload(request.file(), List.of());
    return ask(WorkerProtocol.LOOK, files, alone, request, LookAnswer::read, progress);
  }

  private <T> T ask(
      int kind,
      byte[] payload,
      boolean alone,
      ImportRequest request,
      AnswerReader<T> reader,
      Progress progress)
      throws ImportException, IOException {
    long size = Files.size(request.file());
    progress.begin("Reading " + request.displayName(), size);
    WorkerRequest job = new WorkerRequest(kind, payload, size, alone);
    try {
      WorkerPool workers = pool == null ? WorkerPool.shared() : pool;
      T answer = workers.ask(job, reader, request.displayName(), progress);
      progress.worked(size);
      return answer;
    } catch (WorkerException e) {
      ImportException refusal = new ImportException(request.displayName(), "", e.getMessage());
      refusal.initCause(e);
      throw refusal;
    }
  }

  private static byte[] payload(Path file, List<Path> companions) {
    List<byte[]> names =
        Stream.concat(Stream.of(file), companions.stream())
            .map(p -> p.toAbsolutePath().normalize().toString().getBytes(StandardCharsets.UTF_8))
            .toList();
    int length = Integer.BYTES + names.stream().mapToInt(n -> Integer.BYTES + n.length).sum();
    ByteBuffer payload = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
    payload.putInt(names.size());
    names.forEach(n -> payload.putInt(n.length).put(n));
    return payload.array();
  }
}
