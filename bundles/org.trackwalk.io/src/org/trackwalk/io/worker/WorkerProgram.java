package org.trackwalk.io.worker;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.trackwalk.io.aside.UserCaches;

/**
 * How a worker is started: the Java that runs this program, with a class path of its own, so that
 * no native library is on the program's.
 *
 * @param java the command
 * @param classPath of the worker
 * @param natives folder with the libraries for this system; empty: they are taken out of their jars
 *     once for each version, into the user's folder for caches
 * @param mainClass what is run
 */
public record WorkerProgram(String java, String classPath, String natives, String mainClass) {

  /** System property: the class path of the worker, all of it. */
  public static final String PATH = "trackwalk.assimp.path";

  /** System property: a folder with the native libraries for this system. */
  public static final String NATIVES = "trackwalk.assimp.natives";

  private static final String MAIN = "org.trackwalk.assimp.Main";

  /** A class of the library that the worker reads with. */
  private static final String LIBRARY = "org/lwjgl/assimp/Assimp.class";

  /** Folder beside the program's jar. */
  private static final String FOLDER = "assimp";

  private static final String NATIVES_FOLDER = "natives";

  /**
   * From Java 25 on the library would take those of its classes that make their calls while they
   * run; that costs every start 0.3 s, more than all else that it does.
   */
  private static final String CLASSES_OF_EVERY_JAVA = "-Djdk.util.jar.enableMultiRelease=false";

  /** From this Java on, access to memory by the old way is warned of. */
  private static final int WARNS_OF_UNSAFE = 23;

  /**
   * The program that the system properties name, else the one beside the jar that holds this class,
   * else the one in that jar, if it holds all that there is.
   *
   * @throws WorkerException when there is none
   */
  public static WorkerProgram find() throws WorkerException {
    String path = System.getProperty(PATH, "");
    if (!path.isEmpty()) {
      return of(path, System.getProperty(NATIVES, ""));
    }
    Path jar = ownJar();
    Path folder = jar == null ? null : jar.resolveSibling(FOLDER);
    if (folder == null || !Files.isDirectory(folder)) {
      if (jar != null && holdsAll()) {
        return of(jar.toString(), "");
      }
      throw missing();
    }
    List<String> jars = new ArrayList<>();
    try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.jar")) {
      found.forEach(library -> jars.add(library.toString()));
    } catch (IOException e) {
      throw missing();
    }
    jars.sort(null);
    jars.add(jar.toString());
    Path natives = folder.resolve(NATIVES_FOLDER);
    return of(
        String.join(File.pathSeparator, jars),
        Files.isDirectory(natives) ? natives.toString() : "");
  }

  /** The worker of this project, from a class path. */
  public static WorkerProgram of(String classPath, String natives) {
    boolean windows =
        System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
    Path java = Path.of(System.getProperty("java.home"), "bin", windows ? "java.exe" : "java");
    return new WorkerProgram(java.toString(), classPath, natives, MAIN);
  }

  private static WorkerException missing() {
    return new WorkerException(
        WorkerException.Failure.MISSING,
        "the importer for this format is not installed (./trackwalk fetches it when it builds"
            + " itself: delete releng/cli/target and run it with a network); or export as glTF or"
            + " OBJ");
  }

  /** Whether this class came in a jar of everything, like that of a build's plug-in. */
  private static boolean holdsAll() {
    ClassLoader loader = WorkerProgram.class.getClassLoader();
    return loader.getResource(MAIN.replace('.', '/') + ".class") != null
        && loader.getResource(LIBRARY) != null;
  }

  private static Path ownJar() {
    CodeSource source = WorkerProgram.class.getProtectionDomain().getCodeSource();
    if (source == null || source.getLocation() == null) {
      return null;
    }
    try {
      Path path = Path.of(source.getLocation().toURI());
      return Files.isRegularFile(path) ? path : null;
    } catch (URISyntaxException
        | IllegalArgumentException
        | java.nio.file.FileSystemNotFoundException e) {
      return null; // a bundle inside of something else: the product names its path
    }
  }

  /** The command line: starts fast, dies quietly, leaves no file behind. */
  List<String> command(WorkerLimits limits) {
    Stream<String> options =
        Stream.of(
            java,
            "-Xmx" + limits.heapMegabytes() + "m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            "-XX:-UsePerfData", // no file in the folder for temporary files
            "-XX:-CreateCoredumpOnCrash",
            "-XX:+SuppressFatalErrorMessage", // no hs_err file
            "-XX:+ExitOnOutOfMemoryError",
            "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
            "-Djava.awt.headless=true",
            "-Dorg.lwjgl.util.NoHashChecks=true", // of the libraries, at each start
            CLASSES_OF_EVERY_JAVA,
            "--enable-native-access=ALL-UNNAMED");
    Stream<String> unsafe =
        Runtime.version().feature() >= WARNS_OF_UNSAFE
            ? Stream.of("--sun-misc-unsafe-memory-access=allow")
            : Stream.of();
    Stream<String> library =
        Stream.of(
            natives.isEmpty()
                ? "-Dorg.lwjgl.system.SharedLibraryExtractPath="
                    + UserCaches.folder().resolve("natives")
                : "-Dorg.lwjgl.librarypath=" + natives);
    return Stream.of(options, unsafe, library, Stream.of("-cp", classPath, mainClass))
        .flatMap(s -> s)
        .collect(Collectors.toCollection(ArrayList::new));
  }
}
