package org.trackwalk.maven.run;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Finds a Java that is new enough where Maven's own is not: first what the team names to Maven's
 * toolchains, then JAVA_HOME, then the newest in the usual folders (those of the start scripts).
 */
public final class JavaSearch {

  /** Folders whose subfolders are homes of Javas; behind the bar what lies between. */
  private static final List<String> USUAL =
      Collections.unmodifiableList(
          Arrays.asList(
              "/usr/lib/jvm",
              "/usr/java",
              "/opt/java",
              "/opt",
              "~/.sdkman/candidates/java",
              "~/.jdks",
              "~/.local/share/mise/installs/java",
              "~/.asdf/installs/java",
              "/Library/Java/JavaVirtualMachines|Contents/Home",
              "~/Library/Java/JavaVirtualMachines|Contents/Home",
              "/opt/homebrew/opt|libexec/openjdk.jdk/Contents/Home",
              "/usr/local/opt|libexec/openjdk.jdk/Contents/Home",
              "C:/Program Files/Java",
              "C:/Program Files/Eclipse Adoptium",
              "C:/Program Files/Microsoft",
              "C:/Program Files/Zulu"));

  private final List<File> toolchains;
  private final String javaHome;
  private final List<String> folders;

  JavaSearch(List<File> toolchains, String javaHome, List<String> folders) {
    this.toolchains = new ArrayList<>(toolchains);
    this.javaHome = javaHome;
    this.folders = new ArrayList<>(folders);
  }

  /**
   * A search on this machine.
   *
   * @param toolchains homes that Maven's toolchains name, best first
   */
  public static JavaSearch onThisMachine(List<File> toolchains) {
    return new JavaSearch(toolchains, System.getenv("JAVA_HOME"), USUAL);
  }

  /** The Java to run on; null when there is none. */
  public JavaHome find() {
    List<File> named = new ArrayList<>(toolchains);
    if (javaHome != null && !javaHome.isEmpty()) {
      named.add(new File(javaHome));
    }
    for (File home : named) {
      JavaHome java = JavaHome.of(home);
      if (java != null && java.fits()) {
        return java;
      }
    }
    JavaHome best = null;
    for (String folder : folders) {
      for (File home : homes(folder)) {
        JavaHome java = JavaHome.of(home);
        if (java != null && java.fits() && (best == null || java.major() > best.major())) {
          best = java;
        }
      }
    }
    return best;
  }

  private static List<File> homes(String folder) {
    int bar = folder.indexOf('|');
    String outer = bar < 0 ? folder : folder.substring(0, bar);
    File[] found =
        new File(
                outer.startsWith("~")
                    ? System.getProperty("user.home") + outer.substring(1)
                    : outer)
            .listFiles(File::isDirectory);
    List<File> homes = new ArrayList<>();
    if (found != null) {
      // The system lists folders in no order; of equals the last by name, as the newest is.
      Arrays.sort(found, Collections.reverseOrder());
      for (File home : found) {
        homes.add(bar < 0 ? home : new File(home, folder.substring(bar + 1)));
      }
    }
    return homes;
  }
}
