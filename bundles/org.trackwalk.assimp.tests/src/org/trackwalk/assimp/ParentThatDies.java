package org.trackwalk.assimp;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.trackwalk.io.assimp.AssimpReading;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.progress.Progress;

/**
 * A program that uses a worker and is then killed: arguments are a mesh file, where to say which
 * process it is, and {@code busy} when it is to be said while the file is read.
 */
final class ParentThatDies {

  private ParentThatDies() {}

  public static void main(String[] arguments) throws Exception {
    WorkerPool pool = WorkerPool.shared();
    Thread reading = new Thread(() -> read(pool, Path.of(arguments[0])));
    reading.start();
    if (arguments.length < 3) {
      reading.join();
    }
    while (pool.processes().isEmpty()) {
      Thread.sleep(1);
    }
    long pid = pool.processes().getFirst().pid();
    Path said = Path.of(arguments[1]);
    Path aside = said.resolveSibling("aside");
    Files.write(aside, Long.toString(pid).getBytes(StandardCharsets.US_ASCII));
    Files.move(aside, said);
    new CountDownLatch(1).await();
  }

  private static void read(WorkerPool pool, Path file) {
    try {
      new AssimpReading(pool).read(ImportRequest.of(file), List.of(), Progress.none());
    } catch (ImportException | IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
