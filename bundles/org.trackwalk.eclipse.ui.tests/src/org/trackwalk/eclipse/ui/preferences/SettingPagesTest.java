package org.trackwalk.eclipse.ui.preferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.jface.preference.PreferenceDialog;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.console.ConsolePlugin;
import org.eclipse.ui.console.MessageConsole;
import org.eclipse.ui.dialogs.PreferencesUtil;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.level.TrackLevel;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.fixture.Snapshot;
import org.trackwalk.eclipse.ui.fixture.StepTrack;
import org.trackwalk.eclipse.ui.marker.TrackMarker;

/** Preference page and property pages. */
@ExtendWith(QuietLog.class)
class SettingPagesTest {

  @Test
  void theProjectsPageDecidesTheNextCheck(@TempDir Path temp) throws Exception {
    IProject project = StepTrack.project("judged", temp);
    try {
      TrackLevel level = Levels.of(project).orElseThrow();
      TrackwalkCore.book().check(level, CheckRequest.full());
      Bench.idle();
      Set<String> rules = rules(project);
      assertFalse(rules.isEmpty());
      String rule = rules.iterator().next();

      PreferenceDialog dialog = properties(project, "org.trackwalk.eclipse.ui.properties.project");
      Shell shell = dialog.getShell();
      Table table = rulesTable(shell);
      assertFalse(table.isEnabled() && table.getParent().isEnabled(), "nothing is said yet");
      tick(shell, "This project has settings of its own");
      TableItem item =
          Arrays.stream(table.getItems())
              .filter(i -> i.getText().startsWith(rule + ":"))
              .findFirst()
              .orElseThrow();
      item.setChecked(false);
      Event event = new Event();
      event.detail = SWT.CHECK;
      table.notifyListeners(SWT.Selection, event);
      Snapshot.of(shell, "project-page");
      int told = console().length();
      ok(dialog);
      Bench.idle();
      Bench.until(
          "what the console says of the rule that is off: " + console(),
          () -> console().substring(told).contains("judged: "));

      assertEquals(rule, SettingStore.get(project, SettingKey.RULES_OFF));
      assertFalse(rules(project).contains(rule), "the check that followed must not run it");
      assertTrue(project.getFile(".settings/org.trackwalk.eclipse.core.prefs").exists());

      dialog = properties(project, "org.trackwalk.eclipse.ui.properties.project");
      tick(dialog.getShell(), "This project has settings of its own");
      ok(dialog);
      Bench.idle();
      assertEquals("", SettingStore.get(project, SettingKey.RULES_OFF));
      assertEquals(rules, rules(project));
    } finally {
      Bench.delete(project);
    }
  }

  /** As after a start of the workbench: the lines are there, nothing was checked yet. */
  @Test
  void linesOfAnEarlierDayFollowTheSettingsToo(@TempDir Path temp) throws Exception {
    IProject project = StepTrack.project("yesterday", temp);
    try {
      TrackwalkCore.book().check(Levels.of(project).orElseThrow(), CheckRequest.full());
      Bench.idle();
      String rule = rules(project).iterator().next();
      project.close(null);
      project.open(null);
      Bench.idle();
      assertTrue(rules(project).contains(rule));
      Map<SettingKey, String> values = SettingSave.read(project);
      values.put(SettingKey.RULES_OFF, rule);

      assertEquals(Optional.empty(), SettingSave.write(project, values));

      Bench.until("lines without " + rule, () -> !rules(project).contains(rule));
    } finally {
      Bench.delete(project);
    }
  }

