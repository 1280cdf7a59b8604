package org.trackwalk.eclipse.core.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.trackwalk.drive.confirm.Confirmed;
import org.trackwalk.drive.confirm.EngineRun;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.FlowStep;
import org.trackwalk.report.confirm.ConfirmText;

/**
 * What real engines did at the findings of a level, until it is judged anew.
 *
 * @param said by engine, then by fingerprint of single findings: a line for each jolt
 */
public record EngineWords(Map<String, Map<String, List<String>>> said) {

  /** Nobody drove. */
  public static final EngineWords NONE = new EngineWords(Map.of());

  /** So many jolts of one line are told one by one. */
  private static final int TOLD = 10;

  /** What an engine has measured, foretold beside it. */
  static EngineWords of(String engine, EngineRun run) {
    Map<String, List<String>> lines = new LinkedHashMap<>();
    for (Confirmed one : run.confirmed()) {
      if (!one.leftOut()) {
        lines
            .computeIfAbsent(one.finding().fingerprint(), f -> new ArrayList<>())
            .add(ConfirmText.sentence(run, one));
      }
    }
    return new EngineWords(Map.of(engine, lines));
  }

  /** These, and what another run says; an engine's later word on a finding replaces its former. */
  EngineWords plus(EngineWords later) {
    Map<String, Map<String, List<String>>> both = new LinkedHashMap<>();
    said.forEach((engine, lines) -> both.put(engine, new LinkedHashMap<>(lines)));
    later.said.forEach(
        (engine, lines) -> both.computeIfAbsent(engine, e -> new LinkedHashMap<>()).putAll(lines));
    return new EngineWords(both);
  }

  /** What was measured at a finding, or at those that it stands for; empty where nobody drove. */
  public List<String> at(Finding finding) {
    return said.values().stream()
        .flatMap(
            lines ->
                fingerprints(finding)
                    .flatMap(f -> lines.getOrDefault(f, List.of()).stream())
                    .limit(TOLD))
        .toList();
  }

  /** The single findings that a finding is, or stands for. */
  static Stream<String> fingerprints(Finding finding) {
    return Stream.concat(
            Stream.of(finding.fingerprint()), finding.flow().stream().map(FlowStep::fingerprint))
        .filter(Objects::nonNull)
        .distinct();
  }
}
