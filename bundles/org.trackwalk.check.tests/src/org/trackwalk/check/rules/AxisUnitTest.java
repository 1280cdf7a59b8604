package org.trackwalk.check.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.check.finding.Finding;
import org.trackwalk.check.run.LevelCheck;
import org.trackwalk.check.settings.CheckSettings;
import org.trackwalk.io.source.LevelFinder;
import org.trackwalk.io.source.LoadOptions;
import org.trackwalk.mesh.progress.Progress;

/** What a file says of its unit and axis and cannot be is told, beside what its size tells. */
class AxisUnitTest {

  @TempDir private Path folder;

  private List<Finding> findings(String asset) throws Exception {
    String text =
        """
        <COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">
        <asset>%s</asset>
        <library_geometries><geometry id="g"><mesh>
        <source id="p"><float_array id="f" count="9">0 0 0 4 0 0 0 0 -4</float_array>
        <technique_common><accessor source="#f" count="3" stride="3">
        <param name="X" type="float"/><param name="Y" type="float"/><param name="Z" type="float"/>
        </accessor></technique_common></source>
        <vertices id="v"><input semantic="POSITION" source="#p"/></vertices>
        <triangles count="1"><input semantic="VERTEX" source="#v" offset="0"/><p>0 1 2</p>
        </triangles></mesh></geometry></library_geometries>
        <library_visual_scenes><visual_scene id="s"><node id="n"><instance_geometry url="#g"/>
        </node></visual_scene></library_visual_scenes>
        <scene><instance_visual_scene url="#s"/></scene></COLLADA>
        """
            .formatted(asset);
    Path file = Files.writeString(folder.resolve("a.dae"), text);
    CheckSettings only = CheckSettings.defaults();
    return LevelCheck.check(
            LevelFinder.find(List.of(file), LoadOptions.DEFAULT, Progress.none())
                .get(0)
                .load(Progress.none()),
            only,
            Progress.none())
        .findings()
        .stream()
        .filter(f -> f.rule().equals("import.axis-unit"))
        .toList();
  }

  @Test
  void aUnitAndAnAxisThatCannotBeAreTold() throws Exception {
    List<Finding> unit = findings("<unit meter=\"-1\"/><up_axis>Y_UP</up_axis>");
    assertEquals(1, unit.size());
    assertTrue(unit.get(0).message().contains("unit"), unit.get(0).message());
    assertFalse(unit.get(0).fixable());
    assertEquals(1, findings("<unit meter=\"1\"/><up_axis>W_UP</up_axis>").size());
  }

  @Test
  void whatCanBeIsNot() throws Exception {
    assertEquals(List.of(), findings("<unit meter=\"1\"/><up_axis>Z_UP</up_axis>"));
    assertEquals(List.of(), findings(""));
  }
}
