package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IFolder;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.eclipse.core.TrackwalkCore;
import org.trackwalk.eclipse.core.check.CheckRequest;
import org.trackwalk.eclipse.core.check.LevelBook;
import org.trackwalk.eclipse.core.check.LevelCheckJob;
import org.trackwalk.eclipse.core.level.Levels;
import org.trackwalk.eclipse.core.settings.SettingKey;
import org.trackwalk.eclipse.core.settings.SettingStore;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;
import org.trackwalk.report.format.Jolt;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** Checks of a piece, checks by one engine, and reports of what they found. */
@ExtendWith(QuietLog.class)
class CheckCommandsTest {

  private static final String STEP = "seam.step";
  private static final String NEAR_MISS = "weld.near-miss";

  private Track track;

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void onePieceIsReadAgainWhereItLies() throws Exception {
    track = Track.nearMiss("piece");
    track.check();
    assertTrue(track.has(NEAR_MISS));
    Files.writeString(
        track.mesh().getLocation().toPath(), Track.example("rules/weld.near-miss/good.obj"));
    Track.select(track.mesh());
    Track.run("org.trackwalk.eclipse.ui.checkPiece");
    Bench.until("the finding to go", () -> !track.has(NEAR_MISS));
  }

  @Test
  void theMarkersSayWhichEngineWasAsked() throws Exception {
    track = Track.scene("engine", "edge.ghost-contact");
    for (String profile : List.of("bullet", "ode")) {
      Track.select(track.mesh());
      Track.run(
          "org.trackwalk.eclipse.ui.check",
          Map.of("org.trackwalk.eclipse.ui.check.profile", profile));
      Bench.idle();
      Set<String> felt =
          track.findings().stream()
              .map(TrackMarker::profile)
              .filter(p -> !p.isEmpty())
              .collect(Collectors.toSet());
      assertEquals(Set.of(profile), felt);
    }
  }

  /**
   * The other engine stands beside; lines, order, jolts and risks stay those of the level's own.
   */
  @Test
  void anEngineIsComparedWithTheUsualOne() throws Exception {
    track = Track.scene("beside", STEP);
    track.check();
    List<String> before = told();
    for (String engine : List.of("bullet", "ode", "physx")) {
      Track.select(track.mesh());
      Track.run(
          "org.trackwalk.eclipse.ui.check",
          Map.of("org.trackwalk.eclipse.ui.check.profile", "+" + engine));
      Bench.idle();
      assertEquals(before, told());
      String[] sides = track.finding(STEP).byProfile().split(" \\| ");
      assertTrue(sides[0].startsWith("generic "), sides[0]);
      assertTrue(sides[1].startsWith(engine + " "), sides[1]);
    }
  }

  private List<String> told() {
    return track.findings().stream()
        .map(f -> f.message() + " " + f.jolt() + " " + f.risk() + " " + f.profile())
        .sorted()
        .toList();
  }

  /** What the second one feels is what leads in a check by it alone; the list stays as it was. */
  @Test
  void aVehicleIsComparedWithTheLevelsOwn() throws Exception {
    track = Track.scene("vehicles", STEP);
    track.check();
    List<String> before = track.findings().stream().map(TrackMarker::message).sorted().toList();
    Set<String> heard = new HashSet<>();
    for (String vehicle : List.of("kart", "formula")) {
      Track.select(track.mesh());
      Track.run(
          "org.trackwalk.eclipse.ui.check",
          Map.of("org.trackwalk.eclipse.ui.check.vehicle", vehicle));
      Bench.idle();
      assertEquals(before, track.findings().stream().map(TrackMarker::message).sorted().toList());
      String[] sides = track.finding(STEP).byProfile().split(" \\| ");
      assertEquals("body " + jolt("body"), sides[0]);
      assertEquals(vehicle + " " + jolt(vehicle), sides[1]);
      heard.add(sides[0].replace("body", ""));
      heard.add(sides[1].replace(vehicle, ""));
    }
    assertTrue(heard.size() > 1, "not all feel the same: " + heard);
    String together = track.finding(STEP).byProfile();
    recheck();
    assertEquals(together, track.finding(STEP).byProfile(), "nothing was judged anew");
    checkAfterARestart();
    assertEquals(together, track.finding(STEP).byProfile(), "the files are as they were");
    track
        .mesh()
        .setContents(
            ("# touched\n" + track.text()).getBytes(StandardCharsets.UTF_8), true, false, null);
    recheck();
    assertEquals("", track.finding(STEP).byProfile(), "the file was read anew");
    track.check();
    assertEquals("", track.finding(STEP).byProfile(), "for this once");
  }

