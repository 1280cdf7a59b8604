package org.trackwalk.course.grown;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.trackwalk.course.naming.NameDictionary;
import org.trackwalk.course.naming.StatedRoad;
import org.trackwalk.course.naming.SurfaceIds;
import org.trackwalk.course.patch.Ground;
import org.trackwalk.mesh.level.Piece;
import org.trackwalk.mesh.level.SurfaceClass;
import org.trackwalk.mesh.topology.Topology;
import org.trackwalk.mesh.weld.WeldedSurface;

/**
 * Pieces that fill a gap in the road, though their names do not say that they are road.
 *
 * @param triangles what fills gaps
 * @param leading what goes on at an end of the road and does not come back to it
 * @param names the pieces that fill gaps, or their materials where others of the piece are road
 */
public record ForgottenPieces(BitSet triangles, BitSet leading, List<String> names) {

  /** So many are named. */
  private static final int NAMED = 3;

  public ForgottenPieces {
    names = List.copyOf(names);
  }

  /** Seeks them in what nobody calls something else; one letter before a number says nothing. */
  public static ForgottenPieces find(
      WeldedSurface surface,
      SurfaceIds ids,
      Topology topology,
      NameDictionary dictionary,
      byte[] codes) {
    return find(surface, ids, topology, dictionary, codes, false);
  }

  /**
   * Likewise.
   *
   * @param anyLength whether what fills a gap may be longer than the road
   */
  public static ForgottenPieces find(
      WeldedSurface surface,
      SurfaceIds ids,
      Topology topology,
      NameDictionary dictionary,
      byte[] codes,
      boolean anyLength) {
    byte road = SurfaceClass.ROAD.code();
    BitSet isRoad = new BitSet();
    Set<String> materials = new HashSet<>();
    int[] other = new int[ids.count()];
    Arrays.fill(other, Ground.NOTHING);
    for (int t = 0; t < codes.length; t++) {
      int id = ids.of(surface, t);
      if (codes[t] == road && !isRoad.get(id)) {
        isRoad.set(id);
        materials.add(material(surface, t));
      } else if (codes[t] != road) {
        other[id] = t;
      }
    }
    BitSet mayBe = new BitSet();
    for (int id = 0; id < other.length; id++) {
      mayBe.set(id, other[id] >= 0 && mayBe(surface, other[id], dictionary, materials));
    }
    if (mayBe.isEmpty() || isRoad.isEmpty()) {
      return new ForgottenPieces(new BitSet(), new BitSet(), List.of());
    }
    RoadGaps.Found found =
        RoadGaps.find(
            surface,
            topology,
            t -> codes[t] == road,
            t -> codes[t] != road && mayBe.get(ids.of(surface, t)),
            anyLength);
    return new ForgottenPieces(found.filling(), found.leading(), names(surface, found.filling()));
  }

  /** Those of them that are among some triangles. */
  ForgottenPieces among(WeldedSurface surface, BitSet some) {
    BitSet kept = (BitSet) triangles.clone();
    kept.and(some);
    return new ForgottenPieces(kept, leading, names(surface, kept));
  }

  /** Names of the pieces that triangles belong to, or of their materials, sorted. */
  static List<String> names(WeldedSurface surface, BitSet triangles) {
    TreeSet<String> names = new TreeSet<>();
    triangles.stream().forEach(t -> names.add(name(surface, t)));
    return List.copyOf(names);
  }

  /**
   * Whether neither the manifest nor the object's name nor a material that no road has says that a
   * surface is something else.
   */
  private static boolean mayBe(
      WeldedSurface surface, int t, NameDictionary dictionary, Set<String> roadMaterials) {
    Piece piece = surface.pieces().get(surface.pieceOf(t));
    String object = StatedRoad.object(piece);
    String material = material(surface, t);
    return piece.surfaceClass() == SurfaceClass.UNKNOWN
        && dictionary.lookUp(object, "") != SurfaceClass.VERGE
        && !elsewhere(dictionary.lookUpWords(object))
        && (roadMaterials.contains(material) || !elsewhere(dictionary.lookUpWords(material)));
  }

  private static boolean elsewhere(SurfaceClass said) {
    return said == SurfaceClass.VERGE || said == SurfaceClass.BARRIER;
  }

  private static String material(WeldedSurface surface, int t) {
    return surface.pieces().get(surface.pieceOf(t)).surface(surface.sourceTriangle(t));
  }

  private static String name(WeldedSurface surface, int t) {
    Piece piece = surface.pieces().get(surface.pieceOf(t));
    String material = material(surface, t);
    return piece.surfaces().size() < 2 || material.isEmpty()
        ? piece.name()
        : material + " of " + piece.name();
  }

  /** Whether nothing fills a gap. */
  public boolean none() {
    return names.isEmpty();
  }

  private String list() {
    return list(names);
  }

  /** Names, the first of many. */
  static String list(List<String> names) {
    int more = names.size() - NAMED;
    return String.join(", ", names.subList(0, Math.min(NAMED, names.size())))
        + (more > 0 ? " and " + more + " more" : "");
  }

  /** That they fill gaps, and what follows from that. */
  public String fill(String one, String several) {
    return names.size() == 1
        ? list() + " fills a gap in it " + one
        : list() + " fill gaps in it " + several;
  }
}
