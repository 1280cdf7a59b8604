package org.trackwalk.check.baseline;

import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Measure;
import org.trackwalk.model.finding.Severity;

/**
 * What is remembered of a finding.
 *
 * @param rule id
 * @param severity that it had
 * @param surfaceClass of its place
 * @param pieces names, sorted
 * @param at middle of the finding, three doubles in level coordinates; null when it is about no
 *     place
 * @param worst where it was worst, or an example; three doubles in level coordinates
 * @param length metres
 * @param count elements folded into it
 * @param measure the number and its threshold; null when there is none
 * @param effect worst change of velocity, m/s; 0 when none is known
 * @param way along the stretch of road that it is about, xyz triples in level coordinates; null
 *     when it is about no stretch
 * @param message for people
 * @param fingerprint its name
 */
public record KnownFinding(
    String rule,
    Severity severity,
    SurfaceClass surfaceClass,
    List<String> pieces,
    double[] at,
    double[] worst,
    double length,
    int count,
    Measure measure,
    double effect,
    double[] way,
    String message,
    String fingerprint) {

  /** Remembers a finding. */
  public static KnownFinding of(Finding f) {
    return new KnownFinding(
        f.rule(),
        f.severity(),
        f.surfaceClass(),
        f.pieces(),
        f.anchor(),
        f.position(),
        f.length(),
        f.count(),
        f.measure(),
        f.worstEffect(),
        RoadStretches.way(f),
        f.message(),
        f.fingerprint());
  }

  /** True when it is about a piece, a file, the level or many places at once. */
  public boolean whole() {
    return at == null;
  }
}
