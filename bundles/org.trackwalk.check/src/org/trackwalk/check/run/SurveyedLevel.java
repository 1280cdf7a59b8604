package org.trackwalk.check.run;

import java.util.List;
import org.trackwalk.check.rule.Once;
import org.trackwalk.course.corridor.Corridor;
import org.trackwalk.course.corridor.CorridorFinder;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.ground.border.SurfaceTree;
import org.trackwalk.ground.reach.Floor;
import org.trackwalk.mesh.parallel.Workers;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.report.Facts;

/**
 * The second station: where the surface ends, and where cars drive.
 *
 * @param borders where it ends
 * @param sought where cars drive
 * @param floor what carries a car, in a tree
 * @param facts counts
 */
record SurveyedLevel(
    Once<Borders> borders, Once<Corridor> sought, Once<Floor> floor, Once<Facts> facts) {

  /**
   * Where the surface ends.
   *
   * @param edges open edges
   * @param triangles a tree over the triangles that are asked for around them
   */
  record Borders(OpenEdges edges, SurfaceTree triangles) {}

  /** Open edges. */
  OpenEdges edges() {
    return borders.get().edges();
  }

  /** A tree over the triangles that are asked for around them. */
  SurfaceTree triangles() {
    return borders.get().triangles();
  }

  /** Where cars drive. */
  Corridor corridor() {
    return sought.get();
  }

  /** Each is worked out when somebody asks for it. */
  static SurveyedLevel of(CheckTask task, JoinedLevel joined) {
    return new SurveyedLevel(
        new Once<>(() -> task.stopped().counted("the open edges", () -> borders(task, joined))),
        new Once<>(() -> corridor(task, joined)),
        new Once<>(() -> joined.land().floor()),
        new Once<>(() -> facts(task, joined)));
  }

  /**
   * Works out all of it, in parts that may be done beside each other. The ground comes before the
   * borders: the search for the road asks for it before long.
   */
  List<Runnable> works() {
    return List.of(sought::get, floor::get, borders::get, facts::get);
  }

  private static Facts facts(CheckTask task, JoinedLevel joined) {
    Facts facts = FactCounts.of(task.level(), joined.surface(), joined.all(), joined.memory());
    return task.remainder().none() ? facts : facts.with(task.remainder().triangles());
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
    Progress progress = task.asked() ? task.progress().within() : task.progress();
    WeldedSurface surface = joined.surface();
    OpenEdges edges = OpenEdges.of(surface, joined.topology(), jobs, joined.memory());
    double farthest = task.limits().farthest();
    return new Borders(
        edges,
        task.again()
            ? SurfaceTree.whole(joined.land().tree())
            : SurfaceTree.nearBorders(
                surface, edges, farthest, Workers.worth(jobs, surface.triangleCount()), progress));
  }
}
