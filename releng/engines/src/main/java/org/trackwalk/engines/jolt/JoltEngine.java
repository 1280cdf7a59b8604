package org.trackwalk.engines.jolt;

import com.github.stephengold.joltjni.Jolt;
import com.github.stephengold.joltjni.PhysicsSettings;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.trackwalk.engines.world.Engine;
import org.trackwalk.engines.world.Simulation;
import org.trackwalk.io.engine.EngineWorld;

/** The one Jolt of this process. */
public final class JoltEngine implements Engine {

  private static final String NATIVE = "/linux/x86-64/com/github/stephengold/libjoltjni.so";

  private boolean loaded;

  @Override
  public About about(EngineWorld asked) throws IOException {
    load();
    PhysicsSettings settings = new PhysicsSettings();
    return new About(
        "Jolt " + Jolt.versionString(),
        (enhanced(asked) ? "enhanced internal edge removal" : "active edges of 5 degrees")
            + ", slop "
            + settings.getPenetrationSlop()
            + " m, Baumgarte "
            + settings.getBaumgarte()
            + ", "
            + settings.getNumVelocitySteps()
            + " + "
            + settings.getNumPositionSteps()
            + " iterations, speculative distance as by default, one thread"
            + (asked.car() == null
                ? ""
                : "; wheeled vehicle, wheels by "
                    + asked.car().cast()
                    + ", a collision test each step, nothing drives"));
  }

  @Override
  public Simulation open(EngineWorld asked) {
    return new JoltSimulation(asked, enhanced(asked));
  }

  private static boolean enhanced(EngineWorld asked) {
    return asked.setup().equals("jolt-enhanced");
  }

  /** The native lies in a jar without a loader of its own. */
  private void load() throws IOException {
    if (loaded) {
      return;
    }
    try (InputStream in = JoltEngine.class.getResourceAsStream(NATIVE)) {
      if (in == null) {
        throw new IOException("there is no native library of Jolt for this system");
      }
      Path file = Files.createTempFile("joltjni", ".so");
      try {
        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
        System.load(file.toString());
      } finally {
        Files.deleteIfExists(file); // what is mapped stays, however this process ends
      }
    }
    Jolt.registerDefaultAllocator();
    Jolt.newFactory();
    Jolt.registerTypes();
    loaded = true;
  }
}
