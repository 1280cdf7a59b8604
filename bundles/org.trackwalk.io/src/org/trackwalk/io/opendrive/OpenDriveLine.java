package org.trackwalk.io.opendrive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * The line along the roads of an ASAM OpenDRIVE file: the reference line of its only road, or of
 * several that are linked end to end or by the only way through a junction, and how far road goes
 * beside it. Superelevation and signals do not move it.
 *
 * @param xyz triples in metres, z up; where it returns to its start the first point is repeated
 * @param sides metres of road to the left and to the right of each point, in turn; null when a road
 *     says nothing of its lanes
 */
public record OpenDriveLine(double[] xyz, double[] sides) {

  /** Roads that are linked meet so nearly, metres. */
  private static final double MEET = 0.5;

  /**
   * Reads a file.
   *
   * @throws ImportException when it is no such file, or not one way
   * @throws IOException when it cannot be read from disk
   */
  public static OpenDriveLine read(Path file, String shown) throws ImportException, IOException {
    XmlElement root = XmlElement.read(file, shown);
    if (!root.name().equals("OpenDRIVE")) {
      throw root.refusal("this is no OpenDRIVE file: its root element is '" + root.name() + "'");
    }
    RoadLinks links = new RoadLinks(root.children("road"));
    RoadLinks.Driven first = links.first();
    if (first == null) {
      throw new ImportException(shown, "", "there is no road outside of junctions in it");
    }
    Set<XmlElement> visited = Collections.newSetFromMap(new IdentityHashMap<>());
    List<double[]> points = walk(links, first, visited);
    for (XmlElement road : links.roads()) {
      if (!visited.contains(road)) {
        throw road.refusal(
            "road '"
                + road.attribute("id", "")
                + "' is not linked with the others end to end, and a line is one way: leave the"
                + " roads of one lap in the file, linked by predecessor and successor");
      }
    }
    return of(points);
  }

  private static OpenDriveLine of(List<double[]> points) {
    double[] xyz = new double[3 * points.size()];
    double[] sides = new double[2 * points.size()];
    boolean known = true;
    for (int i = 0; i < points.size(); i++) {
      System.arraycopy(points.get(i), 0, xyz, 3 * i, 3);
      System.arraycopy(points.get(i), 3, sides, 2 * i, 2);
      known &= !Double.isNaN(sides[2 * i]) && !Double.isNaN(sides[2 * i + 1]);
    }
    int end = xyz.length - 3;
    if (points.size() > 3 && apart(points.get(0), points.get(points.size() - 1)) < MEET) {
      System.arraycopy(xyz, 0, xyz, end, 3);
    }
    return new OpenDriveLine(xyz, known ? sides : null);
  }

  private static List<double[]> walk(
      RoadLinks links, RoadLinks.Driven first, Set<XmlElement> visited) throws ImportException {
    List<double[]> points = new ArrayList<>();
    RoadLinks.Driven at = first;
    while (at != null && visited.add(at.road())) {
      XmlElement road = at.road();
      List<double[]> along = new ArrayList<>(ReferenceLine.of(road));
      if (!at.forward()) {
        Collections.reverse(along);
        along.forEach(OpenDriveLine::turn);
      }
      boolean goesOn = !points.isEmpty();
      double gap = goesOn ? apart(points.get(points.size() - 1), along.get(0)) : 0;
      if (gap > MEET) {
        throw road.refusal(
            "this road does not begin where the one that it is linked with ends: they are "
                + Math.round(gap)
                + " m apart");
      }
      points.addAll(goesOn ? along.subList(1, along.size()) : along);
      if (points.size() > ReferenceLine.LONGEST) {
        throw road.refusal(
            String.format(
                Locale.ROOT,
                "with this road the line is longer than %.0f km: leave the roads of one lap in the"
                    + " file",
                ReferenceLine.LONGEST / 1000));
      }
      at = links.next(at);
    }
    return points;
  }

  /** Left and right change places for who drives the other way. */
  private static void turn(double[] point) {
    double left = point[3];
    point[3] = point[4];
    point[4] = left;
  }

  private static double apart(double[] a, double[] b) {
    return StrictMath.sqrt(
        StrictMath.pow(a[0] - b[0], 2)
            + StrictMath.pow(a[1] - b[1], 2)
            + StrictMath.pow(a[2] - b[2], 2));
  }
}
