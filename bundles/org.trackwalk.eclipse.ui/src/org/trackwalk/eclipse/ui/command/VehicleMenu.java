package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.trackwalk.model.profile.VehicleList;

/** An entry for each vehicle that may stand beside the level's own. */
public final class VehicleMenu extends CommandMenu {

  /** Made by the workbench, from plugin.xml. */
  public VehicleMenu() {
    super("org.trackwalk.eclipse.ui.check", CheckLevel.VEHICLE);
  }

  @Override
  List<Entry> entries() {
    return VehicleList.all().stream()
        .map(v -> new Entry(v.id(), v.title().replace("&", "&&"), v.meaning()))
        .toList();
  }
}
