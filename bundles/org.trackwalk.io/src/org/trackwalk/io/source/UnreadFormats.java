package org.trackwalk.io.source;

import java.util.Map;
import java.util.Optional;
import org.trackwalk.io.formats.Importers;
import org.trackwalk.io.manifest.LevelManifest;

/** Mesh formats that are known by the ending of the file name but not read. */
final class UnreadFormats {

  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("3mf", "3MF"),
          Map.entry("abc", "Alembic"),
          Map.entry("amf", "AMF"),
          Map.entry("bsp", "BSP"),
          Map.entry("c4d", "Cinema 4D"),
          Map.entry("iges", "IGES"),
          Map.entry("igs", "IGES"),
          Map.entry("irrmesh", "Irrlicht's mesh"),
          Map.entry("ma", "Maya"),
          Map.entry("max", "3ds Max"),
          Map.entry("mb", "Maya"),
          Map.entry("ogex", "OpenGEX"),
          Map.entry("skp", "SketchUp"),
          Map.entry("step", "STEP"),
          Map.entry("stp", "STEP"),
          Map.entry("usd", "USD"),
          Map.entry("usda", "USD"),
          Map.entry("usdc", "USD"),
          Map.entry("usdz", "USD"),
          Map.entry("vrm", "VRM"),
          Map.entry("wrl", "VRML"));

  private UnreadFormats() {}

  /** Why a mesh file is not read; empty when the name does not look like a mesh at all. */
  static Optional<String> reason(String fileName) {
    return Optional.ofNullable(NAMES.get(Importers.ending(fileName)))
        .map(name -> name + " is not read; export as glTF or OBJ");
  }

  /** Why a file that was named is not read; never empty. */
  static String refusal(String fileName) {
    return reason(fileName)
        .orElseGet(
            () ->
                "not a mesh format that is read; these are: "
                    + String.join(", ", Importers.extensions())
                    + ", and level manifests *"
                    + LevelManifest.ENDING);
  }
}
