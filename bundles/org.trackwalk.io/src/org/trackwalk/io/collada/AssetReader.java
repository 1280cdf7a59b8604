package org.trackwalk.io.collada;

import java.util.Locale;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.mesh.level.UpAxis;

/** Reads {@code asset} elements: unit and axis. */
final class AssetReader {

  /** No modelling tool works in smaller units: a thousandth of a millimetre. */
  private static final double LEAST_METRES = 1e-6;

  /** None works in larger ones: a thousand kilometres. */
  private static final double MOST_METRES = 1e6;

  private final DaeXml xml;
  private final DaeDocument document;

  AssetReader(DaeXml xml, DaeDocument document) {
    this.xml = xml;
    this.document = document;
  }

  /**
   * Reads the element that was just entered, and goes to its end.
   *
   * @param outer what holds for what the element does not say
   */
  DaeScope read(DaeScope outer) throws ImportException {
    DaeScope[] scope = {outer};
    xml.children(
        name -> {
          switch (name) {
            case "unit" -> {
              scope[0] = new DaeScope(metres(outer.metres()), scope[0].up());
              xml.skip();
            }
            case "up_axis" -> scope[0] = new DaeScope(scope[0].metres(), up(outer.up()));
            default -> xml.skip();
          }
        });
    return scope[0];
  }

  private double metres(double outer) {
    String text = xml.attribute("meter", "1");
    double metres;
    try {
      metres = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      metres = Double.NaN;
    }
    if (metres >= LEAST_METRES && metres <= MOST_METRES) {
      return metres;
    }
    String taken = outer == 1 ? "metres" : outer + " m";
    document.unitDoubts.add(
        xml.refusal(
            "the file says that a unit is '"
                + text
                + "' metres long, which cannot be; "
                + taken
                + " were taken: set the unit in the exporter, or state it with --units"));
    return outer;
  }

  private UpAxis up(UpAxis outer) throws ImportException {
    String text = xml.words().toUpperCase(Locale.ROOT);
    return switch (text) {
      case "X_UP" -> UpAxis.X;
      case "Y_UP" -> UpAxis.Y;
      case "Z_UP" -> UpAxis.Z;
      default -> {
        document.axisDoubts.add(
            xml.refusal(
                "the file says '"
                    + text
                    + "' for the axis that points up; that is none: "
                    + outer
                    + " up was taken; set it in the exporter, or state it with --up"));
        yield outer;
      }
    };
  }
}
