package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.trackwalk.model.profile.ProfileList;

/** An entry for each engine profile that ships with the tool. */
public final class ProfileMenu extends CommandMenu {

  /** Made by the workbench, from plugin.xml. */
  public ProfileMenu() {
    super("org.trackwalk.eclipse.ui.check", CheckLevel.PROFILE);
  }

  @Override
  List<Entry> entries() {
    return ProfileList.all().stream()
        .map(p -> new Entry(p.id(), p.title().replace("&", "&&"), p.meaning()))
        .toList();
  }
}
