package org.trackwalk.maven.run;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An installed Java and how new it is. */
public final class JavaHome {

  /** The oldest that the check runs on. */
  public static final int NEEDED = 21;

  private static final Pattern VERSION =
      Pattern.compile("^JAVA_VERSION=\"(?:1\\.)?([0-9]+)", Pattern.MULTILINE);

  private final File home;
  private final int major;

  private JavaHome(File home, int major) {
    this.home = home;
    this.major = major;
  }

  /**
   * What is installed in a folder, by the release file that every Java carries; null if none is.
   */
  public static JavaHome of(File folder) {
    try {
      byte[] release = Files.readAllBytes(new File(folder, "release").toPath());
      Matcher m = VERSION.matcher(new String(release, StandardCharsets.UTF_8));
      JavaHome java = m.find() ? new JavaHome(folder, Integer.parseInt(m.group(1))) : null;
      return java != null && java.java().isFile() ? java : null;
    } catch (IOException e) {
      return null;
    }
  }

  /** The Java of this process. */
  public static JavaHome ofMaven() {
    String version = System.getProperty("java.specification.version", "1.8");
    String number = version.startsWith("1.") ? version.substring(2) : version;
    return new JavaHome(new File(System.getProperty("java.home")), Integer.parseInt(number));
  }

  /** Whether the check runs on it. */
  public boolean fits() {
    return major >= NEEDED;
  }

  /** For instance 21. */
  public int major() {
    return major;
  }

  /** Where it is installed. */
  public File home() {
    return home;
  }

  /** The program that starts it. */
  public File java() {
    File windows = new File(home, "bin/java.exe");
    return windows.isFile() ? windows : new File(home, "bin/java");
  }

  @Override
  public String toString() {
    return "Java " + major + " (" + home + ")";
  }
}
