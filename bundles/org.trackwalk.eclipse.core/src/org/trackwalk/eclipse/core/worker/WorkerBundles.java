package org.trackwalk.eclipse.core.worker;

import java.io.File;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.core.runtime.FileLocator;
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

  /** Where builds put the classes of a bundle that is a folder. */
  private static final List<String> OUTPUT_FOLDERS = List.of("target/classes", "bin");

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
    Map<String, Bundle> newest = new TreeMap<>();
    for (Bundle bundle : context.getBundles()) {
      if (needed(bundle.getSymbolicName())) {
        newest.merge(
            bundle.getSymbolicName(),
            bundle,
            (a, b) -> Comparator.comparing(Bundle::getVersion).compare(a, b) < 0 ? b : a);
      }
    }
    if (!newest.containsKey(PROCESS)) {
      return "";
    }
    return newest.values().stream()
        .flatMap(bundle -> FileLocator.getBundleFileLocation(bundle).stream())
        .flatMap(WorkerBundles::roots)
        .map(File::getAbsolutePath)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static boolean needed(String name) {
    if (name == null) {
      return false; // a bundle of the first OSGi versions
    }
    int natives = name.indexOf(NATIVES);
    return NEEDED.contains(natives < 0 ? name : name.substring(0, natives));
  }

  /** A jar, or a folder with its classes. */
  private static Stream<File> roots(File location) {
    if (!location.isDirectory()) {
      return Stream.of(location);
    }
    Stream<File> outputs =
        OUTPUT_FOLDERS.stream().map(folder -> new File(location, folder)).filter(File::isDirectory);
    return Stream.concat(Stream.of(location), outputs);
  }
}
