package org.trackwalk.eclipse.viewer.probe;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.eclipse.viewer.editor.EditorBench;
import org.trackwalk.eclipse.viewer.editor.LevelEditor;
import org.trackwalk.eclipse.viewer.editor.StepLevel;
import org.trackwalk.eclipse.viewer.pick.SurfaceHit;
import org.trackwalk.eclipse.viewer.state.Overlay;
import org.trackwalk.mesh.level.Frame;
import org.trackwalk.mesh.progress.Progress;

/** The hull of a mesh and parts of a file as probes on a flat road. */
class ShapeFileTest {

  /** A wedge whose lowest point is 0.2 m under its origin. */
  private static final String WEDGE =
      """
      o wedge
      v -0.5 -0.2 -1
      v 0.5 -0.2 -1
      v -0.5 -0.2 1
      v 0.5 -0.2 1
      v 0 0.4 -1
      f 1 2 4
      f 1 4 3
      f 1 5 2
      f 3 4 5
      f 1 3 5
      f 2 5 4
      """;

  private static final String PARTS =
      """
      {"parts": [
        {"shape": "box:0.9,0.3,2", "at": [0, 0.5, 0]},
        {"shape": "sphere:0.3", "at": [0, 0.1, 1.2]},
        {"shape": "hull:wedge.obj", "at": [0, 1, 0]}
      ]}
      """;

  @Test
  void aHullAndPartsStandOnTheRoadAndAreDrawn(@TempDir Path folder) throws Exception {
    Path wedge = Files.writeString(folder.resolve("wedge.obj"), WEDGE);
    Path parts = Files.writeString(folder.resolve("car.json"), PARTS);
    try (EditorBench bench = new EditorBench("shapes").with("road.obj", StepLevel.obj(0))) {
      LevelEditor editor = bench.open("road.obj");
      EditorBench.pump(() -> bench.state().probes().isPresent());
      ProbeDesk desk = editor.getAdapter(ProbeDesk.class);
      desk.place(ProbeSetup.Kind.SPHERE, new SurfaceHit(2 * (4 * 20 + 10), 10.2, 0, 4.2, 1));

      shape(desk, wedge);
      Explanation hull = desk.explanation().orElseThrow();
      assertInstanceOf(ConvexHull.class, hull.probe().shape());
      assertEquals(0.2, hull.probe().pose().y(), 1e-5, "its lowest point touches the road");
      assertTrue(hull.merged().size() >= 3, "it stands: " + hull.merged());
      hull.merged().forEach(c -> assertEquals(0, c.separation(), 1e-4));
      assertTrue(desk.command().contains("--shape hull:" + wedge), desk.command());

      shape(desk, parts);
      Explanation compound = desk.explanation().orElseThrow();
      assertInstanceOf(Compound.class, compound.probe().shape());
      assertEquals(0.2, compound.probe().pose().y(), 1e-5, "the ball is the lowest part");
      Overlay drawn = bench.state().overlays().get("probe");
      List<String> why = new ArrayList<>();
      desk.shape(folder.resolve("none.obj"), why::add);
      EditorBench.pump(() -> !why.isEmpty());
      assertEquals(1, why.get(0).lines().count());
      assertEquals(parts, desk.setup().file().path(), "the last one stays");
      assertTrue(
          drawn.patches().count() > 12 + 6, "box, ball and wedge: " + drawn.patches().count());
    }
  }

  @Test
  void eachPieceOfAMeshIsAPartWhereThatIsWanted(@TempDir Path folder) throws Exception {
    String second = WEDGE.replace("wedge", "other").replaceAll("(?m)^(v \\S+) (\\S+)", "$1 1$2");
    StringBuilder moved = new StringBuilder();
    for (String line : second.replace(" 1-", " ").lines().toList()) {
      String[] words = line.split(" ");
      moved.append(words[0]);
      for (int i = 1; i < words.length; i++) {
        int shift = words[0].equals("f") ? 5 : 0;
        moved.append(' ').append(shift == 0 ? words[i] : 5 + Integer.parseInt(words[i]));
      }
      moved.append('\n');
    }
    Path car = Files.writeString(folder.resolve("car.parts.obj"), WEDGE + moved);
    ShapeFile whole = ShapeFile.read(car, false, Frame.LEVEL, Progress.none());
    assertInstanceOf(ConvexHull.class, whole.shape());
    assertEquals("hull:" + car, whole.option());
    ShapeFile parts = ShapeFile.read(car, true, Frame.LEVEL, Progress.none());
    assertEquals(2, assertInstanceOf(Compound.class, parts.shape()).parts().size());
    assertEquals("parts:" + car, parts.option());
    assertEquals(0.2, parts.lift(), 1e-6, "the first wedge is the lower one");
  }

  private static void shape(ProbeDesk desk, Path path) {
    desk.shape(path, Assertions::fail);
    EditorBench.pump(() -> desk.setup().file() != null && desk.setup().file().path().equals(path));
  }

  @Test
  void whatIsNoShapeIsSaidInOneLine(@TempDir Path folder) throws Exception {
    Path broken =
        Files.writeString(folder.resolve("car.json"), "{\"parts\": [{\"shape\": \"box:1\"}]}");
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> ShapeFile.read(broken, false, Frame.LEVEL, Progress.none()));
    assertTrue(
        e.getMessage().contains("car.json") && e.getMessage().contains("box:1"), e.getMessage());
    Path none = Files.writeString(folder.resolve("note.txt"), "no mesh");
    assertThrows(
        IllegalArgumentException.class,
        () -> ShapeFile.read(none, false, Frame.LEVEL, Progress.none()));
  }
}
