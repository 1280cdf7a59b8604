package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMemento;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/**
 * Which findings the view shows; all conditions hold together.
 *
 * @param errors whether errors are shown
 * @param warnings whether warnings are
 * @param notes whether notes are
 * @param surfaces names of the surfaces that are shown; empty for all
 * @param groups rule groups that are shown; empty for all
 * @param level the only level that is shown; empty for all
 * @param look how far it looks from the level in front, and for what
 */
record Shown(
    boolean errors,
    boolean warnings,
    boolean notes,
    Set<String> surfaces,
    Set<String> groups,
    String level,
    Look look) {

  /** What is new or worse since the check before. */
  static final String NEW = "new";

  /** What the team has neither done nor found to be no fault. */
  static final String OPEN = "open";

  /** What the last check does not find any more. */
  static final String FIXED = "fixed";

  /**
   * What the line above the list chooses.
   *
   * @param scope how far
   * @param front path of the anchor of the level in front; empty for none
   * @param since {@link #NEW}, {@link #FIXED}, {@link #OPEN}, or empty for all that is there
   * @param words what is searched for; empty for nothing
   */
  record Look(Scope scope, String front, String since, String words) {

    private static final Pattern BETWEEN_WORDS = Pattern.compile("\\s+");

    Look scope(Scope next) {
      return new Look(next, front, since, words);
    }

    Look front(String next) {
      return new Look(scope, next, since, words);
    }

    Look since(String next) {
      return new Look(scope, front, next, words);
    }

    Look words(String next) {
      return new Look(scope, front, since, next);
    }

    /** Whether it is looked at so far; asked first, because of many levels most are not. */
    boolean near(String anchor) {
      return scope == Scope.ALL || front.isEmpty() || scope.holds(front, anchor);
    }

    private boolean wants(int glance) {
      boolean fixed = Glance.fixed(glance);
      return switch (since) {
        case FIXED -> fixed;
        case NEW -> Glance.fresh(glance);
        case OPEN -> !fixed && Glance.open(glance);
        default -> !fixed;
      };
    }

    /** What is searched for, word by word; a line is shown that has all of them somewhere. */
    List<String> searched() {
      return words.isBlank()
          ? List.of()
          : List.of(BETWEEN_WORDS.split(words.toLowerCase(Locale.ROOT).strip()));
    }
  }

  /** Everything of the level in front. */
  static final Shown USUAL =
      new Shown(true, true, true, Set.of(), Set.of(), "", new Look(Scope.LEVEL, "", "", ""));

  private static final String BETWEEN = ",";

  /**
   * Whether a finding is shown of a kind that is and that has the words that are {@link
   * Look#searched searched} for.
   *
   * @param glance what it is at a {@link Glance}
   */
  boolean lets(int glance) {
    return grave(glance) && look.wants(glance);
  }

  /** Whether findings are shown that are of a finding's level, rule and surface. */
  boolean lets(TrackMarker kind) {
    return look.near(kind.anchor())
        && (surfaces.isEmpty() || surfaces.contains(kind.surface()))
        && (groups.isEmpty() || groups.contains(kind.group()))
        && (level.isEmpty() || level.equals(kind.level()));
  }

  private boolean grave(int glance) {
    return Glance.fixed(glance)
        || switch (Glance.severity(glance)) {
          case IMarker.SEVERITY_ERROR -> errors;
          case IMarker.SEVERITY_WARNING -> warnings;
          default -> notes;
        };
  }

  /** The same without the conditions that the buttons and menus set. */
  Shown everything() {
    return USUAL.look(USUAL.look.front(look.front).scope(look.scope));
  }

  /** What is left out, for whoever misses it; empty when nothing is. */
  String words() {
    List<String> words = new ArrayList<>();
    List<String> off = new ArrayList<>();
    if (!errors) {
      off.add("errors");
    }
    if (!warnings) {
      off.add("warnings");
    }
    if (!notes) {
      off.add("notes");
    }
    if (!off.isEmpty()) {
      words.add("no " + String.join(", no ", off));
    }
    if (!surfaces.isEmpty()) {
      words.add("only " + String.join(", ", new TreeSet<>(surfaces)));
    }
    if (!groups.isEmpty()) {
      words.add("only rules of " + String.join(", ", new TreeSet<>(groups)));
    }
    if (!level.isEmpty()) {
      words.add("only level " + level);
    }
    if (look.since.equals(NEW)) {
      words.add("only what is new");
    }
    if (look.since.equals(FIXED)) {
      words.add("only what is fixed");
    }
    if (look.since.equals(OPEN)) {
      words.add("only what is open");
    }
    if (!look.words.isBlank()) {
      words.add("only with \"" + look.words.strip() + "\"");
    }
    return String.join("; ", words);
  }

  void save(IMemento memento) {
    memento.putBoolean("errors", errors);
    memento.putBoolean("warnings", warnings);
    memento.putBoolean("notes", notes);
    memento.putString("surfaces", String.join(BETWEEN, new TreeSet<>(surfaces)));
    memento.putString("groups", String.join(BETWEEN, new TreeSet<>(groups)));
    memento.putString("level", level);
    memento.putString("scope", look.scope.name());
    memento.putString("front", look.front);
    memento.putString("since", look.since);
    memento.putString("words", look.words);
  }

  static Shown load(IMemento memento) {
    return new Shown(
        flag(memento, "errors", USUAL.errors),
        flag(memento, "warnings", USUAL.warnings),
        flag(memento, "notes", USUAL.notes),
        names(memento, "surfaces"),
        names(memento, "groups"),
        text(memento, "level"),
        new Look(
            Scope.of(text(memento, "scope")),
            text(memento, "front"),
            text(memento, "since"),
            text(memento, "words")));
  }

  Shown severities(boolean newErrors, boolean newWarnings, boolean newNotes) {
    return new Shown(newErrors, newWarnings, newNotes, surfaces, groups, level, look);
  }

  Shown surfaces(Set<String> newSurfaces) {
    return new Shown(errors, warnings, notes, newSurfaces, groups, level, look);
  }

  Shown groups(Set<String> newGroups) {
    return new Shown(errors, warnings, notes, surfaces, newGroups, level, look);
  }

  Shown level(String newLevel) {
    return new Shown(errors, warnings, notes, surfaces, groups, newLevel, look);
  }

  Shown look(Look newLook) {
    return new Shown(errors, warnings, notes, surfaces, groups, level, newLook);
  }

  private static boolean flag(IMemento memento, String name, boolean usual) {
    Boolean value = memento.getBoolean(name);
    return value == null ? usual : value;
  }

  private static String text(IMemento memento, String name) {
    String value = memento.getString(name);
    return value == null ? "" : value;
  }

  private static Set<String> names(IMemento memento, String name) {
    String value = text(memento, name);
    return value.isEmpty() ? Set.of() : Set.of(value.split(BETWEEN));
  }
}
