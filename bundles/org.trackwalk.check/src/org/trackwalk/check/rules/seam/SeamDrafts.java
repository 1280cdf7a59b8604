package org.trackwalk.check.rules.seam;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rules.finding.CrossedSeam;
import org.trackwalk.check.rules.finding.ReachedChains;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.drive.judge.seam.SeamFelt;
import org.trackwalk.drive.judge.seam.SeamPlace;
import org.trackwalk.drive.judge.sweep.Felt;
import org.trackwalk.drive.judge.sweep.WorstNear;
import org.trackwalk.ground.border.OpenEdges;
import org.trackwalk.model.finding.Effect;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.seams.heal.HealedSurface;
import org.trackwalk.seams.ledger.EdgeEntry;

/**
 * Adds effects to a rule's findings about seams: of the worst of each place what is felt where the
 * vehicle is moved over it, of the others what the closed forms say, also where the place cannot be
 * healed, so that nothing can be compared there; none where the vehicle does not get to
 * (docs/judging.md).
 */
public final class SeamDrafts {

  /** Probing and closed form agree within this part of the closed form (docs/engines.md). */
  private static final double AGREE = 0.15;

  private final RuleContext context;
  private final StoredAlike alike;
  private final List<SeamDraft> drafts = new ArrayList<>();

  public SeamDrafts(RuleContext context) {
    this.context = context;
    alike = new StoredAlike(context);
  }

  public void add(SeamDraft draft) {
    drafts.add(draft);
  }

  /** The findings, in the order in which they were added. */
  public List<Finding> findings() {
    if (drafts.isEmpty()) {
      return List.of(); // nobody need walk the road
    }
    List<CrossedDraft> due = new ArrayList<>();
    ReachedChains reached = new ReachedChains(context);
    for (SeamDraft each : drafts) {
      if (!reached.has(each.chain())) {
        each.builder().outOfReach();
        continue;
      }
      CrossedDraft draft = CrossedDraft.of(context, each);
      if (draft.formula().isEmpty()) {
        continue;
      }
      String why = notProbed(draft.crossed().entry());
      if (draft.crossed().met().runsAlong()) {
        tell(draft, draft.formula());
        draft.builder().effectNote(alongTheRoad(draft));
      } else if (why != null) {
        tell(draft, draft.formula());
        draft
            .builder()
            .effectNote("the jolt is that of the closed form, it was not probed here: " + why);
      } else if (draft.crossed().entry().partner() < 0) {
        // A border that lies on a surface is not healed: there is nothing to compare with.
        tell(draft, draft.formula());
      } else {
        due.add(draft);
      }
    }
    due.sort(SeamDrafts::worstFirst);
    List<CrossedDraft> worst = WorstNear.of(due, this::place);
    probe(worst);
    due.removeAll(new HashSet<>(worst));
    due.forEach(draft -> tell(draft, draft.formula()));
    return drafts.stream().map(d -> d.builder().build()).toList();
  }

  /** Where a draft's chain is crossed. */
  private double[] place(CrossedDraft draft) {
    EdgeEntry worst = draft.crossed().entry();
    OpenEdges open = context.ledger().edges();
    double[] point = new double[3];
    for (int k = 0; k < 3; k++) {
      point[k] = open.point(worst.edge(), worst.at(), k);
    }
    return point;
  }

  /** Why the vehicle cannot be moved over a place; null when it can. */
  private String notProbed(EdgeEntry entry) {
    HealedSurface healed = context.judge().healed();
    if (!healed.notComputed(entry.edge())) {
      return null;
    }
    return healed.wouldFlip(entry.edge())
        ? "a triangle here is too small to close the seam for a comparison, it would turn over"
        : "no vertices of the two borders belong together, so there is no closed seam to compare"
            + " with";
  }

  private void probe(List<CrossedDraft> worst) {
    if (worst.isEmpty()) {
      return; // the level need not be healed for it
    }
    List<SeamPlace> places = new ArrayList<>();
    for (CrossedDraft draft : worst) {
      CrossedSeam crossed = draft.crossed();
      places.add(SeamPlace.of(context.ledger().edges(), crossed.entry(), crossed.met().over()));
    }
    List<List<SeamFelt>> felt = context.judge().seams(places);
    for (int i = 0; i < worst.size(); i++) {
      add(worst.get(i), felt.get(i));
    }
  }

