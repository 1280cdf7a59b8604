package org.trackwalk.eclipse.ui.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
 */
record Shown(
    boolean errors,
    boolean warnings,
    boolean notes,
    Set<String> surfaces,
    Set<String> groups,
    String level) {

  /** Everything. */
  static final Shown USUAL = new Shown(true, true, true, Set.of(), Set.of(), "");

  private static final String BETWEEN = ",";

  boolean shows(TrackMarker finding) {
    boolean grave =
        switch (finding.severity()) {
          case IMarker.SEVERITY_ERROR -> errors;
          case IMarker.SEVERITY_WARNING -> warnings;
          default -> notes;
        };
    return grave
        && (surfaces.isEmpty() || surfaces.contains(finding.surface()))
        && (groups.isEmpty() || groups.contains(finding.group()))
        && (level.isEmpty() || level.equals(finding.level()));
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
    return String.join("; ", words);
  }

  void save(IMemento memento) {
    memento.putBoolean("errors", errors);
    memento.putBoolean("warnings", warnings);
    memento.putBoolean("notes", notes);
    memento.putString("surfaces", String.join(BETWEEN, new TreeSet<>(surfaces)));
    memento.putString("groups", String.join(BETWEEN, new TreeSet<>(groups)));
    memento.putString("level", level);
  }

  static Shown load(IMemento memento) {
    return new Shown(
        flag(memento, "errors", USUAL.errors),
        flag(memento, "warnings", USUAL.warnings),
        flag(memento, "notes", USUAL.notes),
        names(memento, "surfaces"),
        names(memento, "groups"),
        text(memento, "level"));
  }

  Shown severities(boolean newErrors, boolean newWarnings, boolean newNotes) {
    return new Shown(newErrors, newWarnings, newNotes, surfaces, groups, level);
  }

  Shown surfaces(Set<String> newSurfaces) {
    return new Shown(errors, warnings, notes, newSurfaces, groups, level);
  }

  Shown groups(Set<String> newGroups) {
    return new Shown(errors, warnings, notes, surfaces, newGroups, level);
  }

  Shown level(String newLevel) {
    return new Shown(errors, warnings, notes, surfaces, groups, newLevel);
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
