package org.trackwalk.io.engine;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/** One running engine. It is ended with {@link #close}, and when the user cancels. */
public final class EngineProcess implements Closeable {

  /** Between two looks at the user's wish while nothing comes. */
  private static final int LOOK_MILLISECONDS = 50;

  /** Until a process that was started is connected. */
  private static final long START_SECONDS = 60;

  /** A runner that says nothing for so long hangs. */
  private static final long SILENCE_SECONDS = 300;

  private static final int BUFFER = 1 << 16;

  private static final String[] JAVA_VARIABLES = {
    "JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH"
  };

  private final String id;
  private final Process process;
  private final Progress progress;
  private DataInputStream in;
  private DataOutputStream out;
  private int worlds;

  /**
   * What an engine said of itself when it made a world.
   *
   * @param world its number
   * @param version of the engine
   * @param settings in words
   * @param refused numbers of the bodies of which it makes no mesh
   * @param perStep numbers that its traces have per step
   */
  public record Opened(int world, String version, String settings, int[] refused, int perStep) {}

  private EngineProcess(String id, Process process, Progress progress) {
    this.id = id;
    this.process = process;
    this.progress = progress;
  }

  /**
   * Starts a runner and waits until it is connected.
   *
   * @param id for messages
   * @throws EngineException when it does not start
   */
  public static EngineProcess start(String id, EngineProgram program, Progress progress)
      throws EngineException {
    InetAddress here = InetAddress.getLoopbackAddress();
    try (ServerSocket door = new ServerSocket(0, 8, here)) {
      door.setSoTimeout(LOOK_MILLISECONDS);
      ProcessBuilder builder =
          new ProcessBuilder(program.command())
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD)
              .directory(new File(System.getProperty("java.io.tmpdir")));
      Arrays.asList(JAVA_VARIABLES).forEach(builder.environment()::remove);
      EngineProcess started = new EngineProcess(id, builder.start(), progress);
      boolean connected = false;
      try {
        started.connect(door);
        connected = true;
        return started;
      } finally {
        if (!connected) {
          started.close();
        }
      }
    } catch (IOException e) {
      throw new EngineException(id + ": the engine's process does not start: " + e.getMessage());
    }
  }

  private void connect(ServerSocket door) throws IOException, EngineException {
    byte[] token = new byte[EngineWire.TOKEN_BYTES];
    new SecureRandom().nextBytes(token);
    DataOutputStream hello = new DataOutputStream(process.getOutputStream());
    hello.writeInt(EngineWire.HELLO);
    hello.writeInt(EngineWire.VERSION);
    hello.writeInt(door.getLocalPort());
    hello.write(token);
    hello.flush();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
    while (in == null) {
      progress.check();
      if (!process.isAlive() || System.nanoTime() - end > 0) {
        throw new EngineException(
            id + ": the engine's process does not start; try again, or install the engine anew");
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
    if (!Arrays.equals(shown, token)) {
      socket.close();
      return;
    }
    socket.setSoTimeout(LOOK_MILLISECONDS);
    socket.setTcpNoDelay(true);
    in = new DataInputStream(new BufferedInputStream(new Patient(socket), BUFFER));
    out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), BUFFER));
  }

  /** Number of the process, for those who watch. */
  public long pid() {
    return process.pid();
  }

  /**
   * Makes a world.
   *
   * @throws EngineException when the engine refuses it or dies
   */
  public Opened open(EngineWorld world) throws EngineException {
    try {
      out.writeInt(EngineWire.OPEN);
      world.write(out);
      out.flush();
      answered();
      String version = EngineWire.text(in);
      String settings = EngineWire.text(in);
      return new Opened(worlds++, version, settings, EngineWire.ints(in), world.perStep());
    } catch (IOException e) {
      throw died();
    }
  }

  /**
   * Moves the probe along ways, one after the other.
   *
   * @return a trace each: {@link EngineWorld#perStep} numbers per step
   */
  public List<float[]> go(Opened world, List<EnginePass> passes) throws EngineException {
    try {
      out.writeInt(EngineWire.PASSES);
      out.writeInt(world.world());
      out.writeInt(passes.size());
      for (EnginePass pass : passes) {
        pass.write(out);
      }
      out.flush();
      answered();
      List<float[]> traces = new ArrayList<>(passes.size());
      for (EnginePass pass : passes) {
        float[] trace = EngineWire.floats(in);
        if (trace.length != world.perStep() * pass.steps()) {
          throw new IOException("a trace of another length");
        }
        traces.add(trace);
      }
      return traces;
    } catch (IOException e) {
      throw died();
    }
  }

  private void answered() throws IOException, EngineException {
    int status = in.readInt();
    if (status == EngineWire.REFUSED) {
      throw new EngineException(id + ": " + EngineWire.text(in));
    }
    if (status != EngineWire.DONE) {
      throw new IOException("an answer that makes no sense");
    }
  }

  private EngineException died() {
    close();
    progress.check();
    return new EngineException(
        id + ": the engine died while it ran this level; try again, or leave it out of --engine");
  }

  /** Ends the process at once. */
  @Override
  public void close() {
    process.destroyForcibly();
    try {
      process.getOutputStream().close();
      if (out != null) {
        out.close();
      }
    } catch (IOException e) {
      return; // it is gone in any case
    }
  }

  /** Waits for what comes, looks at the user's wish meanwhile, and gives up when nothing does. */
  private final class Patient extends FilterInputStream {

    Patient(Socket socket) throws IOException {
      super(socket.getInputStream());
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SILENCE_SECONDS);
      InputStream source = in;
      while (true) {
        try {
          return source.read(bytes, from, length);
        } catch (SocketTimeoutException e) {
          if (progress.cancelled()) {
            EngineProcess.this.close();
            throw new CancelledException();
          }
          if (System.nanoTime() - end > 0) {
            throw e;
          }
        }
      }
    }
  }
}
