package org.trackwalk.io.opendrive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/** The reference line of one road: its plan view, raised by its elevation, and the road beside. */
final class ReferenceLine {

  /** Metres between two points: on a bend of 10 m the line lies 13 mm beside its chord. */
  private static final double APART = 1;

  /** Curves that follow each other meet so nearly, metres: the file's digits are no more. */
  private static final double MEET = 0.1;

  /** Longer than any road; a larger number is a mistake, metres. */
  static final double LONGEST = 1e6;

  private final XmlElement road;

  /** Null where the file says nothing of lanes. */
  private final RoadSides sides;

  /** Where each elevation begins, in order, and its a, b, c and d. */
  private final double[] begins;

  private final double[][] heights;

  private ReferenceLine(XmlElement road) throws ImportException {
    this.road = road;
    this.sides = RoadSides.of(road);
    XmlElement profile = road.child("elevationProfile");
    List<XmlElement> rises = profile == null ? List.of() : sorted(profile.children("elevation"));
    begins = new double[rises.size()];
    heights = new double[rises.size()][];
    for (int i = 0; i < begins.length; i++) {
      XmlElement rise = rises.get(i);
      begins[i] = rise.number("s", 0);
      heights[i] =
          new double[] {
            rise.number("a", 0), rise.number("b", 0), rise.number("c", 0), rise.number("d", 0)
          };
    }
  }

  /**
   * Points along a road, from its start to its end: x, y and z with z up, and metres of road to the
   * left and to the right, NaN where the file does not say.
   */
  static List<double[]> of(XmlElement road) throws ImportException {
    return new ReferenceLine(road).points();
  }

  private List<double[]> points() throws ImportException {
    XmlElement plan = road.child("planView");
    List<XmlElement> curves = plan == null ? List.of() : sorted(plan.children("geometry"));
    if (curves.isEmpty()) {
      throw road.refusal("this road has no planView with a geometry, so it has no line");
    }
    List<double[]> points = new ArrayList<>();
    double total = 0;
    double[] end = null;
    for (XmlElement curve : curves) {
      double length = required(curve, "length");
      total += length;
      if (length < 0 || total > LONGEST) {
        throw curve.refusal("this geometry is " + curve.attribute("length") + " m long");
      }
      double begin = curve.number("s", 0);
      require(curve, end);
      int steps = (int) Math.max(1, Math.ceil(length / APART));
      RoadCurve shape = length == 0 ? s -> new double[] {0, 0} : RoadCurve.of(curve, length);
      for (int i = end == null ? 0 : 1; i <= steps; i++) {
        double s = length * i / steps;
        points.add(placed(curve, shape.at(s), begin + s));
      }
      end = points.get(points.size() - 1);
    }
    return points;
  }

  /** A curve begins where the one before ends. */
  private static void require(XmlElement curve, double[] end) throws ImportException {
    double gap =
        end == null
            ? 0
            : StrictMath.hypot(required(curve, "x") - end[0], required(curve, "y") - end[1]);
    if (gap > MEET) {
      throw curve.refusal(
          String.format(
              Locale.ROOT,
              "this geometry begins %.2f m from where the one before it ends: export it again",
              gap));
    }
  }

  private double[] placed(XmlElement curve, double[] uv, double s) throws ImportException {
    double heading = curve.number("hdg", 0);
    double cos = StrictMath.cos(heading);
    double sin = StrictMath.sin(heading);
    double[] beside = sides == null ? new double[] {Double.NaN, Double.NaN} : sides.at(s);
    double[] point = {
      required(curve, "x") + cos * uv[0] - sin * uv[1],
      required(curve, "y") + sin * uv[0] + cos * uv[1],
      height(s),
      beside[0],
      beside[1]
    };
    for (int k = 0; k < 3; k++) {
      if (!Double.isFinite(point[k])) {
        throw curve.refusal("this geometry leads out of all bounds");
      }
    }
    return point;
  }

  /** By the elevation that began last; of several that begin there the last in the file. */
  private double height(double s) {
    if (begins.length == 0) {
      return 0;
    }
    int low = 0;
    int high = begins.length;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (begins[middle] <= s) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return CubicCurve.cubic(heights[low], s - begins[low]);
  }

  private static double required(XmlElement element, String name) throws ImportException {
    if (element.attribute(name) == null) {
      throw element.refusal("'" + name + "' is missing in this geometry");
    }
    return element.number(name, 0);
  }

  private static List<XmlElement> sorted(List<XmlElement> elements) throws ImportException {
    for (XmlElement element : elements) {
      element.number("s", 0); // refuses what is none
    }
    return elements.stream().sorted(Comparator.comparingDouble(ReferenceLine::start)).toList();
  }

  private static double start(XmlElement element) {
    try {
      return element.number("s", 0);
    } catch (ImportException e) {
      throw new IllegalStateException(e);
    }
  }
}
