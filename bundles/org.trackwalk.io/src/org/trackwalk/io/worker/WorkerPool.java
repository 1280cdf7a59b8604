package org.trackwalk.io.worker;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Workers for all who ask, from several threads. Nothing is started before the first job. A process
 * is kept for the next job for a while; what fails is ended, and a job that failed in a process
 * that others had used before is tried once more in a new one, so that no file is blamed for what
 * an earlier one left behind.
 */
public final class WorkerPool implements AutoCloseable {

  /** Between two looks at the user's wish while all processes are busy. */
  private static final long LOOK_MILLISECONDS = 20;

  /** Finds the program when the first process is started. */
  @FunctionalInterface
  public interface ProgramSource {
    /** How a worker is started. */
    WorkerProgram find() throws WorkerException;
  }

  private record Idle(WorkerProcess process, long since) {}

  private final ProgramSource source;
  private final WorkerLimits limits;
  private final Semaphore room;
  private final Deque<Idle> idle = new ArrayDeque<>();
  private final Set<WorkerProcess> busy = new HashSet<>();
  private Thread reaper;
  private boolean closed;

  /** A pool of its own; whoever makes it closes it. */
  public WorkerPool(ProgramSource source, WorkerLimits limits) {
    this.source = source;
    this.limits = limits;
    this.room = new Semaphore(limits.processes(), true);
  }

  private static final class Shared {
    static final WorkerPool POOL =
        new WorkerPool(WorkerProgram::find, WorkerLimits.ofThisMachine());
  }

  /** The pool of this program; its processes end with it. */
  public static WorkerPool shared() {
    return Shared.POOL;
  }

  /**
   * Does one job and waits for the answer.
   *
   * @param shown names the file in refusals for want of memory
   * @param progress cancels the job
   * @throws WorkerException when there is no answer
   * @throws ImportException from the reader
   */
  public <T> T ask(WorkerRequest request, AnswerReader<T> reader, String shown, Progress progress)
      throws WorkerException, ImportException {
    acquire(progress);
    try {
      WorkerProcess worker = request.alone() ? null : take();
      if (worker != null) {
        try {
          return ask(worker, request, reader, shown, progress);
        } catch (WorkerException e) {
          if (!e.failure().perhapsOfAnEarlierJob()) {
            throw e;
          }
        }
      }
      return ask(start(progress), request, reader, shown, progress);
    } finally {
      room.release();
    }
  }

  private void acquire(Progress progress) {
    try {
      while (!room.tryAcquire(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS)) {
        progress.check();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException();
    }
  }

  private <T> T ask(
      WorkerProcess worker,
      WorkerRequest request,
      AnswerReader<T> reader,
      String shown,
      Progress progress)
      throws WorkerException, ImportException {
    boolean sound = false;
    try {
      T answer = worker.ask(request, reader, shown, progress);
      sound = !request.alone();
      return answer;
    } finally {
      giveBack(worker, sound);
    }
  }

  private WorkerProcess start(Progress progress) throws WorkerException {
    WorkerProcess worker = WorkerProcess.start(source.find(), limits, progress);
    synchronized (this) {
      busy.add(worker);
    }
    return worker;
  }

  /** A process that waits for a job; null when there is none. */
  private synchronized WorkerProcess take() {
    while (!idle.isEmpty()) {
      WorkerProcess worker = idle.pop().process();
      if (worker.alive()) {
        busy.add(worker);
        return worker;
      }
      worker.close();
    }
    return null;
  }

  private synchronized void giveBack(WorkerProcess worker, boolean sound) {
    busy.remove(worker);
    if (!sound || closed) {
      worker.close();
      return;
    }
    idle.push(new Idle(worker, System.nanoTime()));
    if (reaper == null) {
      reaper = new Thread(this::reap, "trackwalk idle workers");
      reaper.setDaemon(true);
      reaper.start();
    }
    notifyAll();
  }

  /** Ends processes that nobody asked for a while, and itself after the last. */
  private synchronized void reap() {
    try {
      while (!idle.isEmpty()) {
        long left = idle.peekLast().since() + limits.idle().toNanos() - System.nanoTime();
        if (left <= 0) {
          idle.removeLast().process().close();
        } else {
          TimeUnit.NANOSECONDS.timedWait(this, left);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      reaper = null;
    }
  }

  /** The processes that run now, for those who watch. */
  public synchronized List<ProcessHandle> processes() {
    List<ProcessHandle> handles = new ArrayList<>();
    busy.forEach(worker -> handles.add(worker.handle()));
    idle.forEach(waiting -> handles.add(waiting.process().handle()));
    return handles;
  }

  /** Ends all processes; jobs that run fail. */
  @Override
  public synchronized void close() {
    closed = true;
    busy.forEach(WorkerProcess::close);
    idle.forEach(waiting -> waiting.process().close());
    idle.clear();
    notifyAll();
  }
}
