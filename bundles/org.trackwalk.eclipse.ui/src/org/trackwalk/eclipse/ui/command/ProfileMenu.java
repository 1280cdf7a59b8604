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
import org.trackwalk.check.profile.Profile;
import org.trackwalk.check.profile.ProfileList;

/** An entry for each engine profile that ships with the tool. */
public final class ProfileMenu extends CompoundContributionItem implements IWorkbenchContribution {

  private IServiceLocator services;

  @Override
  public void initialize(IServiceLocator locator) {
    services = locator;
  }

  @Override
  protected IContributionItem[] getContributionItems() {
    List<IContributionItem> items = new ArrayList<>();
    for (Profile profile : ProfileList.all()) {
      CommandContributionItemParameter entry =
          new CommandContributionItemParameter(
              services,
              null,
              "org.trackwalk.eclipse.ui.check",
              Map.of(CheckLevel.PROFILE, profile.id()),
              null,
              null,
              null,
              profile.title().replace("&", "&&"),
              null,
              profile.meaning(),
              CommandContributionItem.STYLE_PUSH,
              null,
              false);
      items.add(new CommandContributionItem(entry));
    }
    return items.toArray(IContributionItem[]::new);
  }
}
