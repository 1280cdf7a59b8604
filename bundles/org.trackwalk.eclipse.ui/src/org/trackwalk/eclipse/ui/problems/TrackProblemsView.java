package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.ITreeSelection;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IMemento;
import org.eclipse.ui.ISelectionListener;
import org.eclipse.ui.IViewSite;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.views.markers.MarkerSupportView;
import org.trackwalk.eclipse.core.marker.FindingDrafts;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.show.FindingPlace;
import org.trackwalk.eclipse.viewer.state.ViewState;

/** All findings of all levels in the workspace, the worst first. */
public final class TrackProblemsView extends MarkerSupportView {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.ui.problems";

  /**
   * Lines before the one that has the rest behind it: the platform makes a thousand in one go, and
   * the window stands still meanwhile.
   */
  static final int AT_ONCE = 250;

  private static final String GENERATOR = "org.trackwalk.eclipse.ui.generator";
  private static final String HELP = "org.trackwalk.eclipse.help.problems";

  private final ISelectionListener elsewhere = this::selectedElsewhere;
  private boolean linked;
  private boolean fromElsewhere;
  private boolean restoring;
  private boolean sideBySide;
  private TreeViewer viewer;
  private FoldedRows rows;
  private KeptChoice choice;
  private Runnable keys = () -> {};
  private OutOfDate outOfDate;
  private WorkLine work;
  private Runnable front = () -> {};
  private Runnable shownAnew = () -> {};
  private final AtomicBoolean sifting = new AtomicBoolean();

  /** Made by the platform. */
  public TrackProblemsView() {
    super(GENERATOR);
  }

  @Override
  public void init(IViewSite site, IMemento memento) throws PartInitException {
    FreeGrouping.install(GENERATOR);
    ShownStore.withoutLimits();
    super.init(site, memento);
  }

  @Override
  public void createPartControl(Composite parent) {
    work = new WorkLine(parent);
    super.createPartControl(work.below());
    viewer = (TreeViewer) getSite().getSelectionProvider();
    rows = FoldedRows.install(viewer);
    choice = new KeptChoice(viewer, rows);
    viewer.setDisplayIncrementally(AT_ONCE);
    viewer.refresh();
    for (TreeColumn column : viewer.getTree().getColumns()) {
      // The platform sorts members in a job; the lines themselves can follow at once.
      column.addListener(SWT.Selection, event -> viewer.refresh());
    }
    getSite().setSelectionProvider(new ChosenFindings(viewer, rows));
    IActionBars bars = getViewSite().getActionBars();
    LineKeys.of(viewer.getTree(), work.above().search(), bars);
    bars.getToolBarManager().removeAll();
    new ShownActions(this).fill(bars);
    bars.updateActionBars();
    viewer.addPostSelectionChangedListener(this::selected);
    getSite().getPage().addPostSelectionListener(elsewhere);
    PlatformUI.getWorkbench().getHelpSystem().setHelp(viewer.getControl(), HELP);
    keys = TrackKeys.activate(getSite());
    StockEntries.hide(menu());
    front = FrontLevel.follow(getSite().getPage(), ShownStore::front);
    shownAnew = ShownStore.listen(this::choseOtherwise);
    outOfDate = OutOfDate.listen(parent.getDisplay(), this::describe);
  }

  /** The context menu. */
  Menu menu() {
    return viewer.getControl().getMenu();
  }

  /** Whether the 3D view follows the selection without a double click. */
  boolean linked() {
    return linked;
  }

  void link(boolean on) {
    linked = on;
  }

  /** The findings in the order in which they stand here, whatever is folded away. */
  public List<IMarker> shown() {
    List<IMarker> markers = new ArrayList<>();
    for (Object top : rows.lines()) {
      add(markers, top);
      for (Object below : rows.getChildren(top)) {
        add(markers, below);
      }
    }
    return markers;
  }

