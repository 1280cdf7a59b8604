package org.trackwalk.rcp.start;

import java.nio.file.Path;
import java.util.Map;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;

/** <em>File &gt; Open Track</em> for a file that is known already. */
public final class OpenCommand {

  private static final String OPEN = "org.trackwalk.eclipse.ui.open";
  private static final String OPEN_PATH = OPEN + ".path";

  private OpenCommand() {}

  /** Shows a file or folder where it lies; what cannot be opened is said in a dialog. */
  public static void run(Path path) {
    var workbench = PlatformUI.getWorkbench();
    try {
      var commands = workbench.getService(ICommandService.class);
      var command =
          ParameterizedCommand.generateCommand(
              commands.getCommand(OPEN), Map.of(OPEN_PATH, path.toString()));
      workbench.getService(IHandlerService.class).executeCommand(command, null);
    } catch (CommandException e) {
      ILog.of(OpenCommand.class).error("Could not open " + path, e);
    }
  }
}
