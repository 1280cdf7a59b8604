package org.trackwalk.io.scene.stk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.io.scene.stk.StkModels.Role;
import org.trackwalk.io.xml.XmlElement;

/**
 * Decides what of a scene is part of the level: all that stands still and that karts can meet.
 * Ghosts and water are placed and not solid; what moves is left out.
 */
final class StkObjects {

  private static final String CONDITIONAL =
      "taken as there, though a script of the game decides it";

  private static final String MOVES = "left out because it moves";

  /** Library elements inside each other; deeper ones hold themselves. */
  private static final int DEEPEST = 8;

  /** Elements of one level with those of its libraries, which may hold each other many times. */
  private static final int MOST = 100_000;

  private final LevelFolder wall;
  private final StkModels models;
  private final StkNotes notes;
  private final Set<Path> open = new HashSet<>();
  private int visited;

  /** The finest model of a group and the distance up to which it is shown. */
  private record Detail(double distance, String model) {}

  StkObjects(LevelFolder wall, StkModels models, StkNotes notes) {
    this.wall = wall;
    this.models = models;
    this.notes = notes;
  }

  /** Places everything in {@code scene}, whose file lies in {@code base}. */
  void add(XmlElement scene, Path base, double[] parent) throws ImportException, IOException {
    Map<String, Detail> groups = groups(scene);
    for (XmlElement element : scene.children()) {
      visit(element);
      switch (element.name()) {
        case "track" -> {
          for (XmlElement child : element.children("static-object")) {
            visit(child);
            object(child, base, parent, groups);
          }
        }
        case "object", "static-object" -> object(element, base, parent, groups);
        case "water" -> water(element, base, parent);
        case "library" -> library(element, parent);
        default -> {
          // lights, items, cameras, checks: nothing to drive on
        }
      }
    }
  }

  private void visit(XmlElement element) throws ImportException {
    visited++;
    if (visited > MOST || models.count() > MOST) {
      throw element.refusal(
          "with the libraries placed in it, the scene has more than " + MOST + " objects");
    }
  }

  private void object(XmlElement element, Path base, double[] parent, Map<String, Detail> groups)
      throws ImportException, IOException {
    String group = element.attribute("lod_group", "");
    boolean instance = StkTrack.truth(element, "lod_instance");
    if (!group.isEmpty() && !instance) {
      return; // says what an instance looks like
    }
    String model = element.attribute("model", "");
    if (instance) {
      Detail finest = groups.get(group);
      if (finest == null) {
        notes.count("left out because the group of details has no model", group);
        return;
      }
      model = finest.model();
    }
    if (model.isEmpty() || element.attribute("challenge") != null) {
      return; // billboards, sounds, triggers: nothing to drive on
    }
    String interaction = element.attribute("interaction", "");
    boolean moves =
        element.attribute("type", "").equals("movable")
            || interaction.equals("movable")
            || element.child("curve") != null;
    if (moves) {
      notes.count(MOVES, model);
      return;
    }
    if (element.attribute("if") != null) {
      notes.count(CONDITIONAL, model);
    }
    boolean ghost = interaction.equals("ghost") || interaction.equals("none");
    models.add(
        base,
        model,
        Placement.compose(parent, StkPlacement.of(element)),
        ghost ? Role.GHOST : Role.OBJECT);
  }

  /** Models of several details: of each group the one that is shown from nearest. */
  private static Map<String, Detail> groups(XmlElement scene) throws ImportException {
    Map<String, Detail> groups = new HashMap<>();
    for (XmlElement element : scene.children()) {
      boolean holds = element.name().equals("track") || element.name().equals("lod");
      collect(element, groups);
      for (XmlElement child : holds ? element.children() : List.<XmlElement>of()) {
        collect(child, groups);
        for (XmlElement model :
            child.name().equals("group") ? child.children() : List.<XmlElement>of()) {
          collect(model, groups);
        }
      }
    }
    return groups;
  }

  private static void collect(XmlElement element, Map<String, Detail> groups)
      throws ImportException {
    String group = element.attribute("lod_group", "");
    String model = element.attribute("model", "");
    if (group.isEmpty() || model.isEmpty() || StkTrack.truth(element, "lod_instance")) {
      return;
    }
    double distance = element.number("lod_distance", 0);
    Detail known = groups.get(group);
    if (known == null || distance < known.distance()) {
      groups.put(group, new Detail(distance, model));
    }
  }

  private void water(XmlElement element, Path base, double[] parent)
      throws ImportException, IOException {
    String model = element.attribute("model", "");
    double[] placement = Placement.compose(parent, StkPlacement.of(element));
    if (!model.isEmpty() && models.add(base, model, placement, Role.GHOST)) {
      notes.count("placed, but not solid, as it is water", model);
    }
  }

  private void library(XmlElement element, double[] parent) throws ImportException, IOException {
    String name = element.attribute("name", "");
    Path node = node(name);
    if (node == null || !wall.contains(node)) {
      notes.count(
          "left out because it is in the game's library (copy the folder 'library' into that of"
              + " the track)",
          name);
      return;
    }
    if (open.size() >= DEEPEST || !open.add(node)) {
      throw element.refusal("library '" + name + "' holds itself");
    }
    double[] placement = Placement.compose(parent, StkPlacement.of(element));
    add(XmlElement.read(node, "library/" + name + "/node.xml"), node.getParent(), placement);
    open.remove(node);
  }

  /** The file that says what is in it; in the game's data beside the folder of all tracks. */
  private Path node(String name) {
    for (String library : new String[] {"library", "../../library"}) {
      try {
        Path file = wall.folder().resolve(library).resolve(name).resolve("node.xml").normalize();
        if (Files.isRegularFile(file)) {
          return file;
        }
      } catch (InvalidPathException e) {
        return null;
      }
    }
    return null;
  }
}
