package org.trackwalk.check.cache;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.trackwalk.io.aside.AsideFile;

/**
 * A folder of files that appear whole or not at all, so that any number of runs may use it at once:
 * each file is written aside and moved, and one that is taken away while it is read is read to its
 * end or missed.
 */
final class CacheFolder {

  /** How the files end. */
  private static final String ENDING = ".level";

  private static final String PART = ".part";

  /**
   * Where the files are and how they are called, with slashes. Nothing else in the folder is ever
   * touched: somebody may name a folder with files of his own, and games have files with such
   * endings too.
   */
  private static final Pattern OURS =
      Pattern.compile("([0-9a-f]{2})/(\\1[0-9a-f]{62}\\.level|" + AsideFile.NAMES + ")");

  /** What a killed run left half written is taken away after so long. */
  private static final Duration LEFT_OVER = Duration.ofHours(1);

  private record Kept(Path file, long size, Instant used) {}

  private final Path folder;

  CacheFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes the folder when it is not there. */
  void make() throws IOException {
    Files.createDirectories(folder);
  }

  /** The bytes under a name, which are marked as used now; null when there are none. */
  byte[] read(String name) throws IOException {
    Path file = file(name);
    if (!Files.isRegularFile(file)) {
      return null;
    }
    byte[] bytes = Files.readAllBytes(file);
    try {
      Files.setLastModifiedTime(file, FileTime.from(Instant.now()));
    } catch (IOException e) {
      return bytes; // a folder that may only be read; then nothing is evicted either
    }
    return bytes;
  }

  /** Puts bytes under a name, in the place of those that are there. */
  void write(String name, byte[] bytes) throws IOException {
    Path file = file(name);
    Files.createDirectories(file.getParent());
    try (AsideFile aside = AsideFile.beside(file)) {
      try (OutputStream out = aside.quickStream()) {
        out.write(bytes);
      }
      aside.moveTo(file);
    }
  }

  /**
   * Takes away what was not used for long, then what was used longest ago until the rest is small
   * enough.
   *
   * @return how many files
   */
  int evict(long bytes, Duration age) throws IOException {
    Instant now = Instant.now();
    List<Kept> kept = new ArrayList<>();
    int gone = 0;
    for (Kept file : files()) {
      boolean part = file.file().toString().endsWith(PART);
      if (file.used().isBefore(now.minus(part ? LEFT_OVER : age))) {
        gone += delete(file);
      } else if (!part) {
        kept.add(file);
      }
    }
    long sum = kept.stream().mapToLong(Kept::size).sum();
    kept.sort(Comparator.comparing(Kept::used).thenComparing(k -> k.file().toString()));
    for (Kept file : kept) {
      if (sum <= bytes) {
        break;
      }
      sum -= file.size();
      gone += delete(file);
    }
    return gone;
  }

  private static int delete(Kept file) {
    try {
      return Files.deleteIfExists(file.file()) ? 1 : 0;
    } catch (IOException e) {
      return 0; // another run reads it; the next one takes it away
    }
  }

  private List<Kept> files() throws IOException {
    List<Path> paths;
    try (Stream<Path> walk = Files.walk(folder, 2)) {
      paths = walk.filter(this::isOurs).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    List<Kept> files = new ArrayList<>();
    for (Path path : paths) {
      try {
        BasicFileAttributes a = Files.readAttributes(path, BasicFileAttributes.class);
        if (a.isRegularFile()) {
          files.add(new Kept(path, a.size(), a.lastModifiedTime().toInstant()));
        }
      } catch (IOException e) {
        continue; // another run has taken it away
      }
    }
    return files;
  }

  private boolean isOurs(Path path) {
    return OURS.matcher(folder.relativize(path).toString().replace('\\', '/')).matches();
  }

  private Path file(String name) {
    return folder.resolve(name.substring(0, 2)).resolve(name + ENDING);
  }
}
