package org.trackwalk.io.opendrive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * How far road goes to both sides of a road's reference line: over the lanes next to it that are
 * driven on, up to the first that is not.
 */
final class RoadSides {

  /** Types of lanes that vehicles drive on, in lower case; ASAM OpenDRIVE 1.7, chapter 9.5.3. */
  private static final Set<String> DRIVEN =
      Set.of(
          "driving",
          "bidirectional",
          "stop",
          "parking",
          "entry",
          "exit",
          "onramp",
          "offramp",
          "connectingramp",
          "sliplane",
          "mwyentry",
          "mwyexit",
          "bus",
          "taxi",
          "hov",
          "special1",
          "special2",
          "special3");

  /** Driven lanes on one side of a line at most: a wider toll plaza than there is. */
  private static final int MOST = 100;

  /** What begins at s and is a cubic of the way from there. */
  private record Cubic(double begin, double[] factors) {

    double at(double s) {
      return CubicCurve.cubic(factors, s - begin);
    }
  }

  /**
   * A section of lanes.
   *
   * @param lanes to the left and to the right, from the line outward, those that are driven on: of
   *     each its widths, or the offsets of its outer border
   */
  private record Section(double begin, List<List<Lane>> lanes) {}

  private record Lane(List<Cubic> widths, List<Cubic> borders) {}

  private final List<Cubic> offsets;
  private final List<Section> sections;

  private RoadSides(List<Cubic> offsets, List<Section> sections) {
    this.offsets = offsets;
    this.sections = sections;
  }

  /** Of a road; null where its file says nothing of lanes. */
  static RoadSides of(XmlElement road) throws ImportException {
    XmlElement lanes = road.child("lanes");
    if (lanes == null || lanes.children("laneSection").isEmpty()) {
      return null;
    }
    List<Section> sections = new ArrayList<>();
    for (XmlElement section : lanes.children("laneSection")) {
      double begin = section.number("s", 0);
      List<List<Lane>> sides = new ArrayList<>();
      for (String side : List.of("left", "right")) {
        sides.add(driven(section.child(side), begin));
      }
      sections.add(new Section(begin, sides));
    }
    sections.sort(Comparator.comparingDouble(Section::begin));
    return new RoadSides(cubics(lanes.children("laneOffset"), "s", 0), sections);
  }

  private static List<Lane> driven(XmlElement side, double begin) throws ImportException {
    List<Lane> driven = new ArrayList<>();
    if (side == null) {
      return driven;
    }
    List<XmlElement> outward = new ArrayList<>();
    for (XmlElement lane : side.children("lane")) {
      lane.number("id", 0); // refuses what is none
      outward.add(lane);
    }
    outward.sort(Comparator.comparingDouble(RoadSides::away));
    for (XmlElement lane : outward) {
      if (!DRIVEN.contains(lane.attribute("type", "").toLowerCase(Locale.ROOT))) {
        break;
      }
      if (driven.size() == MOST) {
        throw lane.refusal(
            "more than " + MOST + " driven lanes lie side by side here: correct them");
      }
      driven.add(
          new Lane(
              cubics(lane.children("width"), "sOffset", begin),
              cubics(lane.children("border"), "sOffset", begin)));
    }
    return driven;
  }

  private static double away(XmlElement lane) {
    try {
      return Math.abs(lane.number("id", 0));
    } catch (ImportException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<Cubic> cubics(List<XmlElement> elements, String start, double from)
      throws ImportException {
    List<Cubic> cubics = new ArrayList<>();
    for (XmlElement e : elements) {
      double[] factors = {e.number("a", 0), e.number("b", 0), e.number("c", 0), e.number("d", 0)};
      cubics.add(new Cubic(from + e.number(start, 0), factors));
    }
    cubics.sort(Comparator.comparingDouble(Cubic::begin));
    return cubics;
  }

  /** Metres of road to the left and to the right of the line at s, 0 at least. */
  double[] at(double s) {
    Section section = sections.get(last(sections, Section::begin, s));
    double offset = value(offsets, s, 0);
    return new double[] {
      Math.max(0, offset + width(section.lanes().get(0), s)),
      Math.max(0, width(section.lanes().get(1), s) - offset)
    };
  }

  /** Where a lane has widths, its borders are not asked. */
  private static double width(List<Lane> lanes, double s) {
    double sum = 0;
    for (Lane lane : lanes) {
      sum =
          lane.widths().isEmpty()
              ? Math.max(sum, Math.abs(value(lane.borders(), s, sum)))
              : sum + Math.max(0, value(lane.widths(), s, 0));
    }
    return sum;
  }

  /** By the one that began last; of several that begin there the last in the file. */
  private static double value(List<Cubic> cubics, double s, double without) {
    return cubics.isEmpty() ? without : cubics.get(last(cubics, Cubic::begin, s)).at(s);
  }

  /** The last that begins at s or before, else the first. */
  private static <T> int last(List<T> sorted, ToDoubleFunction<T> begin, double s) {
    int low = 0;
    int high = sorted.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (begin.applyAsDouble(sorted.get(middle)) <= s) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
