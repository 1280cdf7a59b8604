package org.trackwalk.assimp;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.trackwalk.io.assimp.AssimpReading;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.mesh.progress.Progress;

/** A program that uses a worker and is then killed: arguments are a mesh file and where to say. */
final class ParentThatDies {

  private ParentThatDies() {}

  public static void main(String[] arguments) throws Exception {
    WorkerPool pool = WorkerPool.shared();
    new AssimpReading(pool)
        .read(ImportRequest.of(Path.of(arguments[0])), List.of(), Progress.none());
    long pid = pool.processes().getFirst().pid();
    Path said = Path.of(arguments[1]);
    Path aside = said.resolveSibling("aside");
    Files.write(aside, Long.toString(pid).getBytes(StandardCharsets.US_ASCII));
    Files.move(aside, said);
    new CountDownLatch(1).await();
  }
}
