package org.trackwalk.check.kept;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.check.levels.RunOptions;
import org.trackwalk.check.levels.RunOutcome;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.MayBeNull;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.model.settings.CheckSettings;

/** What is null in a report that a check makes says so: else a good part would be refused. */
class DeclaredNullsTest {

  private static final LoadOptions SEPARATE = new LoadOptions(null, null, true, false, false);

  private final Set<String> declared = new TreeSet<>();
  private final Set<String> undeclared = new TreeSet<>();

  /** The scenes of all rules. */
  @Test
  void nothingElseIsNull() throws ReflectiveOperationException {
    Path rules = Path.of(System.getProperty("trackwalk.root", "../..")).resolve("examples/rules");
    CheckSettings settings = CheckSettings.defaults();
    RunOptions options = RunOptions.of("test", LevelReport::withoutSurface);
    RunOutcome run =
        CheckRun.outcome(
            CheckRun.find(List.of(rules), SEPARATE, settings, Progress.none()),
            settings,
            options,
            Progress.none());
    assertTrue(run.inputs().size() > 50, run.inputs().size() + " levels");
    look(run.inputs());
    assertEquals(Set.of(), undeclared);
    assertTrue(declared.contains("Told.cause"), declared.toString());
    assertTrue(declared.contains("FlowStep.fingerprint"), declared.toString());
  }

  private void look(Object value) throws ReflectiveOperationException {
    switch (value) {
      case Record record -> {
        for (RecordComponent part : record.getClass().getRecordComponents()) {
          Object held = part.getAccessor().invoke(record);
          if (held == null) {
            boolean said = part.isAnnotationPresent(MayBeNull.class);
            (said ? declared : undeclared)
                .add(record.getClass().getSimpleName() + '.' + part.getName());
          } else {
            look(held);
          }
        }
      }
      case List<?> items -> {
        for (Object item : items) {
          look(item);
        }
      }
      case Map<?, ?> map -> {
        for (Object item : map.values()) {
          look(item);
        }
      }
      default -> {
        // nothing is inside
      }
    }
  }
}
