package org.trackwalk.drive.effect;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineSetup;
import org.trackwalk.io.engine.EngineStore;
import org.trackwalk.mesh.progress.Progress;

/** A real engine for a test, where it is installed. */
public final class InstalledEngine {

  private InstalledEngine() {}

  /** A process of the engine with an id, to be closed; skips the test where it cannot run. */
  public static EngineProcess started(String id) throws EngineException {
    EngineLibrary library =
        EngineLibrary.byId(EngineSetup.byId(id).orElseThrow().library()).orElseThrow();
    EngineStore store = EngineStore.ofUser();
    assumeTrue(
        store.has(library) && !System.getProperty(EngineProgram.PATH, "").isEmpty(),
        library.id() + " is not installed, or -D" + EngineProgram.PATH + " names no runner");
    return EngineProcess.start(id, EngineProgram.of(library, store), Progress.none());
  }
}
