package org.trackwalk.cli.watch;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.trackwalk.check.levels.KnownLevels;
import org.trackwalk.check.levels.LevelAnswer;
import org.trackwalk.check.levels.LoadedLevel;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/**
 * Answers of the rounds before, as long as no file of a level has changed; beyond that those of a
 * cache.
 */
final class LastRound implements KnownLevels {

  private record Known(LevelAnswer answer, Set<Path> files, FileStates states) {}

  /** File systems tell times in steps. */
  private static final Duration STEP = Duration.ofMillis(20);

  private final KnownLevels beyond;
  private final Supplier<UnaryOperator<LevelReport>> thinner;
  private final Map<String, Known> known = new ConcurrentHashMap<>();

  /** Identities of the levels that the present round has. */
  private final Set<String> met = ConcurrentHashMap.newKeySet();

  /** Files of levels that were forgotten. */
  private final Set<Path> left = new HashSet<>();

  private volatile FileStates now = new FileStates(Map.of());

  /**
   * Knows nothing yet.
   *
   * @param beyond answers from elsewhere
   * @param thinner takes out of reports what a page of them all does not show; a new one each time
   */
  LastRound(KnownLevels beyond, Supplier<UnaryOperator<LevelReport>> thinner) {
    this.beyond = beyond;
    this.thinner = thinner;
  }

  /**
   * Begins a round in which files are as they were when it was decided to have one. Levels that the
   * round before did not have are forgotten. One that is broken or lacks a file it had, and waits
   * for that file wherever it lies.
   */
  void begin(FileStates states) {
    now = states;
    for (String identity : List.copyOf(known.keySet())) {
      if (!met.contains(identity)) {
        left.addAll(known.remove(identity).files());
      }
    }
    met.clear();
  }

  /** Every file that was read for any level, also for those that are forgotten. */
  Collection<Path> everRead() {
    List<Path> files = new ArrayList<>(files());
    files.addAll(left);
    return files;
  }

  /** Every file that was read for any level that is known. */
  Collection<Path> files() {
    List<Path> files = new ArrayList<>();
    known.values().forEach(level -> files.addAll(level.files()));
    return files;
  }

  @Override
  public Optional<LevelAnswer> find(LevelSource source, CheckSettings settings) {
    met.add(source.identity());
    Known level = known.get(source.identity());
    if (level != null && level.states().equals(only(level.files()))) {
      return Optional.of(level.answer());
    }
    return beyond.find(source, settings);
  }

  @Override
  public void keep(LoadedLevel loaded, LevelAnswer answer) {
    String identity = loaded.source().identity();
    if (!identity.isEmpty()) {
      Set<Path> copy = Set.copyOf(loaded.files());
      Map<Path, FileStates.State> states = new TreeMap<>(only(copy).files());
      boolean settled = true;
      // What nobody knew of when the round began is as it was read if it was not written since.
      for (var other : FileStates.of(List.of(), copy, states.keySet()).files().entrySet()) {
        states.put(other.getKey(), other.getValue());
        Instant written = other.getValue().time().toInstant();
        settled &= written.isBefore(loaded.begun().minus(STEP));
      }
      if (settled) {
        keepThin(identity, answer, copy, new FileStates(states));
      }
    }
    beyond.keep(loaded, answer);
  }

  /** Beside those of all other levels: what a page of so many does not show need not wait here. */
  private synchronized void keepThin(
      String identity, LevelAnswer answer, Set<Path> files, FileStates states) {
    UnaryOperator<LevelReport> thin = thinner.get();
    for (Map.Entry<String, Known> other : known.entrySet()) {
      if (!other.getKey().equals(identity)) {
        thin.apply(other.getValue().answer().report());
      }
    }
    LevelAnswer kept = new LevelAnswer(thin.apply(answer.report()), answer.judged());
    known.put(identity, new Known(kept, files, states));
  }

  /** The states of some files; of a folder those of the files right in it. */
  private FileStates only(Set<Path> files) {
    Map<Path, FileStates.State> states = new TreeMap<>();
    for (Path path : files) {
      Path file = path.toAbsolutePath().normalize();
      FileStates.State state = now.files().get(file);
      if (state != null) {
        states.put(file, state);
      }
      now.files().forEach((other, s) -> putChild(states, file, other, s));
    }
    return new FileStates(states);
  }

  private static void putChild(
      Map<Path, FileStates.State> states, Path folder, Path other, FileStates.State state) {
    if (folder.equals(other.getParent())) {
      states.put(other, state);
    }
  }
}
