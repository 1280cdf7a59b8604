package org.trackwalk.check.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.joml.Vector3d;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.levels.LoadedLevel;
import org.trackwalk.contact.shape.ConvexShape;
import org.trackwalk.course.road.Road;
import org.trackwalk.drive.judge.Judge;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.Ledger;

/**
 * Answers in a folder. An answer is found by the content of the level's first files, by the
 * settings and by the tool's own code; it holds when every other file that was read for it is as it
 * was. What is broken, foreign or out of date is as good as absent.
 */
public final class LevelCache implements KnownLevels {

  /** Of one folder, unless said otherwise: bytes. */
  public static final long LARGEST = 1L << 30;

  /** An answer that nobody asked for in so long is taken away. */
  public static final Duration OLDEST = Duration.ofDays(30);

  /** File systems tell times in steps; a file written in the step of its reading is not trusted. */
  private static final Duration STEP = Duration.ofMillis(20);

  /** Those that tell whole seconds only; FAT even two. */
  private static final Duration COARSE_STEP = Duration.ofSeconds(2);

  /** One class of every bundle from which findings come. */
  private static final List<Class<?>> TOOL =
      List.of(
          Level.class,
          LevelSource.class,
          ConvexShape.class,
          Finding.class,
          Body.class,
          Road.class,
          Ledger.class,
          Judge.class,
          CheckRun.class,
          Vector3d.class);

  private final CacheFolder folder;
  private final String tool;
  private final AtomicReference<String> trouble = new AtomicReference<>();

  /** Who is told of the files that a known answer was made of. */
  private final Consumer<Path> told;

  private LevelCache(CacheFolder folder, String tool, Consumer<Path> told) {
    this.folder = folder;
    this.tool = tool;
    this.told = told;
  }

  /** The same cache, which tells of the files that were read for each answer that it gives. */
  public LevelCache telling(Consumer<Path> reader) {
    return new LevelCache(folder, tool, reader);
  }

  /**
   * The tool's own code as a digest: what was built of other sources has another one.
   *
   * @param classes of bundles beside those from which findings come
   * @param classPath of another program that it starts
   * @throws IOException when the tool cannot find its own classes
   */
  public static String code(List<Class<?>> classes, String classPath) throws IOException {
    List<Class<?>> all = new ArrayList<>(classes);
    all.addAll(TOOL);
    return FileDigest.of(ToolDigest.of(all) + '\n' + ToolDigest.ofPath(classPath));
  }

  /**
   * A cache in a folder, which is made when it is not there.
   *
   * @param version of the tool
   * @param sketches ids of the writers that sketch levels in this run: answers hold their sketches
   * @param classes of the bundles whose code decides what is kept, beside those below this one
   * @param settingsFiles profiles and vehicles of the user's own, which the settings only name
   * @throws IOException when the folder cannot be made, or the tool cannot find its own classes
   */
  public static LevelCache open(
      Path folder,
      String version,
      List<String> sketches,
      List<Class<?>> classes,
      List<Path> settingsFiles)
      throws IOException {
    CacheFolder kept = new CacheFolder(folder);
    kept.make();
    List<Class<?>> all = new ArrayList<>(classes);
    all.addAll(TOOL);
    StringBuilder tool = new StringBuilder(version).append('\n').append(ToolDigest.of(all));
    tool.append('\n').append(ToolDigest.ofImporter()).append('\n').append(sketches);
    for (Path file : settingsFiles) {
      tool.append('\n').append(FileDigest.of(file));
    }
    return new LevelCache(kept, tool.toString(), file -> {});
  }

  @Override
  public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
    try {
      String key = CacheKey.of(tool, source, settings);
      byte[] bytes = key == null ? null : folder.read(key);
      if (bytes == null) {
        return Optional.empty();
      }
      CacheEntry entry = CacheEntry.of(bytes);
      boolean holds = entry.key().equals(key) && holdsToday(entry) && same(entry, base(source));
      if (!holds) {
        return Optional.empty();
      }
      entry.names().forEach(name -> told.accept(base(source).resolve(name)));
      return Optional.of(entry.answer());
    } catch (IOException | RuntimeException e) {
      return Optional.empty(); // whatever it is, it is no answer; checking the level replaces it
    } catch (OutOfMemoryError e) {
      return Optional.empty(); // beside others an answer may be too large; the check waits for room
    }
  }

  @Override
  public void keep(LoadedLevel loaded, LevelAnswer answer) {
    Level level = loaded.level();
    LevelSource source = loaded.source();
    Instant begun = loaded.begun();
    if (trouble.get() != null || answer.report().surface() != null || !tellsItsFiles(level)) {
      return;
    }
    byte[] bytes;
    String key;
    try {
      key = CacheKey.of(tool, source, loaded.settings());
      if (key == null) {
        return;
      }
      Map<String, String> digests = new TreeMap<>();
      for (Path file : loaded.files()) {
        digests.put(name(base(source), file), FileDigest.of(file));
      }
      for (Path file : loaded.files()) {
        if (!settled(file, begun)) {
          return;
        }
      }
      bytes = new CacheEntry(key, digests, day(level, begun), answer).bytes();
    } catch (IOException | RuntimeException e) {
      return; // a file has gone in the meantime
    }
    try {
      folder.write(key, bytes);
    } catch (IOException | RuntimeException e) {
      trouble.compareAndSet(null, "cannot be written: " + e);
    }
  }

  /** Why nothing more is kept; empty when all is well. */
  public Optional<String> trouble() {
    return Optional.ofNullable(trouble.get());
  }

  /**
   * Takes away what is old, and the oldest of what is too much.
   *
   * @param bytes that may stay
   */
  public void evict(long bytes) {
    try {
      folder.evict(bytes, OLDEST);
    } catch (IOException | RuntimeException e) {
      trouble.compareAndSet(null, "cannot be cleared of old answers: " + e);
    }
  }

  private static boolean same(CacheEntry entry, Path base) throws IOException {
    for (String name : entry.names()) {
      Path file = base.resolve(name);
      if (!Files.exists(file) || !FileDigest.of(file).equals(entry.files().get(name))) {
        return false;
      }
    }
    return true;
  }

  private static Path base(LevelSource source) {
    return source.files().get(0).toAbsolutePath().normalize().getParent();
  }

  /** As seen from the level, so that a level may be moved with all its files. */
  private static String name(Path base, Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    boolean sameDrive = base.getRoot().equals(absolute.getRoot());
    return (sameDrive ? base.relativize(absolute) : absolute).toString().replace('\\', '/');
  }

  /** Whether a file is for sure what was read: nothing has been written since. */
  private static boolean settled(Path file, Instant begun) throws IOException {
    FileTime written = Files.getLastModifiedTime(file);
    boolean coarse = written.toInstant().getNano() == 0;
    return written.toInstant().isBefore(begun.minus(coarse ? COARSE_STEP : STEP));
  }

  /** The vehicle of one's own with other wheels is read from a file that nobody told of. */
  private static boolean tellsItsFiles(Level level) {
    String vehicle = level.hints().vehicle();
    return vehicle == null || !vehicle.contains(".json:");
  }

  /** The day on which the check began: one that went on past midnight is asked again. */
  private static String day(Level level, Instant begun) {
    boolean dated = level.hints().suppressions().stream().anyMatch(s -> s.until() != null);
    return dated ? LocalDate.ofInstant(begun, ZoneId.systemDefault()).toString() : null;
  }

  private static boolean holdsToday(CacheEntry entry) {
    return entry.day() == null || entry.day().equals(today());
  }

  private static String today() {
    return LocalDate.now(ZoneId.systemDefault()).toString();
  }
}
