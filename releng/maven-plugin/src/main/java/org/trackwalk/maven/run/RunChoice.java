package org.trackwalk.maven.run;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Decides where the check runs: in Maven's process, or on another Java in one of its own. */
public final class RunChoice {

  /** When to start a process of its own. */
  public enum Fork {
    /** When Maven's Java is too old, or another one is named. */
    AUTO,
    /** Always: the check has memory of its own, and options for it count. */
    ALWAYS,
    /** Never. */
    NEVER
  }

  private static final String CURE =
      " Install one (for example Eclipse Temurin 25), or name one that is installed: start Maven"
          + " with JAVA_HOME set to it, or list it as a jdk toolchain in ~/.m2/toolchains.xml, or"
          + " pass -Dtrackwalk.javaHome=FOLDER.";

  private final JavaHome maven;
  private final Supplier<JavaHome> search;
  private final List<File> classPath;

  /**
   * A choice.
   *
   * @param maven the Java that Maven runs on
   * @param search finds a newer one; asked only when it is needed, null when there is none
   * @param classPath where the command line's classes are
   */
  public RunChoice(JavaHome maven, Supplier<JavaHome> search, List<File> classPath) {
    this.maven = maven;
    this.search = search;
    this.classPath = new ArrayList<>(classPath);
  }

  /**
   * The way to run.
   *
   * @param fork when to start a process
   * @param named the home of the Java that the team wants; null for any that is new enough
   * @param options for the virtual machine of that process; any make it wanted
   * @throws JavaTooOldException when there is no Java to run on, with what to do
   */
  public CommandLineRun choose(Fork fork, File named, List<String> options)
      throws JavaTooOldException {
    if (fork == Fork.NEVER) {
      if (!maven.fits()) {
        throw new JavaTooOldException(
            needed()
                + ", and trackwalk.fork=never forbids to run the check on another one."
                + CURE);
      }
      return new InProcess();
    }
    if (named != null) {
      return new OwnProcess(named(named), options, classPath);
    }
    if (maven.fits()) {
      boolean wanted = fork == Fork.ALWAYS || !options.isEmpty();
      return wanted ? new OwnProcess(maven, options, classPath) : new InProcess();
    }
    JavaHome found = search.get();
    if (found == null) {
      throw new JavaTooOldException(
          needed()
              + ", and no newer one was found (toolchains, JAVA_HOME and the usual folders were"
              + " searched)."
              + CURE);
    }
    return new OwnProcess(found, options, classPath);
  }

  private static JavaHome named(File folder) throws JavaTooOldException {
    JavaHome java = JavaHome.of(folder);
    if (java == null) {
      throw new JavaTooOldException(
          "trackwalk.javaHome: there is no Java in " + folder + "." + CURE);
    }
    if (!java.fits()) {
      throw new JavaTooOldException(
          "trackwalk.javaHome: Trackwalk needs Java "
              + JavaHome.NEEDED
              + " or newer, and that is "
              + java
              + "."
              + CURE);
    }
    return java;
  }

  private String needed() {
    return "Trackwalk needs Java " + JavaHome.NEEDED + " or newer; Maven runs on " + maven;
  }
}