  @Test
  void whatIsNoNumberIsSaidAndNotSaved() throws Exception {
    PreferenceDialog dialog =
        PreferencesUtil.createPreferenceDialogOn(
            null, "org.trackwalk.eclipse.ui.preferences", new String[0], null);
    dialog.setBlockOnOpen(false);
    dialog.getShell().setBounds(200, 60, 1000, 800);
    dialog.open();
    Shell shell = dialog.getShell();
    PreferencePage page = (PreferencePage) dialog.getSelectedPage();
    Table table = rulesTable(shell);
    List<String> texts = Arrays.stream(table.getItems()).map(TableItem::getText).toList();
    table.setSelection(
        texts.indexOf(
            texts.stream().filter(t -> t.startsWith("seam.step:")).findFirst().orElseThrow()));
    table.notifyListeners(SWT.Selection, new Event());
    Text limit =
        (Text)
            Bench.control(
                shell, c -> c.getData("key") instanceof String key && key.startsWith("seam.step."));
    limit.setText("much");
    assertTrue(page.getErrorMessage().contains("must be a number, not 'much'"));
    Snapshot.of(shell, "preferences-error");
    limit.setText("0,25");
    assertNull(page.getErrorMessage());
    Snapshot.of(shell, "preferences");
    ok(dialog);
    assertTrue(SettingStore.get(null, SettingKey.LIMITS).endsWith("=0.25"));
    SettingStore.set(null, SettingKey.LIMITS, null);
  }

  @Test
  void aFilesPageTellsAndMarks(@TempDir Path temp) throws Exception {
    IProject project = StepTrack.project("told", temp);
    try {
      TrackLevel level = Levels.of(project).orElseThrow();
      TrackwalkCore.book().check(level, CheckRequest.full());
      Bench.idle();
      IResource mesh = Levels.files(level).get(0);
      PreferenceDialog dialog = properties(mesh, "org.trackwalk.eclipse.ui.properties.level");
      Shell shell = dialog.getShell();
      Snapshot.of(shell, "level-page");
      Combo combo =
          (Combo)
              Bench.control(shell, c -> c instanceof Combo k && k.indexOf("not collidable") >= 0);
      combo.select(combo.indexOf("verge"));
      combo.notifyListeners(SWT.Selection, new Event());
      ok(dialog);
      Bench.until("a manifest", () -> Levels.of(project).orElseThrow().manifest().isPresent());
      Bench.idle();
      IFile manifest = Levels.of(project).orElseThrow().manifest().orElseThrow();
      manifest.refreshLocal(IResource.DEPTH_ZERO, null); // it may be known before it is read
      String text = manifest.readString();
      assertTrue(text.contains("\"class\": \"verge\""), text);
    } finally {
      Bench.delete(project);
    }
  }

  private static String console() {
    return Arrays.stream(ConsolePlugin.getDefault().getConsoleManager().getConsoles())
        .filter(MessageConsole.class::isInstance)
        .map(console -> ((MessageConsole) console).getDocument().get())
        .collect(Collectors.joining());
  }

  private static Set<String> rules(IProject project) {
    return Bench.findings(project).stream().map(TrackMarker::rule).collect(Collectors.toSet());
  }

  private static PreferenceDialog properties(IResource resource, String page) {
    PreferenceDialog dialog =
        PreferencesUtil.createPropertyDialogOn(null, resource, page, null, null);
    dialog.setBlockOnOpen(false);
    dialog.getShell().setBounds(200, 60, 1000, 800);
    dialog.open();
    return dialog;
  }

  private static Table rulesTable(Shell shell) {
    return (Table)
        Bench.found(
            "rules", () -> Bench.control(shell, c -> c instanceof Table table && hasRules(table)));
  }

  private static boolean hasRules(Table table) {
    return Arrays.stream(table.getItems()).anyMatch(i -> i.getText().startsWith("seam.step:"));
  }

  private static void tick(Shell shell, String text) {
    Button button =
        (Button) Bench.control(shell, c -> c instanceof Button b && b.getText().equals(text));
    button.setSelection(!button.getSelection());
    button.notifyListeners(SWT.Selection, new Event());
  }

  private static void ok(PreferenceDialog dialog) {
    Shell shell = dialog.getShell();
    Bench.press(shell, "Apply and Close");
    Bench.until("the dialog to close", shell::isDisposed);
  }
}
