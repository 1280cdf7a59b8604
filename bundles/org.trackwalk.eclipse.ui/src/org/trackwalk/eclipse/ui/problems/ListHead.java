package org.trackwalk.eclipse.ui.problems;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.check.SinceLast;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.report.format.Numbers;

/** What stands over the list: of which level it is, what it holds, what has changed. */
final class ListHead {

  private ListHead() {}

  /**
   * The words.
   *
   * @param before what comes first
   * @param shown what the findings in the list come to
   * @param lines how many lines they are
   */
  static String words(String before, Tally shown, int lines) {
    Shown now = ShownStore.read();
    Shown.Look look = now.look();
    StringBuilder text = new StringBuilder(before);
    boolean narrow = look.scope() != Scope.ALL && !look.front().isEmpty();
    int[] there = ShownActions.count(look.scope(), look.front());
    int near = there[0];
    boolean fixed = look.since().equals(Shown.FIXED);
    // The list is given findings some time after they are there: until it has some none is hidden.
    boolean coming = !fixed && near > 0 && shown.findings() + shown.held() == 0;
    int hidden = fixed ? near : coming ? 0 : near - shown.findings();
    if (narrow) {
      IPath front = IPath.fromPortableString(look.front());
      text.append(look.scope() == Scope.LEVEL ? TrackLevel.title(front) : front.segment(0));
      text.append(": ");
    }
    if (fixed) {
      text.append(Numbers.counted(shown.findings(), "problem")).append(" fixed by the last change");
    } else if (coming) {
      text.append(Numbers.counted(near, "problem")).append(" on the way into the list");
    } else if (shown.findings() == 0) {
      text.append(hidden > 0 ? "nothing to show" : empty(look, narrow));
    } else {
      counts(text, shown);
      int unlisted = shown.unlisted();
      text.append(lines < shown.findings() ? " in " + Numbers.counted(lines, "line") : "");
      text.append(unlisted > 0 ? "; " + Numbers.count(unlisted) + " less grave have no line" : "");
    }
    text.append(news(look));
    if (hidden > 0) {
      String why = now.words();
      text.append("; ").append(Numbers.count(hidden)).append(" not shown");
      text.append(why.isEmpty() ? "" : " (" + why + "; all: Show > Everything Again in the menu)");
    }
    int elsewhere = narrow ? there[1] - near : 0;
    if (elsewhere > 0) {
      text.append("; ").append(Numbers.count(elsewhere)).append(" in other levels");
    }
    return text.toString();
  }

  private static String empty(Shown.Look look, boolean narrow) {
    TrackLevel level = narrow ? front(look) : null;
    return level == null ? EmptyList.words() : EmptyList.words(level);
  }

  /** The level in front; null for none. */
  private static TrackLevel front(Shown.Look look) {
    IResource anchor =
        look.front().isEmpty()
            ? null
            : ResourcesPlugin.getWorkspace()
                .getRoot()
                .findMember(IPath.fromPortableString(look.front()));
    return anchor == null ? null : Levels.anchoredAt(anchor);
  }

  /** How many there are of each kind. */
  private static void counts(StringBuilder text, Tally shown) {
    text.append(Numbers.counted(shown.of(IMarker.SEVERITY_ERROR), "error")).append(", ");
    text.append(Numbers.counted(shown.of(IMarker.SEVERITY_WARNING), "warning")).append(", ");
    text.append(Numbers.counted(shown.of(IMarker.SEVERITY_INFO), "note"));
  }

  /** What the last check of the level in front has changed; empty when that was nothing. */
  private static String news(Shown.Look look) {
    TrackLevel level = front(look);
    if (level == null) {
      return "";
    }
    LevelState state = TrackwalkCore.book().state(level);
    SinceLast since = state.since();
    if (since == null || since.fixed() + since.added() + since.worse() == 0) {
      return "";
    }
    return "; since the check before: "
        + since.fixed()
        + " fixed, "
        + since.added()
        + " new"
        + (since.worse() > 0 ? ", " + since.worse() + " worse" : "");
  }
}
