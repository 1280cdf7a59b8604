package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.eclipse.ui.marker.ReadFindings;

/**
 * What is left of the lines of the platform when only some findings are shown. Each finding is
 * looked at once: there may be a hundred thousand.
 */
final class Sifted {

  private final Shown shown;
  private final List<String> searched;
  private final ReadRows read;
  private final Map<Object, Group> groups = new IdentityHashMap<>();

  /** Kinds of findings that have been asked for, and those of them that are shown. */
  private final BitSet asked = new BitSet();

  private final BitSet let = new BitSet();

  /**
   * The findings of a line.
   *
   * @param members what is shown of it
   * @param worst the worst of them; null for none, and where no line speaks for others
   * @param fresh whether one is new or worse since the check before
   * @param notes the words of the line of all notes; null for another
   */
  record Group(Object[] members, Object worst, boolean fresh, String notes, Tally tally) {}

  /**
   * Sifts nothing yet.
   *
   * @param shown which findings are
   * @param read what the platform has
   */
  Sifted(Shown shown, ReadRows read) {
    this.shown = shown;
    this.searched = shown.look().searched();
    this.read = read;
  }

  /** Which findings are shown. */
  Shown shown() {
    return shown;
  }

  /** What is left of a line that has others below it. */
  Group group(Object row) {
    return groups.computeIfAbsent(row, this::look);
  }

  /** What is left of lines that stand below no other, and what that comes to. */
  Group top(Object[] rows) {
    return sift(read.top(rows), false, null);
  }

  private Group look(Object row) {
    String description = FoldedRows.description(row);
    return sift(
        read.below(row),
        AlikeGrouping.isGroup(description),
        AlikeGrouping.isNotes(description) ? new LinkedHashMap<>() : null);
  }

  private Group sift(ReadRows.Below below, boolean leads, Map<String, Integer> rules) {
    Object[] all = below.rows();
    BitSet found = null;
    List<Object> left = new ArrayList<>(all.length);
    Tally sum = new Tally();
    boolean fresh = false;
    int worst = -1;
    for (int i = 0; i < all.length; i++) {
      ReadFindings.Entry entry = below.findings()[i];
      if (entry == null) {
        Tally within = group(all[i]).tally();
        sum.add(within);
        if (within.findings() > 0) {
          left.add(all[i]);
        }
        continue;
      }
      int glance = below.glances()[i];
      boolean lets = shown.lets(glance) && lets(below.kinds()[i]);
      if (lets && !searched.isEmpty()) {
        found = found == null ? below.text().with(searched) : found;
        lets = found.get(i);
      }
      if (!lets) {
        sum.hold();
        continue;
      }
      left.add(all[i]);
      sum.add(entry.finding(), glance);
      fresh = fresh || Glance.fresh(glance);
      if (rules != null) {
        rules.merge(read.kind(below.kinds()[i]).rule(), 1, Integer::sum);
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

  /** Asked of each kind once. */
  private boolean lets(int kind) {
    if (!asked.get(kind)) {
      asked.set(kind);
      let.set(kind, shown.lets(read.kind(kind)));
    }
    return let.get(kind);
  }

  /**
   * Whether lines look as others do, sifted otherwise: each has the same below it.
   *
   * @param lines what was made of these
   * @param others what was made of the others
   */
  boolean same(Object[] lines, Sifted before, Object[] others) {
    if (lines.length != others.length) {
      return false;
    }
    for (int i = 0; i < lines.length; i++) {
      if (lines[i] != others[i]
          || FoldedRows.own(lines[i]) == null
              && !same(group(lines[i]).members(), before.group(lines[i]).members())) {
        return false;
      }
    }
    return true;
  }

  private static boolean same(Object[] some, Object[] others) {
    if (some.length != others.length) {
      return false;
    }
    for (int i = 0; i < some.length; i++) {
      if (some[i] != others[i]) {
        return false;
      }
    }
    return true;
  }
}
