package org.trackwalk.eclipse.ui;

import org.osgi.framework.BundleActivator;
import org.osgi.framework.BundleContext;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.ui.console.CheckConsole;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/** The running plug-in: from the first view or command on, checks are told in the console. */
public final class TrackwalkUi implements BundleActivator {

  private final CheckConsole console = new CheckConsole();

  @Override
  public void start(BundleContext context) {
    TrackwalkCore.book().addListener(console);
    ReadFindings.start();
  }

  @Override
  public void stop(BundleContext context) {
    // The book belongs to the core, which may have ended before.
  }
}
