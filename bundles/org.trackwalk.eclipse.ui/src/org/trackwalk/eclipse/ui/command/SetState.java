package org.trackwalk.eclipse.ui.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.handlers.HandlerUtil;
import org.trackwalk.eclipse.core.change.LevelChange;
import org.trackwalk.eclipse.core.change.StateChange;
import org.trackwalk.eclipse.ui.change.ChangeRun;
import org.trackwalk.eclipse.ui.change.Refusal;
import org.trackwalk.model.finding.WorkState;

/** <em>State</em>: how far the team is with the chosen findings. */
public final class SetState extends AbstractHandler {

  /** Which state, by its id. */
  static final String STATE = "org.trackwalk.eclipse.ui.state.id";

  /** What else is to be known; where {@code ask} stands, it is asked for. */
  static final String NOTE = "org.trackwalk.eclipse.ui.state.note";

  private static final String ASK = "ask";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    List<IMarker> markers = new ArrayList<>(Selected.of(event).markers());
    WorkState state = state(event.getParameter(STATE));
    String note = event.getParameter(NOTE);
    try {
      if (ASK.equals(note)) {
        Set<String> noted = StateChange.notes(markers);
        boolean alike = noted.size() <= 1;
        InputDialog dialog =
            new InputDialog(
                HandlerUtil.getActiveShellChecked(event),
                "State of the finding",
                "A note for the team, \""
                    + state.id()
                    + (alike ? "\":" : "\"; each keeps its own where this stays empty:"),
                alike ? String.join("", noted) : "",
                null);
        if (dialog.open() != Window.OK) {
          return null;
        }
        note = dialog.getValue().strip();
        note = note.isEmpty() && !alike ? null : note;
      }
      String by = System.getProperty("user.name", "");
      for (LevelChange change : StateChange.of(markers, state, by, note)) {
        ChangeRun.make(change);
      }
    } catch (CoreException e) {
      Refusal.say("The state was not kept: " + e.getStatus().getMessage());
    }
    return null;
  }

  private static WorkState state(String id) {
    for (WorkState state : WorkState.values()) {
      if (state.id().equals(id)) {
        return state;
      }
    }
    return WorkState.IN_WORK;
  }
}
