package org.trackwalk.eclipse.viewer.ride;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.trackwalk.model.ride.Ride;

/** The line over the chart: stretch, lane, way, and what is drawn. */
final class RideFields {

  private final Composite line;
  private final Combo stretch;
  private final Combo lane;
  private final Combo way;
  private final Label words;
  private RideSheets shown;
  private RideChoice choice = RideChoice.USUAL;

  RideFields(Composite parent, Consumer<RideChoice> chosen) {
    line = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(4).margins(4, 2).applyTo(line);
    stretch = combo("Stretch of the road");
    lane = combo("Lane whose curves are drawn; the band behind is all lanes");
    way = combo("Which way it is driven");
    way.setItems(
        Arrays.stream(RideChoice.Way.values()).map(RideChoice.Way::title).toArray(String[]::new));
    words = new Label(line, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(words);
    stretch.addListener(
        SWT.Selection,
        event -> chosen.accept(choice.onStrand(shown.strands().get(stretch.getSelectionIndex()))));
    lane.addListener(SWT.Selection, event -> chosen.accept(choice.onLane(laneAt())));
    way.addListener(
        SWT.Selection,
        event -> chosen.accept(choice.going(RideChoice.Way.values()[way.getSelectionIndex()])));
    show(null, RideChoice.USUAL);
  }

  private Combo combo(String tip) {
    Combo combo = new Combo(line, SWT.READ_ONLY);
    combo.setToolTipText(tip);
    combo.setLayoutData(new GridData());
    return combo;
  }

  Composite control() {
    return line;
  }

  private String laneAt() {
    return shown.lanes(choice.strand()).get(lane.getSelectionIndex()).lane();
  }

  /** Shows what is chosen; of no ride nothing can be. */
  void show(RideSheets sheets, RideChoice now) {
    boolean other = sheets != shown || now.strand() != choice.strand();
    shown = sheets;
    choice = now;
    boolean none = sheets == null;
    List.of(stretch, lane, way).forEach(combo -> combo.setEnabled(!none));
    boolean several = !none && sheets.strands().size() > 1;
    stretch.setVisible(several);
    ((GridData) stretch.getLayoutData()).exclude = !several;
    if (none) {
      words.setText("");
    } else {
      if (other) {
        stretch.setItems(sheets.strands().stream().map(sheets::title).toArray(String[]::new));
        lane.setItems(
            sheets.lanes(now.strand()).stream().map(RideSheets::words).toArray(String[]::new));
      }
      Ride ride = sheets.ride(now, false);
      stretch.select(sheets.strands().indexOf(now.strand()));
      lane.select(sheets.lanes(now.strand()).indexOf(ride));
      way.select(now.way().ordinal());
      String road = several ? "" : " on " + sheets.title(now.strand());
      String vehicle = sheets.book().ride().vehicle();
      words.setText(
          vehicle + road + "; grey: all lanes, both ways; discs: findings, numbered by rank");
    }
    line.layout(true);
    line.getParent().layout(true);
  }
}