  /** The lines to go through one by one: a folded group is one, by the worst of it. */
  public List<IMarker> steps() {
    List<IMarker> markers = new ArrayList<>();
    for (Object top : rows.lines()) {
      if (viewer.getExpandedState(top)) {
        for (Object below : rows.getChildren(top)) {
          add(markers, below);
        }
      } else if (rows.marker(top) != null) {
        markers.add(rows.marker(top));
      }
    }
    return markers;
  }

  /**
   * The findings to go through that nobody has done: of a folded group the worst of these speaks
   * for it.
   */
  public List<IMarker> openSteps() {
    List<IMarker> markers = new ArrayList<>();
    for (Object top : rows.lines()) {
      List<IMarker> open = new ArrayList<>();
      add(open, top);
      for (Object below : rows.getChildren(top)) {
        add(open, below);
      }
      open.removeIf(marker -> !new TrackMarker(marker).open());
      boolean all = viewer.getExpandedState(top);
      markers.addAll(all ? open : open.subList(0, Math.min(1, open.size())));
    }
    return markers;
  }

  /**
   * Somebody shows other findings: what the platform has brought is sifted at once. By a timer, for
   * what runs asynchronously waits until the window has measured every line of the list before.
   */
  private void choseOtherwise() {
    if (sifting.getAndSet(true)) {
      return;
    }
    Display display = viewer.getControl().getDisplay();
    if (display.getThread() == Thread.currentThread()) {
      display.timerExec(0, this::sift);
    } else {
      display.asyncExec(this::sift);
    }
  }

  private void sift() {
    sifting.set(false);
    if (!viewer.getControl().isDisposed()) {
      if (rows.changed()) {
        viewer.refresh();
      }
      setContentDescription("");
    }
  }

  /** What the list holds, above it: the platform's words know neither notes nor lines. */
  @Override
  protected void setContentDescription(String description) {
    super.setContentDescription(rows == null ? description : head());
    if (rows != null) {
      // The platform has just said there by what it groups; that is no matter of a designer's.
      viewer.getControl().getDisplay().asyncExec(this::afterFilled);
    }
  }

  private void afterFilled() {
    if (!viewer.getControl().isDisposed()) {
      restoring = true;
      choice.restore();
      restoring = false;
      tellChosen();
    }
  }

  private void tellChosen() {
    IMarker marker = chosen(viewer.getStructuredSelection());
    IStatusLineManager status = getViewSite().getActionBars().getStatusLineManager();
    status.setMessage(marker == null ? "" : new TrackMarker(marker).message());
  }

  /** The finding of the one selected line; null for none or several. */
  private IMarker chosen(IStructuredSelection some) {
    IMarker marker = some.size() == 1 ? rows.marker(some.getFirstElement()) : null;
    return TrackMarker.is(marker) ? marker : null;
  }

  private void describe() {
    if (!viewer.getControl().isDisposed()) {
      setContentDescription("");
    }
  }

  private String head() {
    Tally shown = rows.tally();
    if (!sideBySide && shown.compared()) {
      showSideBySide(); // the list was made anew over what has been compared before
    }
    return ListHead.words(
        outOfDate == null ? "" : outOfDate.words(),
        shown,
        shown.findings() == 0 ? 0 : rows.lines().length);
  }

  /** Puts the column that has two engines or vehicles side by side right behind the jolt. */
  public void showSideBySide() {
    sideBySide = true;
    Tree tree = viewer.getTree();
    int beside = -1;
    int jolt = -1;
    for (int i = 0; i < tree.getColumnCount(); i++) {
      Object field = tree.getColumn(i).getData(FoldedRows.FIELD);
      beside = field instanceof ProfileField ? i : beside;
      jolt = field instanceof JoltField ? i : jolt;
    }
    if (beside >= 0 && jolt >= 0) {
      List<Integer> order = new ArrayList<>();
      for (int column : tree.getColumnOrder()) {
        if (column != beside) {
          order.add(column);
        }
        if (column == jolt) {
          order.add(beside);
        }
      }
      tree.setColumnOrder(order.stream().mapToInt(Integer::intValue).toArray());
      TreeColumn both = tree.getColumn(beside);
      both.setWidth(Math.max(both.getWidth(), ProfileField.SIDE_BY_SIDE));
    }
  }

