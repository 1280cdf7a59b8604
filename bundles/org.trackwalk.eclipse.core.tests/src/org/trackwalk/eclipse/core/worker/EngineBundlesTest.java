package org.trackwalk.eclipse.core.worker;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.runtime.FileLocator;
import org.junit.jupiter.api.Test;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.io.engine.EngineBody;
import org.trackwalk.io.engine.EngineException;
import org.trackwalk.io.engine.EngineProcess;
import org.trackwalk.io.engine.EngineProgram;
import org.trackwalk.io.engine.EngineWorld;
import org.trackwalk.mesh.progress.Progress;

/** The runner of engines starts out of the bundles of the running platform. */
class EngineBundlesTest {

  private static final double STEP = 1.0 / 60;

  private static final double GRAVITY = 9.81;

  private final Bundle bundle = FrameworkUtil.getBundle(EngineBundles.class);

  /** A bundle that was built has the runner; one that is a folder of classes need not. */
  @Test
  void theBuiltBundleHasTheRunner() {
    assumeTrue(
        FileLocator.getBundleFileLocation(bundle).orElseThrow().isFile(),
        "the bundle is a folder of classes, into which no build has put the runner");

    String path = EngineBundles.classPath(bundle);

    List<String> parts = Arrays.asList(path.split(File.pathSeparator));
    assertTrue(parts.getFirst().endsWith(EngineProgram.JAR), path);
    assertTrue(parts.stream().allMatch(part -> new File(part).isFile()), path);
  }

  /** Its class path suffices until it asks for the engine, which is none of it. */
  @Test
  void theRunnerSaysThatItsEngineIsMissing() throws EngineException {
    String path = EngineBundles.classPath(bundle);
    assumeTrue(!path.isEmpty(), "no build has put the runner into the bundle");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    EngineProgram program =
        new EngineProgram(List.of(java, "-cp", path, "org.trackwalk.engines.Main", "ode"));
    EngineBody square =
        new EngineBody(
            new float[] {0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0}, new int[] {0, 1, 2, 0, 2, 3});
    EngineWorld world =
        new EngineWorld("ode", STEP, GRAVITY, 0, true, new double[] {1, 1, 1}, List.of(square));

    try (EngineProcess process = EngineProcess.start("ode", program, Progress.none())) {
      EngineException missing = assertThrows(EngineException.class, () -> process.open(world));

      assertTrue(missing.getMessage().contains("org.ode4j"), missing.getMessage()); // class name
    }
  }
}
