package org.trackwalk.io.scene.godot;

import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.importer.ImportException;

/** The files that resources of scenes mean; each is looked for once, however often it is placed. */
final class GodotReferences {

  private final GodotProject project;
  private final Map<GodotSection, Optional<Path>> found = new IdentityHashMap<>();

  GodotReferences(GodotProject project) {
    this.project = project;
  }

  /**
   * The file of a resource; null where it is not there.
   *
   * @throws ImportException when it lies outside, or is no file
   */
  Path file(GodotFile by, GodotSection resource) throws ImportException {
    Optional<Path> known = found.get(resource);
    if (known == null) {
      String named = resource.text("path");
      known =
          project.has(named)
              ? Optional.of(project.resolve(named, by.path(), resource.place()))
              : Optional.empty();
      found.put(resource, known);
    }
    return known.orElse(null);
  }
}
