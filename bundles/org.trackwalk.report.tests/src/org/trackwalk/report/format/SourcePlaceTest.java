package org.trackwalk.report.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.trackwalk.model.finding.Features;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.report.LevelReport;
import org.trackwalk.report.fixture.DemoReport;

class SourcePlaceTest {

  /** Line 0 is the level's first file as a whole: nobody is sent to a line of another file. */
  @ParameterizedTest
  @CsvSource({
    "x/road.obj y/road.obj, road.obj, x/road.obj, 0",
    "x/road.obj y/road.obj, y/road.obj, y/road.obj, 120",
    "x/road.obj road.obj, road.obj, road.obj, 120",
    "levels/x/road.obj levels/y/road.obj, y/road.obj, levels/y/road.obj, 120",
    "x\\road.obj x\\grass.obj, grass.obj, x/grass.obj, 120",
    "x/road.obj x/road.obj, road.obj, x/road.obj, 120",
    "x/offroad.obj x/grass.obj, road.obj, x/offroad.obj, 0",
    "x/grass.fbx x/road.fbx, road.fbx, x/road.fbx, 0"
  })
  void aLineIsNamedOnlyWhereTheFileIsCertain(String read, String from, String file, int line) {
    Finding f =
        DemoReport.finding("seam.gap", Severity.ERROR, "a gap", new double[] {1, 2, 3}, "a");
    f.features().put("road_01", new Features(from, List.of(1), List.of(), List.of(), 120));
    SourcePlace place = SourcePlace.of(level(List.of(read.split(" "))), f);
    assertEquals(new SourcePlace(file, line), place);
  }

  private static LevelReport level(List<String> sources) {
    return DemoReport.level().toBuilder().sources(sources).build();
  }
}
