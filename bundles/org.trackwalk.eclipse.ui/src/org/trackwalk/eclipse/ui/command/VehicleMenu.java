package org.trackwalk.eclipse.ui.command;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.model.profile.VehicleList;

/** An entry for each shipped vehicle that may stand beside the level's own. */
public final class VehicleMenu extends CommandMenu {

  /** Made by the workbench, from plugin.xml. */
  public VehicleMenu() {
    super("org.trackwalk.eclipse.ui.check", CheckLevel.VEHICLE);
  }

  @Override
  List<Entry> entries() {
    Set<String> own = own();
    return VehicleList.all().stream()
        .filter(v -> own.size() != 1 || !own.contains(v.id()))
        .map(v -> new Entry(v.id(), v.title().replace("&", "&&"), v.meaning()))
        .toList();
  }

  /** What the selected levels were judged by; of one that was not checked yet nobody knows. */
  private Set<String> own() {
    Set<String> ids = new HashSet<>();
    for (TrackLevel level : selected().levels()) {
      for (LevelPart part : TrackwalkCore.book().state(level).parts()) {
        ids.add(part.checked().context().vehicle().id());
      }
    }
    return ids;
  }
}
