package org.trackwalk.check.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.levels.CheckRun;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.level.LengthUnit;
import org.trackwalk.mesh.level.UpAxis;
import org.trackwalk.mesh.progress.Progress;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.model.settings.CheckSettings;

/** A file that states a unit or an axis that cannot be is told, until the user states it. */
final class UnbelievedUnitTest {

  private static final String DAE =
      """
      <COLLADA version="1.4.1"><asset><unit meter="0"/><up_axis>Q_UP</up_axis></asset>
      <library_geometries><geometry id="g" name="road"><mesh>
      <source id="p"><float_array id="a" count="12">0 0 0 10 0 0 10 0 10 0 0 10</float_array>
      </source><vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
      <triangles count="2"><input semantic="VERTEX" source="#v" offset="0"/>
      <p>0 2 1 0 3 2</p></triangles></mesh></geometry></library_geometries></COLLADA>
      """;

  @TempDir private Path folder;

  private List<Finding> doubts(UpAxis up, LengthUnit unit) throws IOException {
    Path file = Files.writeString(folder.resolve("road.dae"), DAE);
    LoadOptions options = new LoadOptions(up, unit, false, false, false);
    CheckSettings settings = CheckSettings.defaults();
    return CheckRun.run(List.of(file), options, settings, "test", Progress.none())
        .levels()
        .get(0)
        .findings()
        .stream()
        .filter(finding -> finding.rule().equals("import.axis-unit"))
        .toList();
  }

  @Test
  void bothAreTold() throws IOException {
    List<Finding> doubts = doubts(null, null);

    assertEquals(2, doubts.size(), doubts.toString());
    for (Finding doubt : doubts) {
      assertEquals(Severity.WARNING, doubt.severity());
    }
    assertTrue(doubts.stream().anyMatch(d -> d.message().contains("'0' metres")), "unit");
    assertTrue(doubts.stream().anyMatch(d -> d.message().contains("'Q_UP'")), "axis");
  }

  @Test
  void whatTheUserStatesIsNotDoubted() throws IOException {
    assertEquals(1, doubts(UpAxis.Y, null).size());
    assertEquals(1, doubts(null, LengthUnit.METRE).size());
    assertEquals(List.of(), doubts(UpAxis.Z, LengthUnit.FOOT));
  }
}
