package org.trackwalk.cli.run;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.trackwalk.cli.console.ConsoleProgress;
import org.trackwalk.cli.console.ExitCode;
import org.trackwalk.cli.console.InputException;
import org.trackwalk.cli.console.InputFiles;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.cli.option.LoadingOptions;
import org.trackwalk.cli.option.RunOptions;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.Progress;

/**
 * How every command runs that makes one book of one level: prints its text, unless a report takes
 * the screen, and writes the reports that were asked for.
 *
 * @param <B> book
 */
public final class BookRun<B> {

  /** Makes the book. */
  @FunctionalInterface
  public interface Maker<B> {

    /**
     * The book of a level.
     *
     * @throws UsageException when an option does not fit the level
     * @throws InputException when the level has not what is needed
     */
    B of(Level level, Progress progress) throws UsageException, InputException;
  }

  private final Map<String, BookWriting.Writer<B>> writers;
  private final Function<B, String> text;

  /**
   * A kind of command.
   *
   * @param writers by format
   * @param text for the screen
   */
  public BookRun(Map<String, BookWriting.Writer<B>> writers, Function<B, String> text) {
    this.writers = new TreeMap<>(writers);
    this.text = text;
  }

  /**
   * Runs it, once the command's own options are known to be right.
   *
   * @param reports {@code FORMAT=FILE} each
   * @return exit code
   */
  public int run(
      Terminal terminal,
      LoadingOptions loading,
      RunOptions options,
      List<String> reports,
      Maker<B> maker)
      throws UsageException, InputException, OutputException, IOException {
    Map<String, String> targets =
        BookTargets.read(reports, List.copyOf(writers.keySet()), loading.paths());
    LoadOptions load = loading.options(LoadOptions.DEFAULT);
    Progress progress = options.progress(terminal);
    try {
      LevelSource source = OneLevel.source(loading.paths(), load, progress);
      InputFiles.ofCommand().keepFromAll();
      B book = made(maker, source, progress);
      ConsoleProgress.clear(progress);
      if (!targets.containsValue(BookTargets.SCREEN)) {
        terminal.text().print(text.apply(book));
      }
      return written(terminal, book, targets, progress);
    } finally {
      ConsoleProgress.clear(progress);
    }
  }

  /** One report that would go over what was read does not keep the others from being written. */
  private int written(Terminal terminal, B book, Map<String, String> targets, Progress progress)
      throws OutputException {
    int code = ExitCode.CLEAN;
    for (Map.Entry<String, String> target : targets.entrySet()) {
      BookWriting.Writer<B> writer = writers.get(target.getKey());
      try {
        BookWriting.write(terminal, book, writer, target.getValue(), progress);
      } catch (UsageException e) {
        terminal.message(e.getMessage());
        code = ExitCode.USAGE;
      }
    }
    return code;
  }

  /** What is wrong with a level is said of its file: the name in its manifest says not where. */
  private static <B> B made(Maker<B> maker, LevelSource source, Progress progress)
      throws UsageException, InputException {
    Level level = OneLevel.load(source, progress);
    try {
      return maker.of(level, progress);
    } catch (InputException e) {
      String name = level.name();
      String said = e.getMessage();
      boolean ofLevel = said.startsWith(name + ":") || said.startsWith(name + ",");
      throw ofLevel ? new InputException(source.displayName() + said.substring(name.length())) : e;
    }
  }
}
