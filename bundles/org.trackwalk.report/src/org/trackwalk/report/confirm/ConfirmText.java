package org.trackwalk.report.confirm;

import java.util.List;
import org.trackwalk.drive.confirm.Confirmed;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.drive.confirm.MeasuredPlace;
import org.trackwalk.drive.confirm.MeasuredPlace.Told;
import org.trackwalk.drive.confirm.RuleFelt;
import org.trackwalk.mesh.names.ShownText;
import org.trackwalk.report.format.Numbers;

/** What engines did, for the screen. */
public final class ConfirmText {

  /** Lines of a list on the screen. */
  private static final int MOST = 10;

  private static final double PERCENT = 100;

  private static final double KMH = 3.6;

  /** Lanes are driven all but for rounding. */
  private static final double ALL = 1 - 1e-9;

  private final ConfirmBook book;
  private final StringBuilder out = new StringBuilder();

  private ConfirmText(ConfirmBook book) {
    this.book = book;
  }

  /** All of it, with a line break at its end. */
  public static String of(ConfirmBook book) {
    return new ConfirmText(book).text();
  }

  private String text() {
    out.append(ShownText.of(book.level())).append(": bodies ").append(book.bodies()).append('\n');
    for (EngineRun run : book.runs()) {
      out.append('\n').append(run.engine()).append(", ").append(run.probe());
      if (run.version().isEmpty()) {
        out.append(": did not run\n");
        continue;
      }
      out.append(": ").append(summary(run)).append('\n');
      out.append("  ").append(run.version()).append("; ").append(run.settings()).append("; ");
      out.append(Numbers.count(run.bodies()))
          .append(run.bodies() == 1 ? " body" : " bodies")
          .append("; ");
      out.append(Numbers.count(run.passes())).append(" passes, ");
      out.append(run.repeatable() ? "repeatable" : "NOT repeatable: the same pass ended otherwise");
      out.append('\n');
      refused(run);
      findings(run);
      places(run);
      rules(run);
    }
    return out.toString();
  }

  /** One line on how foretold and measured go together. */
  static String summary(EngineRun run) {
    StringBuilder line = new StringBuilder();
    line.append(Numbers.counted(run.places().size(), "place")).append(" measured along the lanes");
    if (run.byOrder() > 0) {
      line.append(", ").append(Numbers.count(run.byOrder()));
      line.append(" of them by the order of the triangles or last digits alone");
    }
    if (!Double.isNaN(run.recall())) {
      line.append(", ").append(percent(run.recall())).append(" foretold there, ");
      line.append(percent(run.withPlace())).append(" with a finding or a seam's line there");
    }
    int foretold = run.confirmed().size();
    boolean ended = !run.failure().isEmpty();
    if (run.lanes() < ALL) {
      line.append(", ").append(percent(run.lanes())).append(" of the lanes driven");
      line.append(ended ? "" : ": so slowly all would take too many steps");
    }
    line.append("; ").append(Numbers.counted(foretold, "jolt")).append(" foretold");
    if (run.tooSlow() > 0) {
      line.append(", ").append(Numbers.count(run.tooSlow()));
      line.append(" met so slowly that driving over them takes too many steps");
    }
    drivenOver(run, line);
    if (!Double.isNaN(run.falseShare())) {
      line.append(", ").append(percent(run.falseShare())).append(" not felt");
    }
    double[] ratio = run.ratio();
    if (!Double.isNaN(ratio[1])) {
      line.append("; measured over foretold ").append(Numbers.fixed(ratio[1], 2)).append(" (");
      line.append(Numbers.fixed(ratio[0], 2)).append(" to ");
      line.append(Numbers.fixed(ratio[2], 2)).append(')');
    }
    return line.append(ended ? "; ENDED EARLY" : "").toString();
  }

  /** How many of the foretold jolts were driven over, where some were not even asked for. */
  private static void drivenOver(EngineRun run, StringBuilder line) {
    int foretold = run.confirmed().size();
    long asked = foretold - run.leftOut() + run.tooSlow();
    long driven = run.drivenOver();
    if (asked == foretold) {
      return;
    }
    if (!run.failure().isEmpty()) {
      line.append(", ").append(Numbers.count(driven)).append(" of them driven over");
    } else if (driven == asked) {
      line.append(", the worst ").append(Numbers.count(asked));
      line.append(" of them driven over (--jolts ").append(foretold).append(" for all)");
    } else {
      line.append(", ").append(Numbers.count(driven)).append(" of the worst ");
      line.append(Numbers.count(asked)).append(" driven over (--jolts ").append(foretold);
      line.append(" asks for the others)");
    }
  }

