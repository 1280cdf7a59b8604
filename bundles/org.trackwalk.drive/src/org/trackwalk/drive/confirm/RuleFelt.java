package org.trackwalk.drive.confirm;

/**
 * What a car on wheels felt of the findings of one rule.
 *
 * @param rule id
 * @param findings that have a place, or seams that one of them speaks for
 * @param driven of them: crossed by lanes, and not left out because there are many
 * @param tooSlow of the findings: met so slowly that driving over them takes too many steps
 * @param felt of those driven over: the level changed a speed or a load and its healed copy did not
 * @param worst largest change of a speed, m/s: of a corner upward, of the car along or aside
 * @param load largest change of a wheel's load, over what it carries at rest
 * @param most largest load of a wheel there as the level is, hills and all, over that at rest
 * @param least smallest one
 */
public record RuleFelt(
    String rule,
    int findings,
    int driven,
    int tooSlow,
    int felt,
    double worst,
    double load,
    double most,
    double least) {

  /** Nothing yet. */
  static RuleFelt none(String rule) {
    return new RuleFelt(rule, 0, 0, 0, 0, 0, 0, 1, 1);
  }

  /**
   * With one more that nobody drove to.
   *
   * @param slow whether because that takes too many steps
   */
  RuleFelt found(boolean slow) {
    int slower = tooSlow + (slow ? 1 : 0);
    return new RuleFelt(rule, findings + 1, driven, slower, felt, worst, load, most, least);
  }

  /**
   * With what was felt of one of them.
   *
   * @param loads largest and smallest there
   */
  RuleFelt with(Measured measured, double[] loads) {
    boolean here = measured.worst() >= Jolted.LEAST || measured.load() >= CarFelt.LOAD;
    return new RuleFelt(
        rule,
        findings,
        driven + 1,
        tooSlow,
        felt + (here ? 1 : 0),
        Math.max(worst, measured.worst()),
        Math.max(load, measured.load()),
        Math.max(most, loads[0]),
        Math.min(least, loads[1]));
  }
}
