package org.trackwalk.eclipse.ui.change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /**
   * Asks once, then accepts the findings of markers: one change, and one step of undo, for each
   * level. In the user interface's thread.
   */
  public static void of(List<IMarker> markers, Acceptance.Scope scope) {
    Collection<List<IMarker>> levels = byLevel(markers);
    if (levels.isEmpty()) {
      return;
    }
    TrackMarker first = new TrackMarker(markers.get(0));
    String one = "This finding will be ignored.";
    String what =
        switch (scope) {
          case THIS ->
              markers.size() == 1 ? one : "These " + markers.size() + " findings will be ignored.";
          case PIECE ->
              first.pieces().isEmpty()
                  ? one
                  : first.rule() + " will be ignored in " + first.pair() + ", wherever it is.";
          case PLACE ->
              first.position() == null ? one : first.rule() + " will be ignored at this place.";
        };
    ask(
        what,
        scope,
        acceptance ->
            levels.forEach(
                same ->
                    ChangeRun.run(
                        "Ignoring findings",
                        (progress, monitor) -> Suppress.of(same, acceptance, progress))));
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

  /** The markers of each level for itself, in the order of the first of each. */
  private static Collection<List<IMarker>> byLevel(List<IMarker> markers) {
    Map<TrackLevel, List<IMarker>> levels = new LinkedHashMap<>();
    for (IMarker marker : markers) {
      TrackwalkCore.book()
          .level(marker)
          .ifPresent(of -> levels.computeIfAbsent(of, l -> new ArrayList<>()).add(marker));
    }
    return levels.values();
  }

  private static void ask(String what, Acceptance.Scope scope, Consumer<Acceptance> answer) {
    new IgnoreDialog(ActiveShell.get(), what, scope, answer).open();
  }
}
