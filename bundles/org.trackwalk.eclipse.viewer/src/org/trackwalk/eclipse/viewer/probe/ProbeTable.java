package org.trackwalk.eclipse.viewer.probe;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jface.layout.TableColumnLayout;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.ColumnWeightData;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.eclipse.viewer.theme.Contrast;

/** The triangles near a probe, in the order in which they were judged. */
final class ProbeTable {

  private final Composite room;
  private final TableViewer viewer;
  private VerdictWords words;
  private boolean filling;

  ProbeTable(Composite parent, Consumer<Verdict> chosen) {
    room = new Composite(parent, SWT.NONE);
    TableColumnLayout layout = new TableColumnLayout();
    room.setLayout(layout);
    viewer = new TableViewer(room, SWT.FULL_SELECTION | SWT.SINGLE | SWT.V_SCROLL);
    Table table = viewer.getTable();
    table.setHeaderVisible(true);
    table.setLinesVisible(true);
    ColumnViewerToolTipSupport.enableFor(viewer);
    viewer.setContentProvider(ArrayContentProvider.getInstance());
    column(layout, "Verdict", 13, VerdictWords::verdict, true);
    column(layout, "Distance", 12, v -> words.distance(v), false);
    column(layout, "Piece, triangle", 18, v -> words.triangle(v), false);
    column(layout, "Touched at", 9, VerdictWords::feature, false);
    column(layout, "Pushes along x, y, z", 23, v -> words.normal(v), false);
    column(layout, "Why", 43, v -> words.reason(v), false);
    viewer.addSelectionChangedListener(
        event -> {
          if (!filling) {
            chosen.accept((Verdict) event.getStructuredSelection().getFirstElement());
          }
        });
  }

  Composite control() {
    return room;
  }

  Table table() {
    return viewer.getTable();
  }

  /** Shows verdicts in place of the last ones. */
  void show(List<Verdict> verdicts, VerdictWords said) {
    filling = true;
    words = said;
    viewer.setInput(verdicts);
    filling = false;
  }

  private void column(
      TableColumnLayout layout,
      String title,
      int weight,
      Function<Verdict, String> text,
      boolean coloured) {
    TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
    column.getColumn().setText(title);
    layout.setColumnData(column.getColumn(), new ColumnWeightData(weight, 5 * weight));
    column.setLabelProvider(
        new ColumnLabelProvider() {
          @Override
          public String getText(Object row) {
            return text.apply((Verdict) row);
          }

          @Override
          public String getToolTipText(Object row) {
            String full = text.apply((Verdict) row);
            return full.isEmpty() ? null : full;
          }

          @Override
          public Color getForeground(Object row) {
            RGB back = viewer.getTable().getBackground().getRGB();
            int ground = back.red << 16 | back.green << 8 | back.blue;
            int rgb = Contrast.readable(VerdictWords.colour((Verdict) row), ground);
            return coloured ? new Color(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF) : null;
          }
        });
  }
}
