package org.trackwalk.check.run;

import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.geometry.Both;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.Facts;

/**
 * The second station: where the surface ends, and where cars drive.
 *
 * @param edges open edges
 * @param triangles a tree over the triangles that are asked for around them
 * @param corridor where cars drive
 * @param facts counts
 */
record SurveyedLevel(OpenEdges edges, SurfaceTree triangles, Corridor corridor, Facts facts) {

  private record Borders(OpenEdges edges, SurfaceTree triangles) {}

  private record Told(Corridor corridor, Facts facts) {}

  static SurveyedLevel of(CheckTask task, JoinedLevel joined) {
    // What one thread does alone is done beside something else.
    Both<Borders, Told> found =
        Both.of(
            task.jobs(),
            () -> borders(task, joined),
            () ->
                new Told(
                    corridor(task, joined),
                    FactCounts.of(task.level(), joined.surface(), joined.all())));
    return new SurveyedLevel(
        found.one().edges(),
        found.one().triangles(),
        found.other().corridor(),
        found.other().facts());
  }

  private static Corridor corridor(CheckTask task, JoinedLevel joined) {
    return task.stopped()
        .station(
            "the search for the road",
            "Where cars drive, and all that is judged along the road,",
            joined.surface(),
            () ->
                CorridorFinder.find(
                    task.level(), joined.land(), joined.topology(), task.settings()),
            why -> CorridorFinder.none(joined.land(), joined.topology(), why));
  }

  private static Borders borders(CheckTask task, JoinedLevel joined) {
    int jobs = task.jobs();
    Progress progress = task.progress();
    WeldedSurface surface = joined.surface();
    OpenEdges edges = OpenEdges.of(surface, joined.topology(), jobs);
    double farthest = task.limits().farthest();
    return new Borders(
        edges,
        task.again()
            ? SurfaceTree.whole(joined.land().tree())
            : SurfaceTree.nearBorders(surface, edges, farthest, jobs, progress));
  }
}
