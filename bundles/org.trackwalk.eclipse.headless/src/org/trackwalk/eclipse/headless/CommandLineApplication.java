package org.trackwalk.eclipse.headless;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.trackwalk.cli.Main;
import org.trackwalk.eclipse.core.worker.EngineBundles;
import org.trackwalk.eclipse.core.worker.WorkerBundles;

/**
 * Runs the command line inside an Eclipse installation: same commands, options and exit codes as
 * the start script. The application's id is {@code org.trackwalk.eclipse.headless.app}.
 *
 * <p>The native launcher of an Eclipse opens a dialog on exit codes other than 0; its option {@code
 * --launcher.suppressErrors} keeps it quiet. The property {@code eclipse.exitdata} is no way to do
 * so: without a native launcher its value is printed to standard output.
 */
public final class CommandLineApplication implements IApplication {

  /**
   * @return the command line's exit code as an {@link Integer}; the launcher ends the process with
   *     it
   */
  @Override
  public Object start(IApplicationContext context) {
    String[] arguments =
        (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
    WorkerBundles.announce();
    EngineBundles.announce();
    return Main.run(arguments, System.out, System.err);
  }

  @Override
  public void stop() {
    // A forced end of the framework ends the command; files are written whole or not at all.
  }
}
