package org.trackwalk.io.scene.torcs;

import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * A section of a parameter file: numbers with units and texts, and sections in it.
 *
 * @param element {@code <params>} or {@code <section>}; null for one that is not there and so says
 *     nothing
 */
record TorcsSection(XmlElement element) {

  /** What one of a unit is in metres and radians; the games know no others for lengths. */
  private static final Map<String, Double> UNITS =
      Map.ofEntries(
          Map.entry("", 1.0),
          Map.entry("m", 1.0),
          Map.entry("rad", 1.0),
          Map.entry("km", 1000.0),
          Map.entry("cm", 0.01),
          Map.entry("mm", 0.001),
          Map.entry("feet", 0.304801), // theirs, not the international one
          Map.entry("ft", 0.304801),
          Map.entry("in", 0.0254),
          Map.entry("inch", 0.0254),
          Map.entry("inches", 0.0254),
          Map.entry("deg", Math.PI / 180),
          Map.entry("percent", 0.01),
          Map.entry("%", 0.01));

  /** The section of a name; one that says nothing when it is not there. */
  TorcsSection section(String name) {
    for (TorcsSection section : sections()) {
      if (section.name().equals(name)) {
        return section;
      }
    }
    return new TorcsSection(null);
  }

  /** All sections directly in this one. */
  List<TorcsSection> sections() {
    return element == null
        ? List.of()
        : element.children("section").stream().map(TorcsSection::new).toList();
  }

  /** What it is called; empty for the file itself. */
  String name() {
    return element == null ? "" : element.attribute("name", "");
  }

  /** A text; {@code otherwise} when it is not there. */
  String text(String name, String otherwise) {
    XmlElement found = find("attstr", name);
    return found == null ? otherwise : found.attribute("val", "").strip();
  }

  /** A number in metres, radians or without unit; {@code otherwise} when it is not there. */
  double number(String name, double otherwise) throws ImportException {
    XmlElement found = find("attnum", name);
    if (found == null) {
      return otherwise;
    }
    String unit = found.attribute("unit", "").strip();
    Double factor = UNITS.get(unit);
    if (factor == null) {
      throw found.refusal("the unit '" + unit + "' of '" + name + "' is not known; use m or deg");
    }
    return found.number("val", 0) * factor;
  }

  /** Whether a number is there. */
  boolean has(String name) {
    return find("attnum", name) != null;
  }

  private XmlElement find(String kind, String name) {
    if (element != null) {
      for (XmlElement child : element.children()) {
        if (child.name().equals(kind) && name.equals(child.attribute("name"))) {
          return child;
        }
      }
    }
    return null;
  }

  /** A refusal at this section. */
  ImportException refusal(String problem) {
    return element.refusal("segment '" + name() + "': " + problem);
  }
}
