package org.trackwalk.cli.option;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.source.GlobPattern;

/**
 * Folders and patterns as typed: they mean what lies there today, and what lay there yesterday too.
 */
public final class AskedPlaces {

  private final List<String> typed;

  /** Those of them that may be patterns; what makes no sense as one is the name of a file. */
  private final Map<String, GlobPattern> patterns = new HashMap<>();

  /** What was typed, patterns and all. */
  public AskedPlaces(List<String> typed) {
    this.typed = List.copyOf(typed);
    for (String text : typed) {
      if (GlobPattern.is(text)) {
        pattern(text).ifPresent(pattern -> patterns.put(text, pattern));
      }
    }
  }

  /** As typed. */
  public List<String> typed() {
    return typed;
  }

  /**
   * Whether a file would be looked at if it were there; not where it was named itself, which is
   * refused when it is not there.
   *
   * @param file an absolute path
   */
  public boolean take(Path file) {
    for (String text : typed) {
      boolean pattern = patterns.containsKey(text) && !LoadingOptions.there(text);
      if (pattern ? fits(text, file) : in(text, file)) {
        return true;
      }
    }
    return false;
  }

  private static boolean in(String folder, Path file) {
    Path place = Path.of(folder).toAbsolutePath().normalize();
    return Files.isDirectory(place) && file.startsWith(place);
  }

  /** The file or a folder that it is in, named from where the pattern begins. */
  private boolean fits(String text, Path file) {
    GlobPattern pattern = patterns.get(text);
    Path here = Path.of("").toAbsolutePath();
    boolean absolute = new File(text).isAbsolute();
    for (Path place = file; place.getParent() != null; place = place.getParent()) {
      Path named = absolute ? place : here.relativize(place);
      if (pattern.matches(slashes(named.toString()))) {
        return true;
      }
    }
    return false;
  }

  private static Optional<GlobPattern> pattern(String text) {
    try {
      return Optional.of(GlobPattern.of(slashes(text)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static String slashes(String text) {
    return File.separatorChar == '\\' ? text.replace('\\', '/') : text;
  }
}
