package org.trackwalk.eclipse.viewer.ride;

import java.nio.file.Path;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.ViewPart;
import org.trackwalk.eclipse.core.marker.MarkerAttributes;
import org.trackwalk.eclipse.viewer.desk.Deed;
import org.trackwalk.eclipse.viewer.desk.FrontDesk;
import org.trackwalk.eclipse.viewer.state.ShownSelection;
import org.trackwalk.eclipse.viewer.strip.StripCanvas;
import org.trackwalk.eclipse.viewer.strip.StripSheet;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;

/** What a car feels along the road of the level that is in front, findings at their place. */
public final class RideView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.viewer.ride";

  private static final String HELP = "org.trackwalk.eclipse.help.ride";

  private static final String NO_LEVEL =
      "Open a level in 3D: here is then what a car feels along its road.";

  /** Milliseconds between two looks at how far the measuring is. */
  private static final int LOOK = 200;

  private final Runnable listener = this::show;
  private final ISelectionListener elsewhere = this::selectedElsewhere;
  private final ShownSelection selection = new ShownSelection();
  private FrontDesk<RideDesk> front;
  private RideDesk desk;
  private RideFields fields;
  private StripCanvas chart;
  private RideSheets drawn;
  private RideChoice drawnChoice;
  private IAction measure;
  private IAction cancel;
  private IAction export;

  @Override
  public void createPartControl(Composite parent) {
    Composite body = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(body);
    fields = new RideFields(body, choice -> desk.choose(choice));
    GridDataFactory.fillDefaults().grab(true, false).applyTo(fields.control());
    chart = new StripCanvas(body, true, new Hand());
    GridDataFactory.fillDefaults().grab(true, true).applyTo(chart.control());
    PlatformUI.getWorkbench().getHelpSystem().setHelp(body, HELP);
    getSite().setSelectionProvider(selection);
    tools();
    WorkbenchUndo.offer(getViewSite());
    getSite().getPage().addPostSelectionListener(elsewhere);
    front = new FrontDesk<>(getSite().getPage(), RideDesk.class, this::show);
  }

  private void tools() {
    IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
    measure = new Deed("Measure", "Measures the ride", () -> desk.measure());
    cancel = new Deed("Cancel", "Ends the measuring", () -> desk.cancel());
    export = new Deed("Export…", "Writes the ride as a strip chart or a table", this::export);
    bar.add(measure);
    bar.add(cancel);
    bar.add(export);
    IMenuManager menu = getViewSite().getActionBars().getMenuManager();
    menu.setRemoveAllWhenShown(true);
    menu.addMenuListener(this::strips);
    strips(menu);
  }

  /** Which strips are shown. */
  private void strips(IMenuManager menu) {
    if (desk == null || desk.sheets().isEmpty()) {
      menu.add(new Action("No ride is shown") {});
      return;
    }
    for (String title : desk.sheets().get().strips()) {
      Action action =
          new Action(title, IAction.AS_CHECK_BOX) {
            @Override
            public void run() {
              desk.choose(desk.choice().with(title, isChecked()));
            }
          };
      action.setChecked(!desk.choice().hidden().contains(title));
      menu.add(action);
    }
  }

  private void export() {
    RideSheets sheets = desk.sheets().orElseThrow();
    FileDialog dialog = new FileDialog(getSite().getShell(), SWT.SAVE);
    dialog.setText("Export the ride");
    dialog.setFilterExtensions(RideExport.ENDINGS);
    dialog.setFilterNames(RideExport.PURPOSES);
    dialog.setFileName(sheets.book().level() + ".ride.svg");
    dialog.setOverwrite(true);
    String name = dialog.open();
    if (name != null) {
      export(Path.of(name));
    }
  }

  /** Writes the ride that is shown, in a job. */
  RideExport export(Path file) {
    RideExport job = new RideExport(desk.sheets().orElseThrow().book(), file);
    job.schedule();
    return job;
  }

  /** The chart, for those who look at what it says. */
  public StripCanvas chart() {
    return chart;
  }

  /** The ride that it shows; null without a level. */
  RideDesk desk() {
    return desk;
  }

  private void show(RideDesk now) {
    desk = now;
    show();
  }

  private void show() {
    if (chart.control().isDisposed()) {
      return;
    }
    if (desk != null && desk.idle() && getSite().getPage().isPartVisible(this)) {
      desk.measure();
      return;
    }
    RideSheets sheets = desk == null ? null : desk.sheets().orElse(null);
    measure.setEnabled(desk != null && sheets == null && !desk.busy());
    cancel.setEnabled(desk != null && desk.busy());
    export.setEnabled(sheets != null);
    if (sheets == null) {
      drawn = null;
      fields.show(null, RideChoice.USUAL);
      chart.show(null, desk == null ? NO_LEVEL : desk.message());
      if (desk != null && desk.busy()) {
        chart.control().getDisplay().timerExec(LOOK, listener);
      }
      return;
    }
    if (sheets != drawn || !desk.choice().equals(drawnChoice)) {
      drawn = sheets;
      drawnChoice = desk.choice();
      fields.show(sheets, drawnChoice);
      chart.show(sheets.sheet(drawnChoice), "Choose strips in the view's menu.");
    }
    chart.cursor(desk.station());
    chart.select(desk.selected());
  }

  /** A line of a list, or a light in the 3D view. */
  private void selectedElsewhere(IWorkbenchPart part, ISelection chosen) {
    if (part == this || desk == null || !(chosen instanceof IStructuredSelection some)) {
      return;
    }
    IMarker marker = Adapters.adapt(some.getFirstElement(), IMarker.class);
    String fingerprint =
        marker == null ? null : marker.getAttribute(MarkerAttributes.FINGERPRINT, null);
    if (fingerprint != null) {
      desk.point(fingerprint);
    }
  }

  @Override
  public void setFocus() {
    chart.canvas().setFocus();
  }

  @Override
  public void dispose() {
    front.close();
    getSite().getPage().removePostSelectionListener(elsewhere);
    super.dispose();
  }

  /** What the mouse and the keys do on the chart. */
  private final class Hand implements StripCanvas.Listener {

    @Override
    public void moved(double at) {
      desk.move(at);
    }

    @Override
    public void chosen(double at) {
      desk.flyThere();
    }

    @Override
    public void chosen(StripSheet.Mark mark) {
      desk.show(mark.key());
      // The editor knows which line of the list it is.
      selection.setSelection(front.editor().getSite().getSelectionProvider().getSelection());
    }
  }
}
