package org.trackwalk.rcp.start;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** Which Trackwalk this is and what it is built on, for <em>Help &gt; About</em>. */
public final class Versions {

  /** System property that {@code about.mappings} names. */
  static final String VERSION = "trackwalk.version";

  /** System property that {@code about.mappings} names. */
  static final String LIBRARIES = "trackwalk.libraries";

  private static final Map<String, String> NAMES =
      new TreeMap<>(
          Map.of(
              "org.eclipse.platform", "Eclipse Platform",
              "org.eclipse.swt", "SWT",
              "org.lwjgl.lwjgl", "LWJGL",
              "org.lwjgl.lwjgl.assimp", "Assimp (by LWJGL)",
              "org.lwjgl.lwjgl.meshoptimizer", "meshoptimizer (by LWJGL)",
              "org.joml", "JOML",
              "com.google.gson", "Gson",
              "info.picocli", "picocli",
              "org.eclipse.ui.workbench", "Eclipse workbench"));

  private Versions() {}

  /** Sets what the about text shows; before somebody looks at it. */
  public static void tell() {
    System.setProperty(VERSION, FrameworkUtil.getBundle(Versions.class).getVersion().toString());
    System.setProperty(LIBRARIES, String.join(", ", libraries()));
  }

  /** The libraries that are there, with their versions. */
  static List<String> libraries() {
    List<String> all = new ArrayList<>();
    NAMES.forEach(
        (bundle, name) -> {
          Bundle there = Platform.getBundle(bundle);
          if (there != null) {
            var version = there.getVersion();
            all.add(
                name
                    + " "
                    + version.getMajor()
                    + "."
                    + version.getMinor()
                    + "."
                    + version.getMicro());
          }
        });
    all.add("Java " + System.getProperty("java.version"));
    return all;
  }
}
