package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.fixture.QuietLog;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.report.format.ReportFormat;
import org.trackwalk.report.output.FormatList;

/** Checks of a piece, checks by one engine, and reports of what they found. */
@ExtendWith(QuietLog.class)
class CheckCommandsTest {

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
    }
  }
}
