package org.trackwalk.eclipse.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.trackwalk.eclipse.ui.change.IgnoreDialog;
import org.trackwalk.eclipse.ui.fixture.Bench;
import org.trackwalk.eclipse.ui.marker.TrackMarker;
import org.trackwalk.eclipse.viewer.LevelPlace;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.manifest.ManifestReader;

/** Ignoring more than one finding: at a place, in pieces, in a box of the 3D view. */
class IgnoreScopesTest {

  private static final String RULE = "weld.near-miss";
  private static final String SCOPE = "org.trackwalk.eclipse.ui.ignore.scope";

  private Track track;
  private TrackMarker finding;

  @BeforeEach
  void aSelectedFinding() throws Exception {
    track = Track.nearMiss("ignore-scopes");
    track.check();
    finding = track.finding(RULE);
    var view = Track.problems();
    Bench.until("the finding in the view", () -> view.shown().contains(finding.marker()));
    view.select(finding.marker());
  }

  @AfterEach
  void away() throws Exception {
    Bench.delete(track.project());
  }

  @Test
  void atThisPlace() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.ignore", Map.of(SCOPE, "place"));
    String text = accepted();
    assertTrue(text.contains("\"box\""), text);
    assertTrue(text.contains(RULE), text);
  }

  @Test
  void inThesePieces() throws Exception {
    Track.run("org.trackwalk.eclipse.ui.ignore", Map.of(SCOPE, "piece"));
    String text = accepted();
    assertFalse(text.contains("\"box\""), text);
    for (String piece : finding.pieces()) {
      assertTrue(text.contains(piece), text);
    }
  }

  @Test
  void inABoxAroundAPlaceOfThe3dView() throws Exception {
    LevelPlace place =
        new LevelPlace(
            finding.pieces().get(0),
            LevelPlace.NO_TRIANGLE,
            finding.position(),
            null,
            track.mesh());
    Track.run("org.trackwalk.eclipse.ui.ignoreBox", Map.of(), place);
    String text = accepted();
    assertTrue(text.contains("\"box\""), text);
    assertFalse(text.contains(RULE), "every rule: " + text);
  }

  /** Answers the dialog and waits for the marker to go; the manifest that is left. */
  private String accepted() throws Exception {
    IgnoreAnswer.give(Bench.dialog(IgnoreDialog.TITLE), "an old kerb");
    Bench.until("the marker to go", () -> !track.has(RULE));
    Bench.idle();
    Path folder = track.project().getLocation().toPath();
    try (var files = Files.list(folder)) {
      Path manifest =
          files.filter(f -> f.toString().endsWith(LevelManifest.ENDING)).findFirst().orElseThrow();
      assertEquals(1, ManifestReader.read(manifest, manifest.toString()).suppressions().size());
      return Files.readString(manifest);
    }
  }
}