  private void refused(EngineRun run) {
    List<String> names = run.refused();
    if (!names.isEmpty()) {
      out.append("  no body is made of ");
      out.append(String.join(", ", names.subList(0, Math.min(MOST, names.size()))));
      out.append(names.size() > MOST ? " and " + (names.size() - MOST) + " more\n" : "\n");
    }
  }

  private void findings(EngineRun run) {
    List<Confirmed> all = run.confirmed();
    for (Confirmed one : all.subList(0, Math.min(MOST, all.size()))) {
      out.append("  ").append(one.finding().rule()).append(" at ");
      out.append(Numbers.position(book.place(one.position()))).append(": ");
      out.append(sentence(run, one)).append('\n');
    }
    if (all.size() > MOST) {
      out.append("  and ").append(all.size() - MOST);
      out.append(" more foretold: --report json=FILE has all\n");
    }
  }

  /** "foretold 15.9 m/s, physx 16.1 m/s in 13% of passes". */
  public static String sentence(EngineRun run, Confirmed one) {
    String foretold =
        "foretold "
            + speed(one.effect().worst())
            + " at "
            + Numbers.rounded(one.effect().speed() * KMH)
            + " km/h in "
            + percent(one.effect().share())
            + ", ";
    return foretold + measured(run, one);
  }

  /** "physx 16.1 m/s in 13% of passes". */
  static String measured(EngineRun run, Confirmed one) {
    String engine = run.engine();
    if (one.measured() == null) {
      return engine + " " + one.unmeasured().words();
    }
    return one.unfelt()
        ? engine + " nothing in " + Numbers.count(one.measured().passes()) + " passes"
        : engine
            + " "
            + speed(one.measured().worst())
            + load(one.measured().load())
            + " in "
            + percent(one.measured().share())
            + " of passes";
  }

  private void places(EngineRun run) {
    List<MeasuredPlace> rest =
        run.places().stream().filter(p -> p.told() != Told.FORETOLD).toList();
    if (rest.isEmpty()) {
      return;
    }
    out.append("  measured but not foretold:\n");
    for (MeasuredPlace place : rest.subList(0, Math.min(MOST, rest.size()))) {
      out.append("    ").append(speed(place.worst())).append(load(place.load())).append(" at ");
      out.append(Numbers.position(book.place(place.position()))).append(" on ");
      out.append(String.join(" | ", place.pieces()));
      out.append(place.rule().isEmpty() ? "" : " (" + place.rule() + " without a jolt)");
      out.append(place.byOrder() ? ", by the order of the triangles or last digits alone" : "");
      out.append('\n');
    }
    if (rest.size() > MOST) {
      out.append("    and ").append(rest.size() - MOST);
      out.append(" more: --report json=FILE has all\n");
    }
  }

  /** Which rules' findings a car on wheels feels at all. */
  private void rules(EngineRun run) {
    if (run.rules().isEmpty()) {
      return;
    }
    out.append("  rule by rule: findings, driven over, felt, largest jolt and change of a wheel's");
    out.append(" load over that at rest; the load there as the level is\n");
    for (RuleFelt rule : run.rules()) {
      out.append("    ").append(rule.rule()).append(": ").append(Numbers.count(rule.findings()));
      String slow = rule.tooSlow() == 0 ? "" : Numbers.count(rule.tooSlow()) + " met too slowly";
      if (rule.driven() == 0) {
        boolean crossed = !slow.isEmpty() || !run.failure().isEmpty();
        out.append(crossed ? ", 0 driven over" : ", no lane crosses one");
        out.append(slow.isEmpty() ? "" : ", " + slow).append('\n');
        continue;
      }
      out.append(", ").append(rule.driven()).append(", ").append(rule.felt());
      out.append(", ").append(speed(rule.worst())).append(", ").append(percent(rule.load()));
      out.append("; ").append(percent(rule.least())).append(" to ");
      out.append(percent(rule.most())).append(slow.isEmpty() ? "" : "; " + slow).append('\n');
    }
  }

  /** ", a wheel's load changed by 80%"; nothing of what has no wheels. */
  private static String load(double load) {
    return load > 0 ? " (a wheel's load changed by " + percent(load) + ")" : "";
  }

  private static String speed(double value) {
    return Numbers.rounded(value) + " m/s";
  }

  private static String percent(double share) {
    return Numbers.rounded(PERCENT * share) + "%";
  }
}
