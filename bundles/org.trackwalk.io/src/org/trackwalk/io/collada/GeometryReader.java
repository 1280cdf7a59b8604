package org.trackwalk.io.collada;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.polygon.LooseParts;
import org.trackwalk.mesh.level.LeftOut;

/** Reads {@code geometry} elements. */
final class GeometryReader {

  private final DaeXml xml;
  private final DaeDocument document;
  private final AssetReader assets;

  GeometryReader(DaeXml xml, DaeDocument document) {
    this.xml = xml;
    this.document = document;
    this.assets = new AssetReader(xml, document);
  }

  /** Reads the element that was just entered into the document, and goes to its end. */
  void read(DaeScope outer) throws ImportException {
    String id = xml.attribute("id", "");
    String name = xml.attribute("name", "");
    int line = xml.line();
    String shown = PrintableName.of(name.isEmpty() ? id : name);
    DaeScope[] scope = {outer};
    xml.children(
        child -> {
          switch (child) {
            case "asset" -> scope[0] = assets.read(outer);
            case "mesh", "convex_mesh" -> mesh(id, shown, line, scope[0]);
            case "spline", "brep" -> {
              document.otherGeometries.put(id, child);
              xml.skip();
            }
            default -> xml.skip();
          }
        });
  }

  private void mesh(String id, String name, int line, DaeScope scope) throws ImportException {
    Map<String, DaeSource> sources = new HashMap<>();
    SourceReader sourceReader = new SourceReader(xml, document);
    List<DaeInput> vertices = new ArrayList<>();
    List<DaeGroup> groups = new ArrayList<>();
    LooseParts loose = new LooseParts();
    xml.children(
        child -> {
          DaeGroup.Form form = DaeGroup.Form.ofElement(child);
          if (child.equals("source")) {
            sourceReader.read(sources);
          } else if (child.equals("vertices")) {
            xml.children(input -> vertices.add(input(input)));
            vertices.removeIf(input -> input.semantic().isEmpty());
          } else if (form != null) {
            groups.add(new GroupReader(xml).read(form, child));
          } else if (child.equals("lines") || child.equals("linestrips")) {
            int at = xml.line();
            int edges = new LineReader(xml).edges(child.equals("lines"));
            loose.add(LeftOut.Kind.EDGES, edges, at, List.of());
          } else {
            xml.skip();
          }
        });
    DaeGeometry geometry =
        new DaeGeometry(name, line, scope, document, sources, vertices, groups, loose);
    document.geometries.putIfAbsent(id.isEmpty() ? "geometry at " + line : id, geometry);
  }

  /** The element that was just entered, which may be no input: then its semantic is empty. */
  private DaeInput input(String name) throws ImportException {
    DaeInput input = GroupReader.input(xml, name);
    xml.skip();
    return input;
  }
}