  private void tell(CrossedDraft draft, List<Effect> effects) {
    draft.builder().effects(alike.felt(draft.chain(), effects));
  }

  private void add(CrossedDraft draft, List<SeamFelt> felt) {
    Map<String, Felt> byShape = new HashMap<>();
    felt.forEach(f -> byShape.put(f.profile() + "\n" + f.shape(), f.felt()));
    List<Effect> effects = new ArrayList<>();
    Effect formula = null;
    Effect probed = null;
    SeamEffects askew = draft.crossed().met().effects(context);
    for (int i = 0; i < draft.formula().size(); i++) {
      Effect closed = draft.formula().get(i);
      // who is moved here begins on the plane right before the seam, not farther off
      boolean onPlane = closed.equals(draft.level().get(i));
      // and comes square to it
      boolean moved = onPlane && !askew.isMetAskew(closed);
      Felt f = moved ? byShape.get(closed.profile() + "\n" + closed.shape()) : null;
      Effect effect = f == null ? closed : effect(closed, f, draft.crossed().met().sine());
      effects.add(effect);
      if (f != null
          && apart(effect, closed)
          && (formula == null || farther(effect, closed, probed, formula))) {
        formula = closed;
        probed = effect;
      }
    }
    tell(draft, effects);
    if (formula != null) {
      draft.builder().effectNote(words(probed, formula));
    }
  }

  /** What is felt square to the seam, as it is felt along the way. */
  private static Effect effect(Effect closed, Felt f, double sine) {
    if (SeamEffects.isAtCorners(closed, sine)) {
      return closed; // the place that was moved over is between them
    }
    double aside = Math.abs(f.forward()) * Math.sqrt(1 - sine * sine);
    return new Effect(
        closed.profile(),
        closed.shape(),
        closed.speed(),
        f.up() + 0.0,
        f.forward() * sine + 0.0,
        Math.max(Math.abs(f.side()), aside),
        f.share(),
        true);
  }

  private static boolean apart(Effect probed, Effect formula) {
    double d = Math.abs(probed.worst() - formula.worst());
    return d > Severity.WARNING_JOLT && d > AGREE * formula.worst();
  }

  private static boolean farther(Effect probed, Effect formula, Effect than, Effect thanFormula) {
    return Math.abs(probed.worst() - formula.worst())
        > Math.abs(than.worst() - thanFormula.worst());
  }

  private static String words(Effect probed, Effect formula) {
    return String.format(
        Locale.ROOT,
        "moved over this place, a %s feels %s (%s); on a level road such a seam gives %s",
        probed.shape(),
        probed.worst() < FELT_AT_ALL ? "nothing" : speed(probed.worst()),
        probed.profile(),
        formula.worst() < FELT_AT_ALL ? "nothing" : speed(formula.worst()));
  }

  /** At which angle it is met, and what whoever changes lanes over it feels at most. */
  private String alongTheRoad(CrossedDraft draft) {
    Effect worst = null;
    CrossedSeam crossed = draft.crossed();
    for (Effect effect :
        draft.draft().feel().of(crossed.met().changingLanes(context), crossed.entry())) {
      worst = worst == null || effect.worst() > worst.worst() ? effect : worst;
    }
    String angle =
        String.format(
            Locale.ROOT,
            "it runs along the road, which meets it at %.1f degrees",
            StrictMath.toDegrees(StrictMath.asin(crossed.met().sine())));
    return worst == null || worst.worst() < Severity.WARNING_JOLT
        ? angle
        : angle
            + String.format(
                Locale.ROOT,
                "; crossed at %.0f degrees a %s feels %s (%s)",
                MeetingAngle.ALONG,
                worst.shape(),
                speed(worst.worst()),
                worst.profile());
  }

  /** m/s: what is written as nothing. */
  private static final double FELT_AT_ALL = 0.005;

  private static String speed(double metresPerSecond) {
    return String.format(
        Locale.ROOT, metresPerSecond < 1 ? "%.2f m/s" : "%.1f m/s", metresPerSecond);
  }

  private static int worstFirst(CrossedDraft a, CrossedDraft b) {
    int c = Double.compare(b.risk(), a.risk());
    return c != 0 ? c : Integer.compare(a.crossed().entry().edge(), b.crossed().entry().edge());
  }
}
