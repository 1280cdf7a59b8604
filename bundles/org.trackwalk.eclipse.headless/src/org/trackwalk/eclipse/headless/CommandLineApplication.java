package org.trackwalk.eclipse.headless;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.trackwalk.cli.Main;

/**
 * Runs the command line inside an Eclipse installation: same commands, options and exit codes as
 * the start script. The application's id is {@code org.trackwalk.eclipse.headless.app}.
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
    return Main.run(arguments, System.out, System.err);
  }

  @Override
  public void stop() {
    // The commands poll nothing that could be told to stop: a forced end of the framework ends
    // them,
    // and report files are written whole or not at all.
  }
}
