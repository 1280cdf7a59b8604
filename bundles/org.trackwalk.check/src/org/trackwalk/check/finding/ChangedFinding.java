package org.trackwalk.check.finding;

import java.util.List;
import org.trackwalk.mesh.level.SurfaceClass;

/** A finding on its way to another that differs in little; what is not changed stays. */
final class ChangedFinding {

  Severity severity;
  String message;
  SurfaceClass surfaceClass;
  int count;
  List<FlowStep> flow;
  String fingerprint;
  String baselineState;
  boolean fixable;
  double risk;
  String group;
  String subject;
  String cause;

  private final Finding from;

  ChangedFinding(Finding from) {
    this.from = from;
    severity = from.severity();
    message = from.message();
    surfaceClass = from.surfaceClass();
    count = from.count();
    flow = from.flow();
    fingerprint = from.fingerprint();
    baselineState = from.baselineState();
    fixable = from.fixable();
    risk = from.risk();
    group = from.group();
    subject = from.subject();
    cause = from.cause();
  }

  Finding finding() {
    return new Finding(
        from.rule(),
        severity,
        message,
        from.help(),
        surfaceClass,
        from.ledgerClass(),
        from.position(),
        from.path(),
        from.length(),
        from.bounds(),
        count,
        from.measure(),
        from.effects(),
        from.effectNote(),
        from.pieces(),
        from.features(),
        flow,
        fingerprint,
        baselineState,
        from.confidence(),
        fixable,
        risk,
        group,
        subject,
        cause);
  }
}
