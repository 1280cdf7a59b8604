package org.trackwalk.eclipse.ui.wizard;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.ui.command.ReportFile;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.Snapshot;
import org.trackwalk.eclipse.ui.fixture.StepTrack;
import org.trackwalk.model.report.CheckReport;
import org.trackwalk.report.format.ReportOptions;
import org.trackwalk.report.output.FormatList;

/** <em>Export findings</em>. */
@ExtendWith(QuietLog.class)
class ExportWizardTest {

  @Test
  void reportsAreWhatTheWritersGive(@TempDir Path temp) throws Exception {
    Path folder = temp.resolve("lap");
    StepTrack.write(folder);
    IProject project = Bench.project("exported");
    try {
      Bench.copy(folder, project);
      TrackLevel level = Levels.of(project).orElseThrow();
      TrackwalkCore.book().check(level, CheckRequest.full());
      Bench.idle();
      Path target = temp.resolve("reports");
      OpenWizard wizard = new OpenWizard(new ExportWizard(), project);
      assertFalse(wizard.button("Finish").isEnabled(), "no format is chosen yet");
      tick(wizard, "csv");
      tick(wizard, "blender");
      wizard.type("Folder:", target.toString());
      Snapshot.of(wizard.shell(), "export");
      wizard.finish();
      CheckReport report = ReportFile.report(List.of(level), new NullProgressMonitor());
      assertArrayEquals(written(report, "csv"), Files.readAllBytes(target.resolve("exported.csv")));
      assertArrayEquals(
          written(report, "blender"), Files.readAllBytes(target.resolve("exported.blender.json")));
      try (var files = Files.list(target)) {
        assertEquals(2, files.count(), "nothing is left aside");
      }

      OpenWizard again = new OpenWizard(new ExportWizard(), project);
      again.type("Folder:", target.toString());
      tick(again, "csv");
      assertTrue(again.head().contains("Will be replaced: exported.csv"), again.head());
      again.close();
    } finally {
      Bench.delete(project);
    }
  }

  private static byte[] written(CheckReport report, String format) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FormatList.byId(format).orElseThrow().write(report, ReportOptions.USUAL, out);
    return out.toByteArray();
  }

  private static void tick(OpenWizard wizard, String format) {
    Table table =
        (Table)
            Bench.control(
                wizard.shell(),
                c -> c instanceof Table t && t.getItemCount() == FormatList.all().size());
    for (TableItem item : table.getItems()) {
      if (item.getText().equals(format)) {
        item.setChecked(true);
        Event event = new Event();
        event.detail = SWT.CHECK;
        event.item = item;
        table.notifyListeners(SWT.Selection, event);
      }
    }
  }
}
