package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeColumn;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * The lines of the view as the command line folds them. The platform knows groups with a name and
 * members; here a group of findings that are alike is told by the worst of them, one that is alone
 * needs no group, groups follow the column that is sorted by, and all notes are one line at the
 * end. Of other groupings the lines are left as they are.
 *
 * <p>It also sifts: of what the platform has brought, each line has what is to be shown now.
 */
final class FoldedRows implements ITreeContentProvider {

  private static final String HERE = FoldedRows.class.getName();

  /** Where the platform's view keeps the field of a column. */
  static final String FIELD = "MARKER_FIELD";

  /** The platform says behind the name of a group how many it has brought. */
  private static final Pattern PLATFORM_COUNT = Pattern.compile(" \\([^()]*\\)$");

  private final TreeViewer viewer;
  private final ITreeContentProvider all;
  private final ReadRows read;
  private final Map<Object, Object> leads = new IdentityHashMap<>();

  /** What is left of the lines now; begun anew when other findings are shown. */
  private Sifted sifted;

  /** The lines as they were made last, of what, and in which order. */
  private Object[] lines;

  private Object[] unfolded;
  private String sortedBy;
  private Tally tally = new Tally();

  /** What the platform has given last. */
  private Object input;

  /** What the tree has been given last; null when that is no matter any more. */
  private Drawn drawn;

  private record Drawn(Sifted sifted, Object[] lines, String sortedBy) {}

  private FoldedRows(TreeViewer viewer, ITreeContentProvider all) {
    this.viewer = viewer;
    this.all = all;
    this.read = new ReadRows(all);
  }

  /** Puts itself between a viewer and what it shows. */
  static FoldedRows install(TreeViewer viewer) {
    FoldedRows rows = new FoldedRows(viewer, (ITreeContentProvider) viewer.getContentProvider());
    viewer.getControl().setData(HERE, rows);
    viewer.setContentProvider(rows);
    return rows;
  }

  /** That of a tree; null when it has none. */
  static FoldedRows in(Control tree) {
    return tree.getData(HERE) instanceof FoldedRows rows ? rows : null;
  }

  /** The worst of findings that are alike; null when the line does not stand for such. */
  TrackMarker worst(Object row) {
    IMarker marker = lead(row);
    return marker == null ? null : new TrackMarker(marker);
  }

  /**
   * The finding of a line by itself; null for a group. Asked so often that adapters are too slow.
   */
  static IMarker own(Object row) {
    return row instanceof MarkerItem item ? item.getMarker() : Adapters.adapt(row, IMarker.class);
  }

  /** The finding that a line stands for: its own or the worst of those alike; null for none. */
  IMarker marker(Object row) {
    IMarker own = own(row);
    return own == null ? lead(row) : own;
  }

  /** What stands for a line where findings are chosen: that of the worst for findings alike. */
  Object chosen(Object row) {
    if (!AlikeGrouping.isGroup(description(row))) {
      return row;
    }
    // Asked for each cell; kept until the view is filled anew.
    return leads.computeIfAbsent(row, this::first);
  }

  /** Whether the line is, or has, something that is new or worse since the check before. */
  boolean fresh(Object row) {
    IMarker own = own(row);
    return own == null
        ? sifted().group(row).fresh()
        : Glance.fresh(Glance.at(ReadFindings.of(own).finding()));
  }

  /**
   * What the platform says of one of its groups, with how many of it are shown; null for others.
   */
  String title(Object row) {
    String words = description(row);
    if (words.isEmpty() || AlikeGrouping.isOurs(words)) {
      return null;
    }
    int shownOfIt = count(row);
    return PLATFORM_COUNT.matcher(words).replaceFirst("")
        + (shownOfIt == 1 ? " (1 item)" : " (" + shownOfIt + " items)");
  }

  /** How many findings a line stands for. */
  int count(Object row) {
    return Math.max(1, getChildren(row).length);
  }

  /** What the line of all notes says; null for another line. */
  String notes(Object row) {
    return AlikeGrouping.isNotes(description(row)) ? sifted().group(row).notes() : null;
  }

  /** What all that is shown comes to. */
  Tally tally() {
    lines();
    return tally;
  }

  private Sifted sifted() {
    Shown now = ShownStore.read();
    if (sifted == null || now != sifted.shown()) {
      sift(now);
    }
    return sifted;
  }

  private void sift(Shown now) {
    leads.clear();
    lines = null;
    sifted = new Sifted(now, read);
  }

  /** The platform has brought others, or the same changed. */
  private void forget() {
    read.forget();
    unfolded = null; // others may equal these and have other findings below them
    drawn = null;
    sift(ShownStore.read());
  }

  /** What is to be shown of all lines. */
  private Object[] left(Object[] some) {
    Sifted.Group all = sifted().top(some);
    tally = all.tally();
    PlatformCounts.tell(input, tally);
    return all.members();
  }

  /** Whether the tree does not have the lines that it should: they may be those of before. */
  boolean changed() {
    Object[] now = lines();
    return drawn == null
        || !drawn.sortedBy().equals(sortedBy)
        || !sifted().same(now, drawn.sifted(), drawn.lines());
  }

