package org.trackwalk.archives;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.w3c.dom.Element;

/**
 * Which library of Maven each bundle is: Tycho writes it into the metadata of the target platform.
 */
final class P2Libraries {

  private P2Libraries() {}

  /**
   * Libraries by {@code name_version} of the bundle.
   *
   * @param content content.xml
   */
  static Map<String, Library> of(Path content) throws IOException {
    Map<String, Library> libraries = new HashMap<>();
    for (Element units : Xml.children(Xml.read(content), "units")) {
      for (Element unit : Xml.children(units, "unit")) {
        Map<String, String> properties = new HashMap<>();
        for (Element list : Xml.children(unit, "properties")) {
          for (Element p : Xml.children(list, "property")) {
            // jars that the build made bundles of are "wrapped"
            String name = p.getAttribute("name").replace("maven-wrapped-", "maven-");
            properties.put(name, p.getAttribute("value"));
          }
        }
        if (properties.containsKey("maven-artifactId")) {
          libraries.put(
              unit.getAttribute("id") + "_" + unit.getAttribute("version"),
              new Library(
                  properties.get("maven-groupId"),
                  properties.get("maven-artifactId"),
                  properties.get("maven-version"),
                  properties.getOrDefault("maven-classifier", "")));
        }
      }
    }
    return libraries;
  }
}
