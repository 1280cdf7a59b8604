package org.trackwalk.io.scene.stk;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/** Reads {@code quads.xml}: a corner is three numbers or the corner of an earlier quadrilateral. */
final class StkQuads {

  private final List<double[]> quads = new ArrayList<>();

  private StkQuads() {}

  /**
   * All quadrilaterals in the order of the file, which is how {@code graph.xml} counts them.
   *
   * @throws ImportException when a corner cannot be understood
   */
  static List<double[]> read(XmlElement root) throws ImportException {
    if (!root.name().equals("quads")) {
      throw root.refusal("this is no list of quads but '" + root.name() + "'");
    }
    StkQuads read = new StkQuads();
    for (XmlElement element : root.children("quad")) {
      double[] quad = new double[12];
      for (int corner = 0; corner < 4; corner++) {
        read.corner(element, "p" + corner, quad, 3 * corner);
      }
      read.quads.add(quad);
    }
    return read.quads;
  }

  private void corner(XmlElement element, String name, double[] quad, int at)
      throws ImportException {
    String text = element.attribute(name);
    if (text == null) {
      throw element.refusal("the quad has no corner '" + name + "'");
    }
    int colon = text.indexOf(':');
    if (colon < 0) {
      System.arraycopy(element.numbers(name, 3), 0, quad, at, 3);
      return;
    }
    try {
      int from = Integer.parseInt(text.substring(0, colon).strip());
      int corner = Integer.parseInt(text.substring(colon + 1).strip());
      if (from >= 0 && from < quads.size() && corner >= 0 && corner < 4) {
        System.arraycopy(quads.get(from), 3 * corner, quad, at, 3);
        return;
      }
    } catch (NumberFormatException e) {
      // the same answer as for a corner that is not there
    }
    throw element.refusal("'" + name + "' is '" + text + "': there is no such corner before it");
  }
}
