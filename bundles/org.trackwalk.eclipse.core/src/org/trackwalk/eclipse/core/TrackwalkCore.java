package org.trackwalk.eclipse.core;

import java.util.concurrent.atomic.AtomicReference;
import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.undo.LeftUndoFiles;
import org.trackwalk.eclipse.core.watch.LinkedFolderWatch;
import org.trackwalk.eclipse.core.watch.MissingFolderWatch;
import org.trackwalk.eclipse.core.worker.WorkerBundles;

/** The running plug-in: it has the one book of levels, and watches linked folders. */
public final class TrackwalkCore implements BundleActivator {

  private static final AtomicReference<TrackwalkCore> RUNNING = new AtomicReference<>();

  private LevelBook book;
  private LinkedFolderWatch watch;
  private MissingFolderWatch missing;

  /**
   * The book of levels.
   *
   * @throws IllegalStateException when the plug-in is stopped
   */
  public static LevelBook book() {
    TrackwalkCore running = RUNNING.get();
    if (running == null) {
      throw new IllegalStateException("the plug-in does not run");
    }
    return running.openBook();
  }

  @Override
  public void start(BundleContext context) {
    RUNNING.set(this);
    WorkerBundles.announce(context);
  }

  @Override
  public void stop(BundleContext context) {
    RUNNING.set(null);
    close();
  }

  /** Opened when first asked for: the bundle may be started before there is a workspace. */
  private synchronized LevelBook openBook() {
    if (book == null) {
      book = new LevelBook();
      missing = MissingFolderWatch.start(book);
      watch = LinkedFolderWatch.start(missing, book);
      LeftUndoFiles.deleteOld();
    }
    return book;
  }

  private synchronized void close() {
    if (book != null) {
      watch.close();
      missing.close();
      book.close();
      book = null;
    }
  }
}
