package org.trackwalk.maven;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The goals and parameters as Maven sees them: the descriptor that the build makes of the code. */
final class PluginDescriptorFile {

  /**
   * A parameter of one goal.
   *
   * @param property for the command line; empty for none
   * @param value when nothing is said; empty for none
   * @param description in Markdown
   */
  record Row(String name, String property, String value, String description) {}

  private PluginDescriptorFile() {}

  /** Goal to its parameters by name; those that Maven fills in itself are left out. */
  static Map<String, Map<String, Row>> goals() throws Exception {
    Map<String, Map<String, Row>> goals = new LinkedHashMap<>();
    try (InputStream in = CheckMojo.class.getResourceAsStream("/META-INF/maven/plugin.xml")) {
      Element plugin =
          DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in).getDocumentElement();
      for (Element mojo : children(child(plugin, "mojos"))) {
        goals.put(text(mojo, "goal"), rows(mojo));
      }
    }
    return goals;
  }

  private static Map<String, Row> rows(Element mojo) {
    Map<String, Row> rows = new TreeMap<>();
    Element values = child(mojo, "configuration");
    for (Element parameter : children(child(mojo, "parameters"))) {
      if (text(parameter, "editable").equals("true")) {
        String name = text(parameter, "name");
        Element value = values == null ? null : child(values, name);
        String property = value == null ? "" : value.getTextContent().replaceAll("^\\$\\{|}$", "");
        String usual = value == null ? "" : value.getAttribute("default-value");
        rows.put(name, new Row(name, property, usual, markdown(text(parameter, "description"))));
      }
    }
    return rows;
  }

  private static String markdown(String html) {
    return html.replaceAll("\\s+", " ").replaceAll("([|*])", "\\\\$1").replace("<", "&lt;").strip();
  }

  private static String text(Element parent, String name) {
    Element child = child(parent, name);
    return child == null ? "" : child.getTextContent();
  }

  private static Element child(Element parent, String name) {
    return children(parent).stream()
        .filter(c -> c.getTagName().equals(name))
        .findFirst()
        .orElse(null);
  }

  private static List<Element> children(Element parent) {
    List<Element> children = new ArrayList<>();
    for (Node n = parent.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element element) {
        children.add(element);
      }
    }
    return children;
  }
}
