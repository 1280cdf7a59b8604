package org.trackwalk.eclipse.ui.command;

import java.util.List;
import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.EngineConfirm;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.io.engine.EngineLibrary;
import org.trackwalk.io.engine.EngineSetup;

/**
 * <em>Confirm in Engine</em>: a real engine drives over the selected findings, or the whole level;
 * what it did stands in Explain beside what was foretold.
 */
public final class ConfirmInEngine extends AbstractHandler {

  /** Id of the engine. */
  static final String ENGINE = "org.trackwalk.eclipse.ui.confirm.engine";

  /** Before the id: the whole level, whatever is selected. */
  static final String LEVEL = "level ";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    String asked = event.getParameter(ENGINE);
    boolean whole = asked != null && asked.startsWith(LEVEL);
    String id = whole ? asked.substring(LEVEL.length()) : asked;
    EngineSetup setup = EngineSetup.byId(id == null ? "physx" : id).orElseThrow();
    Selected selected = Selected.of(event);
    List<IMarker> markers = whole ? List.of() : selected.markers();
    Optional<TrackLevel> level =
        markers.isEmpty()
            ? selected.levels().stream().findFirst()
            : TrackwalkCore.book().level(markers.get(0));
    if (level.isEmpty()) {
      Refusal.say("There is nothing to confirm: choose a level or a finding.");
      return null;
    }
    boolean fetch = !EngineConfirm.installed(setup);
    if (!fetch || agreed(HandlerUtil.getActiveShellChecked(event), setup)) {
      new ConfirmJob(
              HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage(),
              level.get(),
              markers,
              setup,
              fetch)
          .schedule();
    }
    return null;
  }

  private static boolean agreed(Shell shell, EngineSetup setup) {
    EngineLibrary library = EngineConfirm.library(setup);
    return MessageDialog.openConfirm(
        shell,
        "Confirm in Engine",
        setup.title()
            + " is not on this machine yet. It is fetched once from Maven Central by the Maven of"
            + " this machine; afterwards no network is needed.\n\nLicence: "
            + library.licence());
  }
}
