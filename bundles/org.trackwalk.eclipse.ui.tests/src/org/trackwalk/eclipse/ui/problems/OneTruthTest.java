package org.trackwalk.eclipse.ui.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.core.commands.ParameterizedCommand;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.eclipse.ui.explain.ExplainView;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.ui.rule.RuleView;
import org.trackwalk.eclipse.viewer.LevelView;

/** The list, the 3D view and Explain speak of one level, one finding, one state. */
@ExtendWith(QuietLog.class)
class OneTruthTest {

  /** Scenery with a triangle that lies there twice, one without area, and a lone vertex. */
  private static final String LITTLE =
      """
      o little
      v 60 0 0
      v 60 0 1
      v 61 0 0
      v 60 0 2
      v 70 3 0
      f -5 -4 -3
      f -5 -4 -3
      f -5 -4 -2
      """;

  private IProject one;
  private IProject two;
  private TrackProblemsView view;

  /** Pieces of road of 40 m in a row, each by so many metres higher than the one before. */
  private static String road(double... steps) {
    StringBuilder text = new StringBuilder();
    double y = 0;
    for (int i = 0; i < steps.length; i++) {
      y += steps[i];
      int v = 4 * i;
      text.append("o road_").append(i).append('\n');
      text.append("v 0 ").append(y).append(' ').append(40 * i).append('\n');
      text.append("v 8 ").append(y).append(' ').append(40 * i).append('\n');
      text.append("v 8 ").append(y).append(' ').append(40 * i + 40).append('\n');
      text.append("v 0 ").append(y).append(' ').append(40 * i + 40).append('\n');
      text.append("f ").append(v + 1).append(' ').append(v + 4).append(' ');
      text.append(v + 3).append(' ').append(v + 2).append('\n');
    }
    return text.toString();
  }

  @BeforeEach
  void twoLevels() throws Exception {
    one = Bench.project("one");
    Bench.file(one, "track.obj", road(0, 0.025, 0.012));
    two = Bench.project("two");
    Bench.file(two, "track.obj", road(0, 0.04));
    view = (TrackProblemsView) Bench.page().showView(TrackProblemsView.ID);
    // One note or another about so short a road is no matter here.
    ShownStore.write(Shown.USUAL.severities(true, true, false));
    Bench.check(one);
    Bench.check(two);
    untilShown(3);
  }

