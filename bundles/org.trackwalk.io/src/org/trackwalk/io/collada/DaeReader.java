package org.trackwalk.io.collada;

import java.io.IOException;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.xml.SafeXml;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.progress.Progress;

/** Reads a file from front to back into a {@link DaeDocument}. */
final class DaeReader {

  private final DaeXml xml;
  private final DaeDocument document;
  private final AssetReader assets;
  private final GeometryReader geometries;
  private final NodeReader nodes;

  private DaeReader(DaeXml xml, DaeDocument document) {
    this.xml = xml;
    this.document = document;
    this.assets = new AssetReader(xml, document);
    this.geometries = new GeometryReader(xml, document);
    this.nodes = new NodeReader(xml, document);
  }

  /** Reads a file. */
  static DaeDocument read(ImportRequest request, Progress progress)
      throws ImportException, IOException {
    FileBytes bytes = FileBytes.read(request, progress);
    return read(request, bytes, progress);
  }

  /** Reads from memory. */
  static DaeDocument read(ImportRequest request, FileBytes bytes, Progress progress)
      throws ImportException {
    String shown = request.displayName();
    DaeXml xml = new DaeXml(SafeXml.open(bytes, shown), shown, progress);
    DaeDocument document = new DaeDocument(request.file(), shown);
    String root = xml.root();
    if (!root.equals("COLLADA")) {
      throw xml.refusal(
          "this is XML but not COLLADA: its root element is '" + PrintableName.of(root) + "'");
    }
    new DaeReader(xml, document).root();
    return document;
  }

  private void root() throws ImportException {
    xml.children(
        name -> {
          switch (name) {
            case "asset" -> document.scope = assets.read(DaeScope.DEFAULT);
            case "scene" -> scene();
            default -> {
              if (name.startsWith("library_")) {
                library();
              } else {
                xml.skip();
              }
            }
          }
        });
  }

  private void scene() throws ImportException {
    xml.children(
        name -> {
          if (name.equals("instance_visual_scene")) {
            document.sceneUrl = xml.attribute("url", "");
            document.sceneLine = xml.line();
          }
          xml.skip();
        });
  }

  private void library() throws ImportException {
    DaeScope[] scope = {document.scope};
    xml.children(
        name -> {
          switch (name) {
            case "asset" -> scope[0] = assets.read(document.scope);
            case "geometry" -> geometries.read(scope[0]);
            case "controller" -> controller();
            case "node" -> nodes.node(scope[0]);
            case "visual_scene" -> nodes.scene(scope[0]);
            case "material" -> material();
            case "effect" -> effect(xml.attribute("id", ""));
            default -> xml.skip();
          }
        });
  }

  private void controller() throws ImportException {
    String id = xml.attribute("id", "");
    int line = xml.line();
    xml.children(
        name -> {
          if (name.equals("skin") || name.equals("morph")) {
            String source = xml.attribute("source", "");
            double[][] bindShape = new double[1][];
            xml.children(
                child -> {
                  if (child.equals("bind_shape_matrix")) {
                    bindShape[0] = nodes.transform("matrix");
                  } else {
                    xml.skip();
                  }
                });
            LeftOut.Kind kind =
                name.equals("skin") ? LeftOut.Kind.SKINNED : LeftOut.Kind.SHAPE_KEYS;
            document.controllers.putIfAbsent(
                id, new DaeController(kind, line, source, bindShape[0]));
          } else {
            xml.skip();
          }
        });
  }

  private void material() throws ImportException {
    String id = xml.attribute("id", "");
    String name = PrintableName.of(xml.attribute("name", ""));
    document.materialNames.putIfAbsent(id, name.isEmpty() ? PrintableName.of(id) : name);
    xml.children(
        child -> {
          if (child.equals("instance_effect")) {
            document.materialEffects.putIfAbsent(id, xml.attribute("url", ""));
          }
          xml.skip();
        });
  }

  /** SketchUp (GOOGLEEARTH) and 3ds Max say in extras of an effect that both sides are drawn. */
  private void effect(String id) throws ImportException {
    xml.children(
        name -> {
          switch (name) {
            case "profile_COMMON", "technique", "extra" -> effect(id);
            case "double_sided" -> {
              if (xml.words().equals("1")) {
                document.twoSidedEffects.add(id);
              }
            }
            default -> xml.skip();
          }
        });
  }
}
