package org.trackwalk.eclipse.core.worker;

import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.FileLocator;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.trackwalk.io.engine.EngineProgram;

/**
 * The class path of the process that runs a real engine: its jar, which lies in this bundle and is
 * unpacked by the platform when it is first asked for, and the bundles whose classes it uses.
 */
public final class EngineBundles {

  private static final List<String> NEEDED = List.of("org.trackwalk.io", "org.trackwalk.mesh");

  private EngineBundles() {}

  /** Tells who starts engines where the runner is, unless somebody who knows better has already. */
  public static void announce() {
    if (System.getProperty(EngineProgram.PATH, "").isEmpty()) {
      String path = classPath(FrameworkUtil.getBundle(EngineBundles.class));
      if (!path.isEmpty()) {
        System.setProperty(EngineProgram.PATH, path);
      }
    }
  }

  /** Empty when the runner is not in the bundle, or the platform has no place to unpack it to. */
  static String classPath(Bundle bundle) {
    URL entry = bundle.getEntry(EngineProgram.FOLDER + "/" + EngineProgram.JAR);
    if (entry == null) {
      return "";
    }
    try {
      URL file = FileLocator.toFileURL(entry);
      // Not escaped, so that a folder called C# is taken for the URL's fragment.
      String rest = file.getRef() == null ? "" : "#" + file.getRef();
      Path jar = new File(file.getPath() + rest).toPath();
      if (!Files.isRegularFile(jar)) {
        return "";
      }
      BundleContext context = bundle.getBundleContext();
      return jar
          + File.pathSeparator
          + InstalledBundles.classPath(
              InstalledBundles.newest(context, NEEDED::contains).values().stream());
    } catch (IOException e) {
      return ""; // confirm says that the runner is missing
    }
  }
}
