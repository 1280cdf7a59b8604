package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
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

  /** What is left of the lines that have others below them, and what that comes to. */
  private final Map<Object, Group> groups = new IdentityHashMap<>();

  /** The lines as they were made last, of what, and in which order. */
  private Object[] lines;

  private Object[] unfolded;
  private String sortedBy;
  private Tally tally = new Tally();

  /** What the platform has given last. */
  private Object input;

  /** By what the lines were sifted last, and what is left of each. */
  private Shown shown;

  private Shown.Sieve sieve = (entry, glance) -> true;

  /**
   * The findings of a line, each looked at once: there may be a hundred thousand.
   *
   * @param members what is shown of it
   * @param worst the worst of them; null for none, and where no line speaks for others
   * @param fresh whether one is new or worse since the check before
   * @param notes the words of the line of all notes; null for another
   */
  private record Group(Object[] members, Object worst, boolean fresh, String notes, Tally tally) {}

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
        ? group(row).fresh()
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
    return AlikeGrouping.isNotes(description(row)) ? group(row).notes() : null;
  }

  /** What all that is shown comes to. */
  Tally tally() {
    getElements(viewer.getInput());
    return tally;
  }

  private Group group(Object row) {
    follow();
    return groups.computeIfAbsent(row, this::look);
  }

  private Group look(Object row) {
    ReadRows.Below below = read.below(row);
    Object[] all = below.rows();
    String description = description(row);
    boolean leads = AlikeGrouping.isGroup(description);
    Map<String, Integer> rules = AlikeGrouping.isNotes(description) ? new LinkedHashMap<>() : null;
    List<Object> left = new ArrayList<>();
    Tally sum = new Tally();
    boolean fresh = false;
    int worst = -1;
    String level = null;
    boolean near = false;
    for (int i = 0; i < all.length; i++) {
      ReadFindings.Entry entry = below.findings()[i];
      if (entry == null) {
        left.add(all[i]);
        continue;
      }
      if (below.anchors()[i] != level) { // one object for each level
        level = below.anchors()[i];
        near = shown.look().near(level);
      }
      int glance = below.glances()[i];
      if (!near || !sieve.lets(entry, glance)) {
        sum.hold();
        continue;
      }
      left.add(all[i]);
      sum.add(entry.finding(), glance);
      fresh = fresh || Glance.fresh(glance);
      if (rules != null) {
        rules.merge(entry.finding().rule(), 1, Integer::sum);
      }
      if (leads && (worst < 0 || below.before(i, worst))) {
        worst = i;
      }
    }
    return new Group(
        left.size() == all.length ? all : left.toArray(),
        worst < 0 ? null : all[worst],
        fresh,
        rules == null ? null : NotesWords.of(rules, left.size()),
        sum);
  }

  private void follow() {
    Shown now = ShownStore.read();
    if (now != shown) {
      forget();
      shown = now;
      sieve = shown.sieve();
    }
  }

  private void forget() {
    leads.clear();
    groups.clear();
    lines = null;
  }

  /** What is to be shown of all lines. */
  private Object[] sifted(Object[] some) {
    List<Object> left = new ArrayList<>(some.length);
    Tally sum = new Tally();
    for (Object row : some) {
      IMarker marker = own(row);
      if (marker == null) {
        Group group = group(row);
        sum.add(group.tally());
        if (group.members().length > 0) {
          left.add(row);
        }
      } else {
        ReadFindings.Entry entry = ReadFindings.of(marker);
        int glance = Glance.at(entry.finding());
        if (shown.look().near(entry.finding().anchor()) && sieve.lets(entry, glance)) {
          left.add(row);
          sum.add(entry.finding(), glance);
        } else {
          sum.hold();
        }
      }
    }
    tally = sum;
    PlatformCounts.tell(input, sum);
    return left.size() == some.length ? some : left.toArray();
  }

  @Override
  public Object[] getElements(Object of) {
    follow();
    Object[] raw = all.getElements(of);
    String by = sorting();
    if (!Arrays.equals(raw, unfolded)) {
      forget();
      read.forget();
    }
    if (lines == null || !by.equals(sortedBy)) {
      lines = lines(sifted(raw));
      sortedBy = by;
      unfolded = raw;
    }
    return lines.clone();
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
    follow();
    return own(row) == null ? group(row).members() : all.getChildren(row);
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
    read.forget();
    input = now;
    all.inputChanged(changed, before, now);
  }

  @Override
  public void dispose() {
    all.dispose();
  }

  /** By the column that is sorted by, the worst of each for the group. */
  private void sort(List<Object> rows) {
    Map<Object, TrackMarker> heads = new IdentityHashMap<>();
    for (Object row : List.copyOf(rows)) {
      if (chosen(row) instanceof MarkerItem head && head.getMarker() != null) {
        heads.put(row, ReadFindings.of(head.getMarker()).finding());
      } else {
        rows.remove(row); // its findings have just gone
      }
    }
    Tree tree = viewer.getTree();
    Comparator<TrackMarker> order = (a, b) -> 0;
    if (tree.getSortColumn() != null
        && tree.getSortColumn().getData(FIELD) instanceof TrackField field) {
      order = field::order;
    }
    if (tree.getSortDirection() == SWT.DOWN) {
      order = order.reversed();
    }
    Comparator<TrackMarker> by = order.thenComparing(ReadingOrder.WORST_FIRST);
    try {
      rows.sort((a, b) -> by.compare(heads.get(a), heads.get(b)));
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
    Group group = group(row);
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

  private static String description(Object row) {
    return row instanceof MarkerItem item && item.getMarker() == null
        ? item.getAttributeValue(IMarker.MESSAGE, "")
        : "";
  }
}
