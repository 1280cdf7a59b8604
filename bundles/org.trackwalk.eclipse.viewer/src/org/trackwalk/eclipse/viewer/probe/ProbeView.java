package org.trackwalk.eclipse.viewer.probe;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.part.ViewPart;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.query.Verdict;
import org.trackwalk.eclipse.viewer.desk.FrontDesk;
import org.trackwalk.eclipse.viewer.undo.WorkbenchUndo;
import org.trackwalk.model.finding.Finding;

/** The probe of the level that is in front: its fields, its contacts, and why they are so. */
public final class ProbeView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.trackwalk.eclipse.viewer.probe";

  private static final String HINT =
      "Point at the road in the 3D view and press P for a sphere or B for a box, then drag it.";

  private FrontDesk<ProbeDesk> front;
  private ProbeDesk desk;
  private ProbeFields fields;
  private ProbeTable table;
  private Label summary;
  private Text evidence;
  private CTabFolder tabs;
  private Action copy;
  private Action put;

  @Override
  public void createPartControl(Composite parent) {
    SashForm sash = new SashForm(parent, SWT.HORIZONTAL);
    fields = new ProbeFields(sash, this::edited, this::filed);
    Composite right = new Composite(sash, SWT.NONE);
    GridLayout layout = new GridLayout();
    layout.marginHeight = 2;
    layout.marginWidth = 2;
    right.setLayout(layout);
    summary = new Label(right, SWT.NONE);
    summary.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, false));
    tabs = new CTabFolder(right, SWT.BOTTOM | SWT.FLAT);
    tabs.setLayoutData(new GridData(SWT.FILL, SWT.FILL, true, true));
    table = new ProbeTable(tabs, this::choose);
    tab("Contacts").setControl(table.control());
    evidence = new Text(tabs, SWT.MULTI | SWT.READ_ONLY | SWT.H_SCROLL | SWT.V_SCROLL);
    evidence.setFont(JFaceResources.getTextFont());
    tab("Explain").setControl(evidence);
    tabs.addListener(SWT.Selection, event -> show());
    tabs.setSelection(0);
    sash.setWeights(21, 79);
    tools(getViewSite().getActionBars().getToolBarManager());
    WorkbenchUndo.offer(getViewSite());
    front = new FrontDesk<>(getSite().getPage(), ProbeDesk.class, this::show);
  }

  private CTabItem tab(String title) {
    CTabItem item = new CTabItem(tabs, SWT.NONE);
    item.setText(title);
    return item;
  }

  private void tools(IToolBarManager bar) {
    copy =
        new Action("Copy evidence") {
          @Override
          public void run() {
            copy();
          }
        };
    copy.setToolTipText("Copies what 'explain' says of this probe, and the command that says it");
    put =
        new Action("At the selected problem") {
          @Override
          public void run() {
            desk.placeAtFinding();
          }
        };
    put.setToolTipText("Puts the probe at the problem that is selected in the list or in 3D");
    bar.add(put);
    bar.add(copy);
  }

  private void copy() {
    Clipboard clipboard = new Clipboard(evidence.getDisplay());
    clipboard.setContents(
        new Object[] {"$ " + desk.command() + "\n" + desk.evidence()},
        new Transfer[] {TextTransfer.getInstance()});
    clipboard.dispose();
  }

  private void edited(ProbeSetup setup) {
    if (desk != null) {
      desk.setup(setup);
    }
  }

  private void filed(Path path, boolean pieces) {
    ProbeDesk asked = desk;
    if (asked != null) {
      asked.shape(path, pieces, why -> noShape(asked, why));
    }
  }

  private void noShape(ProbeDesk asked, String why) {
    if (!summary.isDisposed() && desk == asked) {
      MessageDialog.openError(getSite().getShell(), "Shape of the Probe", why);
    }
  }

  private void choose(Verdict verdict) {
    if (desk != null) {
      desk.choose(verdict);
    }
  }

  /** The table, for those who look at what it says. */
  public Table table() {
    return table.table();
  }

  private void show(ProbeDesk now) {
    desk = now;
    show();
  }

  private void show() {
    if (summary.isDisposed()) {
      return;
    }
    fields.show(desk == null ? ProbeSetup.USUAL : desk.setup());
    Optional<Explanation> explained = desk == null ? Optional.empty() : desk.explanation();
    copy.setEnabled(explained.isPresent());
    Optional<Finding> chosen = desk == null ? Optional.empty() : desk.finding();
    put.setEnabled(chosen.isPresent());
    summary.setText(
        explained
            .map(this::summary)
            .orElseGet(() -> chosen.map(ProbeView::offer).orElse(HINT))
            .replace("&", "&&"));
    boolean inWords = tabs.getSelectionIndex() == 1;
    if (inWords) {
      evidence.setText(explained.isEmpty() ? "" : "$ " + desk.command() + "\n\n" + desk.evidence());
    } else if (explained.isPresent()) {
      table.show(explained.get().verdicts(), desk.words().orElseThrow());
    } else {
      table.show(List.of(), null);
    }
  }

  private static String offer(Finding chosen) {
    return "\"At the selected problem\", above, puts it there: " + chosen.message();
  }

  /** What stands over the table. */
  public String words() {
    return summary.getText().replace("&&", "&");
  }

  private String summary(Explanation e) {
    long voided = e.verdicts().stream().filter(v -> !v.kept() && v.order() >= 0).count();
    int kept = e.contacts().size();
    return kept
        + (kept == 1 ? " contact" : " contacts")
        + ", "
        + voided
        + " void, of "
        + e.verdicts().size()
        + (e.verdicts().size() == 1 ? " triangle" : " triangles")
        + " near it  ·  centre "
        + desk.text().map(t -> t.at().replace(",", ", ")).orElse("");
  }

  @Override
  public void setFocus() {
    table.table().setFocus();
  }

  @Override
  public void dispose() {
    front.close();
    super.dispose();
  }
}
