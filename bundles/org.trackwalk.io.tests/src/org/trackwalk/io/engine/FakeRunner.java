package org.trackwalk.io.engine;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;

/** A runner without an engine: it answers, dies or hangs as it is told. */
public final class FakeRunner {

  private FakeRunner() {}

  /** Speaks the wire's language. */
  public static void main(String[] mode) throws IOException, InterruptedException {
    DataInputStream hello = new DataInputStream(System.in);
    hello.readInt();
    hello.readInt();
    int port = hello.readInt();
    byte[] token = hello.readNBytes(EngineWire.TOKEN_BYTES);
    if (mode[0].equals("stillborn")) {
      Runtime.getRuntime().halt(3);
    }
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      DataOutputStream out = new DataOutputStream(socket.getOutputStream());
      DataInputStream in = new DataInputStream(socket.getInputStream());
      out.write(token);
      out.flush();
      while (true) {
        answer(mode[0], in, out);
        out.flush();
      }
    }
  }

  private static void answer(String mode, DataInputStream in, DataOutputStream out)
      throws IOException, InterruptedException {
    if (in.readInt() == EngineWire.OPEN) {
      EngineWorld world = EngineWorld.read(in);
      if (mode.equals("refuses")) {
        out.writeInt(EngineWire.REFUSED);
        EngineWire.text(out, "no such engine in this house");
        return;
      }
      out.writeInt(EngineWire.DONE);
      EngineWire.text(out, "Fake 1");
      EngineWire.text(out, world.bodies().size() + " bodies");
      EngineWire.ints(out, new int[] {0});
      return;
    }
    in.readInt();
    int count = in.readInt();
    EnginePass[] passes = new EnginePass[count];
    for (int i = 0; i < count; i++) {
      passes[i] = EnginePass.read(in);
    }
    out.writeInt(EngineWire.DONE);
    for (int i = 0; i < count; i++) {
      if (i == 1 && mode.equals("dies")) {
        out.flush();
        Runtime.getRuntime().halt(134);
      }
      if (i == 1 && mode.equals("hangs")) {
        out.flush();
        Thread.sleep(600_000);
      }
      float[] trace = new float[EngineWire.PER_STEP * passes[i].steps()];
      trace[0] = i;
      EngineWire.floats(out, trace);
    }
  }
}
