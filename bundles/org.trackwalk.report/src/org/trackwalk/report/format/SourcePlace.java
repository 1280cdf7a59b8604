package org.trackwalk.report.format;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.report.LevelReport;

/**
 * The file that a piece of a finding comes from, as it was named on the command line, and the line
 * or the bytes in it.
 *
 * @param file path with {@code /}, relative to where the tool was started or absolute
 * @param line from 1; 0 when the file is not a text or the line is not known
 * @param bytes in a binary file; null when not known
 */
public record SourcePlace(String file, int line, ByteRange bytes) {

  /** Formats whose places are lines of text whatever the file. */
  private static final Set<String> TEXTS = Set.of("obj", "ac", "acc");

  /** A file and a line of it. */
  public SourcePlace(String file, int line) {
    this(file, line, null);
  }

  /** Where the first piece of a finding is; the level's first file for one without pieces. */
  public static SourcePlace of(LevelReport level, Finding f) {
    return of(level, f, f.pieces().isEmpty() ? "" : f.pieces().get(0));
  }

  /** Where a piece of a finding is; the level's first file where that is not known. */
  public static SourcePlace of(LevelReport level, Finding f, String piece) {
    Features features = f.features().get(piece);
    if (features == null || features.file().isEmpty()) {
      return of(level);
    }
    String file = features.file();
    String path = path(level.sources(), file);
    if (path == null) {
      return of(level);
    }
    int line = isText(file) ? Math.max(0, features.place()) : 0;
    return new SourcePlace(path, line, ByteRange.of(features));
  }

  /** The file itself, else the only one that ends so: a line of the wrong file misleads. */
  private static String path(List<String> sources, String file) {
    List<String> paths = sources.stream().map(s -> s.replace('\\', '/')).distinct().toList();
    if (paths.contains(file)) {
      return file;
    }
    List<String> ending = paths.stream().filter(path -> path.endsWith('/' + file)).toList();
    return ending.size() == 1 ? ending.get(0) : null;
  }

  /** The level's first file; its name where none is known. */
  public static SourcePlace of(LevelReport level) {
    String first = level.sources().isEmpty() ? level.name() : level.sources().get(0);
    return new SourcePlace(first.replace('\\', '/'), 0);
  }

  private static boolean isText(String file) {
    String ending = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return TEXTS.contains(ending);
  }
}
