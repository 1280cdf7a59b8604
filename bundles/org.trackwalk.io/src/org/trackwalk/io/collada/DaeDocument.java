package org.trackwalk.io.collada;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.trackwalk.io.importer.ImportException;

/** What is known of a file once it has been read; of elements with one id the first counts. */
final class DaeDocument {

  final Path file;
  final String shown;
  final Map<String, DaeGeometry> geometries = new LinkedHashMap<>();
  final Map<String, DaeController> controllers = new HashMap<>();
  final Map<String, DaeNode> nodes = new HashMap<>();

  /** A visual scene is a node without a placement. */
  final Map<String, DaeNode> scenes = new LinkedHashMap<>();

  final Map<String, DaeSource> sources = new HashMap<>();
  final Map<String, float[]> arrays = new HashMap<>();
  final Map<String, String> materialNames = new HashMap<>();
  final Map<String, String> materialEffects = new HashMap<>();

  /** Colours of effects, by id, and files of images. */
  final Map<String, DaePaint> paints = new HashMap<>();

  final Map<String, String> images = new HashMap<>();
  final Set<String> twoSidedEffects = new HashSet<>();

  /** Geometries that are no meshes, by id: what they are. */
  final Map<String, String> otherGeometries = new HashMap<>();

  /** Units that cannot be believed, in words, and their lines. */
  final List<ImportException> unitDoubts = new ArrayList<>();

  /** Likewise axes. */
  final List<ImportException> axisDoubts = new ArrayList<>();

  DaeScope scope = DaeScope.DEFAULT;

  /** The visual scene that the file shows; empty when it does not say. */
  String sceneUrl = "";

  int sceneLine;

  DaeDocument(Path file, String shown) {
    this.file = file;
    this.shown = shown;
  }
}
