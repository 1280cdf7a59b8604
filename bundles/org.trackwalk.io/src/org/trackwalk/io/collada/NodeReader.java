package org.trackwalk.io.collada;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.names.PrintableName;
import org.trackwalk.io.placement.Placement;

/** Reads {@code node} and {@code visual_scene} elements. */
final class NodeReader {

  private final DaeXml xml;
  private final DaeDocument document;
  private final AssetReader assets;

  NodeReader(DaeXml xml, DaeDocument document) {
    this.xml = xml;
    this.document = document;
    this.assets = new AssetReader(xml, document);
  }

  /** Reads the {@code visual_scene} that was just entered into the document. */
  void scene(DaeScope outer) throws ImportException {
    String id = xml.attribute("id", "");
    document.scenes.putIfAbsent(id, element(outer));
  }

  /** Reads the {@code node} that was just entered, and those in it. */
  DaeNode node(DaeScope outer) throws ImportException {
    String id = xml.attribute("id", "");
    DaeNode node = element(outer);
    if (!id.isEmpty()) {
      document.nodes.putIfAbsent(id, node);
    }
    return node;
  }

  private DaeNode element(DaeScope outer) throws ImportException {
    String name = xml.attribute("name", xml.attribute("id", xml.attribute("sid", "")));
    int line = xml.line();
    DaeScope[] scope = {outer};
    double[][] placement = {Placement.identity()};
    List<DaeInstance> instances = new ArrayList<>();
    List<DaeNode> children = new ArrayList<>();
    xml.children(
        child -> {
          DaeInstance.Kind kind = DaeInstance.Kind.ofElement(child);
          if (child.equals("asset")) {
            scope[0] = assets.read(outer);
          } else if (child.equals("node")) {
            children.add(node(scope[0]));
          } else if (kind != null) {
            instances.add(instance(kind));
          } else if (NodeTransform.numbers(child) > 0) {
            placement[0] = Placement.compose(placement[0], transform(child));
          } else {
            xml.skip();
          }
        });
    String shown = PrintableName.of(name);
    return new DaeNode(shown, line, scope[0], document, placement[0], instances, children);
  }

  /** The transform that was just entered, 12 doubles. */
  double[] transform(String element) throws ImportException {
    double[] numbers = numbers(element, NodeTransform.numbers(element));
    double[] rows = NodeTransform.of(element, numbers);
    if (rows == null) {
      throw xml.refusal("this " + element + " has no direction: an axis is 0 0 0");
    }
    return rows;
  }

  private double[] numbers(String element, int count) throws ImportException {
    String text = xml.words();
    String[] words = text.isEmpty() ? new String[0] : text.split("\\s+");
    if (words.length != count) {
      throw xml.refusal(count + " numbers belong into " + element + ", not " + words.length);
    }
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      try {
        numbers[i] = Double.parseDouble(words[i]);
      } catch (NumberFormatException e) {
        numbers[i] = Double.NaN;
      }
      if (!Double.isFinite(numbers[i])) {
        String word = PrintableName.of(words[i]);
        throw xml.refusal("'" + word + "' in " + element + " is no number to place a node with");
      }
    }
    return numbers;
  }

  private DaeInstance instance(DaeInstance.Kind kind) throws ImportException {
    String url = xml.attribute("url", "");
    int line = xml.line();
    Map<String, String> materials = new HashMap<>();
    materials(materials);
    return new DaeInstance(kind, url, line, materials);
  }

  /** Looks for {@code instance_material} at any depth: bind_material, technique_common. */
  private void materials(Map<String, String> materials) throws ImportException {
    xml.children(
        child -> {
          if (child.equals("instance_material")) {
            materials.put(xml.attribute("symbol", ""), xml.attribute("target", ""));
            xml.skip();
          } else if (child.equals("bind_material") || child.equals("technique_common")) {
            materials(materials);
          } else {
            xml.skip();
          }
        });
  }
}
