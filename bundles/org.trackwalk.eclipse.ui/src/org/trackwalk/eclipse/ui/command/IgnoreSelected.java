package org.trackwalk.eclipse.ui.command;

import java.util.Locale;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.trackwalk.eclipse.core.change.Acceptance;
import org.trackwalk.eclipse.ui.change.IgnoreFindings;

/**
 * <em>Ignore</em>: this finding, all that are like it, its rule in these pieces, or its rule at
 * this place.
 */
public final class IgnoreSelected extends AbstractHandler {

  /** Name of a scope. */
  static final String SCOPE = "org.trackwalk.eclipse.ui.ignore.scope";

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    String scope = event.getParameter(SCOPE);
    boolean alike = "alike".equals(scope);
    Selected selected = Selected.of(event);
    IgnoreFindings.of(
        alike ? selected.alike() : selected.markers(),
        scope == null || alike
            ? Acceptance.Scope.THIS
            : Acceptance.Scope.valueOf(scope.toUpperCase(Locale.ROOT)));
    return null;
  }
}
