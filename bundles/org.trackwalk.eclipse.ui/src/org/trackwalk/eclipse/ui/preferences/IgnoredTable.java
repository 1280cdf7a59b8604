package org.trackwalk.eclipse.ui.preferences;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.change.TakeBack;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.change.ChangeRun;
import org.trackwalk.mesh.level.LevelHints.Suppression;
import org.trackwalk.model.finding.Suppressed;

/** What is ignored in a level, with the reasons, and the button that takes it back. */
final class IgnoredTable {

  /** The button. */
  static final String TAKE_BACK = "Take Back";

  private static final String[] TITLES = {"Ignored", "Reason", "By", "Until"};
  private static final int[] WIDTHS = {290, 170, 70, 90};
  private static final int HEIGHT = 110;

  private final TrackLevel level;
  private final Table table;
  private final Button button;

  private IgnoredTable(Composite parent, TrackLevel level, List<Suppression> entries) {
    this.level = level;
    Composite room = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).applyTo(room);
    GridDataFactory.fillDefaults().grab(true, true).span(2, 1).indent(0, 10).applyTo(room);
    table = new Table(room, SWT.BORDER | SWT.MULTI | SWT.FULL_SELECTION);
    table.setHeaderVisible(true);
    GridDataFactory.fillDefaults().grab(true, true).hint(SWT.DEFAULT, HEIGHT).applyTo(table);
    for (int i = 0; i < TITLES.length; i++) {
      TableColumn column = new TableColumn(table, SWT.LEFT);
      column.setText(TITLES[i]);
      column.setWidth(WIDTHS[i]);
    }
    for (Suppression entry : entries) {
      TableItem item = new TableItem(table, SWT.NONE);
      item.setText(new String[] {what(entry), entry.reason(), said(entry.by()), until(entry)});
      item.setData(entry);
    }
    button = new Button(room, SWT.PUSH);
    button.setText(TAKE_BACK);
    button.setEnabled(false);
    button.setToolTipText("They are told again; Edit > Undo ignores them as before");
    GridDataFactory.swtDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(button);
    button.addListener(SWT.Selection, event -> takeBack());
    table.addListener(SWT.Selection, event -> button.setEnabled(table.getSelectionCount() > 0));
  }

  /** The table below what a page says of a level; nothing where nothing is ignored. */
  static void in(Composite form, TrackLevel level) {
    List<Suppression> entries = TakeBack.ignored(level);
    if (!entries.isEmpty()) {
      new IgnoredTable(form, level, entries);
    } else if (level.manifest().isPresent()) {
      new Label(form, SWT.NONE).setText("Ignored:");
      new Label(form, SWT.NONE).setText("nothing");
    }
  }

  private void takeBack() {
    List<Suppression> chosen = new ArrayList<>();
    for (TableItem item : table.getSelection()) {
      chosen.add((Suppression) item.getData());
    }
    table.remove(table.getSelectionIndices());
    button.setEnabled(false);
    ChangeRun.run("Taking back what is ignored", (progress, monitor) -> TakeBack.of(level, chosen));
  }

  private String what(Suppression entry) {
    if (entry.fingerprint() != null) {
      for (LevelPart part : TrackwalkCore.book().state(level).parts()) {
        for (Suppressed each : part.report().suppressed()) {
          if (entry.fingerprint().equals(each.finding().fingerprint())) {
            return each.finding().message();
          }
        }
      }
      return entry.rule() + ", one finding";
    }
    String rule = entry.rule().equals("*") ? "everything" : entry.rule();
    String where = entry.pieces().isEmpty() ? "" : " in " + String.join(" | ", entry.pieces());
    return rule + where + (entry.box() == null ? "" : " in a box");
  }

  private static String until(Suppression entry) {
    if (entry.until() == null) {
      return "for ever";
    }
    boolean over = LocalDate.parse(entry.until()).isBefore(LocalDate.now());
    return over ? entry.until() + ", over" : entry.until();
  }

  private static String said(String text) {
    return text == null ? "" : text;
  }
}
