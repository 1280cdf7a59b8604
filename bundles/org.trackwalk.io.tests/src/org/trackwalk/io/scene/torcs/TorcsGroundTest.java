package org.trackwalk.io.scene.torcs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.trackwalk.io.scene.SceneRequest;
import org.trackwalk.mesh.progress.Progress;

/** A circle of road as the games lay it out, with a ring of triangles under it or elsewhere. */
class TorcsGroundTest {

  private static final double RADIUS = 100;

  /** Half of the road's width, which is 10 m: so far the outer edge lies from both axes. */
  private static final double CENTRE = RADIUS + 5;

  private static final int CORNERS = 180;

  @TempDir private Path folder;

  /** Notes about a mesh that is moved, and scaled about the circle's middle. */
  private List<String> notes(double x, double y, double z, double scale) throws Exception {
    StringBuilder mesh = new StringBuilder("o tkMn\n");
    for (int i = 0; i < CORNERS; i++) {
      double angle = 2 * Math.PI * i / CORNERS;
      for (double radius : new double[] {RADIUS - 5, RADIUS + 5}) {
        mesh.append(
            String.format(
                Locale.ROOT,
                "v %.5f %.5f %.5f\n",
                x + CENTRE + scale * radius * Math.cos(angle),
                y,
                z - CENTRE + scale * radius * Math.sin(angle)));
      }
    }
    for (int i = 0; i < CORNERS; i++) {
      int here = 2 * i + 1;
      int next = 2 * ((i + 1) % CORNERS) + 1;
      mesh.append(String.format("f %d %d %d\n", here, next, next + 1));
      mesh.append(String.format("f %d %d %d\n", here, next + 1, here + 1));
    }
    Files.writeString(folder.resolve("ring.obj"), mesh);
    Path track =
        Files.writeString(
            folder.resolve("ring.xml"),
            """
            <params name="ring">
            <section name="Header"><attnum name="version" val="4"/></section>
            <section name="Graphic"><attstr name="3d description" val="ring.obj"/></section>
            <section name="Main Track"><attnum name="width" val="10" unit="m"/>
            <section name="Track Segments"><section name="s"><attstr name="type" val="lft"/>
            <attnum name="radius" val="100" unit="m"/><attnum name="arc" val="360" unit="deg"/>
            </section></section></section></params>
            """);
    return new TorcsSceneFormat()
        .read(SceneRequest.of(track), Progress.none()).notes().stream()
            .filter(note -> note.contains("beside the mesh"))
            .toList();
  }

  @Test
  void aLineOnItsMeshIsNotDoubted() throws Exception {
    assertEquals(List.of(), notes(0, 0, 0, 1));
    assertEquals(List.of(), notes(2, 0.3, -2, 1), "a little off is on the road still");
  }

  @Test
  void aMeshThatWasMovedOrScaledIsTold() throws Exception {
    assertTrue(notes(400, 0, 0, 1).get(0).startsWith("the line lies beside the mesh: 0 % of it"));
    assertEquals(1, notes(0, 3, 0, 1).size(), "three metres too high");
    assertEquals(1, notes(0, 0, 0, 0.01).size(), "in another unit");
    // Of two circles that are 30 m apart a part of each lies on the other: told with its share.
    String partly = notes(30, 0, 0, 1).get(0);
    int share = Integer.parseInt(partly.replaceAll(".*mesh: (\\d+) %.*", "$1"));
    // On the line cos(angle) must be within 5/30 of zero: four times asin(1/6) of the circle.
    assertEquals(100 * 4 * Math.asin(1.0 / 6) / (2 * Math.PI), share, 3);
  }
}
