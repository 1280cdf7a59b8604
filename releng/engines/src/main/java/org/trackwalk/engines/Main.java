package org.trackwalk.engines;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import org.trackwalk.engines.bullet.BulletEngine;
import org.trackwalk.engines.jolt.JoltEngine;
import org.trackwalk.engines.ode.OdeEngine;
import org.trackwalk.engines.physx.PhysxEngine;
import org.trackwalk.engines.world.Engine;
import org.trackwalk.io.engine.EngineWire;

/** The runner: reads a hello from standard input, connects, and works until its parent goes. */
public final class Main {

  private static final int BUFFER = 1 << 16;

  private Main() {}

  /** Runs one library. */
  public static void main(String[] arguments) throws IOException {
    DataInputStream hello = new DataInputStream(System.in);
    if (hello.readInt() != EngineWire.HELLO || hello.readInt() != EngineWire.VERSION) {
      throw new IOException("not a hello of version " + EngineWire.VERSION);
    }
    int port = hello.readInt();
    byte[] token = hello.readNBytes(EngineWire.TOKEN_BYTES);
    Thread parent = new Thread(() -> waitForEnd(System.in), "parent");
    parent.setDaemon(true);
    parent.start();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setTcpNoDelay(true);
      DataOutputStream out =
          new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), BUFFER));
      out.write(token);
      out.flush();
      DataInputStream in =
          new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
      new Requests(() -> engine(arguments[0]), in, out).serve();
    }
  }

  /** One line per library; the classes of the others are not on the class path. */
  private static Engine engine(String library) {
    return switch (library) {
      case "physx" -> new PhysxEngine();
      case "jolt" -> new JoltEngine();
      case "bullet" -> new BulletEngine();
      case "ode" -> new OdeEngine();
      default -> throw new IllegalArgumentException(library);
    };
  }

  /** The parent holds the other end: when it has gone, in whatever way, this process goes. */
  private static void waitForEnd(InputStream in) {
    try {
      while (in.read() >= 0) {
        // nothing is said there after the hello
      }
    } catch (IOException e) {
      // the same
    }
    Runtime.getRuntime().halt(0);
  }
}
