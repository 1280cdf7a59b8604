package org.trackwalk.eclipse.ui.command;

import java.util.List;

/** An entry for each format that reports are written in. */
public final class FormatMenu extends CommandMenu {

  /** Made by the workbench, from plugin.xml. */
  public FormatMenu() {
    super("org.trackwalk.eclipse.ui.export", ExportReport.FORMAT);
  }

  @Override
  List<Entry> entries() {
    return FormatWords.sorted().stream()
        .map(
            format ->
                new Entry(
                    format.id(),
                    FormatWords.name(format) + ": " + FormatWords.purpose(format) + "…",
                    null))
        .toList();
  }
}
