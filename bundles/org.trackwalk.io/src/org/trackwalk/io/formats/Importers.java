package org.trackwalk.io.formats;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.trackwalk.io.ac3d.Ac3dImporter;
import org.trackwalk.io.assimp.AssimpImporter;
import org.trackwalk.io.b3d.B3dImporter;
import org.trackwalk.io.collada.ColladaImporter;
import org.trackwalk.io.gltf.GltfImporter;
import org.trackwalk.io.importer.MeshImporter;
import org.trackwalk.io.kn5.Kn5Importer;
import org.trackwalk.io.obj.ObjImporter;
import org.trackwalk.io.off.OffImporter;
import org.trackwalk.io.ply.PlyImporter;
import org.trackwalk.io.stl.StlImporter;
import org.trackwalk.io.studio.StudioImporter;

/**
 * The list of mesh formats: one line per importer. It stands apart from the contract that importers
 * implement, so that neither package needs the other.
 */
public final class Importers {

  private static final List<MeshImporter> ALL =
      List.of( //
          new GltfImporter(),
          new Ac3dImporter(),
          new B3dImporter(),
          new ColladaImporter(),
          new Kn5Importer(),
          new ObjImporter(),
          new OffImporter(),
          new StlImporter(),
          new StudioImporter(),
          new PlyImporter(),
          new AssimpImporter());

  private Importers() {}

  /** Every importer, in no particular order. */
  public static List<MeshImporter> all() {
    return ALL;
  }

  /** The importer for a file name by its ending, whatever its case; empty when none reads it. */
  public static Optional<MeshImporter> forFileName(String fileName) {
    String ending = ending(fileName);
    return ALL.stream().filter(i -> i.extensions().contains(ending)).findFirst();
  }

  /** All file name endings that are read, in lower case, sorted, without the dot. */
  public static SortedSet<String> extensions() {
    SortedSet<String> all = new TreeSet<>();
    ALL.forEach(importer -> all.addAll(importer.extensions()));
    return all;
  }

  /** What follows the last dot of a file name, in lower case; empty without a dot. */
  public static String ending(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot < 0 ? "" : fileName.substring(dot + 1).toLowerCase(Locale.ROOT);
  }
}
