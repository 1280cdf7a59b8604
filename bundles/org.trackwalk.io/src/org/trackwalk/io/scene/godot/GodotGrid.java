package org.trackwalk.io.scene.godot;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.placement.Placement;

/**
 * Places the cells of a grid map. A cell is three numbers of 32 bits: x and y, z, and what stands
 * there: 16 bits for the item of the mesh library and 5 for its orientation.
 */
final class GodotGrid {

  private static final int ITEM_BITS = 16;
  private static final int ITEM_MASK = 0xFFFF;
  private static final int ORIENTATION_MASK = 0x1F;

  /** Edge of a cell where the scene says nothing, metres: the engine's. */
  private static final double USUAL_CELL = 2;

  /** Mesh files that may have an item's name. */
  private static final List<String> ENDINGS = List.of(".glb", ".gltf", ".obj");

  private final GodotProject project;
  private final GodotLevel level;
  private final GodotMeshes meshes;
  private final Map<Path, Library> libraries = new HashMap<>();

  /** Of each library what stands beside it by name; none where nothing does. */
  private final Map<Path, Map<String, Optional<Path>>> twins = new HashMap<>();

  GodotGrid(GodotProject project, GodotLevel level, GodotMeshes meshes) {
    this.project = project;
    this.level = level;
    this.meshes = meshes;
  }

  /**
   * Places all cells of a node.
   *
   * @throws ImportException when its mesh library is not there: the level would be empty
   */
  void place(GodotFile scene, GodotSection node, String path, double[] here)
      throws ImportException, IOException {
    List<Object> cells = cells(node);
    if (cells.isEmpty()) {
      return;
    }
    level.visit(cells.size() / 3, scene);
    GodotSection resource = scene.externalOf(node.call("mesh_library"));
    GodotFile library = scene;
    GodotSection items = scene.internalOf(node.call("mesh_library"));
    if (resource != null) {
      String named = resource.text("path");
      if (!project.has(named)) {
        throw new ImportException(
            scene.shown(),
            resource.place(),
            "the mesh library '"
                + named
                + "' is not there, so the "
                + cells.size() / 3
                + " cells of the grid map '"
                + path
                + "' have no mesh; "
                + project.advice());
      }
      Path file = project.resolve(named, scene.path(), resource.place());
      Library known = library(file);
      library = known.file();
      items = known.items();
    }
    if (items == null) {
      throw new ImportException(
          scene.shown(), node.place(), "the grid map '" + path + "' has no mesh library");
    }
    double[] size = size(node);
    double scale = node.number("cell_scale", 1);
    for (int i = 0; i + 2 < cells.size(); i += 3) {
      int low = bits(cells.get(i));
      int what = bits(cells.get(i + 2));
      int orientation = what >> ITEM_BITS & ORIENTATION_MASK;
      if (orientation >= GodotTransform.CELL_ORIENTATIONS) {
        throw new ImportException(
            scene.shown(), node.place(), "a cell of '" + path + "' has no such orientation");
      }
      double x = ((short) low + centre(node, "x")) * size[0];
      double y = ((short) (low >> ITEM_BITS) + centre(node, "y")) * size[1];
      double z = ((short) bits(cells.get(i + 1)) + centre(node, "z")) * size[2];
      double[] cell = GodotTransform.cell(orientation, scale, x, y, z);
      item(library, items, what & ITEM_MASK, Placement.compose(here, cell));
    }
  }

  /** A file of meshes and its list of them; null where it has none. */
  private record Library(GodotFile file, GodotSection items) {}

  private Library library(Path path) throws ImportException, IOException {
    Library known = libraries.get(path);
    if (known == null) {
      GodotFile file = GodotFile.read(path, project.shown(path));
      known =
          new Library(
              file,
              file.sections().stream()
                  .filter(section -> section.tag().equals("resource"))
                  .findFirst()
                  .orElse(null));
      libraries.put(path, known);
    }
    return known;
  }

  private void item(GodotFile library, GodotSection items, int item, double[] cell)
      throws ImportException, IOException {
    String prefix = "item/" + item + "/";
    double[] own = GodotTransform.of(items.call(prefix + "mesh_transform"));
    double[] here = own == null ? cell : Placement.compose(cell, own);
    String name = items.properties().get(prefix + "name") instanceof String text ? text : "";
    GodotCall mesh = items.call(prefix + "mesh");
    GodotSection file = library.externalOf(mesh);
    if (file != null) {
      meshes.place(library, file, here);
      return;
    }
    Path twin =
        mesh == null
            ? null
            : twins
                .computeIfAbsent(library.path(), path -> new HashMap<>())
                .computeIfAbsent(name, called -> Optional.ofNullable(twin(library, called)))
                .orElse(null);
    String shown = "'" + (name.isEmpty() ? "item " + item : name) + "'";
    if (twin != null) {
      level.note(
          "items of the mesh library that hold their mesh themselves; the mesh file of the same"
              + " name was taken",
          project.shown(twin));
      meshes.placeFile(library, twin, here);
    } else if (mesh != null) {
      level.note(
          "items of the mesh library that hold their mesh themselves; save it as NAME.glb beside"
              + " the library",
          shown);
    } else {
      level.note("items that the mesh library has no mesh of", shown);
    }
  }

  /** A mesh file called like the item, beside the library or in the folder above it. */
  private Path twin(GodotFile library, String name) {
    if (name.isBlank() || name.contains("/") || name.contains("\\") || name.contains("..")) {
      return null;
    }
    Path folder = library.path().toAbsolutePath().normalize().getParent();
    Path[] folders = {folder, folder.getParent()};
    for (Path in : folders) {
      for (String ending : ENDINGS) {
        Path file = in == null ? null : in.resolve(name + ending);
        if (file != null
            && file.startsWith(project.root())
            && Files.isRegularFile(file)
            && project.wall().contains(file)) {
          return file;
        }
      }
    }
    return null;
  }

  private static List<Object> cells(GodotSection node) {
    if (node.properties().get("data") instanceof Map<?, ?> data
        && data.get("cells") instanceof GodotCall cells) {
      return cells.arguments();
    }
    return List.of();
  }

  private static int bits(Object number) {
    return number instanceof Double value ? (int) value.longValue() : 0;
  }

  private static double centre(GodotSection node, String axis) {
    return node.truth("cell_center_" + axis, true) ? 0.5 : 0;
  }

  private static double[] size(GodotSection node) {
    GodotCall call = node.call("cell_size");
    double[] size = call == null ? null : call.numbers(3);
    return size == null ? new double[] {USUAL_CELL, USUAL_CELL, USUAL_CELL} : size;
  }
}
