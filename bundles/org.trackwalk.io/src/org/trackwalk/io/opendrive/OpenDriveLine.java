package org.trackwalk.io.opendrive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * The line along the roads of an ASAM OpenDRIVE file: the reference line of its only road, or of
 * several that are linked end to end. Lanes, superelevation and signals do not move it.
 */
public final class OpenDriveLine {

  private static final String NO_JUNCTION = "-1";

  /** Roads that are linked meet so nearly, metres. */
  private static final double MEET = 0.5;

  private final String file;
  private final Map<String, XmlElement> roads = new LinkedHashMap<>();
  private final Set<String> visited = new LinkedHashSet<>();
  private final List<double[]> points = new ArrayList<>();

  private OpenDriveLine(String file) {
    this.file = file;
  }

  /**
   * Reads a file.
   *
   * @return xyz triples in metres, z up; where it returns to its start the first point is repeated
   * @throws ImportException when it is no such file, or not one way
   * @throws IOException when it cannot be read from disk
   */
  public static double[] read(Path file, String shown) throws ImportException, IOException {
    XmlElement root = XmlElement.read(file, shown);
    if (!root.name().equals("OpenDRIVE")) {
      throw root.refusal("this is no OpenDRIVE file: its root element is '" + root.name() + "'");
    }
    OpenDriveLine line = new OpenDriveLine(shown);
    for (XmlElement road : root.children("road")) {
      if (road.attribute("junction", NO_JUNCTION).equals(NO_JUNCTION)
          && line.roads.put(road.attribute("id", ""), road) != null) {
        throw road.refusal("two roads have the id '" + road.attribute("id", "") + "'");
      }
    }
    return line.walked();
  }

  private double[] walked() throws ImportException {
    if (roads.isEmpty()) {
      throw new ImportException(file, "", "there is no road outside of junctions in it");
    }
    XmlElement first = first("predecessor");
    // Where every road is led to, one that leads nowhere is driven back.
    XmlElement last = first == null ? first("successor") : null;
    walk(
        first != null ? first : last != null ? last : roads.values().iterator().next(),
        last == null);
    if (visited.size() < roads.size()) {
      String left =
          roads.keySet().stream().filter(id -> !visited.contains(id)).findFirst().orElse("");
      throw roads
          .get(left)
          .refusal(
              "road '"
                  + left
                  + "' is not linked with the others end to end, and a line is one way: leave the"
                  + " roads of one lap in the file, linked by predecessor and successor (ways"
                  + " through junctions are not read)");
    }
    double[] xyz = new double[3 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      System.arraycopy(points.get(i), 0, xyz, 3 * i, 3);
    }
    int end = xyz.length - 3;
    if (points.size() > 3 && apart(points.get(0), points.get(points.size() - 1)) < MEET) {
      System.arraycopy(xyz, 0, xyz, end, 3);
    }
    return xyz;
  }

  /** The first road without such a link; null on a lap. */
  private XmlElement first(String link) {
    for (XmlElement road : roads.values()) {
      if (next(road, link) == null) {
        return road;
      }
    }
    return null;
  }

  private void walk(XmlElement start, boolean ahead) throws ImportException {
    XmlElement road = start;
    boolean forward = ahead;
    while (road != null && visited.add(road.attribute("id", ""))) {
      List<double[]> along = new ArrayList<>(ReferenceLine.of(road));
      if (!forward) {
        Collections.reverse(along);
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
      XmlElement link = next(road, forward ? "successor" : "predecessor");
      road = link == null ? null : roads.get(link.attribute("elementId", ""));
      forward = link == null || !"end".equals(link.attribute("contactPoint"));
    }
  }

  /** The link to a road that is there; null where the way ends, or leads into a junction. */
  private XmlElement next(XmlElement road, String which) {
    XmlElement links = road.child("link");
    XmlElement link = links == null ? null : links.child(which);
    boolean onto =
        link != null
            && "road".equals(link.attribute("elementType", "road"))
            && roads.containsKey(link.attribute("elementId", ""));
    return onto ? link : null;
  }

  private static double apart(double[] a, double[] b) {
    return StrictMath.sqrt(
        StrictMath.pow(a[0] - b[0], 2)
            + StrictMath.pow(a[1] - b[1], 2)
            + StrictMath.pow(a[2] - b[2], 2));
  }
}
