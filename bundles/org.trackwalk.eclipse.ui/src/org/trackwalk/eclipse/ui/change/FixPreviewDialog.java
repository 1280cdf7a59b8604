package org.trackwalk.eclipse.ui.change;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.trackwalk.check.fix.Fix;
import org.trackwalk.check.fix.Proposal;
import org.trackwalk.eclipse.core.change.FixPreview;
import org.trackwalk.eclipse.viewer.fix.FixPicture;
import org.trackwalk.eclipse.viewer.fix.FixSight;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.report.format.Numbers;

/**
 * What fixes would do: each with a box to leave it out, how far it moves something and what it
 * looks like before and after; which files, and what is left alone.
 */
public final class FixPreviewDialog extends TitleAreaDialog {

  /** Title of the window. */
  public static final String TITLE = "Fix findings";

  private static final int WIDTH = 980;
  private static final int HEIGHT = 660;
  private static final int[] WIDTHS = {250, 410, 90, 120};
  private static final int LIST_HEIGHT = 84;
  private static final int PICTURE_HEIGHT = 190;

  /** Why something is left alone is read to its end; which finding it is, one knows already. */
  private static final int[] REASONS = {480, 330};

  private final FixPreview preview;
  private final List<Finding> wished;
  private final Consumer<List<Proposal>> wanted;
  private final Set<Proposal> leftOut = new LinkedHashSet<>();
  private FixPicture picture;

  /**
   * A dialog about fixes that were tried on a copy; {@link #open} returns at once.
   *
   * @param wished what was asked for by name; empty when all that is safe was
   * @param wanted runs when they are wanted, and is given those that are not
   */
  public FixPreviewDialog(
      Shell parent, FixPreview preview, List<Finding> wished, Consumer<List<Proposal>> wanted) {
    super(parent);
    this.wished = List.copyOf(wished);
    this.preview = preview;
    this.wanted = wanted;
    setBlockOnOpen(false);
    setShellStyle(getShellStyle() | SWT.RESIZE | SWT.MAX);
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText(TITLE);
  }

