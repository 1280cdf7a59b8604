package org.trackwalk.eclipse.ui.change;

import java.util.List;
import java.util.function.Consumer;
import org.eclipse.core.resources.IMarker;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.change.Acceptance;
import org.trackwalk.eclipse.core.change.Suppress;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Accepts findings after asking for the reason. */
public final class IgnoreFindings {

  private IgnoreFindings() {}

  /** Asks, then accepts the findings of markers of one level. In the user interface's thread. */
  public static void of(List<IMarker> markers, Acceptance.Scope scope) {
    if (markers.isEmpty()) {
      return;
    }
    TrackMarker first = new TrackMarker(markers.get(0));
    String what =
        switch (scope) {
          case THIS ->
              markers.size() == 1
                  ? "This finding will be ignored."
                  : "These " + markers.size() + " findings will be ignored.";
          case PIECE -> first.rule() + " will be ignored in " + first.pair() + ", wherever it is.";
          case PLACE -> first.rule() + " will be ignored at this place.";
        };
    ask(
        what,
        scope,
        acceptance ->
            ChangeRun.run(
                "Ignoring findings",
                (progress, monitor) -> Suppress.of(markers, acceptance, progress)));
  }

  /**
   * Asks, then accepts all findings in a box.
   *
   * @param box least and greatest corner, six doubles, level coordinates, metres
   */
  public static void inBox(TrackLevel level, LevelPart part, double[] box) {
    ask(
        "Everything in this box will be ignored.",
        Acceptance.Scope.PLACE,
        acceptance ->
            ChangeRun.run(
                "Ignoring findings",
                (progress, monitor) ->
                    Suppress.inBox(level, part, box, "*", acceptance, progress)));
  }

  /** The levels' findings of markers, each level for itself. */
  public static List<IMarker> sameLevel(List<IMarker> markers) {
    TrackLevel level =
        markers.isEmpty() ? null : TrackwalkCore.book().level(markers.get(0)).orElse(null);
    return markers.stream()
        .filter(m -> TrackwalkCore.book().level(m).filter(l -> l.equals(level)).isPresent())
        .toList();
  }

  private static void ask(String what, Acceptance.Scope scope, Consumer<Acceptance> answer) {
    new IgnoreDialog(ActiveShell.get(), what, scope, answer).open();
  }
}
