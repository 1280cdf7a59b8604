package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
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
import org.eclipse.ui.views.markers.MarkerField;
import org.eclipse.ui.views.markers.MarkerItem;
import org.trackwalk.eclipse.ui.marker.ReadFindings;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * The lines of the view as the command line folds them. The platform knows groups with a name and
 * members; here a group of findings that are alike is told by the worst of them, one that is alone
 * needs no group, groups follow the column that is sorted by, and all notes are one line at the
 * end. Of other groupings the lines are left as they are.
 *
 * <p>It also sifts: of what the platform has brought near, each line has what is to be shown now.
 */
final class FoldedRows implements ITreeContentProvider {

  private static final String HERE = FoldedRows.class.getName();

  /** Where the platform's view keeps the field of a column. */
  static final String FIELD = "MARKER_FIELD";

  /** The platform says behind the name of a group how many it has brought. */
  private static final Pattern PLATFORM_COUNT = Pattern.compile(" \\([^()]*\\)$");

  /** More rules than this are not named in the line of notes. */
  private static final int NAMED = 4;

  private final TreeViewer viewer;
  private final ITreeContentProvider all;
  private final Map<Object, Object> leads = new IdentityHashMap<>();
  private final Map<Object, Boolean> fresh = new IdentityHashMap<>();
  private final Map<Object, String> notes = new IdentityHashMap<>();

  /** The lines as they were made last, of what, and in which order. */
  private Object[] lines;

  private Object[] unfolded;
  private String sortedBy;

  /** By what the lines were sifted last, and what is left of each. */
  private Shown shown;

  private Predicate<ReadFindings.Entry> sieve = entry -> true;
  private final Map<Object, Object[]> members = new IdentityHashMap<>();

  private FoldedRows(TreeViewer viewer, ITreeContentProvider all) {
    this.viewer = viewer;
    this.all = all;
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
    return own == null ? fresh.computeIfAbsent(row, this::anyFresh) : fresh(own);
  }

  private boolean anyFresh(Object row) {
    for (Object below : getChildren(row)) {
      IMarker marker = own(below);
      if (marker != null && fresh(marker)) {
        return true;
      }
    }
    return false;
  }

  private static boolean fresh(IMarker marker) {
    String since = ReadFindings.of(marker).finding().since();
    return !since.isEmpty() && !since.equals(Shown.FIXED);
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
    return AlikeGrouping.isNotes(description(row)) ? notes.computeIfAbsent(row, this::rules) : null;
  }

  private String rules(Object row) {
    Map<String, Integer> rules = new LinkedHashMap<>();
    Object[] members = getChildren(row);
    for (Object member : members) {
      IMarker marker = own(member);
      if (marker != null) {
        rules.merge(ReadFindings.of(marker).finding().rule(), 1, Integer::sum);
      }
    }
    List<String> names = new ArrayList<>();
    rules.entrySet().stream()
        .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
        .limit(NAMED)
        .forEach(e -> names.add(e.getKey() + (e.getValue() == 1 ? "" : " " + e.getValue())));
    return members.length
        + (members.length == 1 ? " note: " : " notes: ")
        + String.join(", ", names)
        + (rules.size() > NAMED ? ", …" : "");
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
    fresh.clear();
    notes.clear();
    members.clear();
    lines = null;
  }

  /** What is to be shown of some lines. */
  private Object[] sifted(Object[] some) {
    List<Object> left = new ArrayList<>(some.length);
    for (Object row : some) {
      IMarker marker = own(row);
      boolean stays =
          marker == null ? getChildren(row).length > 0 : sieve.test(ReadFindings.of(marker));
      if (stays) {
        left.add(row);
      }
    }
    return left.size() == some.length ? some : left.toArray();
  }

  @Override
  public Object[] getElements(Object input) {
    follow();
    Object[] raw = all.getElements(input);
    String by = sorting();
    if (lines != null && !Arrays.equals(raw, unfolded)) {
      forget();
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
    return own(row) == null
        ? members.computeIfAbsent(row, r -> sifted(all.getChildren(r)))
        : all.getChildren(row);
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
    all.inputChanged(changed, before, now);
  }

  @Override
  public void dispose() {
    all.dispose();
  }

  /** By the column that is sorted by, the worst of each for the group. */
  private void sort(List<Object> rows) {
    Map<Object, MarkerItem> heads = new IdentityHashMap<>();
    Map<MarkerItem, TrackMarker> now = new IdentityHashMap<>();
    for (Object row : List.copyOf(rows)) {
      if (chosen(row) instanceof MarkerItem head && head.getMarker() != null) {
        heads.put(row, head);
      } else {
        rows.remove(row); // its findings have just gone
      }
    }
    Tree tree = viewer.getTree();
    MarkerField field =
        tree.getSortColumn() != null && tree.getSortColumn().getData(FIELD) instanceof MarkerField f
            ? f
            : null;
    Comparator<MarkerItem> order = (a, b) -> field == null ? 0 : field.compare(a, b);
    if (tree.getSortDirection() == SWT.DOWN) {
      order = order.reversed();
    }
    order =
        order.thenComparing(
            item -> now.computeIfAbsent(item, i -> ReadFindings.of(i.getMarker()).finding()),
            ReadingOrder.WORST_FIRST);
    Comparator<MarkerItem> by = order;
    try {
      rows.sort((a, b) -> by.compare(heads.get(a), heads.get(b)));
    } catch (IllegalArgumentException e) {
      return; // findings went away meanwhile: the view is about to be filled anew
    }
  }

  private IMarker lead(Object row) {
    Object chosen = chosen(row);
    return chosen == row ? null : own(chosen);
  }

  /** The worst below a group; the group itself when nothing is there any more. */
  private Object first(Object row) {
    Object first = first(row, Objects::nonNull);
    // Whether a finding is still there is asked of each only when the worst has gone.
    return first == row || TrackMarker.is(own(first)) ? first : first(row, TrackMarker::is);
  }

  private Object first(Object row, Predicate<IMarker> there) {
    TrackMarker worst = null;
    Object first = row;
    for (Object below : getChildren(row)) {
      IMarker marker = own(below);
      if (there.test(marker)) {
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
