package org.trackwalk.report.overlay;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.trackwalk.model.finding.Finding;
import org.trackwalk.model.finding.Severity;
import org.trackwalk.report.json.JsonText;

/**
 * The overlay as binary glTF 2.0 (Khronos, glTF 2.0 specification, chapter 4): a node per level, in
 * it one per finding whose origin is the worst place, unlit materials by severity, message and
 * fingerprint as extras. Axes are glTF's (Y up, as tools expect); the numbers are in the unit of
 * the level's first file, so that it lies over a level whose file has no unit either.
 */
final class GlbOverlay {

  private static final int MAGIC = 0x46546C67;
  private static final int JSON_CHUNK = 0x4E4F534A;
  private static final int BIN_CHUNK = 0x004E4942;
  private static final int FLOAT = 5126;
  private static final int UNSIGNED_INT = 5125;
  private static final int ARRAY_BUFFER = 34962;
  private static final int ELEMENT_ARRAY_BUFFER = 34963;

  /** Exponent by which colours on the screen become light (sRGB, simplified). */
  private static final double GAMMA = 2.2;

  private final List<OverlayMark> marks;
  private final List<OverlayShape> shapes = new ArrayList<>();
  private final String version;

  GlbOverlay(List<OverlayMark> marks, String version) {
    this.marks = marks;
    this.version = version;
    marks.forEach(mark -> shapes.add(OverlayShape.of(mark.finding())));
  }

  void write(OutputStream out) throws IOException {
    byte[] json = json().getBytes(StandardCharsets.UTF_8);
    int jsonLength = (json.length + 3) / 4 * 4;
    int binLength = binLength();
    int total = 12 + 8 + jsonLength + (binLength == 0 ? 0 : 8 + binLength);
    ByteBuffer glb = ByteBuffer.allocate(total).order(ByteOrder.LITTLE_ENDIAN);
    glb.putInt(MAGIC).putInt(2).putInt(total);
    glb.putInt(jsonLength).putInt(JSON_CHUNK).put(json);
    for (int i = json.length; i < jsonLength; i++) {
      glb.put((byte) ' ');
    }
    if (binLength > 0) {
      glb.putInt(binLength).putInt(BIN_CHUNK);
      for (int m = 0; m < shapes.size(); m++) {
        double scale = scale(m);
        for (float x : shapes.get(m).positions()) {
          glb.putFloat((float) (x * scale) + 0.0f);
        }
        for (int index : shapes.get(m).triangles()) {
          glb.putInt(index);
        }
      }
    }
    out.write(glb.array());
    out.flush();
  }

  private double scale(int mark) {
    return 1 / marks.get(mark).axes().unit().metres();
  }

  private int binLength() {
    int length = 0;
    for (OverlayShape shape : shapes) {
      length = Math.addExact(length, 4 * (shape.positions().length + shape.triangles().length));
    }
    return length;
  }

  private String json() throws IOException {
    StringBuilder text = new StringBuilder();
    JsonText json = new JsonText(text);
    json.object(false);
    json.name("asset").object(false);
    json.name("version").value("2.0");
    json.name("generator").value("trackwalk " + version);
    json.end();
    json.name("extensionsUsed").texts(List.of("KHR_materials_unlit"));
    json.name("scene").value(0);
    nodes(json);
    if (!marks.isEmpty()) {
      materials(json);
      meshes(json);
      buffers(json);
    }
    json.end();
    return text.toString();
  }

