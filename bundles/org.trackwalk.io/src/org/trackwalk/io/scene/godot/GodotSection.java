package org.trackwalk.io.scene.godot;

import java.util.Map;

/**
 * A section of a text resource: {@code [tag attribute=value …]} and the properties below it.
 *
 * @param tag {@code gd_scene}, {@code ext_resource}, {@code node} and so on
 * @param attributes in the brackets
 * @param properties on the lines below
 * @param line from 1
 */
record GodotSection(
    String tag, Map<String, Object> attributes, Map<String, Object> properties, int line) {

  /** An attribute as a text; empty when it is none. */
  String text(String attribute) {
    Object value = attributes.get(attribute);
    if (value instanceof Double number) {
      return String.valueOf(number.longValue());
    }
    return value instanceof String text ? text : "";
  }

  /** A property or an attribute that is written like a call; null for anything else. */
  GodotCall call(String name) {
    Object value = properties.getOrDefault(name, attributes.get(name));
    return value instanceof GodotCall call ? call : null;
  }

  /** A property that is a number, or another number. */
  double number(String name, double otherwise) {
    return properties.get(name) instanceof Double number ? number : otherwise;
  }

  /** A property that is true or false, or another value. */
  boolean truth(String name, boolean otherwise) {
    return properties.get(name) instanceof Boolean truth ? truth : otherwise;
  }

  /** Where a node stands under the root of its scene; "." is the root. */
  String path() {
    String parent = text("parent");
    if (parent.isEmpty()) {
      return ".";
    }
    return parent.equals(".") ? text("name") : parent + "/" + text("name");
  }

  /** {@code line 12}. */
  String place() {
    return "line " + line;
  }
}
