package org.trackwalk.eclipse.ui.console;

import java.util.List;
import java.util.stream.Collectors;
import org.trackwalk.eclipse.core.check.LevelPart;
import org.trackwalk.eclipse.core.check.LevelState;
import org.trackwalk.eclipse.core.check.SinceLast;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.RulesRun;

/** What a check did and found, in one or two lines. */
final class CheckWords {

  private CheckWords() {}

  static String of(LevelState state) {
    String name = state.level().title();
    if (state.phase() == LevelState.Phase.FAILED) {
      return name + ": not checked: " + state.message();
    }
    int pieces = 0;
    int looked = 0;
    int files = 0;
    long triangles = 0;
    for (LevelPart part : state.parts()) {
      files += part.redone().filesRead();
      looked += part.redone().pieces().size();
      pieces += part.report().facts().pieces();
      triangles += part.report().facts().triangles();
    }
    StringBuilder text = new StringBuilder(name);
    text.append(": ").append(found(state)).append(".\n    ");
    text.append(Numbers.counted(files, "file")).append(" read, ");
    text.append(looked == pieces ? "all " : looked + " of ");
    text.append(Numbers.counted(pieces, "piece")).append(" checked, ");
    text.append(Numbers.counted(triangles, "triangle")).append(", ");
    text.append(Numbers.count(Math.round(state.milliseconds()))).append(" ms.");
    SinceLast since = state.since();
    if (since != null) {
      text.append("\n    Since the check before: ").append(since.fixed()).append(" fixed, ");
      text.append(since.left()).append(" left, ").append(since.added()).append(" new, ");
      text.append(since.worse()).append(" worse.");
    }
    if (!state.message().isEmpty()) {
      text.append("\n    ").append(state.message());
    }
    return text.toString();
  }

  /** How many findings there are of which severity. */
  static String found(LevelState state) {
    int errors = 0;
    int warnings = 0;
    int notes = 0;
    for (Finding finding : state.findings()) {
      errors += finding.severity() == Severity.ERROR ? 1 : 0;
      warnings += finding.severity() == Severity.WARNING ? 1 : 0;
      notes += finding.severity() == Severity.INFO ? 1 : 0;
    }
    return errors + warnings + notes == 0
        ? nothing(state)
        : Numbers.counted(errors, "error")
            + ", "
            + Numbers.counted(warnings, "warning")
            + ", "
            + Numbers.counted(notes, "note")
            + missing(state);
  }

  /** Clean only where all rules ran, as reports say it. */
  private static String nothing(LevelState state) {
    List<String> words =
        state.parts().stream()
            .map(part -> RulesRun.of(part.report()).nothing())
            .distinct()
            .toList();
    return words.isEmpty() ? "nothing was found" : String.join("; ", words);
  }

  private static String missing(LevelState state) {
    return state.parts().stream()
        .map(part -> RulesRun.of(part.report()).missing())
        .filter(words -> !words.isEmpty())
        .distinct()
        .map(words -> "; " + words)
        .collect(Collectors.joining());
  }
}
