package org.trackwalk.cli.watch;

import java.nio.file.Path;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.cli.console.OutputException;
import org.trackwalk.cli.console.Terminal;
import org.trackwalk.cli.console.UsageException;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.model.report.LevelReport;

/** Checks levels, waits until their files change, checks them again, and so on. */
public final class Watch {

  private final Terminal terminal;
  private final List<Path> paths;
  private final Set<Path> written;
  private final long quietMillis;

  /** A round of checking, and of writing what was found. */
  @FunctionalInterface
  public interface Round {
    /** Checks all levels, those that are not known. */
    CheckReport check(KnownLevels known) throws OutputException, UsageException;
  }

  /**
   * Watches some paths.
   *
   * @param written absolute paths of files that a round writes; they are no change
   * @param quietMillis how long all files must be as they are before a round begins
   */
  public Watch(Terminal terminal, List<Path> paths, Set<Path> written, long quietMillis) {
    this.terminal = terminal;
    this.paths = paths;
    this.written = written;
    this.quietMillis = quietMillis;
  }

  /**
   * Goes on until the user stops it, or for so many rounds.
   *
   * @param beyond answers from elsewhere
   * @param thinner takes out of reports what a page of them all does not show; a new one each time
   * @param rounds 0 for no end
   * @return the exit code of the last round
   * @throws CancelledException when the user stops it
   */
  public int run(
      KnownLevels beyond, Supplier<UnaryOperator<LevelReport>> thinner, Round round, int rounds)
      throws OutputException, UsageException {
    LastRound known = new LastRound(beyond, thinner);
    CheckReport before = null;
    FileStates states = look(known);
    for (int i = 1; ; i++) {
      known.begin(states);
      Set<Path> knew = absolute(known.everRead());
      CheckReport report = round.check(known);
      String time = LocalTime.now().truncatedTo(ChronoUnit.SECONDS).toString();
      for (String line : new RoundText(before).of(report)) {
        String shown = ShownText.of(line);
        terminal.text().println(shown.startsWith(" ") ? shown : time + " " + shown);
      }
      terminal.text().flush();
      before = report;
      if (i == rounds) {
        return report.exit();
      }
      // A round may have read files that nobody knew of before; they are no change.
      FileStates after = look(known);
      Set<Path> news = absolute(known.files());
      news.removeAll(knew);
      states = unchanged(states, after, news) ? after : states;
      states =
          new Settling(() -> look(known), terminal.cancellation(), quietMillis)
              .changedSince(states);
    }
  }

  /**
   * Whether all that was there when the round began is as it was, and nothing has come but what it
   * was the first to read. What an earlier round had read and is there again has come back.
   */
  private static boolean unchanged(FileStates begun, FileStates now, Set<Path> news) {
    Map<Path, FileStates.State> rest = new HashMap<>(now.files());
    rest.keySet().removeAll(news);
    return begun.files().keySet().containsAll(rest.keySet())
        && begun.files().entrySet().stream()
            .allMatch(e -> e.getValue().equals(now.files().get(e.getKey())));
  }

  private static Set<Path> absolute(Collection<Path> files) {
    Set<Path> absolute = new HashSet<>();
    files.forEach(file -> absolute.add(file.toAbsolutePath().normalize()));
    return absolute;
  }

  private FileStates look(LastRound known) {
    return FileStates.of(paths, known.files(), written);
  }
}
