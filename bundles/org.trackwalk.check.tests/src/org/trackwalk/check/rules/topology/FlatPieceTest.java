package org.trackwalk.check.rules.topology;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.profile.Bodies;
import org.trackwalk.model.profile.ProfileList;
import org.trackwalk.model.profile.VehicleList;
import org.trackwalk.model.settings.CheckSettings;

/** A piece without any area cannot be a body; as a part of one it is dropped. */
class FlatPieceTest {

  private static Piece piece(String name, float... p) {
    int[] corners = new int[p.length / 3];
    for (int i = 0; i < corners.length; i++) {
      corners[i] = i;
    }
    return Piece.named(name, "level.obj").mesh(p, corners).surfaceClass(SurfaceClass.ROAD).build();
  }

  private static List<Finding> findings(Bodies bodies, List<Piece> pieces) {
    Level level =
        new Level("level", "generated", pieces, List.of(), List.of("level.obj"), LevelHints.NONE);
    CheckSettings settings =
        CheckSettings.defaults()
            .judgedBy(List.of(ProfileList.usual()), bodies, VehicleList.usual())
            .withOnly(Set.of("topology.degenerate-triangle"));
    return LevelCheck.open(level, settings, Progress.none()).findings();
  }

  @Test
  void noEngineMakesABodyOfIt() {
    Piece road = piece("road", 0, 0, 0, 0, 0, 9, 9, 0, 0, 0, 0, 0, 3, 0, 0, 9, 0, 0);
    Piece flat = piece("flat", 0, 1, 0, 1, 1, 0, 2, 1, 0, 0, 2, 0, 0, 2, 0, 1, 2, 0);
    List<Piece> both = List.of(road, flat);
    List<Finding> apart = findings(Bodies.PIECE, both);
    assertEquals(2, apart.size());
    Finding error =
        apart.stream().filter(f -> f.pieces().equals(List.of("flat"))).findFirst().orElseThrow();
    assertEquals(Severity.ERROR, error.severity());
    assertEquals(2, error.count());
    assertTrue(error.message().contains("no engine makes a body of it"), error.message());
    for (Finding finding : findings(Bodies.ONE, both)) {
      assertEquals(Severity.WARNING, finding.severity(), finding.message());
    }
  }
}
