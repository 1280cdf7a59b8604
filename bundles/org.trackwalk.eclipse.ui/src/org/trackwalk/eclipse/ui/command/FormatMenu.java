package org.trackwalk.eclipse.ui.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.ui.actions.CompoundContributionItem;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.eclipse.ui.menus.IWorkbenchContribution;
import org.eclipse.ui.services.IServiceLocator;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** An entry for each format that reports are written in. */
public final class FormatMenu extends CompoundContributionItem implements IWorkbenchContribution {

  private IServiceLocator services;

  @Override
  public void initialize(IServiceLocator locator) {
    services = locator;
  }

  @Override
  protected IContributionItem[] getContributionItems() {
    List<IContributionItem> items = new ArrayList<>();
    for (ReportFormat format : FormatList.all()) {
      CommandContributionItemParameter entry =
          new CommandContributionItemParameter(
              services,
              null,
              "org.trackwalk.eclipse.ui.export",
              Map.of(ExportReport.FORMAT, format.id()),
              null,
              null,
              null,
              format.id() + ": " + format.description() + "…",
              null,
              null,
              CommandContributionItem.STYLE_PUSH,
              null,
              false);
      items.add(new CommandContributionItem(entry));
    }
    return items.toArray(IContributionItem[]::new);
  }
}
