package org.trackwalk.eclipse.viewer.outline;

import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.action.IContributionManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.jface.viewers.CheckStateChangedEvent;
import org.eclipse.jface.viewers.CheckboxTreeViewer;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchActionConstants;
import org.eclipse.ui.IWorkbenchPartSite;
import org.eclipse.ui.part.Page;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.trackwalk.eclipse.viewer.desk.Deed;
import org.trackwalk.eclipse.viewer.scene.LevelScene;
import org.trackwalk.eclipse.viewer.stage.Stage;
import org.trackwalk.eclipse.viewer.state.Change;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.eclipse.viewer.state.ViewState;
import org.trackwalk.eclipse.viewer.theme.Palette;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.text.PartWords;

/** Files and pieces of the level: what is checked is seen, what is selected is framed. */
public final class PieceOutline extends Page implements IContentOutlinePage {

  /** Id of the context menu. */
  public static final String POPUP_ID = "org.trackwalk.eclipse.viewer.outline";

  /** A finding of more pieces selects none of them here. */
  private static final int MOST_FOLLOWED = 100;

  private static final String OVERLAY = "outline";
  private static final double WIDTH = 2.5;

  /** Files with more pieces than this start folded. */
  private static final int UNFOLDED = 400;

  private final ViewState state;
  private final Stage stage;
  private final Function<String, IFile> fileOf;
  private final IWorkbenchPartSite owner;
  private final Consumer<Change> listener = this::changed;
  private final PieceFilter filter = new PieceFilter();
  private Composite room;
  private Label whole;
  private CheckboxTreeViewer viewer;
  private PieceRows rows;
  private WeldedSurface shown;
  private boolean following;

  /**
   * The outline of what a stage shows.
   *
   * @param fileOf the file in the workspace of a piece's name; null when there is none
   * @param owner site of the editor that it is about and closes with
   */
  public PieceOutline(
      ViewState state, Stage stage, Function<String, IFile> fileOf, IWorkbenchPartSite owner) {
    this.state = state;
    this.stage = stage;
    this.fileOf = fileOf;
    this.owner = owner;
  }