  /** As an editor does that is opened again by a workbench that knows nothing yet. */
  private void checkAfterARestart() throws Exception {
    try (LevelBook anew = new LevelBook()) {
      LevelCheckJob check =
          anew.check(Levels.of(track.mesh()).orElseThrow(), CheckRequest.changed(Set.of()));
      Bench.until("it to be checked", () -> check.getResult() != null);
      assertTrue(check.getResult().isOK(), check.getResult().toString());
    }
  }

  /** As a state or a baseline does that was set. */
  private void recheck() throws Exception {
    TrackwalkCore.book()
        .check(Levels.of(track.mesh()).orElseThrow(), CheckRequest.changed(Set.of()));
    Bench.idle();
  }

  private String jolt(String vehicle) throws Exception {
    var source =
        LevelFinder.find(
                List.of(track.mesh().getLocation().toPath()), LoadOptions.DEFAULT, Progress.none())
            .get(0);
    CheckSettings settings =
        CheckSettings.defaults().judgedBy(List.of(), null, VehicleList.shipped(vehicle));
    Finding finding =
        LevelCheck.check(source.load(Progress.none()), settings, Progress.none())
            .findings()
            .stream()
            .filter(f -> f.rule().equals(STEP))
            .findFirst()
            .orElseThrow();
    return Numbers.rounded(Jolt.worst(finding).worst()) + " m/s";
  }

  @Test
  void aBaselineIsComparedWithOnlyOnceItIsWritten() throws Exception {
    track = Track.nearMiss("baseline");
    track.check();
    IFolder taken = track.project().getFolder("taken");
    taken.create(true, true, null);
    taken.getFile("full.txt").create(new byte[0], true, false, null);
    List<String> said = new ArrayList<>();
    answer(said);
    baseline(taken.getLocation().toOSString());
    Bench.until("the refusal", () -> !said.isEmpty());
    assertTrue(said.get(0).contains("The baseline was not written"), said.get(0));
    assertEquals("", SettingStore.get(track.project(), SettingKey.BASELINE));
    var file = track.project().getFile("known.json");
    baseline(file.getLocation().toOSString());
    Bench.until(
        "the setting",
        () -> "known.json".equals(SettingStore.get(track.project(), SettingKey.BASELINE)));
    assertTrue(Files.exists(file.getLocation().toPath()));
    Bench.idle();
  }

  private void baseline(String path) throws Exception {
    Track.select(track.mesh());
    Track.run(
        "org.trackwalk.eclipse.ui.baseline",
        Map.of(
            "org.trackwalk.eclipse.ui.baseline.what",
            "write",
            "org.trackwalk.eclipse.ui.baseline.file",
            path));
  }

  /** Presses OK in the dialog that comes; it blocks whoever opens it. */
  private static void answer(List<String> said) {
    Display display = Display.getCurrent();
    display.timerExec(
        100,
        () -> {
          for (Shell shell : display.getShells()) {
            if (shell.isVisible() && shell.getText().equals("Trackwalk")) {
              Label words =
                  (Label)
                      Bench.control(
                          shell, c -> c instanceof Label l && l.getText().contains("baseline"));
              said.add(words.getText());
              Bench.press(shell, "OK");
              return;
            }
          }
          answer(said);
        });
  }

  @Test
  void everyFormatIsWrittenWhereItIsWanted() throws Exception {
    track = Track.nearMiss("export");
    track.check();
    for (ReportFormat format : FormatList.all()) {
      String ending = format.forFile("x." + format.id()).isPresent() ? format.id() : "obj";
      var file = track.project().getFile("out-" + format.id() + "." + ending);
      Track.select(track.mesh());
      Track.run(
          "org.trackwalk.eclipse.ui.export",
          Map.of(
              "org.trackwalk.eclipse.ui.export.format",
              format.id(),
              "org.trackwalk.eclipse.ui.export.file",
              file.getLocation().toOSString()));
      Bench.until(format.id() + " in the workspace", file::exists);
      assertTrue(Files.size(file.getLocation().toPath()) > 0, format.id());
      Bench.until("its link", () -> Bench.isLink(file.getLocation().toOSString()));
    }
  }
}
