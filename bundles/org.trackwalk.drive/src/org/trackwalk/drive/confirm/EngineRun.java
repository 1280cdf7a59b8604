package org.trackwalk.drive.confirm;

import java.util.Arrays;
import java.util.List;

/**
 * What one engine did with one probe.
 *
 * @param engine id of its setup
 * @param profile whose foretelling is held against it
 * @param probe label of the body
 * @param version of the engine; empty when it never ran
 * @param settings that it ran with
 * @param bodies that it made of the level
 * @param refused names of bodies that it would not make
 * @param passes that were driven
 * @param repeatable whether the same passes gave the same bytes twice
 * @param confirmed all foretold jolts, the worst first
 * @param places that were jolted along the lanes, the worst first
 * @param lanes part of the lanes that was driven: less than all where it is slow or ended early
 * @param rules what a car on wheels felt, rule by rule; empty for what slides
 * @param failure one line on why it ended early; empty when it did not
 */
public record EngineRun(
    String engine,
    String profile,
    String probe,
    String version,
    String settings,
    int bodies,
    List<String> refused,
    long passes,
    boolean repeatable,
    List<Confirmed> confirmed,
    List<MeasuredPlace> places,
    double lanes,
    List<RuleFelt> rules,
    String failure) {

  /** Smallest jolt of a place that counts for {@link #recall}, m/s. */
  public static final double FELT = 0.1;

  /** A run that never came about. */
  public static EngineRun failed(String engine, String profile, String probe, String why) {
    return new EngineRun(
        engine, profile, probe, "", "", 0, List.of(), 0, false, List.of(), List.of(), 0, List.of(),
        why);
  }

  /** Places whose jolts hang on the order alone in which an engine has the same triangles. */
  public long byOrder() {
    return places.stream().filter(MeasuredPlace::byOrder).count();
  }

  /**
   * Part of the measured places at which a jolt was foretold, but for those {@link #byOrder}; NaN
   * without any.
   */
  public double recall() {
    return share(MeasuredPlace.Told.FORETOLD);
  }

  /** The same of those at which the report has a finding. */
  public double withPlace() {
    return share(MeasuredPlace.Told.FORETOLD) + share(MeasuredPlace.Told.PLACE);
  }

  private double share(MeasuredPlace.Told told) {
    long all = places.size() - byOrder();
    return all == 0
        ? Double.NaN
        : places.stream().filter(p -> p.told() == told && !p.byOrder()).count() / (double) all;
  }

  /** Foretold jolts that nobody drove to. */
  public long leftOut() {
    return confirmed.stream().filter(Confirmed::leftOut).count();
  }

  /** Those of them that nobody drove to because they are met too slowly. */
  public long tooSlow() {
    return confirmed.stream().filter(c -> c.unmeasured() == Unmeasured.TOO_SLOW).count();
  }

  /** Foretold jolts that passes went to, undisturbed or not. */
  public long drivenOver() {
    return confirmed.stream().filter(Confirmed::drivenOver).count();
  }

  /** Part of the foretold jolts that were driven over and not felt; NaN without any. */
  public double falseShare() {
    long driven = confirmed.stream().filter(c -> c.measured() != null).count();
    return driven == 0
        ? Double.NaN
        : confirmed.stream().filter(Confirmed::unfelt).count() / (double) driven;
  }

  /** Measured over foretold, of those that were felt: the 5th, 50th and 95th of a hundred. */
  public double[] ratio() {
    double[] ratios =
        confirmed.stream()
            .filter(c -> c.measured() != null && !c.unfelt())
            .mapToDouble(Confirmed::ratio)
            .sorted()
            .toArray();
    return Arrays.stream(new double[] {0.05, 0.5, 0.95})
        .map(
            p -> ratios.length == 0 ? Double.NaN : ratios[(int) Math.rint(p * (ratios.length - 1))])
        .toArray();
  }
}
