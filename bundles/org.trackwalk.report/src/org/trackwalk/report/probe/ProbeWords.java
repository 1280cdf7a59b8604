package org.trackwalk.report.probe;

import java.io.IOException;
import org.trackwalk.contact.query.Explanation;
import org.trackwalk.contact.shape.Box;
import org.trackwalk.contact.shape.Capsule;
import org.trackwalk.contact.shape.Compound;
import org.trackwalk.contact.shape.ConvexHull;
import org.trackwalk.contact.shape.Cylinder;
import org.trackwalk.contact.shape.Shape;
import org.trackwalk.contact.shape.Sphere;
import org.trackwalk.report.format.Numbers;
import org.trackwalk.report.json.JsonText;

/** What a probe is, in words and as JSON. */
final class ProbeWords {

  private ProbeWords() {}

  /** For instance {@code box of 1 x 0.5 x 1.6 m}; whole sizes, not halves. */
  static String of(Shape shape) {
    return switch (shape) {
      case Sphere s -> "sphere of radius " + Numbers.length(s.radius());
      case Capsule c ->
          "capsule of radius "
              + Numbers.length(c.radius())
              + ", "
              + Numbers.length(2 * (c.halfHeight() + c.radius()))
              + " long";
      case Box b ->
          "box of "
              + Numbers.length(2 * b.hx())
              + " x "
              + Numbers.length(2 * b.hy())
              + " x "
              + Numbers.length(2 * b.hz())
              + rounded(b.margin());
      case Cylinder c ->
          "wheel of radius "
              + Numbers.length(c.radius())
              + ", "
              + Numbers.length(2 * c.halfWidth())
              + " wide";
      case ConvexHull h ->
          "hull with " + Numbers.counted(h.core().vertexCount(), "corner") + rounded(h.margin());
      case Compound c -> "compound of " + Numbers.counted(c.parts().size(), "part");
    };
  }

  private static String rounded(double margin) {
    return margin > 0 ? ", its edges rounded by " + Numbers.length(margin) + "," : "";
  }

  /**
   * How many contacts there are: of a sphere as many as triangles, of another shape the triangles
   * that touch, whose points are merged and reduced only afterwards.
   */
  static String touching(Explanation explanation) {
    int kept = explanation.contacts().size();
    return explanation.probe().shape() instanceof Sphere
        ? Numbers.counted(kept, "contact")
        : Numbers.counted(kept, "triangle") + " in contact";
  }

  /** Writes the members that say what a shape is; lengths in a unit. */
  static void write(JsonText json, Shape shape, double metresPerUnit) throws IOException {
    double unit = metresPerUnit;
    json.name("kind").value(shape.kind());
    switch (shape) {
      case Sphere s -> json.name("radius").value(s.radius() / unit);
      case Capsule c -> {
        json.name("radius").value(c.radius() / unit);
        json.name("halfHeight").value(c.halfHeight() / unit);
      }
      case Box b -> {
        json.name("half").numbers(new double[] {b.hx() / unit, b.hy() / unit, b.hz() / unit});
        json.name("margin").value(b.margin() / unit);
      }
      case Cylinder c -> {
        json.name("radius").value(c.radius() / unit);
        json.name("halfWidth").value(c.halfWidth() / unit);
      }
      case ConvexHull h -> {
        json.name("corners").value(h.core().vertexCount());
        json.name("margin").value(h.margin() / unit);
      }
      case Compound c -> json.name("parts").value(c.parts().size());
    }
  }
}