  @Override
  protected Point getInitialSize() {
    return new Point(WIDTH, HEIGHT);
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    int made = preview.made().size();
    setTitle(made == 0 ? "Nothing here can be fixed safely" : title());
    setMessage(
        made == 0
            ? "The page of the rule says how to do it in Blender; F1 on the finding opens it."
            : "Each was tried on a copy of the files, and the copy was checked again."
                + " Edit > Undo takes it back, byte by byte.");
    Composite body = new Composite(area, SWT.NONE);
    body.setLayout(new GridLayout());
    GridDataFactory.fillDefaults().grab(true, true).applyTo(body);
    if (made > 0) {
      table(body);
      picture = new FixPicture(body);
      GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, PICTURE_HEIGHT).applyTo(picture);
      label(body, FixPicture.COLOURS);
      show(preview.made().get(0));
      label(body, files() + " " + counts());
    }
    if (!preview.refused().isEmpty()) {
      refused(body);
    }
    List<Finding> byHand = wished.stream().filter(finding -> !finding.fixable()).toList();
    if (!byHand.isEmpty()) {
      byHand(body, byHand);
    }
    return area;
  }

  private void table(Composite parent) {
    Table table =
        listing(parent, SWT.CHECK, "What is done", "To get rid of", "Vertices", "Largest move");
    for (Proposal proposal : preview.made()) {
      Fix fix = proposal.fix();
      String moved = fix.movedVertices() == 0 ? "none" : Numbers.count(fix.movedVertices());
      String move = fix.largestMove() == 0 ? "nothing moves" : Numbers.length(fix.largestMove());
      TableItem item = new TableItem(table, SWT.NONE);
      item.setText(new String[] {fix.what(), proposal.finding().message(), moved, move});
      item.setData(proposal);
      item.setChecked(true);
    }
    table.select(0);
    table.addListener(SWT.Selection, this::chosen);
  }

  private void chosen(Event event) {
    Proposal proposal = (Proposal) event.item.getData();
    if (event.detail != SWT.CHECK) {
      show(proposal);
      return;
    }
    if (((TableItem) event.item).getChecked()) {
      leftOut.remove(proposal);
    } else {
      leftOut.add(proposal);
    }
    setTitle(title());
    getButton(IDialogConstants.OK_ID).setEnabled(leftOut.size() < preview.made().size());
  }

  private void show(Proposal proposal) {
    picture.show(new FixSight(proposal, preview.ground(proposal)));
  }

  private String title() {
    int made = preview.made().size();
    String fixes = Numbers.counted(made, "fix").replace("fixs", "fixes");
    return (leftOut.isEmpty() ? "" : Numbers.count(made - leftOut.size()) + " of ")
        + fixes
        + " in "
        + preview.level().name()
        + again(made);
  }

  /** What becomes of those that are chosen while others are not. */
  private String again(int made) {
    if (leftOut.isEmpty()) {
      return "";
    }
    return leftOut.size() == made ? "" : "; without the others they are tried once more";
  }

  private void refused(Composite parent) {
    label(parent, "Left alone:");
    Table table = listing(parent, SWT.NONE, "Why", "Finding");
    for (Proposal proposal : preview.refused()) {
      new TableItem(table, SWT.NONE)
          .setText(new String[] {proposal.refusal(), proposal.finding().message()});
    }
  }

  private static void byHand(Composite parent, List<Finding> findings) {
    label(parent, "By hand, because no program can know how it is meant:");
    StringJoiner lines = new StringJoiner("\n\n");
    for (Finding finding : findings) {
      lines.add(finding.message() + "\n\u2192 " + finding.help());
    }
    Text text = new Text(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | SWT.BORDER);
    text.setText(lines.toString());
    GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH - 60, LIST_HEIGHT).applyTo(text);
  }

  private static Table listing(Composite parent, int style, String... titles) {
    Table table = new Table(parent, style | SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
    table.setHeaderVisible(true);
    table.setLinesVisible(true);
    for (int i = 0; i < titles.length; i++) {
      TableColumn column = new TableColumn(table, i > 1 ? SWT.RIGHT : SWT.LEFT);
      column.setText(titles[i]);
      column.setWidth(titles.length == 2 ? REASONS[i] : WIDTHS[i]);
    }
    GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, LIST_HEIGHT).applyTo(table);
    return table;
  }

  private static void label(Composite parent, String text) {
    Label label = new Label(parent, SWT.WRAP);
    label.setText(text);
    GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH - 60, SWT.DEFAULT).applyTo(label);
  }

  private String files() {
    Map<String, Integer> places = new TreeMap<>();
    preview
        .plans()
        .forEach(
            plan ->
                plan.placesPerFile()
                    .forEach((file, count) -> places.merge(file, count, Integer::sum)));
    StringBuilder text = new StringBuilder(places.isEmpty() ? "" : "Files that change: ");
    int left = places.size();
    for (Map.Entry<String, Integer> file : places.entrySet()) {
      String name = file.getKey().replace('\\', '/');
      text.append(name.substring(name.lastIndexOf('/') + 1)).append(" (");
      text.append(Numbers.counted(file.getValue(), "place")).append(')');
      text.append(--left == 0 ? ". " : ", ");
    }
    for (var plan : preview.plans()) {
      plan.madeManifest()
          .ifPresent(
              file ->
                  text.append(file.getFileName())
                      .append(" is made; it says how the mesh files are read, which stay as they")
                      .append(" are, and is the level from then on. "));
    }
    return text.toString().strip();
  }

  private String counts() {
    int before = 0;
    int after = 0;
    for (var plan : preview.plans()) {
      before += plan.countsBefore().values().stream().mapToInt(Integer::intValue).sum();
      after += plan.countsAfter().values().stream().mapToInt(Integer::intValue).sum();
    }
    return "Findings, each place counted: " + before + " before, " + after + " afterwards.";
  }

  @Override
  protected void okPressed() {
    super.okPressed();
    wanted.accept(List.copyOf(leftOut));
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    boolean something = preview.changes();
    if (something) {
      createButton(parent, IDialogConstants.OK_ID, "Fix", true);
    }
    createButton(
        parent,
        IDialogConstants.CANCEL_ID,
        something ? IDialogConstants.CANCEL_LABEL : IDialogConstants.CLOSE_LABEL,
        !something);
  }
}
