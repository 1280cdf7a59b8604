package org.trackwalk.io.scene.stk;

import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.trackwalk.io.folder.LevelFolder;
import org.trackwalk.io.importer.ImportException;
import org.trackwalk.io.xml.XmlElement;

/**
 * What {@code materials.xml} says of textures. Karts drive through one that the physics shall
 * ignore, and through one that is a surface only: it makes spray and no contact. One that resets
 * who touches it is the bottom of an abyss: a kart that comes there has fallen.
 */
final class StkMaterials {

  /** The file that holds them. */
  static final String FILE = "materials.xml";

  private StkMaterials() {}

  /** Textures that carry no kart, by {@link #key}; empty without the file. */
  static Set<String> ghosts(LevelFolder wall) throws ImportException, IOException {
    Set<String> ghosts = new HashSet<>();
    if (Files.isRegularFile(wall.folder().resolve(FILE))) {
      XmlElement all = XmlElement.read(wall.resolve(wall.folder(), FILE, FILE, ""), FILE);
      for (XmlElement material : all.children("material")) {
        if (StkTrack.truth(material, "ignore")
            || StkTrack.truth(material, "surface")
            || StkTrack.truth(material, "reset")) {
          ghosts.add(key(material.attribute("name", "")));
        }
      }
    }
    return ghosts;
  }

  /** The game compares the last step of a texture's path in lower case. */
  static String key(String texture) {
    String name =
        texture.substring(Math.max(texture.lastIndexOf('/'), texture.lastIndexOf('\\')) + 1);
    return name.toLowerCase(Locale.ROOT);
  }
}
