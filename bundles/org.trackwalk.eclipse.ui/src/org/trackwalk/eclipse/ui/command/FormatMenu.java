package org.trackwalk.eclipse.ui.command;

import java.util.List;
import org.trackwalk.report.output.FormatList;

/** An entry for each format that reports are written in. */
public final class FormatMenu extends CommandMenu {

  /** Made by the workbench, from plugin.xml. */
  public FormatMenu() {
    super("org.trackwalk.eclipse.ui.export", ExportReport.FORMAT);
  }

  @Override
  List<Entry> entries() {
    return FormatList.all().stream()
        .map(f -> new Entry(f.id(), f.id() + ": " + f.description() + "…", null))
        .toList();
  }
}