  /** For the tree, which has them then. */
  @Override
  public Object[] getElements(Object of) {
    lines();
    drawn = new Drawn(sifted(), lines, sortedBy);
    return lines.clone();
  }

  /** The lines that stand below no other. */
  Object[] lines() {
    sifted();
    Object[] raw = all.getElements(viewer.getInput());
    String by = sorting();
    if (!Arrays.equals(raw, unfolded)) {
      forget();
      unfolded = raw;
    }
    if (lines == null || !by.equals(sortedBy)) {
      lines = lines(left(unfolded));
      sortedBy = by;
    }
    return lines;
  }

  /** What the lines are sorted by: they are asked for several times each time they change. */
  private String sorting() {
    Tree tree = viewer.getTree();
    TreeColumn column = tree.getSortColumn();
    return (column == null ? -1 : tree.indexOf(column)) + " " + tree.getSortDirection();
  }

  private Object[] lines(Object[] raw) {
    if (Arrays.stream(raw).noneMatch(row -> AlikeGrouping.isOurs(description(row)))) {
      return raw;
    }
    List<Object> rows = new ArrayList<>();
    List<Object> notes = new ArrayList<>();
    List<Object> more = new ArrayList<>();
    for (Object row : raw) {
      Object[] members = getChildren(row);
      if (AlikeGrouping.isNotes(description(row))) {
        notes.add(row);
      } else if (AlikeGrouping.isMore(description(row))) {
        more.addAll(List.of(members));
      } else {
        rows.add(members.length == 1 ? members[0] : row);
      }
    }
    sort(rows);
    rows.addAll(notes);
    rows.addAll(more);
    return rows.toArray();
  }

  @Override
  public Object[] getChildren(Object row) {
    return own(row) == null ? sifted().group(row).members() : all.getChildren(row);
  }

  @Override
  public Object getParent(Object row) {
    Object parent = all.getParent(row);
    boolean alone =
        parent != null && AlikeGrouping.isGroup(description(parent)) && count(parent) == 1;
    return alone ? viewer.getInput() : parent;
  }

  @Override
  public boolean hasChildren(Object row) {
    return own(row) == null ? getChildren(row).length > 0 : all.hasChildren(row);
  }

  @Override
  public void inputChanged(Viewer changed, Object before, Object now) {
    forget();
    input = now;
    all.inputChanged(changed, before, now);
  }

  @Override
  public void dispose() {
    all.dispose();
  }

  /** By the column that is sorted by, the worst of each for the group. */
  private void sort(List<Object> rows) {
    Map<Object, ReadingOrder.Keyed> heads = new IdentityHashMap<>();
    for (Object row : List.copyOf(rows)) {
      if (chosen(row) instanceof MarkerItem head && head.getMarker() != null) {
        heads.put(row, ReadingOrder.Keyed.of(ReadFindings.of(head.getMarker()).finding()));
      } else {
        rows.remove(row); // its findings have just gone
      }
    }
    Tree tree = viewer.getTree();
    Comparator<ReadingOrder.Keyed> by = (a, b) -> 0;
    if (tree.getSortColumn() != null
        && tree.getSortColumn().getData(FIELD) instanceof TrackField field) {
      by =
          field instanceof ProblemField // the same order, by a number
              ? ReadingOrder.Keyed.ORDER
              : Comparator.comparing(ReadingOrder.Keyed::finding, field::order);
    }
    if (tree.getSortDirection() == SWT.DOWN) {
      by = by.reversed();
    }
    Comparator<ReadingOrder.Keyed> order = by.thenComparing(ReadingOrder.Keyed.ORDER);
    try {
      rows.sort((a, b) -> order.compare(heads.get(a), heads.get(b)));
    } catch (IllegalArgumentException e) {
      // findings went away meanwhile: the view is about to be filled anew
    }
  }

  private IMarker lead(Object row) {
    Object chosen = chosen(row);
    return chosen == row ? null : own(chosen);
  }

  /** The worst below a group; the group itself when nothing is there any more. */
  private Object first(Object row) {
    Sifted.Group group = sifted().group(row);
    // Whether a finding is still there is asked of each only when the worst has gone.
    return group.worst() == null || TrackMarker.is(own(group.worst()))
        ? Objects.requireNonNullElse(group.worst(), row)
        : firstThere(row, group.members());
  }

  private static Object firstThere(Object row, Object[] members) {
    TrackMarker worst = null;
    Object first = row;
    for (Object below : members) {
      IMarker marker = own(below);
      if (TrackMarker.is(marker)) {
        TrackMarker finding = ReadFindings.of(marker).finding();
        if (worst == null || ReadingOrder.WORST_FIRST.compare(finding, worst) < 0) {
          worst = finding;
          first = below;
        }
      }
    }
    return first;
  }

  /** What the platform says of one of its groups; empty for a finding. */
  static String description(Object row) {
    return row instanceof MarkerItem item && item.getMarker() == null
        ? item.getAttributeValue(IMarker.MESSAGE, "")
        : "";
  }
}