  /** The lines as widgets. */
  public Tree tree() {
    return viewer.getTree();
  }

  /** What is being worked at, above the lines. */
  WorkLine work() {
    return work;
  }

  /** How far the list looks and for what. */
  LookLine lookLine() {
    return work.above();
  }

  /** Where a menu about the selected line belongs, on the display. */
  public Point besideSelection() {
    Tree tree = viewer.getTree();
    TreeItem[] chosen = tree.getSelection();
    Rectangle line = chosen.length == 0 ? new Rectangle(0, 0, 0, 0) : chosen[0].getBounds();
    return tree.toDisplay(line.x, line.y + line.height);
  }

  /** What is written in the first column, line by line, as far as groups are open. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (TreeItem top : viewer.getTree().getItems()) {
      lines.add(top.getText());
      for (TreeItem below : top.getExpanded() ? top.getItems() : new TreeItem[0]) {
        lines.add(below.getText());
      }
    }
    return lines;
  }

  /** Selects a finding and scrolls to it, when it is shown: now or later. */
  public void select(IMarker marker) {
    choice.select(marker);
  }

  @Override
  public void dispose() {
    keys.run();
    front.run();
    shownAnew.run();
    getSite().getPage().removePostSelectionListener(elsewhere);
    if (outOfDate != null) {
      outOfDate.end();
    }
    super.dispose();
  }

  @Override
  protected void openSelectedMarkers() {
    for (Object element : viewer.getStructuredSelection()) {
      IMarker marker = rows.marker(element);
      if (TrackMarker.is(marker)) {
        if (FindingDrafts.MORE.equals(new TrackMarker(marker).rule())) {
          run("org.trackwalk.eclipse.ui.showAll");
        } else {
          show(marker, true);
        }
        return;
      }
    }
  }

  private void run(String command) {
    try {
      getSite().getService(IHandlerService.class).executeCommand(command, null);
    } catch (CommandException e) {
      ILog.of(TrackProblemsView.class).warn("cannot run " + command, e);
    }
  }

  private void selected(SelectionChangedEvent event) {
    IMarker marker = event.getSelection() instanceof ITreeSelection some ? chosen(some) : null;
    tellChosen();
    if (marker != null && linked && !restoring) {
      show(marker, false);
    } else if (marker != null && !fromElsewhere) {
      FindingPlace.light(getSite().getPage(), marker);
    } else if (marker == null && event.getStructuredSelection().size() == 1) {
      FindingPlace.dark(getSite().getPage()); // the line of a group
    }
  }

  /** A finding that is chosen in the 3D view or in a chart: its line. */
  private void selectedElsewhere(IWorkbenchPart part, ISelection chosen) {
    if (part == this || !(chosen instanceof IStructuredSelection some) || some.size() > 1) {
      return;
    }
    IMarker marker = Adapters.adapt(some.getFirstElement(), IMarker.class);
    if (marker == null && LineElsewhere.isLeft(first(), Adapters.adapt(part, ViewState.class))) {
      choice.none();
    } else if (TrackMarker.is(marker) && !LineElsewhere.standsFor(first(), marker)) {
      fromElsewhere = true;
      select(marker);
      fromElsewhere = false;
    }
  }

  /** The finding that the first selected line stands for; null for none. */
  private IMarker first() {
    Object first = viewer.getStructuredSelection().getFirstElement();
    return first == null ? null : rows.marker(first);
  }

  private void show(IMarker marker, boolean activate) {
    try {
      FindingPlace.show(getSite().getPage(), marker, activate);
    } catch (PartInitException e) {
      StatusManager.getManager().handle(e.getStatus(), StatusManager.SHOW);
    }
  }

  private static void add(List<IMarker> markers, Object element) {
    IMarker marker = marker(element);
    if (marker != null) {
      markers.add(marker);
    }
  }

  private static IMarker marker(Object element) {
    return FoldedRows.own(element);
  }
}
