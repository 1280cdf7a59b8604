package org.trackwalk.io.collada;

import java.io.IOException;
import org.trackwalk.io.buffer.FileBytes;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.importer.ImportRequest;
import org.trackwalk.io.look.MaterialLook;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.xml.SafeXml;
import org.trackwalk.mesh.level.LeftOut;
import org.trackwalk.mesh.progress.Progress;

/** Reads a file from front to back into a {@link DaeDocument}. */
final class DaeReader {

  /** Three numbers of a colour, and all that stands behind them. */
  private static final int COLOUR_WORDS = 4;

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
            case "image" -> image(xml.attribute("id", ""));
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

  private DaePaint paint(String effect) {
    return document.paints.computeIfAbsent(effect, id -> new DaePaint());
  }

  /** Version 1.4 has the file in {@code init_from}, 1.5 one element deeper. */
  private void image(String id) throws ImportException {
    xml.children(
        name -> {
          if (name.equals("init_from")) {
            fileOf(id);
          } else {
            xml.skip();
          }
        });
  }

  private void fileOf(String id) throws ImportException {
    StringBuilder file = new StringBuilder();
    xml.mixed(
        file,
        child -> {
          String ref = child.equals("ref") ? xml.shortWords() : skipped();
          file.append(file.length() < DaeXml.MOST_WORDS ? ref : "");
        });
    document.images.putIfAbsent(id, file.toString().strip());
  }

  private String skipped() throws ImportException {
    xml.skip();
    return "";
  }

  /** What a parameter refers to: a surface to an image, a sampler to a surface or an image. */
  private void parameter(DaePaint paint, String sid) throws ImportException {
    xml.children(
        kind -> {
          if (!kind.equals("surface") && !kind.equals("sampler2D")) {
            xml.skip();
            return;
          }
          xml.children(
              name -> {
                switch (name) {
                  case "init_from", "source" -> paint.parameters.putIfAbsent(sid, xml.shortWords());
                  case "instance_image" -> {
                    String url = xml.attribute("url", "");
                    paint.parameters.putIfAbsent(sid, url.substring(url.indexOf('#') + 1));
                    xml.skip();
                  }
                  default -> xml.skip();
                }
              });
        });
  }

  /** The diffuse colour of a shading, or the only one of a constant. */
  private void paint(DaePaint paint) throws ImportException {
    xml.children(
        name -> {
          if (name.equals("diffuse")) {
            xml.children(child -> diffuse(paint, child));
          } else if (name.equals("transparent")) {
            xml.children(
                child -> {
                  paint.transparent |= child.equals("texture");
                  xml.skip();
                });
          } else {
            xml.skip();
          }
        });
  }

  private void diffuse(DaePaint paint, String child) throws ImportException {
    if (child.equals("texture")) {
      paint.texture = xml.attribute("texture", "");
      xml.skip();
    } else if (child.equals("color")) {
      String[] words = xml.shortWords().split("\\s+", COLOUR_WORDS);
      try {
        paint.rgb =
            words.length < 3
                ? paint.rgb
                : MaterialLook.rgb(
                    Double.parseDouble(words[0]),
                    Double.parseDouble(words[1]),
                    Double.parseDouble(words[2]));
      } catch (NumberFormatException e) {
        return; // a colour is no reason to refuse a mesh
      }
    } else {
      xml.skip();
    }
  }

  /** SketchUp (GOOGLEEARTH) and 3ds Max say in extras of an effect that both sides are drawn. */
  private void effect(String id) throws ImportException {
    xml.children(
        name -> {
          switch (name) {
            case "profile_COMMON", "technique", "extra" -> effect(id);
            case "newparam" -> parameter(paint(id), xml.attribute("sid", ""));
            case "image" -> image(xml.attribute("id", ""));
            case "phong", "lambert", "blinn", "constant" -> paint(paint(id));
            case "double_sided" -> {
              if (xml.shortWords().equals("1")) {
                document.twoSidedEffects.add(id);
              }
            }
            default -> xml.skip();
          }
        });
  }
}
