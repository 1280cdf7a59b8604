package org.trackwalk.io.opendrive;

import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/** One curve of a plan view, in metres from where it begins, its first direction along u. */
@FunctionalInterface
interface RoadCurve {

  /** Where it is after so many metres along it: u ahead, v to the left. */
  double[] at(double s);

  /** The curve of a {@code geometry} element that is so long. */
  static RoadCurve of(XmlElement geometry, double length) throws ImportException {
    for (XmlElement kind : geometry.children()) {
      switch (kind.name()) {
        case "line" -> {
          return s -> new double[] {s, 0};
        }
        case "arc" -> {
          double curvature = kind.number("curvature", 0);
          return spiral(kind, new Spiral(curvature, 0), length);
        }
        case "spiral" -> {
          double start = kind.number("curvStart", 0);
          double change = (kind.number("curvEnd", 0) - start) / length;
          return spiral(kind, new Spiral(start, change), length);
        }
        case "poly3" -> {
          double[] v = cubic(kind, "");
          return new CubicWalk(new CubicCurve(new double[] {0, 1, 0, 0}, v));
        }
        case "paramPoly3" -> {
          double unit = "arcLength".equals(kind.attribute("pRange")) ? 1 : 1 / length;
          CubicCurve curve = new CubicCurve(cubic(kind, "U"), cubic(kind, "V"));
          return s -> curve.at(s * unit);
        }
        default -> {
          // what users add
        }
      }
    }
    throw geometry.refusal(
        "this geometry is no line, arc, spiral, poly3 or paramPoly3, which are what is read");
  }

  private static RoadCurve spiral(XmlElement kind, Spiral spiral, double length)
      throws ImportException {
    if (!(spiral.turned(length) <= Spiral.MOST_TURNED)) {
      throw kind.refusal("this geometry turns around more than a hundred times");
    }
    return spiral;
  }

  private static double[] cubic(XmlElement element, String axis) throws ImportException {
    return new double[] {
      element.number("a" + axis, 0),
      element.number("b" + axis, 0),
      element.number("c" + axis, 0),
      element.number("d" + axis, 0)
    };
  }
}
