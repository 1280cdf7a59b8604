package org.trackwalk.io.engine;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;

/**
 * Installs engines from Maven Central, by Maven: mirrors, proxies and passwords are those that the
 * user has told it. What is already in a folder of the user's choice, or in Maven's own repository,
 * is copied from there, without a network. Every file is held to the checksum that is known here.
 */
public final class EngineInstall {

  /** System property: the command that is Maven. */
  public static final String MAVEN = "trackwalk.maven";

  private static final String COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy";

  private static final long LOOK_MILLISECONDS = 50;

  private final EngineStore store;
  private final Path from;
  private final Path repository;
  private final String maven;

  /**
   * An installation.
   *
   * @param from a folder with the jars; null for none
   * @param repository Maven's, on this machine
   * @param maven the command; empty when there is none
   */
  public EngineInstall(EngineStore store, Path from, Path repository, String maven) {
    this.store = store;
    this.from = from;
    this.repository = repository;
    this.maven = maven;
  }

  /** Into the user's store, by the Maven of the path. */
  public static EngineInstall ofUser(Path from) {
    Path repository = Path.of(System.getProperty("user.home"), ".m2", "repository");
    return new EngineInstall(EngineStore.ofUser(), from, repository, onPath());
  }

  /**
   * Installs a library.
   *
   * @return where it is now
   * @throws EngineException when a file cannot be had or is not the right one
   */
  public Path install(EngineLibrary library, Progress progress) throws EngineException {
    List<EngineJar> needed = library.needed(store.system());
    progress.begin("installing " + library.id(), needed.size());
    try {
      for (EngineJar jar : needed) {
        progress.check();
        Path present = store.folder(library).resolve(jar.file());
        if (!EngineStore.right(jar, present)) {
          one(library, jar, progress);
        }
        progress.worked(1);
      }
    } catch (IOException e) {
      throw new EngineException(
          library.id()
              + ": cannot write to "
              + store.folder(library)
              + " ("
              + reason(e)
              + "); make room there, or name another folder with TRACKWALK_JAVA_OPTS=-D"
              + EngineStore.FOLDER
              + "=FOLDER");
    }
    return store.folder(library);
  }

  private void one(EngineLibrary library, EngineJar jar, Progress progress)
      throws EngineException, IOException {
    if (from != null) {
      if (!store.take(library, jar, from.resolve(jar.file()))) {
        throw new EngineException(
            library.id()
                + ": "
                + from.resolve(jar.file())
                + (Files.exists(from.resolve(jar.file()))
                    ? " is another file than the one that was asked for (SHA-256 differs); fetch "
                    : " is not there; fetch ")
                + jar.coordinate()
                + " from Maven Central into that folder");
      }
      return;
    }
    if (store.take(library, jar, repository.resolve(jar.path()))) {
      return;
    }
    if (maven.isEmpty()) {
      throw new EngineException(
          library.id()
              + ": "
              + jar.coordinate()
              + " has to be fetched from Maven Central, and there is no Maven in the path; install"
              + " Maven, or put the jars into a folder and say --install-from FOLDER");
    }
    fetched(library, jar, progress);
  }

  private void fetched(EngineLibrary library, EngineJar jar, Progress progress)
      throws EngineException, IOException {
    List<Path> made = missing(store.folder(library));
    try {
      Files.createDirectories(store.folder(library));
      fetched(library, jar, Files.createTempDirectory(store.folder(library), "fetch"), progress);
    } finally {
      removeEmpty(made);
    }
  }

  private void fetched(EngineLibrary library, EngineJar jar, Path aside, Progress progress)
      throws EngineException, IOException {
    Path log = aside.resolve("maven.log");
    try {
      ProcessBuilder builder =
          new ProcessBuilder(
                  maven,
                  "-B",
                  "-ntp",
                  "-q",
                  COPY,
                  "-Dartifact=" + jar.coordinate(),
                  "-DoutputDirectory=" + aside)
              .directory(aside.toFile())
              .redirectErrorStream(true)
              .redirectOutput(Redirect.to(log.toFile()));
      Process process = started(builder, library);
      process.getOutputStream().close();
      int status = ended(process, progress);
      if (status != 0) {
        throw new EngineException(
            library.id()
                + ": Maven could not fetch "
                + jar.coordinate()
                + " ("
                + complaint(log)
                + "); try again with a network, or put the jars into a folder and say"
                + " --install-from FOLDER");
      }
      if (!store.take(library, jar, aside.resolve(jar.file()))) {
        throw new EngineException(
            library.id()
                + ": what Maven fetched as "
                + jar.coordinate()
                + " is not the file that was asked for (SHA-256 differs); nothing was installed");
      }
    } finally {
      remove(aside);
    }
  }

  private Process started(ProcessBuilder builder, EngineLibrary library) throws EngineException {
    try {
      return builder.start();
    } catch (IOException e) {
      throw new EngineException(
          library.id()
              + ": Maven ("
              + maven
              + ") cannot be started; name one with TRACKWALK_JAVA_OPTS=-Dtrackwalk.maven=FILE, or"
              + " put the jars into a folder and say --install-from FOLDER");
    }
  }

  private static int ended(Process process, Progress progress) {
    try {
      while (!process.waitFor(LOOK_MILLISECONDS, TimeUnit.MILLISECONDS)) {
        progress.check();
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancelledException();
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  /** The first line in which Maven says what is wrong. */
  private static String complaint(Path log) throws IOException {
    for (String line : Files.readAllLines(log, StandardCharsets.ISO_8859_1)) {
      String plain = line.replaceAll("\u001B\\[[0-9;]*m", "").strip();
      if (plain.startsWith("[ERROR] ") && plain.length() > 8) {
        String said = plain.substring(8);
        return said.length() > 200 ? said.substring(0, 200) + "..." : said;
      }
    }
    return "it does not say why";
  }

  /** A folder and those that it lies in, innermost first, as far as they are not there. */
  private static List<Path> missing(Path folder) {
    List<Path> missing = new ArrayList<>();
    Path at = folder.toAbsolutePath();
    while (at != null && !Files.exists(at)) {
      missing.add(at);
      at = at.getParent();
    }
    return missing;
  }

  /** Removes folders, innermost first, up to the first that has something in it. */
  private static void removeEmpty(List<Path> folders) {
    for (Path folder : folders) {
      try {
        Files.deleteIfExists(folder);
      } catch (IOException e) {
        return; // it has something in it, or nobody may remove it: then it stays
      }
    }
  }

  private static void remove(Path folder) throws IOException {
    List<Path> all = new ArrayList<>();
    try (var files = Files.walk(folder)) {
      files.forEach(all::add);
    }
    for (int i = all.size() - 1; i >= 0; i--) {
      Files.deleteIfExists(all.get(i));
    }
  }

  private static String reason(IOException e) {
    if (e instanceof FileSystemException f && f.getReason() != null) {
      return f.getReason();
    }
    return e.getClass().getSimpleName().replace("Exception", "");
  }

  private static String onPath() {
    String named = System.getProperty(MAVEN, "");
    if (!named.isEmpty()) {
      return named;
    }
    boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("win");
    String path = System.getenv("PATH");
    for (String folder : (path == null ? "" : path).split(java.io.File.pathSeparator)) {
      Path command = Path.of(folder, windows ? "mvn.cmd" : "mvn");
      if (Files.isExecutable(command)) {
        return command.toString();
      }
    }
    return "";
  }
}
