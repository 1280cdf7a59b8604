package org.trackwalk.cli.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.trackwalk.cli.console.UsageException;

/** Paths as somebody wrote them: a text that can be no path on this system is wrong usage. */
public final class NamedPath {

  /** Stands for standard output where one file is written. */
  public static final String STANDARD_OUTPUT = "-";

  private NamedPath() {}

  /**
   * A path as it was typed.
   *
   * @param option that it was typed behind; empty for none
   * @throws UsageException when it can be no path, for instance because a NUL is in it
   */
  public static Path of(String option, String text) throws UsageException {
    return in(null, option, text);
  }

  /**
   * The same of a folder that files are written to: no standard output takes several.
   *
   * @throws UsageException as {@link #of}, and where standard output is meant
   */
  public static Path folder(String option, String text) throws UsageException {
    if (text.equals(STANDARD_OUTPUT)) {
      throw new UsageException(
          option + " -: this is a folder, not standard output; one of that name is ./-");
    }
    return of(option, text);
  }

  /**
   * The same where the text can be a path: whoever reads the file says what is wrong with it.
   *
   * @param folder as in {@link #in}
   */
  public static Optional<Path> known(Path folder, String text) {
    try {
      return Optional.of(folder == null ? Path.of(text) : folder.resolve(text));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /**
   * A path that is relative to a folder.
   *
   * @param folder of the file that names the path; null: as it was typed
   * @throws UsageException as {@link #of}
   */
  public static Path in(Path folder, String option, String text) throws UsageException {
    try {
      return folder == null ? Path.of(text) : folder.resolve(text);
    } catch (InvalidPathException e) {
      String whose = option.isEmpty() ? "" : option + ": ";
      throw new UsageException(whose + "'" + text + "' is not a path: " + e.getReason());
    }
  }
}
