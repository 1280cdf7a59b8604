package org.trackwalk.check.session;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.trackwalk.check.run.CheckedLevel;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.run.ManifestSettings;
import org.trackwalk.contact.scene.ProbeScene;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.source.KeptFiles;
import org.trackwalk.io.source.LevelSource;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.progress.CancelledException;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.settings.CheckSettings;

/**
 * One level, kept between checks. The first check is a full one; later ones read and check again
 * only what has changed and what lies around it, and answer what a full check would.
 *
 * <p>A session may be used by several threads: checks go one after the other, what the last one
 * found can be read at any time and never waits for one. A check that fails or is cancelled leaves
 * the last answer as it was; the next check makes up for it.
 */
public final class LevelSession implements AutoCloseable {

  /** What one finished check leaves behind; replaced as a whole. */
  private record Kept(CheckedLevel checked, Level read, KeptFiles files, SceneOnce scene) {}

  private final LevelSource source;
  private final Object turn = new Object();
  private final PieceEdits edits = new PieceEdits();
  private CheckSettings asked;
  private volatile Consumer<WeldedSurface> welded = surface -> {};
  private volatile Kept kept;
  private volatile boolean closed;

  private LevelSession(LevelSource source, CheckSettings asked) {
    this.source = source;
    this.asked = asked;
  }

  /**
   * A session on a level; nothing is read yet.
   *
   * @param source from {@code LevelFinder}, {@code FOUND}; it names the files, which are read again
   *     when they change. A new or vanished file that is not named by a manifest needs a new source
   * @param settings as for a full check; the manifest's are put under them
   */
  public static LevelSession open(LevelSource source, CheckSettings settings) {
    return new LevelSession(source, settings);
  }

  /**
   * Checks everything anew, from the files.
   *
   * @throws ImportException when a file cannot be understood; {@link LevelSource#why} puts it into
   *     a line
   * @throws IOException when a file cannot be read
   * @throws CancelledException when the user cancels
   * @throws IllegalStateException after {@link #close}
   */
  public SessionCheck checkAll(Progress progress) throws ImportException, IOException {
    synchronized (turn) {
      return check(null, KeptFiles.empty(), Set.of(), "all was asked for", progress);
    }
  }

  /**
   * Checks again after files have changed. Files whose size, time or content tell that they changed
   * are found without being named.
   *
   * @param changed files that are read again whatever their time says: meshes, the manifest, a
   *     line; others are passed over. May be empty
   * @throws ImportException as {@link #checkAll}
   * @throws IOException as {@link #checkAll}
   * @throws CancelledException when the user cancels
   * @throws IllegalStateException after {@link #close}
   */
  public SessionCheck recheck(Set<Path> changed, Progress progress)
      throws ImportException, IOException {
    synchronized (turn) {
      Kept last = kept;
      return last == null
          ? check(null, KeptFiles.empty(), changed, "nothing was kept", progress)
          : check(last.checked(), last.files(), changed, "", progress);
    }
  }

  /**
   * Checks again as if a vertex of some piece had moved, and forgets what comes of it: the first
   * change after a full check waits twice as long as later ones, for Java has yet to compile what
   * only a recheck does. For a time when nobody waits; without a finished check nothing is done.
   *
   * @param time counts up, so that each time another piece changes
   * @return how long it took, milliseconds
   * @throws CancelledException when it is no longer the time for it
   */
  public double rehearse(int time, Progress progress) {
    synchronized (turn) {
      long start = System.nanoTime();
      Kept last = kept;
      if (last != null) {
        CheckedLevel before = last.checked();
        Level level = Rehearsal.of(before.context().level(), time);
        LevelCheck.again(before, level, before.context().settings(), progress);
      }
      return (System.nanoTime() - start) / 1e6;
    }
  }

  /**
   * Tells somebody of the surface of a check of everything as soon as it is one, long before the
   * check is over; in the thread of the check.
   */
  public void whenWelded(Consumer<WeldedSurface> listener) {
    welded = listener;
  }

  /** Judges by other settings from the next check on; what they do not concern is still kept. */
  public void use(CheckSettings settings) {
    synchronized (turn) {
      asked = settings;
    }
  }

  /**
   * What is changed by hand in the level that the files hold, from the next check on: for an editor
   * whose user has not saved yet.
   */
  public PieceEdits edits() {
    return edits;
  }

  /** What the last finished check found; empty before the first and after {@link #close}. */
  public Optional<CheckedLevel> latest() {
    Kept now = kept;
    return now == null ? Optional.empty() : Optional.of(now.checked());
  }

  /** The level of the last finished check as the files had it then, without what was changed. */
  public Optional<Level> read() {
    Kept now = kept;
    return now == null ? Optional.empty() : Optional.of(now.read());
  }

  /**
   * The level of the last finished check as probes meet it: the same welded surface that the
   * findings are about, with its tree, for picks and contacts. Built when first asked for; later
   * calls return the same one until the next check is finished.
   *
   * @throws CancelledException when the user cancels
   */
  public Optional<ProbeScene> scene(Progress progress) {
    Kept now = kept;
    return now == null ? Optional.empty() : Optional.of(now.scene().get(progress));
  }

  /** Forgets everything; what was handed out stays valid. */
  @Override
  public void close() {
    closed = true;
    kept = null;
  }

  private SessionCheck check(
      CheckedLevel before, KeptFiles files, Set<Path> changed, String why, Progress progress)
      throws ImportException, IOException {
    if (closed) {
      throw new IllegalStateException("the session is closed");
    }
    long start = System.nanoTime();
    files.begin(changed);
    Level read = source.load(files, progress);
    Level loaded = edits.apply(read);
    Level level = before == null ? loaded : SamePieces.of(before.context().level(), loaded);
    CheckSettings settings = ManifestSettings.of(level, asked);
    CheckedLevel checked = LevelCheck.again(before, level, settings, welded, progress);
    files.end();
    WeldedSurface surface = checked.context().surface();
    kept = new Kept(checked, read, files, new SceneOnce(surface, asked.jobs()));
    if (closed) {
      kept = null;
    }
    List<String> pieces = Affected.pieces(before, checked);
    boolean comparable = before != null && checked.context().memory().change() != null;
    String reason = before == null || comparable ? why : "the order of the surface is another one";
    double milliseconds = (System.nanoTime() - start) / 1e6;
    return new SessionCheck(
        checked, new Redone(!comparable, reason, pieces, files.read(), milliseconds));
  }
}