  @AfterEach
  void away() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.delete(one);
    Bench.delete(two);
  }

  @Test
  void theListFollowsTheLevelInFrontAsFarAsIsChosen() throws Exception {
    open(one);
    untilShown(2);
    assertEquals(Set.of("one"), levels());
    Bench.until(
        "the head: " + view.getContentDescription(),
        () ->
            view.getContentDescription().startsWith("one: ")
                && view.getContentDescription().endsWith(" in other levels"));
    open(two);
    untilShown(1);
    assertEquals(Set.of("two"), levels());
    choose(0, Scope.ALL.title());
    untilShown(3);
    choose(0, Scope.LEVEL.title());
    untilShown(1);
    Bench.page().closeAllEditors(false);
    untilShown(3);
  }

  @Test
  void wordsAreSearchedFor() {
    search("road_1 STEP");
    untilShown(3); // all three seams have it, in small letters
    search("road_2");
    untilShown(1);
    search("no such word");
    untilShown(0);
    search("");
    untilShown(3);
  }

  @Test
  void whatAChangeHasBroughtAndTakenAwayIsSeen() throws Exception {
    open(one);
    untilShown(2);
    // The first seam is repaired, a new one is made: another piece follows.
    Bench.file(one, "track.obj", road(0, 0, 0.037, 0.05));
    recheck(one);
    Bench.until(
        "the news: " + view.getContentDescription(),
        () ->
            view.getContentDescription().contains("fixed, ")
                && view.getContentDescription().contains(" new"));
    List<TrackMarker> fresh = grave(one).stream().filter(f -> !f.since().isEmpty()).toList();
    assertFalse(fresh.isEmpty(), "the new seam is marked");
    choose(1, "New since the last check");
    untilShown(fresh.size());
    choose(1, "Fixed by the last change");
    Bench.until(
        "what is gone: " + view.getContentDescription(),
        () -> view.getContentDescription().contains("fixed by the last change"));
    assertFalse(view.shown().isEmpty(), "the seam of 25 mm is gone");
    choose(1, "All problems");
    untilShown(grave(one).size());
    // Nothing is changed by a check that finds the same, and an editor that asks for one.
    TrackwalkCore.book().check(Levels.of(one).orElseThrow(), CheckRequest.changed(Set.of()));
    Bench.idle();
    assertEquals(fresh.size(), grave(one).stream().filter(f -> !f.since().isEmpty()).count());
  }

  @Test
  void aLineIsLitUpInTheLevelInFrontAndExplained() throws Exception {
    open(one);
    untilShown(2);
    LevelView level = (LevelView) Bench.page().getActiveEditor();
    ExplainView explain = (ExplainView) Bench.page().showView(ExplainView.ID);
    Bench.page().activate(view);
    for (IMarker marker : view.shown()) {
      String fingerprint = new TrackMarker(marker).fingerprint();
      Bench.until(
          "its light",
          () -> {
            view.select(marker);
            return level.selection().filter(p -> fingerprint.equals(p.fingerprint())).isPresent();
          });
      // At once its name, in a moment all of it; never the one before.
      Bench.until("its name", () -> explain.words().contains(new TrackMarker(marker).message()));
      for (IMarker other : view.shown()) {
        String message = new TrackMarker(other).message();
        assertTrue(other.equals(marker) || !explain.words().contains(message), message);
      }
      Bench.until("its page", () -> explain.words().contains("What to do"));
      assertTrue(explain.words().contains(new TrackMarker(marker).message()));
    }
  }

  @Test
  void nothingOfALevelBehindIsExplained() throws Exception {
    open(one);
    untilShown(2);
    ExplainView explain = (ExplainView) Bench.page().showView(ExplainView.ID);
    IMarker marker = view.shown().get(0);
    String message = new TrackMarker(marker).message();
    explain.explain(marker);
    Bench.until("its page", () -> explain.words().contains("What to do"));
    open(two);
    Bench.until(
        "another level in front",
        () -> !explain.words().contains(message) && explain.words().contains("Choose a finding"));
  }

  @Test
  void theRuleOfALevelBehindIsNotShown() throws Exception {
    open(one);
    untilShown(2);
    RuleView rule = (RuleView) Bench.page().showView(RuleView.ID);
    Bench.page().activate(view);
    view.select(view.shown().get(0));
    Bench.until("its rule", () -> rule.words().contains("seam.step: "));
    open(two);
    Bench.until("the list of all rules", () -> rule.words().startsWith("Rules"));
    // The finding is still chosen in the level's own view.
    open(one);
    Bench.until("its rule again", () -> rule.words().contains("seam.step: "));
    // A page that one has turned to by hand stays.
    rule.showRule("seam.gap");
    open(two);
    Bench.turn();
    assertTrue(rule.words().contains("seam.gap: "), rule.words());
  }

  @Test
  void nothingIsShownOfTheLineBeforeWhenThatOfTheNotesIsChosen() throws Exception {
    ShownStore.write(Shown.USUAL);
    Bench.file(one, "track.obj", road(0, 0.025, 0.012) + LITTLE);
    open(one);
    recheck(one);
    Bench.until("the notes", () -> notes() != null);
    LevelView level = (LevelView) Bench.page().getActiveEditor();
    RuleView rule = (RuleView) Bench.page().showView(RuleView.ID);
    ExplainView explain = (ExplainView) Bench.page().showView(ExplainView.ID);
    Bench.page().activate(view);
    IMarker worst =
        view.shown().stream()
            .filter(m -> new TrackMarker(m).severity() == IMarker.SEVERITY_ERROR)
            .findFirst()
            .orElseThrow();
    Bench.until(
        "its light",
        () -> {
          view.select(worst);
          return level.selection().isPresent();
        });
    Bench.until("its page", () -> explain.words().contains("What to do"));
    Bench.until("its rule", () -> rule.words().contains("seam.step: "));
    Event click = new Event();
    click.item = notes();
    view.tree().setSelection(notes());
    view.tree().notifyListeners(SWT.Selection, click);
    Bench.until("no light", () -> level.selection().isEmpty());
    Bench.until("no page", () -> explain.words().contains("Choose a finding"));
    Bench.until("no rule", () -> rule.words().startsWith("Rules"));
  }

  private TreeItem notes() {
    return Stream.of(view.tree().getItems())
        .filter(item -> item.getText().contains(" notes: "))
        .findFirst()
        .orElse(null);
  }

  @Test
  void whatIsBehindAlreadyIsExplainedUntilAnotherComes() throws Exception {
    choose(0, Scope.ALL.title());
    open(one);
    untilShown(3);
    ExplainView explain = (ExplainView) Bench.page().showView(ExplainView.ID);
    Bench.page().activate(view);
    Bench.turn();
    IMarker behind =
        view.shown().stream()
            .filter(m -> new TrackMarker(m).level().equals("two"))
            .findFirst()
            .orElseThrow();
    String message = new TrackMarker(behind).message();
    explain.explain(behind);
    Bench.until("its page", () -> explain.words().contains("What to do"));
    Bench.page().activate(explain);
    Bench.turn();
    Bench.page().activate(view);
    Bench.turn();
    assertTrue(explain.words().contains(message), explain.words());
    open(two);
    Bench.turn();
    assertTrue(explain.words().contains(message), "its own level has come");
    open(one);
    Bench.until("it to be behind", () -> explain.words().contains("Choose a finding"));
    choose(0, Scope.LEVEL.title());
  }

  @Test
  void aTeamsStateIsKeptShownAndSteppedOver() throws Exception {
    open(one);
    untilShown(2);
    IMarker worst = view.shown().get(0);
    view.select(worst);
    Bench.page().activate(view);
    run(
        "org.trackwalk.eclipse.ui.state",
        Map.of(
            "org.trackwalk.eclipse.ui.state.id",
            "not a fault",
            "org.trackwalk.eclipse.ui.state.note",
            "kerb"));
    Bench.until("the state", () -> new TrackMarker(worst).work().equals("not a fault"));
    Path kept = one.getLocation().toPath().resolve("trackwalk-states.json");
    assertTrue(Files.readString(kept).contains("\"kerb\""));
    Bench.idle();
    choose(1, "Still open");
    untilShown(1);
    choose(1, "All problems");
    untilShown(2);
    IMarker other = view.shown().stream().filter(m -> !m.equals(worst)).findFirst().orElseThrow();
    run("org.trackwalk.eclipse.ui.nextOpen", Map.of());
    Bench.until(
        "the open one",
        () -> new TrackMarker(other).message().equals(view.tree().getSelection()[0].getText()));
    run("org.eclipse.ui.edit.undo", Map.of());
    Bench.until("it to be open again", () -> new TrackMarker(worst).work().isEmpty());
    assertFalse(Files.exists(kept));
  }

  @Test
  void allFindingsCanBeListed() throws Exception {
    int all = Bench.findings(one).size();
    ShownStore.write(Shown.USUAL);
    SettingStore.set(one, SettingKey.MARKER_LIMIT, "1");
    recheck(one);
    open(one);
    untilShown(2); // one finding, and what says that there are more
    IMarker more =
        view.shown().stream()
            .filter(m -> new TrackMarker(m).rule().equals("level.more"))
            .findFirst()
            .orElseThrow();
    String head = "1 error, 0 warnings, 0 notes; " + (all - 1) + " less grave have no line";
    Bench.until(
        "the head: " + view.getContentDescription(),
        () -> view.getContentDescription().contains(head));
    List<String> lines = view.lines();
    assertEquals(new TrackMarker(more).message(), lines.get(lines.size() - 1), "seen, not folded");
    Bench.page().activate(view);
    view.select(more);
    Event event = new Event();
    event.item = view.tree().getSelection()[0];
    view.tree().notifyListeners(SWT.DefaultSelection, event);
    Bench.until(
        "all of them",
        () -> Bench.findings(one).stream().noneMatch(f -> f.rule().equals("level.more")));
    assertEquals(all, Bench.findings(one).size());
  }

  private void open(IProject project) throws Exception {
    IFile mesh = project.getFile("track.obj");
    IDE.openEditor(Bench.page(), mesh, LevelView.EDITOR_ID, true);
    Bench.idle();
  }

  private static void recheck(IProject project) {
    var level = Levels.of(project).orElseThrow();
    TrackwalkCore.book().check(level, CheckRequest.changed(Set.of(project.getFile("track.obj"))));
    Bench.idle();
  }

  private static List<TrackMarker> grave(IProject project) {
    return Bench.findings(project).stream()
        .filter(f -> f.severity() != IMarker.SEVERITY_INFO)
        .toList();
  }

  private Set<String> levels() {
    return Set.copyOf(view.shown().stream().map(m -> new TrackMarker(m).level()).toList());
  }

  private void untilShown(int count) {
    Bench.until(
        count + " findings in the list, now " + view.shown().size(),
        () -> view.shown().size() == count && view.shown().stream().allMatch(IMarker::exists));
  }

  /** Chooses in the first or second box above the list, as a click does. */
  private void choose(int box, String title) {
    Combo combo = (Combo) view.lookLine().line().getChildren()[box];
    combo.select(combo.indexOf(title));
    combo.notifyListeners(SWT.Selection, new Event());
  }

  private void search(String words) {
    Text text = (Text) Bench.control(view.lookLine().line(), control -> control instanceof Text);
    text.setText(words);
  }

  private static void run(String id, Map<String, String> parameters) throws Exception {
    var commands = PlatformUI.getWorkbench().getService(ICommandService.class);
    Bench.until("the command to be possible", () -> commands.getCommand(id).isEnabled());
    Bench.page()
        .getWorkbenchWindow()
        .getService(IHandlerService.class)
        .executeCommand(
            ParameterizedCommand.generateCommand(commands.getCommand(id), parameters), null);
  }
}
