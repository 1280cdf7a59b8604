package org.trackwalk.engines;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.trackwalk.engines.world.Engine;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.engines.world.Tow;
import org.trackwalk.io.engine.EnginePass;
import org.trackwalk.io.engine.EngineWire;
import org.trackwalk.io.engine.EngineWorld;

/**
 * Answers one request after the other; worlds are numbered in the order in which they were made.
 */
final class Requests {

  private record Opened(Simulation simulation, Tow tow) {}

  private final Supplier<Engine> maker;
  private final DataInputStream in;
  private final DataOutputStream out;
  private final List<Opened> worlds = new ArrayList<>();
  private Engine engine;

  /**
   * Nothing is made yet.
   *
   * @param maker loads the engine's natives, which may not be there for this system
   */
  Requests(Supplier<Engine> maker, DataInputStream in, DataOutputStream out) {
    this.maker = maker;
    this.in = in;
    this.out = out;
  }

  void serve() throws IOException {
    while (true) {
      int kind;
      try {
        kind = in.readInt();
      } catch (EOFException e) {
        return;
      }
      if (kind == EngineWire.OPEN) {
        open();
      } else if (kind == EngineWire.PASSES) {
        passes();
      } else {
        throw new IOException("no request of kind " + kind);
      }
      out.flush();
    }
  }

  private void open() throws IOException {
    EngineWorld asked = EngineWorld.read(in);
    try {
      engine = engine == null ? maker.get() : engine;
      Engine.About about = engine.about(asked);
      Simulation simulation = engine.open(asked);
      worlds.add(new Opened(simulation, new Tow(simulation, asked)));
      out.writeInt(EngineWire.DONE);
      EngineWire.text(out, about.version());
      EngineWire.text(out, about.settings());
      EngineWire.ints(out, simulation.refused());
    } catch (IOException | RuntimeException e) {
      out.writeInt(EngineWire.REFUSED);
      EngineWire.text(out, String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
    } catch (LinkageError e) {
      out.writeInt(EngineWire.REFUSED);
      Throwable cause = e.getCause() == null ? e : e.getCause();
      EngineWire.text(
          out,
          "its native library does not load on this system ("
              + System.getProperty("os.name")
              + ", "
              + System.getProperty("os.arch")
              + "): "
              + String.valueOf(cause.getMessage()).lines().findFirst().orElse("")
              + "; leave it out of --engine, or free room for temporary files");
    }
  }

  private void passes() throws IOException {
    Opened world = worlds.get(in.readInt());
    int count = in.readInt();
    List<EnginePass> passes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      passes.add(EnginePass.read(in));
    }
    out.writeInt(EngineWire.DONE);
    for (EnginePass pass : passes) {
      EngineWire.floats(out, world.tow().go(pass));
    }
  }
}
