package org.trackwalk.io.collada;

/** Small COLLADA files as text. */
final class ColladaText {

  /** Four corners of a unit square in the plane z = 0. */
  static final String SQUARE = "0 0 0 1 0 0 1 1 0 0 1 0";

  private ColladaText() {}

  /** A file with an asset, libraries and so on. */
  static String file(String... parts) {
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<COLLADA version=\"1.4.1\" "
        + "xmlns=\"http://www.collada.org/2005/11/COLLADASchema\">\n"
        + String.join("\n", parts)
        + "\n</COLLADA>\n";
  }

  static String asset(String meter, String up) {
    return "<asset><unit meter=\"" + meter + "\"/><up_axis>" + up + "</up_axis></asset>";
  }

  /** A library with one geometry {@code g} on the given positions. */
  static String geometry(String positions, String primitives) {
    return "<library_geometries>" + bare("g", positions, primitives) + "</library_geometries>";
  }

  /** A geometry without a library. */
  static String bare(String id, String positions, String primitives) {
    int count = positions.strip().split("\\s+").length;
    return "<geometry id=\""
        + id
        + "\"><mesh><source id=\"s\"><float_array id=\"a\" count=\""
        + count
        + "\">"
        + positions
        + "</float_array><technique_common><accessor source=\"#a\" stride=\"3\" count=\""
        + count / 3
        + "\"><param name=\"X\" type=\"float\"/><param name=\"Y\" type=\"float\"/>"
        + "<param name=\"Z\" type=\"float\"/></accessor></technique_common></source>"
        + "<vertices id=\"v\"><input semantic=\"POSITION\" source=\"#s\"/></vertices>"
        + primitives
        + "</mesh></geometry>";
  }

  /** A primitive group whose corners have a vertex only. */
  static String group(String element, String content) {
    return "<"
        + element
        + "><input semantic=\"VERTEX\" source=\"#v\" offset=\"0\"/>"
        + content
        + "</"
        + element
        + ">";
  }

  /** A scene with the given nodes. */
  static String scene(String... nodes) {
    return "<library_visual_scenes><visual_scene id=\"w\">"
        + String.join("\n", nodes)
        + "</visual_scene></library_visual_scenes>"
        + "<scene><instance_visual_scene url=\"#w\"/></scene>";
  }

  static String node(String name, String... content) {
    return "<node name=\"" + name + "\">" + String.join("", content) + "</node>";
  }

  static String show(String id) {
    return "<instance_geometry url=\"#" + id + "\"/>";
  }
}
