package org.trackwalk.eclipse.core.worker;

import java.util.List;
import java.util.Map;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.io.worker.WorkerProgram;

/**
 * The class path of the importer process, made of installed bundles: the process is plain Java and
 * knows no bundles, and the importers that start it know no platform.
 */
public final class WorkerBundles {

  private static final String PROCESS = "org.trackwalk.assimp";

  /** Of ours what the process runs, of LWJGL what it reads with. */
  private static final List<String> NEEDED =
      List.of(
          PROCESS,
          "org.trackwalk.io",
          "org.trackwalk.mesh",
          "org.lwjgl.lwjgl",
          "org.lwjgl.lwjgl.assimp",
          "org.lwjgl.lwjgl.meshoptimizer",
          "org.joml");

  /** Fragments with libraries of one operating system follow the name of their host. */
  private static final String NATIVES = ".natives.";

  private WorkerBundles() {}

  /** Tells the importers where they run outside of a workspace too. */
  public static void announce() {
    announce(FrameworkUtil.getBundle(WorkerBundles.class).getBundleContext());
  }

  /** Tells the importers, unless somebody who knows better has already. */
  public static void announce(BundleContext context) {
    if (System.getProperty(WorkerProgram.PATH, "").isEmpty()) {
      String path = classPath(context);
      if (!path.isEmpty()) {
        System.setProperty(WorkerProgram.PATH, path);
      }
    }
  }

  /** Files and folders, joined as Java wants it; empty when the process itself is not installed. */
  static String classPath(BundleContext context) {
    Map<String, Bundle> newest = InstalledBundles.newest(context, WorkerBundles::needed);
    return newest.containsKey(PROCESS) ? InstalledBundles.classPath(newest.values().stream()) : "";
  }

  private static boolean needed(String name) {
    int natives = name.indexOf(NATIVES);
    return NEEDED.contains(natives < 0 ? name : name.substring(0, natives));
  }
}
