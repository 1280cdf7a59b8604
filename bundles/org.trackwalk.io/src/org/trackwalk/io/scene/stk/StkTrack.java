package org.trackwalk.io.scene.stk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.scene.SceneNames;
import org.trackwalk.io.xml.XmlElement;

/**
 * What {@code track.xml} says of a track.
 *
 * @param name as players know it; empty when it is not said
 * @param line whether laps are driven: not in an arena, on a soccer field, in a cutscene
 * @param kind what it is when no laps are driven, for instance {@code an arena}
 * @param reverse whether the game offers it the other way round
 * @param scene file with the models
 * @param quads file with the driveline
 * @param graph file with the ways between its parts
 */
record StkTrack(
    String name,
    boolean line,
    String kind,
    boolean reverse,
    String scene,
    String quads,
    String graph) {

  /** The file that holds it. */
  static final String FILE = "track.xml";

  private static final StkTrack UNKNOWN =
      new StkTrack("", true, "", false, "scene.xml", "quads.xml", "graph.xml");

  /**
   * Reads the file in a folder; without it, what the game's exporter writes is assumed.
   *
   * @param wall the folder, and around what may be read
   * @param mode which of several ways to play the track; null for the first, or the one that shows
   *     {@code scene}
   * @param scene name of the scene file that was asked for; null for that of the mode
   */
  static StkTrack in(LevelFolder wall, String mode, String scene)
      throws ImportException, IOException {
    Path file = wall.folder().resolve(FILE);
    if (!Files.isRegularFile(file)) {
      if (mode != null) {
        String problem = "it is not there, so there is no mode '" + mode + "'";
        throw new ImportException(FILE, "", problem);
      }
      return scene == null ? UNKNOWN : UNKNOWN.withScene(scene);
    }
    XmlElement track = XmlElement.read(wall.resolve(wall.folder(), FILE, FILE, ""), FILE);
    StkTrack found = of(track, chosen(track, mode, scene));
    return scene == null ? found : found.withScene(scene);
  }

  /** The names of the modes, the first of which is played when none is asked for. */
  static SceneNames modes(Path folder) {
    Path file = folder == null ? Path.of(FILE) : folder.resolve(FILE);
    try {
      List<String> names = new ArrayList<>();
      for (XmlElement mode : XmlElement.read(file, FILE).children("mode")) {
        String name = mode.attribute("name", "");
        if (name.isEmpty() || names.contains(name)) {
          return SceneNames.NONE; // it cannot be asked for
        }
        names.add(name);
      }
      return new SceneNames(names, 0);
    } catch (ImportException | IOException e) {
      return SceneNames.NONE; // whoever reads the scene says why
    }
  }

  private static XmlElement chosen(XmlElement track, String mode, String scene)
      throws ImportException {
    XmlElement first = null;
    for (XmlElement candidate : track.children("mode")) {
      first = first == null ? candidate : first;
      boolean wanted =
          mode != null
              ? mode.equals(candidate.attribute("name"))
              : scene != null && scene.equals(candidate.attribute("scene"));
      if (wanted) {
        return candidate;
      }
    }
    if (mode != null) {
      throw track.refusal("there is no mode '" + mode + "'");
    }
    return first;
  }

  private static StkTrack of(XmlElement track, XmlElement mode) throws ImportException {
    String kind = "";
    if (truth(track, "arena")) {
      kind = "an arena";
    } else if (truth(track, "soccer")) {
      kind = "a soccer field";
    } else if (truth(track, "cutscene")) {
      kind = "no race track";
    }
    return new StkTrack(
        track.attribute("name", ""),
        kind.isEmpty(),
        kind,
        truth(track, "reverse"),
        file(mode, "scene"),
        file(mode, "quads"),
        file(mode, "graph"));
  }

  /** A file in the track's folder: what is more than a name would lead out of it. */
  private static String file(XmlElement mode, String name) throws ImportException {
    String file = mode == null ? name + ".xml" : mode.attribute(name, name + ".xml");
    if (!file.matches("[^/\\\\:*?\"<>|\\p{Cntrl}]+")) {
      throw mode.refusal("'" + name + "' is '" + file + "', which is not the name of a file here");
    }
    return file;
  }

  /** The game takes what begins with a T or a Y for true. */
  static boolean truth(XmlElement element, String name) {
    String value = element.attribute(name, "").strip().toLowerCase(Locale.ROOT);
    return value.startsWith("t") || value.startsWith("y") || value.equals("1");
  }

  private StkTrack withScene(String file) {
    return new StkTrack(name, line, kind, reverse, file, quads, graph);
  }
}
