package org.trackwalk.check.run;

import java.util.EnumSet;
import java.util.List;
import org.trackwalk.check.rule.Once;
import org.trackwalk.check.rule.RuleTraits;
import org.trackwalk.check.rules.RuleList;
import org.trackwalk.course.opening.Openings;
import org.trackwalk.course.road.RoadSource;
import org.trackwalk.ground.border.BorderLimits;
import org.trackwalk.ground.border.HoleRim;
import org.trackwalk.ground.reach.Body;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.mesh.weld.WeldedSurface;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.profile.BackFaces;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.LedgerKeeper;
import org.trackwalk.seams.ledger.NearEdges;
import org.trackwalk.seams.ledger.StreamedBorders;

/**
 * The third station: one class for every open edge, and the road that holes are sought on.
 *
 * @param faced the ledger of the edges that something faces
 * @param closed of all edges, with those of holes whose rims are closed borders
 * @param whole of all edges, with those of all holes
 * @param roads where the road is walked when somebody asks
 */
record KeptLedger(Once<Ledger> faced, Once<Ledger> closed, Once<Ledger> whole, RoadSource roads) {

  private static final String STATION = "the ledger of open edges";

  private static final String UNKNOWN =
      "What borders there are and what is missing between them (seams, gaps, holes)";

  /** Each is worked out when somebody asks for it. */
  static KeptLedger of(CheckTask task, JoinedLevel joined, SurveyedLevel surveyed) {
    CheckSettings settings = task.settings();
    WeldedSurface surface = joined.surface();
    RoadSource roads =
        new RoadSource(
            joined.land(),
            surveyed.sought(),
            Speed.limits(task.level(), settings),
            Body.of(settings.vehicle()),
            BackFaces.of(settings.profiles()),
            () -> UnfitRoad.why(joined.memory(), surface, surveyed.corridor(), settings),
            joined.memory(),
            task.jobs(),
            task.progress().within());
    task.stopped().walkOf(roads);
    Once<Ledger> closed = new Once<>(() -> closed(task, joined, surveyed));
    return new KeptLedger(
        new Once<>(() -> faced(task, joined, surveyed)),
        closed,
        new Once<>(() -> whole(task, joined, surveyed, closed.get(), roads)),
        roads);
  }

  private static Ledger closed(CheckTask task, JoinedLevel joined, SurveyedLevel surveyed) {
    return task.stopped()
        .station(
            STATION,
            UNKNOWN,
            joined.surface(),
            () -> kept(task, joined, surveyed),
            why -> Ledger.unjudged(surveyed.edges()));
  }

  private static Ledger whole(
      CheckTask task, JoinedLevel joined, SurveyedLevel surveyed, Ledger closed, RoadSource roads) {
    return asksForHoles(task.settings()) && surveyed.corridor().known()
        ? closed.with(openings(task, joined, surveyed, closed, roads))
        : closed;
  }

  private static Ledger faced(CheckTask task, JoinedLevel joined, SurveyedLevel surveyed) {
    return task.stopped()
        .station(
            STATION,
            UNKNOWN,
            joined.surface(),
            () ->
                LedgerKeeper.faced(
                    surveyed.edges(),
                    joined.topology(),
                    surveyed.triangles(),
                    task.limits(),
                    task.jobs(),
                    task.progress().within()),
            why -> Ledger.unjudged(surveyed.edges()));
  }

  private static List<HoleRim> openings(
      CheckTask task, JoinedLevel joined, SurveyedLevel surveyed, Ledger kept, RoadSource roads) {
    return task.stopped()
        .station(
            "the search for holes beside kerbs and walls",
            "Whether the ground there is open",
            joined.surface(),
            () ->
                Openings.find(
                    surveyed.edges(),
                    kept.edgesOf(EnumSet.of(LedgerClass.OUTER)),
                    joined.topology(),
                    surveyed.corridor().classes(),
                    task.limits(),
                    roads,
                    joined.memory(),
                    task.progress().within()),
            why -> List.of());
  }

  private static Ledger kept(CheckTask task, JoinedLevel joined, SurveyedLevel surveyed) {
    int jobs = task.jobs();
    Progress progress = task.asked() ? task.progress().within() : task.progress();
    BorderLimits limits = task.limits();
    progress.begin("borders of " + task.level().name(), 2L * surveyed.edges().count());
    return LedgerKeeper.keep(
        surveyed.edges(),
        joined.topology(),
        surveyed.triangles(),
        surveyed.corridor().classes(),
        StreamedBorders.of(task.level().hints().neighbourPieces(), limits, jobs, progress),
        NearEdges.of(
            surveyed.edges(),
            joined.topology(),
            surveyed.corridor().classes(),
            limits,
            joined.memory()),
        jobs,
        progress);
  }

  /** Rules that neither tell holes nor drive need not know them, and walk no road for them. */
  private static boolean asksForHoles(CheckSettings settings) {
    return RuleList.all().stream()
        .filter(rule -> settings.wants(rule.info().id()))
        .anyMatch(rule -> rule.walksRoad() || rule.info().traits().role() == RuleTraits.Role.HOLES);
  }
}
