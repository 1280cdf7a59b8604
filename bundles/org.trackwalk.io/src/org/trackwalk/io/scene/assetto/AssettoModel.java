package org.trackwalk.io.scene.assetto;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.trackwalk.io.kn5.FeltName;
import org.trackwalk.io.kn5.Kn5File;
import org.trackwalk.io.kn5.Kn5Node;
import org.trackwalk.io.manifest.FileReference;
import org.trackwalk.io.manifest.ManifestPiece;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.io.placement.Placement;
import org.trackwalk.mesh.level.SurfaceClass;

/**
 * One KN5 file of a layout.
 *
 * @param name of the file in the track's folder
 * @param placement 12 doubles; null where it stands as it is
 * @param file what is in it
 */
record AssettoModel(String name, double[] placement, Kn5File file) {

  /** What stands behind the number of a felt mesh's name. */
  private static final Pattern NUMBER = Pattern.compile("\\D.*");

  private static final Pattern START = Pattern.compile("AC_(START|PIT|HOTLAP_START)_\\d+");

  /** Whether any mesh of it is felt. */
  boolean felt() {
    return file.nodes().stream().anyMatch(AssettoModel::isFelt);
  }

  /** Whether there is any mesh in it; some files have markers only. */
  boolean hasMesh() {
    return file.nodes().stream().anyMatch(node -> node.mesh() != null);
  }

  private static boolean isFelt(Kn5Node node) {
    return node.mesh() != null && FeltName.isFelt(node.name());
  }

  /** Names of felt meshes in the order of the file, each once. */
  Set<String> feltNames() {
    Set<String> names = new LinkedHashSet<>();
    file.nodes().stream().filter(AssettoModel::isFelt).forEach(node -> names.add(node.name()));
    return names;
  }

  /**
   * The manifest's entries: the whole file, and by name what its felt meshes are for. Names that
   * begin alike share an entry; none takes a mesh that another takes.
   */
  List<ManifestPiece> entries(SurfaceKeys keys) {
    List<ManifestPiece> entries = new ArrayList<>();
    Boolean solid = felt() ? null : Boolean.FALSE;
    entries.add(entry(null, solid, null));
    Map<String, Set<String>> byBeginning = new LinkedHashMap<>();
    for (String mesh : feltNames()) {
      keys.keyOf(mesh)
          .ifPresent(
              key ->
                  byBeginning
                      .computeIfAbsent(number(mesh) + key, k -> new LinkedHashSet<>())
                      .add(mesh));
    }
    Set<String> allNames = new HashSet<>();
    file.nodes().forEach(node -> allNames.add(node.name()));
    byBeginning.forEach(
        (beginning, meshes) -> {
          SurfaceClass use = keys.classOf(keys.keyOf(beginning).orElseThrow());
          NamePattern all = new NamePattern(beginning + "*");
          boolean plain = meshes.stream().allMatch(all::matches) && !nested(all);
          if (plain && allNames.stream().filter(all::matches).allMatch(meshes::contains)) {
            entries.add(entry(all.text(), null, use));
          } else {
            paths(meshes).forEach(path -> entries.add(entry(path, null, use)));
          }
        });
    return entries;
  }

  /** Whether a pattern fits a step on the way to a felt mesh, all of which it would take, too. */
  private boolean nested(NamePattern pattern) {
    return file.nodes().stream()
        .filter(AssettoModel::isFelt)
        .flatMap(node -> Stream.of(node.path().split("/")).limit(steps(node)))
        .anyMatch(pattern::matches);
  }

  private static int steps(Kn5Node node) {
    return node.path().split("/").length - 1;
  }

  /** Names of meshes; their paths where a name stands for what lies below it, too. */
  private Set<String> paths(Set<String> meshes) {
    Set<String> paths = new LinkedHashSet<>();
    for (Kn5Node node : file.nodes()) {
      if (isFelt(node) && meshes.contains(node.name())) {
        boolean above = nested(new NamePattern(node.name()));
        paths.add(above ? node.path() : node.name());
      }
    }
    return paths;
  }

  private ManifestPiece entry(String node, Boolean solid, SurfaceClass use) {
    return new ManifestPiece(FileReference.of(name), node, "", placement, solid, null, use, null);
  }

  private static String number(String mesh) {
    return NUMBER.matcher(mesh).replaceFirst("");
  }

  /** Felt meshes whose names go on with no key that is known. */
  List<String> withoutKey(SurfaceKeys keys) {
    return feltNames().stream().filter(mesh -> keys.keyOf(mesh).isEmpty()).toList();
  }

  /** Where cars start and stand in the pits, by name, in metres. */
  Map<String, double[]> starts() {
    Map<String, double[]> starts = new LinkedHashMap<>();
    for (Kn5Node node : file.nodes()) {
      if (START.matcher(node.name()).matches()) {
        double[] at = node.placement();
        double[] placed = placement == null ? at : Placement.compose(placement, at);
        starts.putIfAbsent(node.name(), new double[] {placed[3], placed[7], placed[11]});
      }
    }
    return starts;
  }
}
