package org.trackwalk.assimp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.assimp.AssimpReading;
import org.trackwalk.io.assimp.AssimpScene;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerException.Failure;
import org.trackwalk.io.worker.WorkerLimits;
import org.trackwalk.io.worker.WorkerPool;
import org.trackwalk.io.worker.WorkerProgram;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** Workers start, are used again, die, hang, take too much, are cancelled and end. */
class WorkerLifeTest {

  private static final int FACES = 9;

  @TempDir Path folder;

  @Test
  void oneProcessReadsOneFileAfterTheOther() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    try (WorkerPool pool = pool(real(), InstalledWorker.limits())) {
      assertEquals(List.of(), pool.processes(), "nothing is started before it is needed");
      for (int i = 0; i < 3; i++) {
        assertEquals(FACES, faces(read(pool, file)));
        assertEquals(1, pool.processes().size());
      }
      long first = pool.processes().getFirst().pid();
      assertEquals(FACES, faces(read(pool, file)));
      assertEquals(first, pool.processes().getFirst().pid());
    }
  }

  @Test
  void afterARefusalAFreshProcessIsUsed() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    Path bad = folder.resolve("bad.fbx");
    Files.writeString(bad, "this is no FBX file, whatever its name says");
    try (WorkerPool pool = pool(real(), InstalledWorker.limits())) {
      read(pool, file);
      long first = pool.processes().getFirst().pid();
      ImportException refusal = assertThrows(ImportException.class, () -> read(pool, bad));
      assertEquals(Failure.REFUSED, failure(refusal));
      assertEquals("bad.fbx", refusal.file());
      assertEquals(1, refusal.getMessage().lines().count());
      assertEquals(FACES, faces(read(pool, file)));
      assertNotEquals(first, pool.processes().getFirst().pid());
    }
  }

  @Test
  void anIdleProcessThatWasKilledIsReplaced() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    try (WorkerPool pool = pool(real(), InstalledWorker.limits())) {
      read(pool, file);
      ProcessHandle killed = pool.processes().getFirst();
      killed.destroyForcibly();
      killed.onExit().get(120, TimeUnit.SECONDS);
      assertEquals(FACES, faces(read(pool, file)));
    }
  }

  @Test
  void aFileWhoseProcessIsKilledIsRefusedAndTheNextIsRead() throws Exception {
    Path large = SheetInX.write(folder.resolve("large.x"), 500);
    Path small = SheetInX.write(folder.resolve("small.x"), 3);
    try (WorkerPool pool = pool(real(), InstalledWorker.limits())) {
      CompletableFuture<AssimpScene> reading =
          CompletableFuture.supplyAsync(() -> unchecked(pool, large));
      await(() -> !pool.processes().isEmpty());
      pool.processes().forEach(ProcessHandle::destroyForcibly);
      ExecutionException failed =
          assertThrows(ExecutionException.class, () -> reading.get(240, TimeUnit.SECONDS));
      ImportException refusal = (ImportException) failed.getCause().getCause();
      assertEquals(Failure.DIED, failure(refusal));
      assertEquals("large.x", refusal.file());
      assertTrue(refusal.getMessage().contains("ended from outside"), refusal.getMessage());
      assertEquals(FACES, faces(read(pool, small)));
    }
  }

  @Test
  void whatHangsIsEndedAfterItsTime() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    WorkerLimits oneSecond = limits(1500, Duration.ofSeconds(1), Duration.ofSeconds(30));
    try (WorkerPool pool = pool(InstalledWorker.program(StrangeWorker.Silent.class), oneSecond)) {
      ImportException refusal = assertThrows(ImportException.class, () -> read(pool, file));
      assertEquals(Failure.HUNG, failure(refusal), refusal.getMessage());
      assertEquals(List.of(), pool.processes());
    }
  }

  @Test
  void whatAnswersNonsenseOrDiesInTheMiddleIsNotBelieved() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    for (Class<?> strange : List.of(StrangeWorker.Garbling.class, StrangeWorker.Dying.class)) {
      try (WorkerPool pool = pool(InstalledWorker.program(strange), InstalledWorker.limits())) {
        ImportException refusal = assertThrows(ImportException.class, () -> read(pool, file));
        assertEquals(Failure.DIED, failure(refusal), strange + ": " + refusal.getMessage());
      }
    }
  }

  @Test
  void whatTakesTooMuchMemoryIsEnded() throws Exception {
    // 360,000 faces take Assimp several times what a bare Java needs, which is about 60 MB.
    Path file = SheetInX.write(folder.resolve("large.x"), 600);
    WorkerLimits little = limits(120, Duration.ofSeconds(60), Duration.ofSeconds(30));
    try (WorkerPool pool = pool(real(), little)) {
      ImportException refusal = assertThrows(ImportException.class, () -> read(pool, file));
      assertEquals(Failure.MEMORY, failure(refusal), refusal.getMessage());
    }
  }

  @Test
  void theUserCanCancel() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    AtomicBoolean cancelled = new AtomicBoolean();
    try (WorkerPool pool =
        pool(InstalledWorker.program(StrangeWorker.Silent.class), InstalledWorker.limits())) {
      CompletableFuture<Void> reading =
          CompletableFuture.runAsync(
              () ->
                  assertThrows(
                      CancelledException.class,
                      () ->
                          new AssimpReading(pool)
                              .read(
                                  ImportRequest.of(file),
                                  List.of(),
                                  new CancelledOnWish(cancelled))));
      await(() -> !pool.processes().isEmpty());
      cancelled.set(true);
      reading.get(120, TimeUnit.SECONDS);
      assertEquals(List.of(), pool.processes());
    }
  }

  @Test
  void manyThreadsShareFewProcesses() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    try (WorkerPool pool = pool(real(), InstalledWorker.limits())) {
      List<CompletableFuture<AssimpScene>> readings =
          IntStream.range(0, 12)
              .mapToObj(i -> CompletableFuture.supplyAsync(() -> unchecked(pool, file)))
              .toList();
      for (CompletableFuture<AssimpScene> reading : readings) {
        assertEquals(FACES, faces(reading.get(240, TimeUnit.SECONDS)));
      }
      assertTrue(pool.processes().size() <= InstalledWorker.limits().processes());
    }
  }

  @Test
  void whatNobodyNeedsEnds() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    WorkerLimits shortIdle = limits(1500, Duration.ofSeconds(60), Duration.ofMillis(100));
    try (WorkerPool pool = pool(real(), shortIdle)) {
      read(pool, file);
      await(() -> pool.processes().isEmpty());
    }
  }

  @Test
  void itEndsWithItsParent() throws Exception {
    endsWithItsParent(SheetInX.write(folder.resolve("sheet.x"), 3));
  }

  @Test
  void itEndsWithItsParentInTheMiddleOfAFileToo() throws Exception {
    endsWithItsParent(SheetInX.write(folder.resolve("large.x"), 500), "busy");
  }

  private void endsWithItsParent(Path file, String... when) throws Exception {
    WorkerProgram worker = real();
    Path said = folder.resolve("pid");
    List<String> command =
        new ArrayList<>(
            List.of(
                worker.java(),
                "-D" + WorkerProgram.PATH + "=" + worker.classPath(),
                "-D" + WorkerProgram.NATIVES + "=" + worker.natives(),
                "-cp",
                worker.classPath(),
                ParentThatDies.class.getName(),
                file.toString(),
                said.toString()));
    command.addAll(List.of(when));
    Process parent = new ProcessBuilder(command).inheritIO().start();
    try {
      await(() -> Files.exists(said) || !parent.isAlive());
      ProcessHandle child =
          ProcessHandle.of(Long.parseLong(Files.readString(said).strip())).orElseThrow();
      parent.destroyForcibly();
      child.onExit().get(120, TimeUnit.SECONDS);
    } finally {
      parent.destroyForcibly();
    }
  }

  @Test
  void aWorkerThatIsNotInstalledIsOneClearLine() throws Exception {
    Path file = SheetInX.write(folder.resolve("sheet.x"), 3);
    WorkerProgram nowhere =
        new WorkerProgram(real().java(), folder.toString(), "", "no.such.Program");
    try (WorkerPool pool = pool(nowhere, InstalledWorker.limits())) {
      ImportException refusal = assertThrows(ImportException.class, () -> read(pool, file));
      assertEquals(Failure.MISSING, failure(refusal), refusal.getMessage());
      assertEquals(1, refusal.oneLine().lines().count());
    }
  }

  private record CancelledOnWish(AtomicBoolean wish) implements Progress {
    @Override
    public void begin(String task, long total) {}

    @Override
    public void worked(long items) {}

    @Override
    public boolean cancelled() {
      return wish.get();
    }
  }

  private WorkerProgram real() throws IOException {
    return InstalledWorker.program(Files.createTempDirectory(folder, "worker"));
  }

  private static WorkerPool pool(WorkerProgram program, WorkerLimits limits) {
    return InstalledWorker.pool(program, limits);
  }

  private static WorkerLimits limits(long megabytes, Duration least, Duration idle) {
    WorkerLimits usual = InstalledWorker.limits();
    return new WorkerLimits(
        2, usual.heapMegabytes(), megabytes, usual.start(), least, 1L << 40, idle);
  }

  private static AssimpScene read(WorkerPool pool, Path file) throws Exception {
    return new AssimpReading(pool).read(ImportRequest.of(file), List.of(), Progress.none());
  }

  private static AssimpScene unchecked(WorkerPool pool, Path file) {
    try {
      return read(pool, file);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static int faces(AssimpScene scene) {
    return scene.meshes().stream()
        .mapToInt(m -> m.cornerCounts() == null ? m.corners().length / 3 : m.cornerCounts().length)
        .sum();
  }

  private static Failure failure(ImportException refusal) {
    return ((WorkerException) refusal.getCause()).failure();
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(240);
    while (!condition.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "it did not happen in four minutes");
      Thread.sleep(5);
    }
  }
}