  /** Nodes of findings first, then one per level. */
  private void nodes(JsonText json) throws IOException {
    List<String> levels = marks.stream().map(OverlayMark::level).distinct().toList();
    List<Integer> roots = new ArrayList<>();
    for (int i = 0; i < levels.size(); i++) {
      roots.add(marks.size() + i);
    }
    json.name("scenes").array(false).object(false);
    json.name("name").value("trackwalk");
    if (!roots.isEmpty()) {
      json.name("nodes").integers(roots);
    }
    json.end().end();
    if (roots.isEmpty()) {
      return;
    }
    json.name("nodes").array(false);
    for (int m = 0; m < marks.size(); m++) {
      Finding f = marks.get(m).finding();
      double[] at = shapes.get(m).origin().clone();
      for (int k = 0; k < 3; k++) {
        at[k] = at[k] * scale(m) + 0.0;
      }
      json.object(false);
      json.name("name").value(marks.get(m).name());
      json.name("mesh").value(m);
      json.name("translation").numbers(at);
      json.name("extras").object(false);
      json.name("rule").value(f.rule());
      json.name("severity").value(f.severity().id());
      json.name("message").value(f.message());
      json.name("fix").value(f.help());
      json.name("fingerprint").value(f.fingerprint());
      json.end().end();
    }
    for (String level : levels) {
      List<Integer> children = new ArrayList<>();
      for (int m = 0; m < marks.size(); m++) {
        if (marks.get(m).level().equals(level)) {
          children.add(m);
        }
      }
      json.object(false);
      json.name("name").value("findings of " + level);
      json.name("children").integers(children);
      json.end();
    }
    json.end();
  }

  /** One per severity, in the order of the enumeration. */
  private static void materials(JsonText json) throws IOException {
    json.name("materials").array(false);
    for (Severity severity : Severity.values()) {
      double[] rgb = OverlayColor.of(severity);
      double[] light = new double[4];
      for (int k = 0; k < 3; k++) {
        light[k] = StrictMath.pow(rgb[k], GAMMA);
      }
      light[3] = 1;
      json.object(false);
      json.name("name").value("trackwalk " + severity.id());
      json.name("doubleSided").value(true);
      json.name("pbrMetallicRoughness").object(false);
      json.name("baseColorFactor").numbers(light);
      json.name("metallicFactor").value(0);
      json.end();
      json.name("extensions").object(false);
      json.name("KHR_materials_unlit").object(false).end();
      json.end().end();
    }
    json.end();
  }

  private void meshes(JsonText json) throws IOException {
    json.name("meshes").array(false);
    for (int m = 0; m < marks.size(); m++) {
      json.object(false);
      json.name("name").value(marks.get(m).name());
      json.name("primitives").array(false).object(false);
      json.name("attributes").object(false);
      json.name("POSITION").value(2 * m);
      json.end();
      json.name("indices").value(2 * m + 1);
      json.name("material").value(marks.get(m).finding().severity().ordinal());
      json.end().end().end();
    }
    json.end();
  }

  private void buffers(JsonText json) throws IOException {
    json.name("accessors").array(false);
    for (int m = 0; m < marks.size(); m++) {
      float[] p = shapes.get(m).positions();
      json.object(false);
      json.name("bufferView").value(2 * m);
      json.name("componentType").value(FLOAT);
      json.name("count").value(p.length / 3);
      json.name("type").value("VEC3");
      json.name("min").numbers(corner(m, -1));
      json.name("max").numbers(corner(m, 1));
      json.end();
      json.object(false);
      json.name("bufferView").value(2 * m + 1);
      json.name("componentType").value(UNSIGNED_INT);
      json.name("count").value(shapes.get(m).triangles().length);
      json.name("type").value("SCALAR");
      json.end();
    }
    json.end();
    json.name("bufferViews").array(false);
    int offset = 0;
    for (OverlayShape shape : shapes) {
      offset += view(json, offset, 4 * shape.positions().length, ARRAY_BUFFER);
      offset += view(json, offset, 4 * shape.triangles().length, ELEMENT_ARRAY_BUFFER);
    }
    json.end();
    json.name("buffers").array(false).object(false);
    json.name("byteLength").value(binLength());
    json.end().end();
  }

  private static int view(JsonText json, int offset, int length, int target) throws IOException {
    json.object(false);
    json.name("buffer").value(0);
    json.name("byteOffset").value(offset);
    json.name("byteLength").value(length);
    json.name("target").value(target);
    json.end();
    return length;
  }

  /** The least (side -1) or greatest corner, of the very floats that are written. */
  private double[] corner(int mark, int side) {
    double[] corner = new double[3];
    float[] p = shapes.get(mark).positions();
    for (int i = 0; i < p.length; i++) {
      double x = (float) (p[i] * scale(mark)) + 0.0f;
      boolean first = i < 3;
      if (first || side * x > side * corner[i % 3]) {
        corner[i % 3] = x;
      }
    }
    return corner;
  }
}
