package org.trackwalk.course.naming;

import java.util.ArrayList;
import java.util.List;
import org.trackwalk.ground.memory.Memory;
import org.trackwalk.ground.memory.SameNumbers;
import org.trackwalk.io.manifest.LevelManifest;
import org.trackwalk.io.names.NamePattern;
import org.trackwalk.mesh.level.Level;
import org.trackwalk.mesh.level.LevelHints;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.weld.WeldedSurface;

/** What a manifest says of the road: by names of pieces and materials, and piece by piece. */
public final class StatedRoad {

  private final List<String> names = new ArrayList<>();
  private final List<NamePattern> pieces = new ArrayList<>();
  private final List<NamePattern> materials = new ArrayList<>();
  private final boolean byClass;
  private final boolean byManifest;

  private StatedRoad(Level level) {
    LevelHints hints = level.hints();
    hints.corridorPieces().forEach(name -> pieces.add(new NamePattern(name, true)));
    hints.corridorMaterials().forEach(name -> materials.add(new NamePattern(name, true)));
    names.addAll(hints.corridorPieces());
    names.addAll(hints.corridorMaterials());
    byManifest = level.sources().stream().anyMatch(name -> name.endsWith(LevelManifest.ENDING));
    byClass = level.pieces().stream().anyMatch(p -> p.surfaceClass() == SurfaceClass.ROAD);
  }

  /** What the manifest of a level says. */
  public static StatedRoad of(Level level) {
    return new StatedRoad(level);
  }

  /** Whether it says anything. */
  public boolean given() {
    return !names.isEmpty() || byClass;
  }

  /** Whether it stands in a manifest: a game's folder and an editor say it without one. */
  public boolean byManifest() {
    return byManifest;
  }

  /** Whether it says so piece by piece. */
  public boolean byClass() {
    return byClass;
  }

  /** The names, as the manifest has them; those of pieces first. */
  public List<String> names() {
    return List.copyOf(names);
  }

  /** The names that nothing of a surface has: no piece that has triangles, and no material. */
  public List<String> missing(WeldedSurface surface, Memory memory) {
    Asked asked = new Asked(List.copyOf(names), pieces.size());
    return SameNumbers.of(memory, surface, asked, () -> missing(surface));
  }

  /** What is asked of numbers alone: names, those of pieces first. */
  private record Asked(List<String> names, int pieces) {}

  private List<String> missing(WeldedSurface surface) {
    boolean[] met = new boolean[names.size()];
    boolean[] seen = new boolean[surface.pieces().size()];
    SurfaceIds ids = SurfaceIds.of(surface.pieces());
    boolean[] asked = new boolean[ids.count()];
    for (int t = 0; t < surface.triangleCount() && !names.isEmpty(); t++) {
      int of = surface.pieceOf(t);
      Piece piece = surface.pieces().get(of);
      if (!seen[of]) {
        seen[of] = true;
        for (int i = 0; i < pieces.size(); i++) {
          met[i] |= fits(pieces.get(i), piece);
        }
      }
      int id = ids.of(surface, t);
      if (!asked[id]) {
        asked[id] = true;
        String material = piece.surface(surface.sourceTriangle(t));
        for (int i = 0; i < materials.size(); i++) {
          met[pieces.size() + i] |= materials.get(i).matches(material);
        }
      }
    }
    List<String> missing = new ArrayList<>();
    for (int i = 0; i < met.length; i++) {
      if (!met[i]) {
        missing.add(names.get(i));
      }
    }
    return List.copyOf(missing);
  }

  /** Whether one of the names is that of a piece or of a material on it. */
  public boolean fits(Piece piece, String material) {
    return pieces.stream().anyMatch(p -> fits(p, piece))
        || materials.stream().anyMatch(p -> p.matches(material));
  }

  private static boolean fits(NamePattern name, Piece piece) {
    return name.matches(piece.name()) || name.matches(object(piece));
  }

  /** The object's own name: the last part of the node path, else the piece's name. */
  public static String object(Piece piece) {
    String node = piece.node();
    return node.isEmpty() ? piece.name() : node.substring(node.lastIndexOf('/') + 1);
  }
}