  @Override
  public void createControl(Composite parent) {
    room = new Composite(parent, SWT.NONE);
    GridLayout layout = new GridLayout();
    layout.marginWidth = 0;
    layout.marginHeight = 2;
    room.setLayout(layout);
    Text text = new Text(room, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
    text.setMessage("Part of a name");
    text.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    text.addListener(SWT.Modify, event -> filter(text.getText()));
    whole = new Label(room, SWT.WRAP);
    whole.setToolTipText("All pieces together: what hangs together over edges, and where it ends");
    whole.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    viewer = new CheckboxTreeViewer(room, SWT.MULTI | SWT.H_SCROLL | SWT.V_SCROLL);
    viewer.getTree().setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    viewer.setUseHashlookup(true);
    viewer.setContentProvider(new PieceContents());
    viewer.setLabelProvider(new DelegatingStyledCellLabelProvider(new PieceLabels(state)));
    viewer.setCheckStateProvider(new SeenPieces(state.hidden()));
    viewer.addFilter(filter);
    viewer.addCheckStateListener(this::checked);
    viewer.addSelectionChangedListener(event -> selected(event.getStructuredSelection()));
    MenuManager menus = new MenuManager();
    actions(menus);
    menus.add(new Separator(IWorkbenchActionConstants.MB_ADDITIONS));
    viewer.getTree().setMenu(menus.createContextMenu(viewer.getTree()));
    getSite().registerContextMenu(POPUP_ID, menus, viewer);
    getSite().setSelectionProvider(viewer);
    actions(getSite().getActionBars().getToolBarManager());
    WorkbenchUndo.offer(getSite().getActionBars(), owner);
    state.addListener(listener);
    changed(Change.SCENE);
  }

  private void actions(IContributionManager manager) {
    manager.add(new Deed("Show all", "Shows all pieces", state::showAll));
    manager.add(new Deed("Hide others", "Shows only what is selected here", this::hideOthers));
  }

  private void filter(String text) {
    filter.wanted(text);
    viewer.refresh();
    if (!text.isBlank() || rows != null && rows.count() <= UNFOLDED) {
      viewer.expandAll();
    }
  }

  private void changed(Change change) {
    if (room.isDisposed()) {
      return;
    }
    WeldedSurface surface = state.scene().map(LevelScene::surface).orElse(null);
    if (change == Change.SCENE && surface != shown) {
      shown = surface;
      LevelReport report = state.scene().map(s -> s.checked().report()).orElse(null);
      rows = report == null ? null : new PieceRows(surface, report.facts(), fileOf);
      whole.setText(report == null ? "" : PartWords.of(report.facts().parts(), report.axes()));
      room.layout();
      viewer.setInput(rows);
      if (rows != null && rows.count() <= UNFOLDED) {
        viewer.expandAll();
      }
      state.overlay(OVERLAY, null);
    } else if (change == Change.PIECES || change == Change.OPTIONS || change == Change.SCENE) {
      viewer.refresh();
    } else if (change == Change.SELECTION) {
      follow();
    }
  }

  /** Selects the piece that was clicked in the view, or those of the finding that is selected. */
  private void follow() {
    if (rows == null || state.scene().map(LevelScene::surface).orElse(null) != shown) {
      return;
    }
    BitSet chosen = state.selectedPieces();
    boolean few = chosen.cardinality() <= MOST_FOLLOWED;
    List<PieceRow> found = few ? chosen.stream().mapToObj(rows::piece).toList() : List.of();
    following = true;
    viewer.setSelection(new StructuredSelection(found), true);
    following = false;
    mark(state.hit().isPresent() ? chosen : new BitSet());
  }

  private void checked(CheckStateChangedEvent event) {
    BitSet hidden = (BitSet) state.hidden().clone();
    pieces(List.of((PieceRow) event.getElement())).stream()
        .forEach(piece -> hidden.set(piece, !event.getChecked()));
    state.hideOnly(hidden);
    viewer.refresh();
  }

  private void selected(IStructuredSelection selection) {
    if (following || shown == null) {
      return;
    }
    BitSet pieces = pieces(selection.toList());
    mark(pieces);
    double[] box = pieces.isEmpty() ? null : new PieceBox(shown, pieces).bounds();
    boolean solid = box != null && box[0] <= box[3];
    state.selectPieces(pieces, solid ? box : null);
    if (solid) {
      stage.flyToBox(box);
    }
  }

  private void mark(BitSet pieces) {
    state.overlay(
        OVERLAY,
        pieces.isEmpty()
            ? null
            : new Overlay(
                new PieceBox(shown, pieces).borders(Palette.SELECTED), WIDTH, true, List.of()));
  }

  private static BitSet pieces(List<?> chosen) {
    BitSet pieces = new BitSet();
    for (Object each : chosen) {
      PieceRow row = (PieceRow) each;
      if (row.piece() == PieceRow.NO_PIECE) {
        row.parts().forEach(part -> pieces.set(part.piece()));
      } else {
        pieces.set(row.piece());
      }
    }
    return pieces;
  }

  private void hideOthers() {
    BitSet chosen = pieces(viewer.getStructuredSelection().toList());
    state.selectPieces(chosen, state.box().orElse(null));
    state.isolate();
  }

  /** The tree, for those who look at what it says. */
  public CheckboxTreeViewer viewer() {
    return viewer;
  }

  @Override
  public Control getControl() {
    return room;
  }

  @Override
  public void setFocus() {
    viewer.getTree().setFocus();
  }

  @Override
  public void dispose() {
    state.removeListener(listener);
    state.overlay(OVERLAY, null);
    super.dispose();
  }

  @Override
  public void addSelectionChangedListener(ISelectionChangedListener hearer) {
    viewer.addSelectionChangedListener(hearer);
  }

  @Override
  public void removeSelectionChangedListener(ISelectionChangedListener hearer) {
    viewer.removeSelectionChangedListener(hearer);
  }

  @Override
  public ISelection getSelection() {
    return viewer.getSelection();
  }

  @Override
  public void setSelection(ISelection selection) {
    viewer.setSelection(selection, true);
  }
}
