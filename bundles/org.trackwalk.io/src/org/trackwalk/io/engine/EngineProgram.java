package org.trackwalk.io.engine;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How a runner is started: the Java that runs this program, with a class path of its own.
 *
 * @param command all of it
 */
public record EngineProgram(List<String> command) {

  /** System property: the class path of the runner, without the engines. */
  public static final String PATH = "trackwalk.engines.path";

  /** The runner's jar, in a folder {@link #FOLDER} beside the program's, or inside a bundle. */
  public static final String JAR = "trackwalk-engines.jar";

  /** Where the jar is looked for. */
  public static final String FOLDER = "engines";

  private static final String MAIN = "org.trackwalk.engines.Main";

  /** Meshes go through the heap once on their way to the engine, MB. */
  private static final int HEAP = 1024;

  /** From this Java on, access to memory by the old way is warned of. */
  private static final int WARNS_OF_UNSAFE = 23;

  /**
   * The runner of an installed library.
   *
   * @throws EngineException when either is not there
   */
  public static EngineProgram of(EngineLibrary library, EngineStore store) throws EngineException {
    List<Path> jars = store.classPath(library);
    List<String> path = new ArrayList<>(List.of(runner()));
    jars.forEach(jar -> path.add(jar.toString()));
    boolean windows = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("win");
    Path java = Path.of(System.getProperty("java.home"), "bin", windows ? "java.exe" : "java");
    List<String> command =
        new ArrayList<>(
            List.of(
                java.toString(),
                "-Xmx" + HEAP + "m",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData", // no file in the folder for temporary files
                "-XX:-CreateCoredumpOnCrash",
                "-XX:+SuppressFatalErrorMessage", // no hs_err file
                "-XX:+ExitOnOutOfMemoryError",
                "-Djava.awt.headless=true",
                "--enable-native-access=ALL-UNNAMED"));
    if (Runtime.version().feature() >= WARNS_OF_UNSAFE) {
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    command.addAll(List.of("-cp", String.join(File.pathSeparator, path), MAIN, library.id()));
    return new EngineProgram(List.copyOf(command));
  }

  /**
   * The class path of the runner, without the engines.
   *
   * @throws EngineException when it is not there
   */
  public static String runner() throws EngineException {
    String named = System.getProperty(PATH, "");
    if (!named.isEmpty()) {
      return named;
    }
    Path own = ownPlace();
    Path jar = own == null ? null : own.resolveSibling(FOLDER).resolve(JAR);
    if (jar == null || !Files.isRegularFile(jar)) {
      throw new EngineException(
          "the program that runs engines is not part of this installation; ./trackwalk of the"
              + " source tree makes it when it builds itself with a network (delete"
              + " releng/cli/target), or name its class path with -D"
              + PATH
              + "=PATH");
    }
    return jar + File.pathSeparator + own;
  }

  private static Path ownPlace() {
    CodeSource source = EngineProgram.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return null;
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException
        | IllegalArgumentException
        | java.nio.file.FileSystemNotFoundException e) {
      return null; // a bundle inside of something else: who starts it names the path
    }
  }
}
