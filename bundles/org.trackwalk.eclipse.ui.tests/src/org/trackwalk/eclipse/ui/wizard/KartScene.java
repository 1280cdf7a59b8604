package org.trackwalk.eclipse.ui.wizard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * A ring of road as a track of SuperTuxKart, with a box that stands twice beside it. Its numbers
 * follow from the radius, not from a reader.
 */
final class KartScene {

  /** Corners of the middle of the road. */
  static final int CORNERS = 48;

  /** Metres from the middle of the ring to the middle of the road. */
  static final double RADIUS = 60;

  /** Metres. */
  static final double WIDTH = 8;

  private KartScene() {}

  /** Length of the closed line through the middles of where quads begin, metres. */
  static double length() {
    return CORNERS * 2 * RADIUS * Math.sin(Math.PI / CORNERS);
  }

  /** Writes the scene, its track, its driveline and two meshes. */
  static void write(Path folder) throws IOException {
    Files.createDirectories(folder.resolve("props"));
    Files.writeString(folder.resolve("ring_track.obj"), ring());
    Files.writeString(folder.resolve("props/box.obj"), box());
    Files.writeString(
        folder.resolve("scene.xml"),
        "<scene><track model='ring_track.obj' x='0' y='0' z='0'>"
            + "<static-object model='props/box.obj' xyz='80 0 0'/>"
            + "<static-object model='props/box.obj' xyz='-80 0 0' hpr='0 30 0'/></track>"
            + "<start karts-per-row='2' forwards-distance='1.5' sidewards-distance='3'/></scene>");
    Files.writeString(folder.resolve("track.xml"), "<track name='Ring' version='7'/>");
    StringBuilder quads = new StringBuilder("<quads>");
    for (int i = 0; i < CORNERS; i++) {
      quads.append("<quad");
      quads.append(corner(0, i, RADIUS - WIDTH / 2)).append(corner(1, i, RADIUS + WIDTH / 2));
      quads.append(corner(2, i + 1, RADIUS + WIDTH / 2));
      quads.append(corner(3, i + 1, RADIUS - WIDTH / 2)).append("/>");
    }
    Files.writeString(folder.resolve("quads.xml"), quads.append("</quads>"));
  }

  private static String corner(int number, int i, double radius) {
    double angle = 2 * Math.PI * i / CORNERS;
    return String.format(
        Locale.ROOT,
        " p%d='%.4f 0 %.4f'",
        number,
        radius * Math.cos(angle),
        radius * Math.sin(angle));
  }

  private static String ring() {
    StringBuilder text = new StringBuilder("o ring\n");
    for (int i = 0; i < CORNERS; i++) {
      double angle = 2 * Math.PI * i / CORNERS;
      for (double radius : new double[] {RADIUS - WIDTH / 2, RADIUS + WIDTH / 2}) {
        double x = radius * Math.cos(angle);
        text.append(String.format(Locale.ROOT, "v %.4f 0 %.4f\n", x, radius * Math.sin(angle)));
      }
    }
    for (int i = 0; i < CORNERS; i++) {
      int here = 2 * i + 1;
      int next = 2 * ((i + 1) % CORNERS) + 1;
      text.append(String.format("f %d %d %d\n", here, next + 1, here + 1));
      text.append(String.format("f %d %d %d\n", here, next, next + 1));
    }
    return text.toString();
  }

  private static String box() {
    return "o box\nv -1 0 -1\nv 1 0 -1\nv 1 0 1\nv -1 0 1\nv 0 3 0\n"
        + "f 1 5 2\nf 2 5 3\nf 3 5 4\nf 4 5 1\n";
  }
}
