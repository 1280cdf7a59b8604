package org.trackwalk.check.cache;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.trackwalk.io.worker.WorkerException;
import org.trackwalk.io.worker.WorkerProgram;

/**
 * The tool's own code as a digest: a tool that was built anew, even under the same version, may
 * find other things.
 */
final class ToolDigest {

  /**
   * Of the jar or folder that a class comes from, read once: what runs is what was there when the
   * process began, whatever is put in its place meanwhile.
   */
  private static final ClassValue<String> PLACES =
      new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> type) {
          try {
            return ofPlace(place(type));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        }
      };

  private ToolDigest() {}

  /**
   * Of the jars or folders that classes come from.
   *
   * @throws IOException when a class does not say where it comes from
   */
  static String of(List<Class<?>> classes) throws IOException {
    TreeMap<Path, Class<?>> places = new TreeMap<>();
    for (Class<?> type : classes) {
      places.putIfAbsent(place(type), type);
    }
    StringBuilder all = new StringBuilder();
    try {
      places.values().forEach(type -> all.append(PLACES.get(type)).append('\n'));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return FileDigest.of(all.toString());
  }

  private static Path place(Class<?> type) throws IOException {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    try {
      if (source == null || source.getLocation() == null) {
        throw new IOException(type.getName() + " comes from nowhere");
      }
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException | RuntimeException e) {
      throw new IOException("the tool cannot find its own classes", e);
    }
  }

  private static String ofPlace(Path place) throws IOException {
    return Files.isDirectory(place) ? ofFolder(place) : FileDigest.of(place);
  }

  /**
   * Of the process that reads what this program cannot: another library in it may read other
   * triangles. "none" where it is not installed.
   */
  static String ofImporter() throws IOException {
    String path;
    try {
      path = WorkerProgram.find().classPath();
    } catch (WorkerException e) {
      return "none"; // what it would read is refused, and nothing of it is kept
    }
    return ofPath(path);
  }

  /** Of the jars and folders of a class path that are there. */
  static String ofPath(String classPath) throws IOException {
    StringBuilder all = new StringBuilder();
    for (String part : classPath.split(File.pathSeparator)) {
      Path place = Path.of(part);
      if (Files.exists(place)) {
        all.append(ofPlace(place)).append('\n');
      }
    }
    return FileDigest.of(all.toString());
  }

  private static String ofFolder(Path folder) throws IOException {
    StringBuilder all = new StringBuilder();
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    for (Path file : files) {
      all.append(folder.relativize(file)).append('\n').append(FileDigest.of(file)).append('\n');
    }
    return FileDigest.of(all.toString());
  }
}
