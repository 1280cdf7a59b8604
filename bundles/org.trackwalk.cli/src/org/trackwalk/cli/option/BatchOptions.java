package org.trackwalk.cli.option;

import java.nio.file.Path;
import org.trackwalk.check.cache.LevelCache;
import org.trackwalk.cli.config.ConfigFile;
import org.trackwalk.cli.config.NamedPath;
import org.trackwalk.cli.console.UsageException;
import picocli.CommandLine.Option;

/** What a run over many levels may take, and what it may know from the one before. */
public final class BatchOptions implements PlainOptions {

  /** With less there is hardly room for the tool itself. */
  private static final long LEAST_MEMORY = 64L << 20;

  @Option(
      names = "--max-memory",
      paramLabel = "SIZE",
      description =
          "Memory for the run, for example 2g; levels wait for each other where it is short.")
  private String maxMemory;

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description = "Keep answers here and take those of levels that have not changed.")
  private String cache;

  @Option(
      names = "--cache-size",
      paramLabel = "SIZE",
      description = "Keep so much in the cache, 1g unless said; the oldest go first.")
  private String cacheSize;

  @Option(names = "--no-cache", description = "Check every level, whatever trackwalk.json says.")
  private boolean noCache;

  /** Whether somebody said how much. */
  public boolean limited(ConfigFile file) throws UsageException {
    return maxMemory != null || file.text("maxMemory", null) != null;
  }

  /** Bytes of heap that the run may take; all that Java may use unless said. */
  public long memory(ConfigFile file) throws UsageException {
    String text = maxMemory == null ? file.text("maxMemory", null) : maxMemory;
    long most = Runtime.getRuntime().maxMemory();
    if (text == null) {
      return most;
    }
    String what = file.label(maxMemory != null, "--max-memory", "maxMemory");
    long bytes = ByteSize.of(what, text);
    if (bytes < LEAST_MEMORY) {
      throw new UsageException(what + ": at least 64m is needed, not " + text);
    }
    return Math.min(bytes, most);
  }

  /** The folder of the cache; null for none. */
  public Path cache(ConfigFile file) throws UsageException {
    if (noCache) {
      if (cache != null) {
        throw new UsageException("--cache and --no-cache exclude each other");
      }
      return null;
    }
    String named = cache == null ? file.text("cache", null) : cache;
    Path folder = cache == null ? file.folder() : null;
    String what = file.label(cache != null, "--cache", "cache");
    return named == null ? null : NamedPath.in(folder, what, named);
  }

  /** Bytes that may stay in it. */
  public long cacheSize(ConfigFile file) throws UsageException {
    String text = cacheSize == null ? file.text("cacheSize", null) : cacheSize;
    String what = file.label(cacheSize != null, "--cache-size", "cacheSize");
    return text == null ? LevelCache.LARGEST : ByteSize.of(what, text);
  }

  @Override
  public boolean flag(String name) {
    if (!name.equals("--no-cache")) {
      return false;
    }
    noCache = true;
    return true;
  }

  @Override
  public boolean value(String name, String value) {
    switch (name) {
      case "--max-memory" -> maxMemory = value;
      case "--cache" -> cache = value;
      case "--cache-size" -> cacheSize = value;
      default -> {
        return false;
      }
    }
    return true;
  }
}
