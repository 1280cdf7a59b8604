package org.trackwalk.eclipse.ui.command;

import java.util.List;
import java.util.Map;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.menus.IWorkbenchContribution;
import org.eclipse.ui.services.IEvaluationService;
import org.eclipse.ui.services.IServiceLocator;

/** A submenu in which each entry runs one command with another value. */
abstract class CommandMenu extends CompoundContributionItem implements IWorkbenchContribution {

  /** What is seen of an entry, and the value that its command gets; the tip may be null. */
  record Entry(String value, String label, String tip) {}

  private final String command;
  private final String parameter;
  private IServiceLocator services;

  CommandMenu(String command, String parameter) {
    this.command = command;
    this.parameter = parameter;
  }

  abstract List<Entry> entries();

  /** What is selected as the menu opens. */
  final Selected selected() {
    IEvaluationService now = services.getService(IEvaluationService.class);
    return Selected.of(new ExecutionEvent(null, Map.of(), null, now.getCurrentState()));
  }

  @Override
  public final void initialize(IServiceLocator locator) {
    services = locator;
  }

  @Override
  protected final IContributionItem[] getContributionItems() {
    return entries().stream()
        .map(entry -> new CommandContributionItem(item(entry)))
        .toArray(IContributionItem[]::new);
  }

  private CommandContributionItemParameter item(Entry entry) {
    return new CommandContributionItemParameter(
        services,
        null,
        command,
        Map.of(parameter, entry.value()),
        null,
        null,
        null,
        entry.label(),
        null,
        entry.tip(),
        CommandContributionItem.STYLE_PUSH,
        null,
        false);
  }
}
