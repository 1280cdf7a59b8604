package org.trackwalk.check.run;

import java.util.List;
import org.trackwalk.check.rule.JudgedBorders;
import org.trackwalk.check.rule.LevelBorders;
import org.trackwalk.check.rule.LevelDrive;
import org.trackwalk.check.rule.Once;
import org.trackwalk.check.rule.RuleContext;
import org.trackwalk.check.rule.WeldedLevel;
import org.trackwalk.course.road.MeetingAngle;
import org.trackwalk.drive.effect.SeamEffects;
import org.trackwalk.drive.judge.Judge;
import org.trackwalk.drive.judge.suspect.Meeting;
import org.trackwalk.drive.judge.sweep.Judged;
import org.trackwalk.model.finding.LedgerClass;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.seams.chain.ChainTracer;
import org.trackwalk.seams.ledger.Ledger;
import org.trackwalk.seams.ledger.PaintedSheets;

/** The fourth station: what rules get to see. */
final class RuleView {

  private RuleView() {}

  static RuleContext of(
      CheckTask task,
      JoinedLevel joined,
      SurveyedLevel surveyed,
      KeptLedger kept,
      SeamEffects effects) {
    WeldedLevel welded =
        new WeldedLevel(
            joined.surface(),
            joined.topology(),
            surveyed.sought(),
            new Once<>(() -> task.remainder().sheets(joined.surface())));
    LevelBorders borders =
        new LevelBorders(
            surveyed::edges, kept.faced(), new Once<>(() -> judged(joined, surveyed, kept)));
    LevelDrive drive =
        new LevelDrive(
            effects, kept.roads(), new Once<>(() -> judge(task, joined, surveyed, kept)));
    return new RuleContext(
        task.level(),
        welded,
        borders,
        drive,
        joined.memory(),
        task.settings(),
        task.progress().within());
  }

  private static JudgedBorders judged(JoinedLevel joined, SurveyedLevel surveyed, KeptLedger kept) {
    Ledger ledger = kept.whole().get();
    return new JudgedBorders(
        ledger,
        ChainTracer.trace(ledger, surveyed.corridor().classes(), owned()),
        new PaintedSheets(joined.surface(), joined.topology(), ledger));
  }

  private static Judge judge(
      CheckTask task, JoinedLevel joined, SurveyedLevel surveyed, KeptLedger kept) {
    CheckSettings settings = task.settings();
    Meeting meeting =
        !surveyed.corridor().known()
            ? Meeting.SQUARE
            : (at, dx, dz) -> MeetingAngle.sine(kept.roads().road(), at, dx, dz);
    return new Judge(
        joined.surface(),
        joined.topology(),
        kept.whole().get(),
        surveyed.corridor().classes(),
        task.limits(),
        new Judged(settings.profiles(), settings.bodies(), settings.vehicle(), task.speed()),
        meeting,
        joined.memory());
  }

  /**
   * What the vehicle feels at seams: what the check before knows where nothing else is asked, since
   * it is tried out, which takes time.
   */
  static SeamEffects effects(CheckTask task) {
    CheckSettings settings = task.settings();
    double speed = task.speed();
    if (task.before() != null) {
      SeamEffects known = task.before().context().effects();
      if (known.fit(settings.profiles(), settings.bodies(), settings.vehicle(), speed)) {
        return known;
      }
    }
    return new SeamEffects(settings.profiles(), settings.bodies(), settings.vehicle(), speed);
  }

  /** The classes of which chains are made: those that something is said about. */
  private static List<LedgerClass> owned() {
    return List.of(
        LedgerClass.SIGNED_ZERO,
        LedgerClass.NEAR_MISS,
        LedgerClass.T_JUNCTION,
        LedgerClass.STEP,
        LedgerClass.GAP,
        LedgerClass.OVERLAP,
        LedgerClass.OPEN);
  }
}
