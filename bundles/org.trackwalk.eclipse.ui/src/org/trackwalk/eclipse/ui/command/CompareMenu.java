package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.trackwalk.model.profile.ProfileList;

/** An entry for each engine profile that may judge beside the level's own. */
public final class CompareMenu extends CommandMenu {

  /** Made by the workbench, from plugin.xml. */
  public CompareMenu() {
    super("org.trackwalk.eclipse.ui.check", CheckLevel.PROFILE);
  }

  @Override
  List<Entry> entries() {
    return ProfileList.all().stream()
        .map(p -> new Entry(CheckLevel.BESIDE + p.id(), p.title().replace("&", "&&"), p.meaning()))
        .toList();
  }
}
