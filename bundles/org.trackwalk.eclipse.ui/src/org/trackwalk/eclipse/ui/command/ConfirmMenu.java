package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.trackwalk.eclipse.core.check.EngineConfirm;
import org.trackwalk.io.engine.EngineSetup;

/** An entry for each real engine that may drive over the selected findings. */
public class ConfirmMenu extends CommandMenu {

  private final String scope;

  /** Made by the workbench, from plugin.xml. */
  public ConfirmMenu() {
    this("");
  }

  ConfirmMenu(String scope) {
    super("org.trackwalk.eclipse.ui.confirm", ConfirmInEngine.ENGINE);
    this.scope = scope;
  }

  @Override
  final List<Entry> entries() {
    return EngineSetup.all().stream()
        .map(
            setup ->
                new Entry(
                    scope + setup.id(),
                    setup.title() + (EngineConfirm.installed(setup) ? "" : "\u2026"),
                    EngineConfirm.installed(setup) ? null : "Is fetched first"))
        .toList();
  }
}
