package org.trackwalk.io.worker;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.worker.WorkerException.Failure;
import org.trackwalk.mesh.progress.Progress;

/**
 * One running worker. Requests go to its standard input, whose end is also how it learns that this
 * program has gone; answers come over a connection of their own, since native libraries print to
 * standard output what they like. A worker that failed once is ended and never used again.
 */
final class WorkerProcess implements Closeable {

  /** Between two looks at the user's wish and at the clock while nothing comes. */
  private static final int LOOK_MILLISECONDS = 20;

  /** Until a process that has closed its connection has an exit status. */
  private static final long EXIT_SECONDS = 5;

  /** Exit status by SIGKILL, also of a system that has no memory left. */
  private static final int KILLED = 128 + 9;

  /** Exit status by SIGTERM. */
  private static final int TERMINATED = 128 + 15;

  /** A pipe takes so much without a reader on every system. */
  private static final int PIPE_BYTES = 4096;

  /** Their options would change memory, output and class path. */
  private static final String[] JAVA_VARIABLES = {
    "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH"
  };

  private final Process process;
  private final WorkerLimits limits;
  private Socket answers;
  private boolean used;

  private WorkerProcess(Process process, WorkerLimits limits) {
    this.process = process;
    this.limits = limits;
  }

  /**
   * Starts a process and waits until it is connected.
   *
   * @throws WorkerException when it does not start
   */
  static WorkerProcess start(WorkerProgram program, WorkerLimits limits, Progress progress)
      throws WorkerException {
    InetAddress here = InetAddress.getLoopbackAddress();
    try (ServerSocket door = new ServerSocket(0, 8, here)) {
      door.setSoTimeout(LOOK_MILLISECONDS);
      ProcessBuilder builder =
          new ProcessBuilder(program.command(limits))
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD)
              .directory(new File(System.getProperty("java.io.tmpdir")));
      Map<String, String> environment = builder.environment();
      Arrays.asList(JAVA_VARIABLES).forEach(environment::remove);
      WorkerProcess worker = new WorkerProcess(builder.start(), limits);
      try {
        worker.connect(door, here, progress);
        return worker;
      } catch (IOException | WorkerException | RuntimeException e) {
        worker.close();
        throw e;
      }
    } catch (IOException e) {
      throw notStarted(e.getMessage());
    }
  }

  private void connect(ServerSocket door, InetAddress here, Progress progress)
      throws IOException, WorkerException {
    byte[] token = new byte[WorkerProtocol.TOKEN_BYTES];
    new SecureRandom().nextBytes(token);
    byte[] address = here.getAddress();
    ByteBuffer hello =
        ByteBuffer.allocate(5 * Integer.BYTES + address.length + token.length)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(WorkerProtocol.HELLO)
            .putInt(WorkerProtocol.VERSION)
            .putInt((int) Math.min(Integer.MAX_VALUE, limits.memoryMegabytes()))
            .putInt(door.getLocalPort())
            .putInt(address.length)
            .put(address)
            .put(token);
    OutputStream requests = process.getOutputStream();
    requests.write(hello.array());
    requests.flush();
    long end = System.nanoTime() + limits.start().toNanos();
    while (answers == null) {
      progress.check();
      if (!process.isAlive()) {
        if (process.exitValue() == WorkerProtocol.EXIT_MEMORY) {
          throw tooLarge();
        }
        if (endedFromOutside(process.exitValue())) {
          throw endedFromOutside();
        }
        throw notStarted("it ended with status " + process.exitValue());
      }
      if (System.nanoTime() - end > 0) {
        throw notStarted("it was not there after " + limits.start().toSeconds() + " s");
      }
      try {
        admit(door.accept(), token);
      } catch (SocketTimeoutException e) {
        continue; // not yet
      }
    }
  }

  /** Takes a connection that knows the secret; anybody on this machine can try. */
  private void admit(Socket socket, byte[] token) throws IOException {
    socket.setSoTimeout((int) TimeUnit.SECONDS.toMillis(1));
    byte[] shown;
    try {
      shown = socket.getInputStream().readNBytes(token.length);
    } catch (IOException e) {
      shown = new byte[0];
    }
    if (Arrays.equals(shown, token)) {
      socket.setSoTimeout(LOOK_MILLISECONDS);
      socket.setTcpNoDelay(true);
      answers = socket;
    } else {
      socket.close();
    }
  }

  private static WorkerException notStarted(String why) {
    return new WorkerException(
        Failure.MISSING,
        "the importer for this format could not be started (" + why + "); export as glTF or OBJ");
  }

  /** Its process, for those who watch. */
  ProcessHandle handle() {
    return process.toHandle();
  }

  /** Whether it has had a job before. */
  boolean used() {
    return used;
  }

  /** Whether it waits for a job. */
  boolean alive() {
    return process.isAlive();
  }

  /**
   * Does one job. After any exception this process has been ended.
   *
   * @param shown names the file in refusals for want of memory
   */
  <T> T ask(WorkerRequest request, AnswerReader<T> reader, String shown, Progress progress)
      throws WorkerException, ImportException {
    used = true;
    boolean whole = false;
    try {
      JobClock clock = new JobClock(handle(), limits.time(request));
      AnswerInput.Watch watch =
          () -> {
            progress.check();
            clock.look();
          };
      send(request);
      AnswerInput in = new AnswerInput(answers.getInputStream(), watch, shown);
      int status = in.integer();
      if (status != WorkerProtocol.DONE) {
        String why = in.text();
        throw new WorkerException(
            status == WorkerProtocol.REFUSED ? Failure.REFUSED : Failure.MISSING, why);
      }
      T answer = reader.read(in);
      if (in.integer() != WorkerProtocol.END) {
        throw new IOException("the answer is longer than it should be");
      }
      whole = true;
      return answer;
    } catch (AnswerInput.EndedException e) {
      throw e.reason();
    } catch (IOException e) {
      throw death(e);
    } finally {
      if (!whole) {
        close();
      }
    }
  }

  private void send(WorkerRequest request) throws IOException {
    ByteBuffer message =
        ByteBuffer.allocate(2 * Integer.BYTES + request.payload().length)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(request.kind())
            .putInt(request.payload().length)
            .put(request.payload());
    if (message.capacity() <= PIPE_BYTES) {
      write(message.array());
      return;
    }
    // A worker that hangs does not empty the pipe: whoever fills it must not be who watches the
    // clock.
    Thread sender =
        new Thread(
            () -> {
              try {
                write(message.array());
              } catch (IOException e) {
                // its end is noticed where its answer is read
              }
            },
            "trackwalk worker request");
    sender.setDaemon(true);
    sender.start();
  }

  private void write(byte[] message) throws IOException {
    OutputStream requests = process.getOutputStream();
    requests.write(message);
    requests.flush();
  }

  private WorkerException death(IOException cause) {
    WorkerException death;
    int status = exitStatus();
    if (status == WorkerProtocol.EXIT_MEMORY) {
      death = tooLarge();
    } else if (endedFromOutside(status)) {
      death = endedFromOutside();
    } else {
      death =
          new WorkerException(
              Failure.DIED,
              "the importer died on this file, which may be damaged; export it again, or as glTF"
                  + " or OBJ");
    }
    death.initCause(cause);
    return death;
  }

  /** A damaged file makes a process end by other signals than these. */
  private static boolean endedFromOutside(int status) {
    return status == KILLED || status == TERMINATED;
  }

  private static WorkerException endedFromOutside() {
    return new WorkerException(
        Failure.DIED,
        "the importer was ended from outside, perhaps because the machine had no memory left; try"
            + " again, or with fewer levels at once (--jobs)");
  }

  private WorkerException tooLarge() {
    return new WorkerException(
        Failure.MEMORY,
        "the importer wanted more than the "
            + limits.memoryMegabytes()
            + " MB that it may have and was stopped; export the file again, or as glTF or OBJ");
  }

  /** The status of a process that is ending by itself; -1 when it goes on. */
  private int exitStatus() {
    try {
      return process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS) ? process.exitValue() : -1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  /** Ends the process at once. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      if (answers != null) {
        answers.close();
      }
      process.getOutputStream().close();
    } catch (IOException e) {
      return; // it is gone in any case
    }
  }
}
